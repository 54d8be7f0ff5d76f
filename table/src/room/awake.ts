/** Keep a screen awake while it is looked at, where the browser allows it. Returns how to stop. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  const stay = () => {
    if (document.visibilityState === "visible")
      navigator.wakeLock?.request("screen").then(
        (it) => (lock = it),
        () => {}, // a browser that does not allow it
      );
  };
  stay();
  document.addEventListener("visibilitychange", stay);
  return () => {
    document.removeEventListener("visibilitychange", stay);
    void lock?.release();
  };
}
