import type { ContentPages } from "../../application/content/content-pages.ts";
import { memoize } from "../../domain/kernel/memoize.ts";

const wordsOf = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Matches a text with any values in its placeholders. */
const pattern = (text: string): string =>
  text
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^$()|[\]\\{}/]/g, String.raw`\$&`))
    .join(".+?");

/** A function that tells whether words are one of some texts. */
const isOneOf = (texts: readonly string[]): ((words: string) => boolean) => {
  const withWords = texts.map(wordsOf).filter((text) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, "")));
  const plain = new Set(withWords);
  const filled = withWords.filter((text) => text.includes("{")).map(pattern);
  const isFilled = new RegExp(`^(?:${filled.join("|") || "(?!)"})$`, "u");
  return memoize((words) => plain.has(words) || isFilled.test(words));
};

/** What an element itself says, not its children: its name for screen readers and its pieces of text. */
const ownWords = (element: Element): readonly string[] => {
  const pieces = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ""));
  return [element.getAttribute("aria-label") ?? "", ...pieces].map((words) => wordsOf(words ?? "")).filter(Boolean);
};

/**
 * Marks what is not in the language of a page with the organisation's own language, as it changes. Returns a function that
 * stops it. LANG-05
 */
export const markUntranslated = (
  { documentElement, body }: Document,
  { untranslated }: Pick<ContentPages, "untranslated">,
  own: string,
): (() => void) => {
  const marked = new Set<Element>();
  const mark = (): void => {
    const isUntranslated = isOneOf([...new Set([...untranslated.values()].flat())]);
    const within = new Set<Element>();
    for (const element of body.querySelectorAll("*")) {
      if (element.hasAttribute("lang") && !marked.has(element)) continue;
      const words = ownWords(element);
      const isOwn = words.length > 0 && words.every(isUntranslated);
      const isInOwn = element.parentElement !== null && within.has(element.parentElement);
      if (isOwn || (isInOwn && words.length === 0)) within.add(element);
      const language = isOwn ? own : isInOwn && words.length > 0 ? documentElement.lang : undefined;
      if (language !== undefined) {
        element.setAttribute("lang", language);
        marked.add(element);
      } else if (marked.delete(element)) element.removeAttribute("lang");
    }
    for (const element of marked) if (!element.isConnected) marked.delete(element);
  };
  const observer = new MutationObserver(mark);
  observer.observe(documentElement, { attributeFilter: ["lang"] });
  observer.observe(body, { childList: true, characterData: true, subtree: true, attributeFilter: ["aria-label"] });
  mark();
  return () => observer.disconnect();
};
