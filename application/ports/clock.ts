/** Time, and waiting. Nothing in the portal waits in any other way. */
export interface Clock {
  /** The present instant by the device's clock. */
  now(): Date;
  /** Runs once after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, run: () => void): () => void;
}
