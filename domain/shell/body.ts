/** The professional body that the portal speaks for, in its own words. */
export interface Body {
  readonly name: string;
  /** How it is called where there is little room, such as at the end of a window's title. */
  readonly shortName: string;
  /** The number that people ring, as it is written. */
  readonly telephone: string;
}

/** A body's name, whose last two words stay on one line: none stands alone on its own. */
export const nameInLines = (name: string): string => name.replace(/ (?=\S+$)/, "\u00a0");
