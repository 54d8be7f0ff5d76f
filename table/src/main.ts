// The browser table begins here.
import { mount } from "svelte";
import App from "./App.svelte";
import { listen } from "./stores/sound";
import "./look/fonts.css";
import "./look/base.css";

listen();
addEventListener("load", () => void import("./stores/app").then(({ begin }) => begin()));
mount(App, { target: document.getElementById("app") as HTMLElement });
