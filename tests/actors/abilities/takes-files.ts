/** Saves and prints files. */
export interface TakesFiles {
  /** Whether a file of this name is saved, now or within moments. */
  isGiven(file: string): Promise<boolean>;
  /** The names of the files saved so far. Fails where one is not what its name says. */
  saved(): Promise<readonly string[]>;
  /** How often the page was sent to the printer. */
  timesPrinted(): Promise<number>;
}
