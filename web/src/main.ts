import { mount } from 'svelte';
import '@/look/fonts.css';
import '@/look/theme.css';
import App from './App.svelte';
import { kept } from './kept.svelte';
import { fetchPage } from './pages';
import { router } from './pages/router.svelte';
import { fetchSeats } from './pages/seats';
import { watchPresses } from './pressed';
import { reloadIfStale } from './stale';
import { watchStyles } from './styles';
import { house } from './text/index.svelte';

document.documentElement.dataset.theme = kept.theme;

// after an upgrade a page that is still open asks for files that are gone; while the server cannot
// be reached, loading the page anew would lose it
addEventListener('vite:preloadError', () => void reloadIfStale());

watchStyles();
watchPresses();
fetchPage(router.route);
if (router.route.page === 'table') fetchSeats(router.route.table);
await house.ready;
mount(App, { target: document.body });
