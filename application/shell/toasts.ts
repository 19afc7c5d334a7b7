import { makeAutoObservable } from "mobx";

import type { Clock } from "../ports/browser.ts";

export interface Toast {
  readonly id: number;
}

/** Why a toast is paused. */
export type PauseReason = "pointer" | "focus";

const shownFor = 5_000;

/** Brief messages at the bottom of the screen that changes are saved. They close after 5 s unless hovered or focused. SHELL-06 */
export class Toasts {
  shown: readonly Toast[] = [];
  readonly #clock: Clock;
  #count = 0;
  readonly #closing = new Map<number, () => void>();
  readonly #lookedAt = new Map<number, Set<PauseReason>>();

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(): void {
    this.#count += 1;
    const toast = { id: this.#count };
    this.shown = [...this.shown, toast];
    this.#run(toast.id);
  }

  /** Pauses a toast while the pointer or focus is on it. */
  pause(id: number, by: PauseReason): void {
    this.#lookedAt.set(id, new Set(this.#lookedAt.get(id)).add(by));
    this.#stop(id);
  }

  /** Restarts a toast's timer when neither pointer nor focus is on it. */
  resume(id: number, by: PauseReason): void {
    this.#lookedAt.get(id)?.delete(by);
    if (!this.#lookedAt.get(id)?.size) this.#run(id);
  }

  close(id: number): void {
    this.#stop(id);
    this.#lookedAt.delete(id);
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }

  #run(id: number): void {
    this.#stop(id);
    this.#closing.set(
      id,
      this.#clock.after(shownFor, () => this.close(id)),
    );
  }

  #stop(id: number): void {
    this.#closing.get(id)?.();
    this.#closing.delete(id);
  }
}
