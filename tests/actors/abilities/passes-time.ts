/** Sets and advances the device's clock. */
export interface PassesTime {
  /** The current year. */
  year(): number;
  /** Sets the device's clock some minutes ahead, and controls it from now on. */
  setClock(minutesAhead: number): Promise<void>;
  /** Advances the device's clock. */
  passSeconds(seconds: number): Promise<void>;
}
