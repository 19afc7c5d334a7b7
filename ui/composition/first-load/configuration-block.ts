/**
 * Parses the JSON block in the page; null when missing. An empty object means that the configuration is served as a
 * separate file.
 */
export const configurationBlock = (page: Document): unknown =>
  JSON.parse(page.getElementById("configuration")?.textContent ?? "null");
