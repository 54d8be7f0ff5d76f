// Several seats on one device: which of them is shown, and the curtain that falls between them.
import type { Option, Seat, TableInfo } from "../protocol/types";
import { settings } from "./settings.svelte";

const CURTAIN_WAIT = 1200; // ms to see what I did before the curtain falls

/** Whose seats these are. */
interface Device {
  readonly me: Seat;
  readonly table: TableInfo | null;
  readonly view: { readonly arrived: boolean };
  optionsOf(seat: Seat): Option[];
  waitingAsSeen(): Seat[];
  become(seat: Seat): void;
}

export class Sharing {
  curtain: Seat | null = $state(null); // for whom it is to be lifted
  looking: Seat | null = $state(null); // whose own cards are looked at, where people play before everybody's eyes
  /** Several people at this device talk aloud: they see what everybody sees, and their own cards behind a curtain. */
  together = $derived.by(() => {
    const { table } = this.device;
    return (table?.you.length ?? 0) > 1 && (table?.open.length ?? 0) > 0;
  });
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly device: Device) {}

  close(): void {
    clearTimeout(this.timer);
  }

  /** Whether people here have anything to hide from each other, and want to. */
  private get needsCurtain(): boolean {
    return settings.kept.curtain && (this.device.table?.secrets ?? true);
  }

  /** The game begins: nobody has seen anything yet. */
  begin(): void {
    const { me, table } = this.device;
    if ((table?.you.length ?? 0) > 1 && this.needsCurtain && !this.together) this.curtain = me;
  }

  /** If one of my other seats is asked and mine is not, the device goes on to it. */
  goOn(): void {
    clearTimeout(this.timer);
    const { me, table, view } = this.device;
    const you = table?.you ?? [];
    const waiting = this.device.waitingAsSeen();
    const due = waiting.includes(me) ? me : you.find((seat) => waiting.includes(seat));
    if (you.length < 2 || due === undefined || !view.arrived) return;
    if (this.looking !== null || (this.together && this.curtain !== null)) return;
    const opens = this.together && this.isOpen(due);
    if (due === me && (opens || !this.together)) return;
    const wait = this.needsCurtain && this.curtain === null && !opens ? CURTAIN_WAIT : 0;
    this.timer = setTimeout(() => (opens ? this.sitDown(due, false) : this.passTo(due)), wait);
  }

  /** Whether everybody may look on while a seat chooses. */
  isOpen(seat: Seat): boolean {
    return this.device.optionsOf(seat).every(({ group }) => this.device.table?.open.includes(group));
  }

  /** Hand the device to another of my seats: the curtain falls, and that person lifts it. */
  passTo(seat: Seat): void {
    if (this.needsCurtain) this.curtain = seat;
    else this.sitDown(seat);
  }

  /** Let everybody see the table again, after somebody has looked at their own cards. */
  hide(): void {
    if (this.looking !== null) this.sitDown(this.device.me, false);
    this.goOn();
  }

  /** Let a person of this device act, and see what only they see; or, where people talk aloud, what everybody does. */
  sitDown(seat: Seat, looks = true): void {
    this.curtain = null;
    this.looking = looks && this.together ? seat : null;
    this.device.become(seat);
  }
}
