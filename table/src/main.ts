// The browser table begins here.
import { mount } from "svelte";
import App from "./App.svelte";
import { listen } from "./stores/sound";
import "./look/fonts.css";
import "./look/base.css";

listen();
mount(App, { target: document.getElementById("app") as HTMLElement });
