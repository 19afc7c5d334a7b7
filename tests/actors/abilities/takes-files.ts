/** Saves and prints files. */
export interface TakesFiles {
  /** Whether a file of this name is saved within moments. */
  isGiven(file: string): Promise<boolean>;
  /** Names of the saved files; throws when a file's content does not match its name. */
  saved(): Promise<readonly string[]>;
  /** How often the page was printed. */
  timesPrinted(): Promise<number>;
}
