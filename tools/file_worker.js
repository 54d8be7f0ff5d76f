// A page that is opened from the file system may start no workers, and the search is one: its script runs in a hidden
// frame instead.
if (location.protocol === "file:") {
  const later = (act) => setTimeout(act); // a worker answers when the page has done what it is about
  const message = (data) => new MessageEvent("message", { data: structuredClone(data) });
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      (document.body ?? document.documentElement).append(this.frame);
      this.inside = this.frame.contentWindow;
      this.inside.postMessage = (data) => later(() => this.hear(message(data)));
      const script = this.inside.document.createElement("script");
      script.src = new URL(address, location);
      this.ready = new Promise((done) => (script.onload = done));
      this.inside.document.body.append(script);
    }
    hear(event) {
      this.onmessage?.(event);
      this.dispatchEvent(event);
    }
    postMessage(data) {
      const event = message(data);
      this.ready.then(() => later(() => this.inside.dispatchEvent(event)));
    }
    terminate() {
      this.frame.remove();
    }
  };
}
