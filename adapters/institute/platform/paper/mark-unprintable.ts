import { textsIn } from "./texts-in.ts";
import type { Typefaces } from "./typefaces.ts";

/** Replacements for characters that cannot be printed: a mark, and a paragraph about it. */
export interface Unprintables {
  readonly mark: string;
  readonly note: string;
}

interface Letter {
  readonly paragraphs: readonly string[];
  readonly unprintable?: Unprintables | undefined;
}

/** The letter with a mark in place of each character that cannot be printed, and a paragraph about the marks. DATA-01 */
export const markUnprintable = <Content extends Letter>(letter: Content, { lackingIn }: Typefaces): Content => {
  const { unprintable } = letter;
  const lacking = unprintable ? lackingIn(textsIn({ ...letter, unprintable: undefined })) : "";
  if (!unprintable || lacking === "") return { ...letter, unprintable: undefined };
  const marked = JSON.parse(JSON.stringify(letter), (_key, value: unknown) =>
    typeof value === "string"
      ? Array.from(value, (each) => (lacking.includes(each) ? unprintable.mark : each)).join("")
      : value,
  ) as Content;
  return { ...marked, unprintable: undefined, paragraphs: [...marked.paragraphs, unprintable.note] };
};
