import { mount } from 'svelte'
import App from './App.svelte'
import './style.css'
import { speak, preferredLanguage } from './words/words.svelte'

await speak(preferredLanguage())
mount(App, { target: document.getElementById('app')! })
