import type { CoreActor } from "../actors/core.ts";
import type { Item } from "../actors/outline.ts";

const isControl = ({ kind }: Item): boolean => !["text", "heading", "section", "part", "entry"].includes(kind);

// References and private addresses differ on each run.
const withoutReferences = (line: string): string =>
  line
    .replaceAll(/(?<=Reference for support: )[0-9a-f]{8}/g, "…")
    .replaceAll(/(?<=[A-Z]{3}-\d{4}-)[2-9A-Z]{8}|(?<=\/calendar\/)[\w-]+(?=\.ics)/g, "…");

const itemLine = ({ kind, words, states }: Item): string => [`- ${kind} "${words}"`, ...states].join("; ");

/** A screen's text, then its controls: role, name, states and target. */
const screenLines = async (actor: CoreActor): Promise<readonly string[]> => {
  const controls = [
    ...(await actor.page.outline("the page")).filter(isControl),
    ...(await actor.page.outline("the dialog")),
  ];
  return [
    `window "${await actor.page.title()}"`,
    ...(actor.portal.tab.isScrolled ? ["- not scrolled to the top"] : []),
    ...(await actor.page.words()).split("\n"),
    ...controls.map(itemLine),
    ...actor.screen.styledElements().map((drawn) => `- ${drawn}`),
  ].map(withoutReferences);
};

/** Collects a reader's screens as the text of one snapshot file. */
export class Screens {
  readonly #parts: string[] = [];

  async add(name: string, actor: CoreActor): Promise<void> {
    this.#parts.push(`=== ${name}\n${(await screenLines(actor)).join("\n")}\n`);
  }

  /** The header and the footer, which all pages of a reader share. */
  async addFrame(name: string, actor: CoreActor): Promise<void> {
    for (const place of ["the top of the page", "the foot of the page"] as const)
      this.#parts.push(`=== ${name}: ${place}\n${(await actor.page.outline(place)).map(itemLine).join("\n")}\n`);
  }

  toString(): string {
    return this.#parts.join("\n");
  }
}
