// What is to happen later, unless the page is left before.
export class Timers {
  private readonly running = new Set<ReturnType<typeof setTimeout>>();

  after(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.running.delete(timer);
      then();
    }, ms);
    this.running.add(timer);
  }

  clear(): void {
    for (const timer of this.running) clearTimeout(timer);
    this.running.clear();
  }
}
