import type { Call, QueryOf } from "../../adapters/contract/call.ts";
import { countries } from "../../adapters/my-details/addresses/contract.ts";
import { deadlines } from "../../adapters/calendar/contract.ts";
import { contentDocument } from "../../adapters/contract/content.ts";
import { cpdHistory, cpdOverview } from "../../adapters/cpd/contract.ts";
import { signInDetails } from "../../adapters/credentials/contract.ts";
import { balance, notifications, profile } from "../../adapters/customer/contract.ts";
import { documents } from "../../adapters/documents/contract.ts";
import { fees } from "../../adapters/fees/contract.ts";
import { consentRecord } from "../../adapters/my-details/consents/contract.ts";
import { contactDetails } from "../../adapters/my-details/contact/contract.ts";
import { employment, employmentLookups } from "../../adapters/my-details/employment/contract.ts";
import { customerNetworks, networkLookups } from "../../adapters/my-details/networks/contract.ts";
import { progress } from "../../adapters/qualifications/contract.ts";
import { requestedAdjustmentStatuses } from "../../domain/cpd/history.ts";
import type { Route } from "../../domain/customer/routes.ts";
import type { UserType } from "../../domain/customer/user-type.ts";
import type { ContentName } from "../../domain/shell/content-documents.ts";

// Read when the portal is built: pages carry what comes of it, and not the contract.

/** An address below a base: "/customers/{id}/balance?report=full", and whom alone it is asked for. */
export interface FirstCall {
  readonly address: string;
  readonly only?: readonly UserType[];
  /** The browser may have it already. */
  readonly cacheable?: boolean;
}

/** The area whose code a page is drawn by, and whom alone it is drawn by it for. */
export interface FirstCode {
  readonly area: string;
  /** The module of a page that loads apart from its area. */
  readonly apart?: string;
  readonly only?: readonly UserType[];
}

/** What a page asks for as it opens, and the code that it is drawn by. */
export interface FirstCalls {
  readonly content: readonly string[];
  readonly calls: readonly FirstCall[];
  readonly code?: FirstCode;
}

/** A query in which names in braces stand for what the sign-in tells of the person. */
type QueryTemplate<Query> = { readonly [Name in keyof Query]: Query[Name] | "{userType}" | "{customerType}" };

const asked = <C extends Call>({ path, cacheable = false }: C, query?: QueryTemplate<QueryOf<C>>): FirstCall => {
  // Written as URLSearchParams does: the portal asks by the same address.
  const pairs = new URLSearchParams((query ?? {}) as Record<string, string>).toString();
  const address = pairs === "" ? path : `${path}?${pairs.replaceAll("%7B", "{").replaceAll("%7D", "}")}`;
  return cacheable ? { address, cacheable } : { address };
};

const only = (call: FirstCall, ...types: readonly UserType[]): FirstCall => ({ ...call, only: types });

const contentAt = (name: ContentName): string =>
  `${contentDocument.path.replace("{name}", name)}?type={userType}`;

const page = (code: string | FirstCode, name: ContentName, ...calls: readonly FirstCall[]): FirstCalls => ({
  content: [contentAt(name)],
  calls,
  code: typeof code === "string" ? { area: code } : code,
});

const standing = only(asked(cpdOverview), "member");
const onRecord = only(asked(cpdHistory, { adjustmentStatuses: requestedAdjustmentStatuses.join(",") }), "member");
const toBeMembers = ["student", "affiliate", "graduate"] as const;
const onTheWay = only(asked(progress), ...toBeMembers);
const employedAs = asked(employment, { customerType: "{userType}" });
const owed = asked(balance, { report: "full" });

/** What every page asks for. SHELL-01 */
export const everywhere: FirstCalls = {
  content: [contentAt("page-framework")],
  calls: [asked(profile), asked(notifications)],
};

/** What each page asks for besides: a page without its line here would wait for its own code before it asks. */
export const firstCalls: Readonly<Record<Route, FirstCalls>> = {
  "/": page({ area: "landing", only: toBeMembers }, "landing-page", owed, standing, asked(fees), onTheWay, onRecord),
  "/professional-development": page("cpd", "professional-development", standing, onRecord),
  "/professional-development/annual-declarations": page("cpd", "annual-declarations", standing, onRecord),
  "/my-qualifications": page("qualifications", "my-qualifications", onTheWay),
  "/apply-for-membership": page(
    "membership",
    "apply-for-membership",
    asked(employmentLookups, { customerType: "member" }),
    asked(networkLookups),
    employedAs,
    only(asked(progress), "affiliate"),
  ),
  "/documents-and-downloads": page(
    "documents",
    "documents-and-downloads",
    asked(documents, { customerType: "{customerType}" }),
    standing,
  ),
  "/fees-and-transactions": page("fees", "fees-and-transactions", owed, asked(fees)),
  "/error": { content: [], calls: [], code: { area: "shell" } },
  "/my-details": page("my-details", "my-details"),
  "/my-details/contact-details": page(
    { area: "my-details", apart: "ui/my-details/contact-details-page.tsx" },
    "contact-details",
    asked(countries),
    asked(contactDetails),
  ),
  "/my-details/account-details": page(
    "my-details",
    "account-details",
    // The record may be withheld, which notifications decide: the page asks for it once they are there.
  ),
  "/my-details/communication-preferences": page(
    "my-details",
    "communication-preferences",
    asked(consentRecord, { expand: "consents,primaryContactMechanisms" }),
    only(asked(networkLookups), "member"),
    only(asked(customerNetworks), "member"),
  ),
  "/my-details/employment-details": page(
    "my-details",
    "employment-details",
    employedAs,
    asked(employmentLookups, { customerType: "{userType}" }),
  ),
  "/my-details/login-details": page("my-details", "login-details", asked(signInDetails)),
  "/retirement": page("membership", "retirement"),
  "/calendar": page("calendar", "calendar", asked(deadlines)),
  "/help": page("help", "help-information"),
};
