// A list that is read backwards: coming near its beginning fetches what was before, and what is read stays in place.
import { tick } from "svelte";

const NEAR = 60; // px from the beginning

export class Backwards {
  private box: HTMLElement | null = null;
  private fetching = false;

  constructor(
    private readonly hasMore: () => boolean,
    private readonly fetch: () => Promise<void> | void,
  ) {}

  readonly attach = (box: HTMLElement): (() => void) => {
    this.box = box;
    const look = () => {
      if (box.scrollTop < NEAR && box.scrollHeight > box.clientHeight) void this.more();
    };
    box.addEventListener("scroll", look, { passive: true });
    return () => {
      box.removeEventListener("scroll", look);
      this.box = null;
    };
  };

  readonly more = async (): Promise<void> => {
    if (this.fetching || !this.hasMore()) return;
    this.fetching = true;
    const below = this.box ? this.box.scrollHeight - this.box.scrollTop : 0;
    await this.fetch();
    await tick();
    if (this.box) this.box.scrollTop = this.box.scrollHeight - below;
    this.fetching = false;
  };
}
