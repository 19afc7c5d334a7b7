import type { PortalConfiguration } from "../../../../adapters/contract/portal-configuration.ts";
import type { ApiClient } from "../../../../adapters/http/api-client.ts";
import type {
  Clock,
  Cookies,
  CurrentAddress,
  OtherTabs,
  NewIdentifier,
  TabStore,
} from "../../../../application/ports/browser.ts";
import type { ContentLibrary } from "../../../../application/ports/content-library.ts";
import type { FailureReports } from "../../../../application/ports/failure-reports.ts";
import type { Identity } from "../../../../application/ports/identity.ts";
import type { CpdRegister, CustomerRecords } from "../../../../application/ports/institute.ts";
import type { LanguageSettings } from "../../../../application/shell/language.ts";
import type { PortalRules } from "../../../../domain/rules/portal-rules.ts";
import { token } from "../token.ts";

// Tokens of the ports; browser and tests bind different implementations.
export const CLOCK = token<Clock>("Clock");
export const NEW_IDENTIFIER = token<NewIdentifier>("NewIdentifier");
export const TAB_STORE = token<TabStore>("TabStore");
export const COOKIES = token<Cookies>("Cookies");
export const OTHER_TABS = token<OtherTabs>("OtherTabs");
export const CURRENT_ADDRESS = token<CurrentAddress>("CurrentAddress");
export const IDENTITY = token<Identity>("Identity");
export const FAILURE_REPORTS = token<FailureReports>("FailureReports");
export const CUSTOMER_RECORDS = token<CustomerRecords>("CustomerRecords");
export const CPD_REGISTER = token<CpdRegister>("CpdRegister");
/** The API client, for ports that load with their page. */
export const API = token<ApiClient>("ApiClient");
export const CONTENT_LIBRARY = token<ContentLibrary>("ContentLibrary");
export const LANGUAGE_SETTINGS = token<LanguageSettings>("LanguageSettings");
/** The organisation's rules. RULE-02 */
export const RULES = token<PortalRules>("Rules");
export const CONFIGURATION = token<PortalConfiguration>("PortalConfiguration");
