interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Place {
  readonly start: Position;
  readonly end: Position;
}

/** A small change to the product that something should notice. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  /** Lines counted from 0. */
  readonly location: Place;
  /** Counted from 1. */
  readonly line: number;
  /** Where in the file what is replaced begins, and where it has ended. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** The line it stands in, as it is. */
  readonly source: string;
}

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > 90 ? `${line.slice(0, 87)}...` : line;
};

/** How a mutant is told: its place, what stood there, and what stands there instead. */
export const toldOf = ({ file, line, source, replacement }: Mutant, original: string): string =>
  `${file}:${String(line)}\n    ${short(source)}\n    ${short(original)}  ->  ${short(replacement)}`;
