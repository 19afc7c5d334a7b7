import { deviceLanguage, keepLanguage } from "../../../adapters/browser/kept-language.ts";
import type { PortalConfiguration } from "../../../adapters/contract/portal-configuration.ts";
import { endedKey, shownLanguageKey } from "../../../application/shell/session-keys.ts";
import { languageButtons } from "../../boot/language-buttons.ts";
import { showLogoutReason } from "../../boot/logged-out.ts";
import { markLanguage } from "../../boot/start-texts.ts";
import { applyBranding } from "../first-load/apply-branding.ts";
import { configurationOf } from "../first-load/fetched-configuration.ts";

// Entry of the logged-out page. SIGN-05, SIGN-06
const { configuration, isFetched } = await configurationOf(document);
const { body, startTexts } = configuration as PortalConfiguration;
if (isFetched) applyBranding(document, body);
markLanguage(document, deviceLanguage(body.languages, sessionStorage.getItem(shownLanguageKey) ?? undefined));
const buttons = languageButtons(document, body.languages, (language) => {
  keepLanguage(language);
  sessionStorage.setItem(shownLanguageKey, language);
  location.reload();
});
if (buttons) document.querySelector(".boot-head")?.after(buttons);
showLogoutReason(document, sessionStorage.getItem(endedKey), body, startTexts);
