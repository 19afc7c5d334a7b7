import { isolateDirection } from "../../../../domain/kernel/isolated.ts";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Trusted markup. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | Html | readonly Html[] | undefined;

/** Whether a value between two pieces of markup is text on the page, and not that of an attribute or a field. */
const isShown = (before: string, after: string): boolean => !/="[^"]*$/.test(before) && !after.startsWith("</textarea");

const render = (part: Part, before: string, after: string): string => {
  if (part === undefined) return "";
  if (typeof part === "string") return escaped(isShown(before, after) ? isolateDirection(part) : part);
  return part instanceof Html ? part.markup : part.map((entry) => entry.markup).join("");
};

/** Builds markup; text values are escaped, and right-to-left ones isolated. REAL-03 */
export const html = (fixed: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(fixed.map((text, index) => text + render(parts[index], text, fixed[index + 1] ?? "")).join(""));
