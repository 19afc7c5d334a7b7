import { portalConfiguration, type PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { applyBranding } from "./apply-branding.ts";
import { fetchConfiguration, Misconfigured } from "./fetched-configuration.ts";

/**
 * Takes up a configuration that was written by hand: checks it, and has the page look as it says. Throws a
 * Misconfigured that names each field that does not fit.
 */
export const servedConfiguration = async (page: Document): Promise<PortalConfiguration> => {
  const { success, data, error } = portalConfiguration.safeParse(await fetchConfiguration(page), { reportInput: true });
  if (success) {
    applyBranding(page, data.body);
    return data;
  }
  const wrong = error.issues.map(({ path, message, code, input }) => {
    const reason = code === "invalid_type" && input === undefined ? "is missing" : message;
    return `${path.join(".") || "the whole"}: ${reason}`;
  });
  throw new Misconfigured(`The portal's configuration does not fit. ${wrong.join("; ")}.`);
};
