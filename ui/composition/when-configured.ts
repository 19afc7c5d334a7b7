import { configurationBlock } from "./configuration-block.ts";
import { Misconfigured } from "./misconfigured.ts";

/** Where the settings are served, when they do not stand in the page. */
const served = "/configuration.json";

const fetchInto = async (page: Document): Promise<void> => {
  const answer = await fetch(served, { cache: "no-cache" });
  if (!answer.ok) throw new Misconfigured(`${served} is answered with ${answer.status}.`);
  const text = await answer.text();
  try {
    JSON.parse(text);
  } catch {
    throw new Misconfigured(`${served} is no JSON.`);
  }
  const block = page.getElementById("configuration");
  if (block) block.textContent = text;
};

/**
 * Does something with what whoever serves the portal told it: at once where that stands in the page, else
 * as soon as the file beside it has come, which is asked for once. Runs in the page itself, before any code has come.
 */
export const whenConfigured = (page: Document, then: (told: unknown) => void): void => {
  const told = configurationBlock(page);
  if (Object.keys(told ?? {}).length > 0) {
    then(told);
    return;
  }
  window.configurationServed ??= fetchInto(page);
  void window.configurationServed.then(() => then(configurationBlock(page)));
};
