import type { Shape } from "../../../../domain/kernel/content.ts";
import type { Block, Inline, RichText } from "../../../../domain/kernel/rich-text.ts";

type IsDead = (href: string) => boolean;
type Tree = Readonly<Record<string, unknown>>;

const hasDeadLink = (inlines: readonly Inline<string>[], isDead: IsDead): boolean =>
  inlines.some(
    (inline) =>
      (inline.kind === "link" && isDead(inline.href)) || ("children" in inline && hasDeadLink(inline.children, isDead)),
  );

const asWords = (inlines: readonly Inline<string>[], isDead: IsDead): readonly Inline<string>[] =>
  inlines.flatMap((inline): readonly Inline<string>[] => {
    if (!("children" in inline)) return [inline];
    const children = asWords(inline.children, isDead);
    return inline.kind === "link" && isDead(inline.href) ? children : [{ ...inline, children }];
  });

const livingBlocks = (block: Block<string>, isDead: IsDead): readonly Block<string>[] => {
  if (block.kind !== "list") return hasDeadLink(block.children, isDead) ? [] : [block];
  const items = block.items.filter((item) => !hasDeadLink(item, isDead));
  return items.length === 0 ? [] : [{ ...block, items }];
};

const blockAsWords = (block: Block<string>, isDead: IsDead): Block<string> =>
  block.kind === "list"
    ? { ...block, items: block.items.map((item) => asWords(item, isDead)) }
    : { ...block, children: asWords(block.children, isDead) };

const ofRichText = (text: RichText<string>, isDead: IsDead, mayGo: boolean): RichText<string> | undefined => {
  const living = text.flatMap((block) => livingBlocks(block, isDead));
  if (living.length > 0) return living;
  return mayGo ? undefined : text.map((block) => blockAsWords(block, isDead));
};

/** The optional links of a card, tile or empty state, which goes with its link. */
const isLinkOf = (shape: Shape): boolean =>
  shape.kind === "optional" && shape.of.kind === "object" && Object.hasOwn(shape.of.fields, "href");

const ofObject = (fields: Readonly<Record<string, Shape>>, value: Tree, isDead: IsDead, mayGo: boolean): unknown => {
  const living: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) {
    const shape = fields[name];
    if (!shape) continue;
    const left = withoutDeadLinks(shape, part, isDead);
    if (left !== undefined) living[name] = left;
    else if (part !== undefined && (shape.kind !== "optional" || (mayGo && isLinkOf(shape)))) return undefined;
  }
  return living;
};

/**
 * Removes what leads nowhere: a link with the card, tile or list entry that holds it, and the paragraph or list entry in
 * whose words it stands. A text that would be empty keeps the link's words. Undefined when nothing is left. OWN-02
 */
export const withoutDeadLinks = (shape: Shape, value: unknown, isDead: IsDead, mayGo = false): unknown => {
  if (value === undefined) return undefined;
  switch (shape.kind) {
    case "optional":
      return withoutDeadLinks(shape.of, value, isDead, true);
    case "address":
      return isDead(value as string) ? undefined : value;
    case "rich text":
      return ofRichText(value as RichText<string>, isDead, mayGo);
    case "list":
      return (value as readonly unknown[]).flatMap((item) => withoutDeadLinks(shape.of, item, isDead, true) ?? []);
    case "dictionary": {
      const entries = Object.entries(value as Tree).map(([code, entry]) => [
        code,
        withoutDeadLinks(shape.of, entry, isDead, true),
      ]);
      return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
    }
    case "object":
      return ofObject(shape.fields, value as Tree, isDead, mayGo);
    default:
      return value;
  }
};
