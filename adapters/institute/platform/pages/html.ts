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

const render = (part: Part): string => {
  if (part === undefined) return "";
  if (typeof part === "string") return escaped(part);
  return part instanceof Html ? part.markup : part.map((entry) => entry.markup).join("");
};

/** Builds markup; text values are escaped. */
export const html = (fixed: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(fixed.map((text, index) => text + render(parts[index])).join(""));
