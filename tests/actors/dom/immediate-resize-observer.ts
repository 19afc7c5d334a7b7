/** Calls back immediately, because nothing is laid out. */
export class ImmediateResizeObserver implements Pick<ResizeObserver, "observe" | "disconnect"> {
  readonly #tell: () => void;

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  observe(): void {
    queueMicrotask(this.#tell);
  }

  disconnect(): void {
    // Nothing to disconnect, because there is only one callback.
  }
}
