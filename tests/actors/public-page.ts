/** The text of a page's markup. */
export const wordsOfMarkup = (markup: string): string =>
  markup
    .replaceAll(/<(head|style)[^]*?<\/\1>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
