import { mount } from 'svelte';
import '../src/shell/theme.css';
import '../src/boards/parts/lit.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('app')! });
