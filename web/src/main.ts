/** Starts the app: texts first, then the page, then whatever the server has to say. */
import { mount } from 'svelte';
import './style/base.css';
import App from './App.svelte';
import { load } from './frame/toasts.svelte';
import { keepAppHere } from './offline/begin';
import { knownLanguage, meetMe } from './person/me.svelte';
import { dress } from './person/settings.svelte';
import { follow } from './router.svelte';
import { speak } from './words/index.svelte';

dress();
follow();
await speak(knownLanguage());
const target = document.getElementById('app');
if (target) mount(App, { target });
keepAppHere();
await load(meetMe);
