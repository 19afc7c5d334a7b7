/** The professional body that runs the portal, with its own names. */
export interface Organisation {
  readonly name: string;
  /** Name for tight spaces, such as the end of a window title. */
  readonly shortName: string;
  /** Displayed telephone number. */
  readonly telephone: string;
}

/** Keeps the last two words of a name on one line to avoid an orphan. */
export const nameInLines = (name: string): string => name.replace(/ (?=\S+$)/, "\u00a0");
