import { malaysia } from "../customer/countries.ts";
import type { UserType } from "../customer/user-type.ts";
import { messagesOf } from "../kernel/message.ts";

/** The two sections and their consents. CONS-01 */
export const consentSections = {
  accountCorrespondence: [
    "importantUpdatesByEmail",
    "accountCorrespondenceByEmail",
    "importantUpdatesBySms",
    "examResultsBySms",
  ],
  additionalQuestions: [
    "accaEventsAndSurveys",
    "affiliateList",
    "thirdPartyMarketing",
    "directoryOfMembers",
    "shareDetailWithEmployers",
    "abMagazine",
  ],
} as const;
export type ConsentSection = keyof typeof consentSections;

/** All consents. CONS-01 */
export const consentIds = [...consentSections.accountCorrespondence, ...consentSections.additionalQuestions] as const;
export type ConsentId = (typeof consentIds)[number];

/** Facts that decide which consents are offered. */
export interface ConsentFacts {
  readonly userType: UserType;
  readonly countryOfResidence: string | undefined;
  readonly onlineCountry: boolean;
  readonly hasEmail: boolean;
  readonly hasMobile: boolean;
  /** Stored value of important updates by email, and whether a change is being saved. */
  readonly importantUpdates: { readonly isOn: boolean; readonly isLoading: boolean };
}

const isOnlineCountryStudent = (facts: ConsentFacts): boolean => facts.onlineCountry && facts.userType === "student";

const onlyFor: Readonly<Partial<Record<ConsentId, readonly UserType[]>>> = {
  directoryOfMembers: ["member"],
  examResultsBySms: ["student"],
  shareDetailWithEmployers: ["student"],
  affiliateList: ["student", "affiliate", "graduate"],
};

/** Whether a consent is offered to a customer. CONS-06, CONS-08, CONS-09 */
export const isOffered = (consent: ConsentId, facts: ConsentFacts): boolean => {
  if (!(onlyFor[consent]?.includes(facts.userType) ?? true)) return false;
  if (consent === "abMagazine") return facts.countryOfResidence !== malaysia;
  if (consent !== "accountCorrespondenceByEmail") return true;
  const { isOn, isLoading } = facts.importantUpdates;
  return facts.hasEmail && isOn && !isLoading && !isOnlineCountryStudent(facts);
};

/** The consents of a section offered to a customer. CONS-01 */
export const offeredConsents = (section: ConsentSection, facts: ConsentFacts): readonly ConsentId[] =>
  consentSections[section].filter((consent) => isOffered(consent, facts));

// The consents behind each lock: those acted on by email, by text message, or in the same mailings as important
// updates.
const needsEmail: readonly ConsentId[] = [
  "importantUpdatesByEmail",
  "accountCorrespondenceByEmail",
  "accaEventsAndSurveys",
  "thirdPartyMarketing",
];
const needsMobile: readonly ConsentId[] = ["importantUpdatesBySms", "examResultsBySms"];
const needsImportantUpdates: readonly ConsentId[] = ["accaEventsAndSurveys", "thirdPartyMarketing"];

/** Explains why a consent is locked, in place of its switch; a link to unlock it is in brackets. CONS-03, CONS-04, CONS-05 */
export const lockMessages = messagesOf("lock", {
  email: "No email address found for this account. Please [update your account details].",
  mobile: "No mobile number found for this account. Please [update your account details].",
  importantUpdates: "Only available if you get important updates by email.",
});
export type Lock = keyof typeof lockMessages;

/** The lock on a consent; undefined when it is open. A missing email takes precedence. CONS-03, CONS-04, CONS-05 */
export const lockOf = (consent: ConsentId, facts: ConsentFacts): Lock | undefined => {
  if (!facts.hasEmail && needsEmail.includes(consent)) return "email";
  if (!facts.hasMobile && needsMobile.includes(consent)) return "mobile";
  return !facts.importantUpdates.isOn && needsImportantUpdates.includes(consent) ? "importantUpdates" : undefined;
};

/** Whether a switch is shown but disabled. CONS-07 */
export const isDisabled = (consent: ConsentId, facts: ConsentFacts): boolean =>
  consent === "importantUpdatesByEmail" && isOnlineCountryStudent(facts);

/** Explains why a visible switch is disabled. CONS-07 */
export const { disabled: disabledMessage } = messagesOf("consent", {
  disabled: "Students in your country cannot change this.",
});

/** Whether an answer may be sent: the consent is offered, not locked and not disabled. CONS-03 to CONS-09 */
export const mayAnswer = (consent: ConsentId, facts: ConsentFacts): boolean =>
  isOffered(consent, facts) && lockOf(consent, facts) === undefined && !isDisabled(consent, facts);
