import { makeAutoObservable } from "mobx";
import type { Clock } from "../ports/clock.ts";

export interface Toast {
  readonly id: number;
  readonly text: string;
}

const shownFor = 5_000;

/** Short words of success at the foot of the screen. They close after 5 s, not while they are looked at. SHELL-06 */
export class Toasts {
  shown: readonly Toast[] = [];
  readonly #clock: Clock;
  #count = 0;
  readonly #closing = new Map<number, () => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(text: string): void {
    this.#count += 1;
    const toast = { id: this.#count, text };
    this.shown = [...this.shown, toast];
    this.resume(toast.id);
  }

  /** The pointer or focus is on it: it stays. */
  pause(id: number): void {
    this.#closing.get(id)?.();
    this.#closing.delete(id);
  }

  /** Pointer and focus have left it: its time runs anew. */
  resume(id: number): void {
    this.pause(id);
    this.#closing.set(
      id,
      this.#clock.after(shownFor, () => this.close(id)),
    );
  }

  close(id: number): void {
    this.pause(id);
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}
