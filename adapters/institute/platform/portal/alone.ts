import { portalConfiguration, type PortalConfiguration } from "../../../contract/portal-configuration.ts";
import { SettingsError, readSettingsFile } from "../read-settings-file.ts";
import { builtPortal } from "./built-portal.ts";
import { policyOf } from "./portal.ts";

/** Reads the configuration of a portal that is served alone. Throws a SettingsError that names each invalid field. */
export const readPortalConfiguration = (path: string): PortalConfiguration =>
  readSettingsFile(path, path, portalConfiguration);

/** Headers that a plain web server sends with each page of the built portal, by page name. */
export const headersOfPages = async (
  folder: string,
  configuration: PortalConfiguration,
): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> => {
  const built = await builtPortal(folder).catch(() => undefined);
  if (!built) throw new SettingsError("Nothing has been built yet: npm run build.");
  const { origin } = new URL(configuration.identity.callbackUrl);
  const pages = Object.entries(built.pages).map(([name, page]) => {
    const headers = {
      "content-security-policy": policyOf(name, page, origin, configuration),
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    };
    return [name, headers] as const;
  });
  return Object.fromEntries(pages);
};
