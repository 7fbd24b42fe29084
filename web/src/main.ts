import './tokens.css';
import './app.css';
import './full.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak, wanted } from './lib/i18n.svelte';
import { keepOffline } from './lib/offline';

void keepOffline();
void speak(wanted()).then(() => mount(App, { target: document.getElementById('app')! }));
