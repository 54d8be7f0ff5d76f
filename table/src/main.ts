// The browser table begins here.
import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/base.css";

mount(App, { target: document.getElementById("app") as HTMLElement });
