const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text that has been made safe to stand in a page. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | undefined | false | readonly Part[];

const rendered = (part: Part): string => {
  if (part === undefined || part === false) return "";
  if (part instanceof Markup) return part.text;
  if (typeof part === "object") return part.map(rendered).join("");
  return String(part).replace(/[&<>"]/g, (character) => escapes[character] ?? character);
};

/** Marked-up text from a template: everything filled in is escaped unless it is markup itself. */
export const html = (literal: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(literal.map((text, index) => (index === 0 ? text : rendered(parts[index - 1]) + text)).join(""));
