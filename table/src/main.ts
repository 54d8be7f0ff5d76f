// The browser table begins here.
import { mount } from "svelte";
import App from "./App.svelte";
import { listen } from "./stores/sound";
import { fetchWords } from "./words/words.svelte";
import "./look/fonts.css";
import "./look/base.css";

listen();
addEventListener("load", () => void import("./stores/app").then(({ begin }) => begin()));
await fetchWords();
mount(App, { target: document.getElementById("app") as HTMLElement });
