import { configurationBlock } from "./configuration-block.ts";

/** The configuration is invalid; the message names the field and its expected value. The guard displays it. */
export class ConfigurationError extends Error {
  override readonly name = "Misconfigured";
}

/** Address of the configuration when it is not embedded in the page. */
const served = "/configuration.json";

/**
 * Fetches the configuration and embeds it in place of the empty block, where the guard reads it too. Uses a data
 * element, because the page's policy forbids writing into scripts, even data blocks.
 */
export const fetchConfiguration = async (page: Document): Promise<unknown> => {
  const answer = await fetch(served);
  const configuration: unknown = await answer.json().catch(() => {
    throw new ConfigurationError(`${served} is answered with ${answer.status}, and not with JSON.`);
  });
  const block = page.createElement("data");
  block.id = "configuration";
  block.append(JSON.stringify(configuration));
  page.getElementById(block.id)?.replaceWith(block);
  return configuration;
};

/** Returns the configuration and whether it was fetched; only the institute's server embeds it in pages. */
export const configurationOf = async (
  page: Document,
): Promise<{ readonly configuration: unknown; readonly isFetched: boolean }> => {
  const configuration = configurationBlock(page);
  const isFetched = JSON.stringify(configuration) === "{}";
  return { configuration: isFetched ? await fetchConfiguration(page) : configuration, isFetched };
};
