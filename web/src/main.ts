import { mount } from 'svelte';
import '@/look/fonts.css';
import '@/look/theme.css';
import App from './App.svelte';
import { kept } from './kept.svelte';
import { fetchPage } from './pages';
import { router } from './pages/router.svelte';
import { house } from './text/index.svelte';

document.documentElement.dataset.theme = kept.theme;

// after an upgrade a page that is still open asks for files that are gone
const RELOADED = 'kingsbridge-reloaded';
addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem(RELOADED)) return;
  event.preventDefault();
  sessionStorage.setItem(RELOADED, 'yes');
  location.reload();
});

fetchPage(router.route);
await house.ready;
sessionStorage.removeItem(RELOADED);
mount(App, { target: document.body });
