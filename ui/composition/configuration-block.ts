declare global {
  interface Window {
    /** Settled once the configuration that is served beside the page stands in its block; absent where it stands there from the first. */
    configurationServed?: Promise<void>;
  }
}

/** The JSON block in the page, as it stands there; null when there is none. */
export const configurationBlock = (page: Document): unknown =>
  JSON.parse(page.getElementById("configuration")?.textContent ?? "null");
