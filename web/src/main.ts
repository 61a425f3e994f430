import { mount } from 'svelte';
import './shell/theme.css';
import './boards/parts/lit.css';
import { currentRoute } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';
import App from './shell/App.svelte';
import { warm } from './shell/screens';

warm(currentRoute().screen); // beside the words: neither waits for the other
const target = document.getElementById('app')!;
void speak(settings.language).then(
  () => mount(App, { target }),
  () => (target.textContent = 'Serai: load the page again. · Vuelve a cargar la página.'),
);
