import { handOffRoutes, pathOf, routeOf } from "../../../../domain/customer/routes.ts";
import { isTrialPage } from "../../../../domain/kernel/links.ts";
import { unfilledPlaceholder } from "../../../../domain/kernel/rich-text.ts";

/** A problem in a content file and its place. Lines count from 1. */
export interface ContentProblem {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

/** "landing-page.yaml, line 12, cpd.upToDate" */
export const placeOf = ({ file, line, field }: ContentProblem): string =>
  `${file}, line ${line}${field === "" ? "" : `, ${field}`}`;

/** "landing-page.yaml, line 12, cpd.upToDate: {yaer} is not a placeholder of this text ({year}, {nextDueDate})" */
export const formatProblem = (problem: ContentProblem): string => `${placeOf(problem)}: ${problem.message}`;

/** Each problem once; documents that copy the same text have the same ones. */
export const distinctProblems = (problems: readonly ContentProblem[]): readonly ContentProblem[] => [
  ...new Map(problems.map((problem) => [formatProblem(problem), problem])).values(),
];

/** Invalid content, which cannot be served. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const distinct = distinctProblems(problems);
    super(distinct.map(formatProblem).join("\n"));
    this.problems = distinct;
  }
}

const isOwn = (href: string): boolean =>
  routeOf(href) !== undefined || isTrialPage(href) || handOffRoutes.some((route) => route === pathOf(href));

/**
 * Returns why a link target is not allowed; undefined when it is. Allowed are the portal's routes, /outside/NAME,
 * https, mailto, tel, and the targets that the document lists.
 */
export const problemOfLink = (href: string, targets: readonly string[] = []): string | undefined => {
  if (targets.includes(href)) return undefined;
  if (href.startsWith("/") && !href.startsWith("//"))
    return isOwn(href) ? undefined : `"${href}" is not a page of the portal`;
  if (/^https:\/\/[\w.-]+\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(href)) return undefined;
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(href) || /^tel:\+?[\d-]+$/.test(href)) return undefined;
  return `"${href}" is no link: use a page of the portal ("/help"), https://, mailto: or tel:`;
};

/** Describes unknown placeholders in a text; undefined when there are none. */
export const problemOfPlaceholders = (words: string, allowed: readonly string[]): string | undefined => {
  const stray = unfilledPlaceholder(words, allowed);
  if (stray === undefined) return undefined;
  const known = allowed.length === 0 ? "it has none" : allowed.map((name) => `{${name}}`).join(", ");
  return `${stray} is not a placeholder of this text (${known})`;
};
