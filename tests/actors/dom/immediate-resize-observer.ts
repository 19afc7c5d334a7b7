/** Where nothing is laid out, whatever is to be told of it is told at once. */
export class ImmediateResizeObserver implements Pick<ResizeObserver, "observe" | "disconnect"> {
  readonly #tell: () => void;

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  observe(): void {
    queueMicrotask(this.#tell);
  }

  disconnect(): void {
    // It tells once.
  }
}
