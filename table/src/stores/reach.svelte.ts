// Where others find the box: not at the address of this page, if that leads everybody to their own machine.
import { at } from "../protocol/base";
import { api, type Ways } from "../protocol/http";
import { settings } from "./settings.svelte";

/** Whether an address leads everybody to the machine on which it is opened. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname) || hostname.endsWith(".localhost");
}

class Reach {
  addresses: string[] = $state.raw([]); // the best first
  chosen = $state(0);
  /** The door to the network of this machine; null: the box has none. */
  door: Ways["door"] = $state.raw(null);
  private known = $state(false);
  private asked = false;
  readonly here = isLoopback(location.hostname);

  fetch(): void {
    if (this.asked) return;
    this.asked = true;
    api.reach().then(
      (ways) => this.take(ways),
      () => (this.asked = false),
    );
  }

  /** Open or close the door, at every start if it is to be kept so. */
  async let(open: boolean, keep = false): Promise<void> {
    this.take(await api.network({ open, keep }, settings.lang));
  }

  private take({ addresses, door }: Ways): void {
    this.addresses = addresses;
    this.chosen = 0;
    this.door = door ?? null;
    this.known = true;
  }

  /** The address of the box to hand out, with a slash at its end. */
  get home(): string {
    return this.addresses[this.chosen] ?? location.origin + at("/");
  }

  /** Whether what is handed out works on this machine only. */
  get alone(): boolean {
    return this.known && this.here && !this.addresses.length;
  }

  link(token: string): string {
    return `${this.home}join#${token}`;
  }
}

export const reach = new Reach();
