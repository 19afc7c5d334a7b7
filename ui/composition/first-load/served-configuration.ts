import { portalConfiguration, type PortalConfiguration } from "../../../adapters/contract/portal-configuration.ts";
import { applyBranding } from "./apply-branding.ts";
import { fetchConfiguration, ConfigurationError } from "./fetched-configuration.ts";

/**
 * Fetches and validates a handwritten configuration, and applies its branding. Throws Misconfigured, which lists each
 * invalid field.
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
  throw new ConfigurationError(`The portal's configuration does not fit. ${wrong.join("; ")}.`);
};
