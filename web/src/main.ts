import { mount } from 'svelte';
import './shell/theme.css';
import './boards/parts/lit.css';
import App from './shell/App.svelte';

mount(App, { target: document.getElementById('app')! });
