import './tokens.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline } from './lib/offline';

void keepOffline();

export default mount(App, { target: document.getElementById('app')! });
