/** The JSON block in the page, as it stands there; null when there is none. Empty, it is served beside the page. */
export const configurationBlock = (page: Document): unknown =>
  JSON.parse(page.getElementById("configuration")?.textContent ?? "null");
