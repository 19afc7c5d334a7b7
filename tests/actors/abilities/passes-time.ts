/** Sets the device's clock and lets time go by. */
export interface PassesTime {
  /** The year it is for them. */
  year(): number;
  /** The person's device shows a time that is so many minutes ahead, and can be let go on. */
  setClock(minutesAhead: number): Promise<void>;
  /** Lets so much time go by on the device's clock. */
  passSeconds(seconds: number): Promise<void>;
}
