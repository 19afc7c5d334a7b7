import { configurationBlock } from "./configuration-block.ts";

/** What the portal was told does not fit: which field, and what it has to be. The guard shows what it says. */
export class Misconfigured extends Error {
  override readonly name = "Misconfigured";
}

/** Where the settings are served, when they do not stand in the page. */
const served = "/configuration.json";

/**
 * Puts what is served beside the page in the place of its block, where whatever fails looks for it too. The policy of the
 * page lets nothing write into a script, though it be one of data.
 */
export const fetchConfiguration = async (page: Document): Promise<unknown> => {
  const answer = await fetch(served);
  const configuration: unknown = await answer.json().catch(() => {
    throw new Misconfigured(`${served} is answered with ${answer.status}, and not with JSON.`);
  });
  const block = page.createElement("data");
  block.id = "configuration";
  block.append(JSON.stringify(configuration));
  page.getElementById(block.id)?.replaceWith(block);
  return configuration;
};

/** What whoever serves the portal told it, and whether by a file beside the page: only the institute writes into pages. */
export const configurationOf = async (page: Document): Promise<{ readonly configuration: unknown; readonly isFetched: boolean }> => {
  const configuration = configurationBlock(page);
  const isFetched = JSON.stringify(configuration) === "{}";
  return { configuration: isFetched ? await fetchConfiguration(page) : configuration, isFetched };
};
