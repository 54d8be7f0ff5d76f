// Calls a person back to a table in a tab that is not looked at: never more than that it is their turn, and where.

/** Ask whether this page may call; false if the browser or the person does not want that. */
export async function mayCall(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Call, if nobody is looking and calling is allowed; a click leads back. */
export async function call(title: string, text: string): Promise<void> {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  navigator.vibrate?.(200);
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, { body: text, tag: location.pathname }); // a phone needs it
  const note = new Notification(title, { body: text, tag: location.pathname });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
