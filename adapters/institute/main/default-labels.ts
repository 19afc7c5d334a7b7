import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { PageFramework } from "../../../domain/shell/content.ts";
import { contentOnDemand } from "../platform/content/content-library.ts";

/** The module of the labels that the portal itself has, which no commit holds. CONF-02 */
const file = join(import.meta.dirname, "../../http/default-labels.ts");

/** Whether a link leads to a page of the portal; other addresses are the organisation's. */
const isOfPortal = (href: unknown): boolean => typeof href === "string" && /^\/(?!outside\/)/.test(href);

const isForeignLink = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "href" in value && !isOfPortal(value.href);

/**
 * Texts of the frame without those of the organisation: footer, alert, its notifications, and links to other systems.
 */
const labelsOf = ({ navigation, components, unsupported, obligations }: PageFramework): unknown => ({
  navigation,
  components,
  unsupported,
  obligations: { ...obligations, notifications: undefined },
});

/** The labels of the portal, from the shipped content. */
export const shippedLabels = async (): Promise<unknown> => {
  const framework = await contentOnDemand({ hasStandIns: true }).document("page-framework", undefined);
  const withoutForeignLinks = (_: string, value: unknown): unknown => (isForeignLink(value) ? undefined : value);
  return JSON.parse(JSON.stringify(labelsOf(framework)), withoutForeignLinks);
};

/** Writes the module of the labels, unless it is current. */
export const writeDefaultLabels = async (): Promise<void> => {
  const text = `/** The portal's own labels, which the build derives from the shipped page-framework. CONF-02 */
export const defaultLabels: unknown = ${JSON.stringify(await shippedLabels(), undefined, 2)};
`;
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
};

// `npm ci` writes them too, so that types and tests need no build.
if (import.meta.main) await writeDefaultLabels();
