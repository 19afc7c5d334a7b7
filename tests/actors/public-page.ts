/** The text of a page's markup. */
export const wordsOfMarkup = (markup: string): string =>
  markup
    .replaceAll(/<(head|style)[^]*?<\/\1>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Everything that a page's markup says: its title, its text, and names for screen readers and scripts. */
export const textsOfMarkup = (markup: string): readonly string[] => {
  const [, title = ""] = /<title>([^]*?)<\/title>/.exec(markup) ?? [];
  const names = [...markup.matchAll(/(?:aria-label|title|alt|placeholder|data-show|data-hide|data-failed)="([^"]*)"/g)];
  return [
    title,
    ...names.map(([, name = ""]) => name),
    wordsOfMarkup(markup.replaceAll(/<(script|template)[^]*?<\/\1>/g, "")),
  ];
};
