/** Something wrong in a content file, with where to look. Lines count from 1. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

/** "landing-page.yaml, line 12, cpd.upToDate: {yaer} is not a placeholder of this text ({year}, {nextDueDate})" */
const told = ({ file, line, field, message }: Problem): string =>
  `${file}, line ${line}${field === "" ? "" : `, ${field}`}: ${message}`;

/** Content that cannot be served. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(told).join("\n"));
    this.problems = problems;
  }
}
