import { startMessages, startPageMessages } from "../../../../domain/shell/start-messages.ts";
import { languagesOf } from "../../../contract/organisation.ts";
import type { PortalConfiguration } from "../../../contract/portal-configuration.ts";
import type { OrganisationSettings } from "../body/body.ts";
import type { TextLibrary } from "../content/content-library.ts";

/** The words of what shows without content, by language, for the page itself; languages without any are absent. LANG-04 */
export const startTextsOf = async (
  library: TextLibrary,
  body: OrganisationSettings,
): Promise<NonNullable<PortalConfiguration["startTexts"]>> => {
  const found: Record<string, Record<string, string>> = {};
  for (const language of languagesOf(body)) {
    const { components } = await library.document("page-framework", undefined, language);
    const messages: Readonly<Record<string, unknown>> = components.messages ?? {};
    const words = Object.values({ ...startMessages, ...startPageMessages }).map(
      ({ key }) => [key, messages[key]] as const,
    );
    const said = words.filter((each): each is [string, string] => typeof each[1] === "string");
    if (said.length > 0) found[language] = Object.fromEntries(said);
  }
  return found;
};
