import type { Greeting } from "../../domain/customer/greeting.ts";
import type { CpdRoute, SubmissionStatus } from "../../domain/cpd/declaration.ts";
import type { CpdStatus } from "../../domain/cpd/status.ts";
import type { ResourceKey } from "../../domain/documents/key-resources.ts";
import type { SubscriptionStatus } from "../../domain/fees/account.ts";
import type { WaiverReason } from "../../domain/cpd/waiver.ts";
import type { RichText, TextWith } from "../../domain/kernel/rich-text.ts";
import type { IneligibleNote } from "../../domain/my-details/account.ts";
import type { ApplicationState } from "../../domain/membership/eligibility.ts";

/** Words that lead somewhere. */
export interface ContentLink {
  readonly text: string;
  readonly href: string;
}

/** A card or tile of content. */
export interface ContentCard {
  readonly heading: string;
  readonly message?: RichText | undefined;
  readonly link?: ContentLink | undefined;
}

/** What texts about a declaration may name: its year, and when it is due. */
export type CpdPlaceholder = "year" | "nextDueDate" | "remainingDays";

/** A text about a declaration. */
export type CpdText = RichText<CpdPlaceholder>;

/** What a member is told of a declaration that is not up to date. CPD-02 */
interface CpdNotice {
  readonly heading: TextWith<"year">;
  readonly message: TextWith<"year">;
  readonly link: ContentLink;
}

/** What of an obligation is text; its state, days and sums are facts. TASK-01 */
export interface ObligationTexts {
  readonly heading: string;
  readonly payment: {
    readonly subscription: TextWith<"year">;
    readonly other: string;
    readonly failed: TextWith<"date">;
    readonly pending: TextWith<"date">;
    readonly settling: string;
    readonly link: ContentLink;
  };
  /** Keyed by CPD status. CPD-02 */
  readonly declaration: Readonly<Record<Exclude<CpdStatus, "upToDate">, CpdNotice>>;
  readonly application: { readonly heading: string; readonly note: string; readonly link: ContentLink };
  /** What each code is told as; a code without an entry is not shown. */
  readonly notifications: Readonly<Record<string, { readonly heading: string; readonly link: ContentLink }>>;
}

/** The card that leads to the register of retired members, in its two versions. RETR-06 */
export type RegisterCards = Readonly<Record<"fellow" | "retired" | "nonStandard", ContentCard>>;

export interface PageFramework {
  readonly navigation: Readonly<Record<string, string | undefined>>;
  readonly obligations: ObligationTexts;
  readonly criticalAlert?: { readonly id: string; readonly heading: string; readonly message: RichText } | undefined;
  readonly unsupported: { readonly title: string; readonly message: RichText; readonly button: ContentLink };
  readonly footer: { readonly links: readonly ContentLink[]; readonly statement: RichText<"institute" | "telephone"> };
}

/** What texts for a suspended customer may name. */
export type SuspensionPlaceholder = "endDate" | "remainingDays" | "telephone";

/** A text for a suspended customer. */
export type SuspensionText = RichText<SuspensionPlaceholder>;

/** What a suspended customer is told. SUSP-03, SUSP-04 */
export interface SuspensionContent {
  readonly heading: string;
  readonly blocked: {
    readonly note: string;
    readonly reachable: string;
    readonly rows: readonly ContentCard[];
  };
  readonly texts: {
    readonly singapore: { readonly memberGrace: SuspensionText; readonly grace: SuspensionText; readonly afterGrace: SuspensionText };
    readonly reasons: Readonly<Record<string, { readonly grace: SuspensionText; readonly after: SuspensionText }>>;
    readonly generic: { readonly grace: SuspensionText; readonly after: SuspensionText };
  };
  readonly contact: {
    readonly heading: string;
    readonly call: TextWith<"telephone">;
    readonly hours: string;
    readonly steps: readonly string[];
  };
}

export interface LandingPageContent {
  readonly heading: string;
  readonly greeting: Readonly<Record<Greeting, TextWith<"firstName">>>;
  readonly nothingDue: string;
  readonly allDone: string;
  readonly standing: {
    readonly heading: string;
    readonly cpd: {
      readonly declared: TextWith<"year">;
      readonly nothingDeclared: string;
      readonly waiverPending: TextWith<"units">;
      readonly upToDate: TextWith<"year" | "nextDueDate">;
      readonly link: ContentLink;
    };
    readonly fees: {
      readonly lastPayment: TextWith<"date">;
      readonly nothingPaid: string;
      readonly settled: string;
      readonly inFavour: string;
      readonly link: ContentLink;
    };
    readonly documents: { readonly heading: string; readonly message: string; readonly link: ContentLink };
  };
  readonly progress: {
    readonly heading: string;
    readonly exams: string;
    readonly ethics: string;
    readonly noExperience: string;
    readonly resultsWithheld: string;
    readonly resultsPublished: string;
    readonly link: ContentLink;
  };
  readonly onward: { readonly heading: string; readonly cards: readonly ContentCard[]; readonly register: RegisterCards };
}

export interface ProfessionalDevelopmentContent {
  readonly heading: string;
  readonly introduction: RichText;
  readonly upToDate: CpdText;
  readonly retired: RichText;
  readonly history: { readonly empty: RichText; readonly link: ContentLink };
  readonly guide: { readonly heading: string; readonly tiles: readonly ContentCard[] };
  readonly register: RegisterCards;
  readonly learning: LearningContent;
  readonly footerLinks: readonly ContentLink[];
}

/** What was done, and what happens next. CPD-10, MEMB-09, RETR-01, WAIV-05 */
interface DoneContent<Name extends string> {
  readonly message: RichText<Name>;
  readonly next: RichText;
}

export interface AnnualDeclarationsContent {
  readonly heading: string;
  readonly introduction: RichText;
  readonly landing: {
    readonly heading: string;
    readonly due: CpdText;
    readonly nothingDue: CpdText;
    readonly retired: RichText;
  };
  readonly requirementsMet: { readonly help: CpdText };
  readonly route: { readonly help: CpdText; readonly choices: Readonly<Record<CpdRoute, TextWith<CpdPlaceholder>>> };
  readonly engagementPartner: { readonly help: CpdText };
  readonly accuracyConfirmation: { readonly help: CpdText; readonly statement: string; readonly next: CpdText };
  readonly complete: Readonly<Record<SubmissionStatus, DoneContent<"year" | "submittedOn">>>;
  readonly failed: CpdText;
  readonly waiver: {
    readonly offer: RichText;
    readonly form: RichText;
    readonly reasons: readonly WaiverReason[];
    readonly complete: DoneContent<"year" | "units">;
    readonly evidence: RichText;
    readonly deleting: RichText<"year">;
  };
  readonly history: { readonly introduction: RichText; readonly empty: RichText };
}

/** The learning site and the recognised bodies; where they are is configured. LEARN-01 */
export interface LearningContent {
  readonly heading: string;
  readonly learningSite: LearningCard;
  readonly recognisedBodies: LearningCard;
}

interface LearningCard {
  readonly heading: string;
  readonly message: RichText;
  readonly linkText: string;
}

interface Told {
  readonly heading: string;
  readonly message: RichText;
}

/** A progress card's texts: while it is under way, and once it is done. */
interface ProgressTexts<Name extends string = never> {
  readonly heading: string;
  readonly message: RichText<Name>;
  readonly completed: RichText<Name>;
  readonly links: readonly ContentLink[];
}

export interface MyQualificationsContent {
  readonly heading: string;
  readonly introduction: RichText;
  readonly resultsWarning: Told;
  readonly publication: Told & { readonly links: readonly ContentLink[] };
  readonly exams: ProgressTexts<"completed" | "total" | "qualification"> & { readonly conditionalExemptions: RichText };
  readonly ethics: ProgressTexts;
  readonly practicalExperience: ProgressTexts & { readonly noData: Told & { readonly button: ContentLink } };
  readonly application: { readonly inProgress: ContentCard; readonly onHold: ContentCard; readonly complete: ContentCard };
  readonly apply: { readonly experienceComplete: ContentCard; readonly experienceIncomplete: ContentCard };
  readonly jurisdiction: { readonly malta: Told; readonly china: Told };
  readonly learning: LearningContent;
}

export interface PageNotFoundContent {
  readonly heading: string;
  readonly message: string;
  readonly button: string;
  readonly help: { readonly heading: string; readonly link: ContentLink };
}

interface FeesBlock {
  readonly heading: string;
  readonly message: RichText;
  readonly link: ContentLink;
}

/** Where to pay. */
interface PaymentTexts {
  readonly card: {
    readonly heading: string;
    readonly message?: RichText<"country"> | undefined;
    readonly link?: ContentLink | undefined;
  };
}

export interface FeesAndTransactionsContent {
  readonly heading: string;
  readonly introduction: RichText;
  readonly balance: {
    readonly heading: string;
    readonly settled: RichText<"amount">;
    readonly inFavour: RichText<"amount">;
  };
  readonly subscription: Readonly<Record<SubscriptionStatus, RichText<"year" | "amount" | "dueDate">>> & {
    readonly none: RichText;
  };
  readonly reducedSubscription: { readonly standard: FeesBlock; readonly subscriptionReceived: FeesBlock };
  readonly standard: PaymentTexts;
  readonly localOffice?: PaymentTexts | undefined;
  readonly transactions: {
    readonly heading: string;
    readonly introduction: RichText;
    readonly empty: RichText;
    readonly noneFound: RichText;
  };
  readonly footerLinks: readonly ContentLink[];
}

export interface DocumentsAndDownloadsContent {
  readonly heading: string;
  readonly introduction: RichText;
  readonly cards: Readonly<Record<ResourceKey, { readonly heading: string; readonly message: RichText }>>;
  readonly warnings: Readonly<Record<string, RichText>>;
  readonly otherWarning: RichText;
  readonly nothing: RichText;
  readonly practisingCertificates: {
    readonly heading: string;
    readonly introduction: RichText;
    readonly expires: TextWith<"expiryDate">;
  };
  readonly footerLinks: readonly ContentLink[];
}

/** Help for one kind of reader. HELP-01 */
export interface HelpTexts {
  readonly introduction: RichText<"country">;
  readonly telephone?: string | undefined;
  readonly cards: readonly {
    readonly title: TextWith<"telephone">;
    readonly message: RichText;
    readonly link?: ContentLink | undefined;
  }[];
}

export interface HelpInformationContent {
  readonly heading: string;
  readonly standard: HelpTexts;
  readonly localOffice?: HelpTexts | undefined;
  readonly footerLinks: readonly ContentLink[];
}

/** What stands above a step, and what helps to answer it. */
export interface StepContent {
  readonly heading: string;
  readonly help: RichText;
}

/** What stands in place of a flow. */
export interface StateContent {
  readonly heading: string;
  readonly message: RichText;
}

export interface ApplyForMembershipContent {
  readonly heading: string;
  readonly introduction: RichText;
  readonly landing: { readonly heading: string; readonly eligible: RichText; readonly notEligible: RichText };
  readonly states: Readonly<Record<ApplicationState, StateContent>>;
  readonly convictions: StepContent;
  readonly publicPractice: { readonly help: RichText };
  readonly employment: StepContent;
  readonly qualifications: { readonly help: RichText };
  readonly contact: StepContent;
  readonly networks: { readonly help: RichText };
  readonly directory: { readonly help: RichText };
  readonly declaration: StepContent;
  readonly complete: DoneContent<"submittedOn">;
  readonly failed: RichText;
}

export interface RetirementContent {
  readonly heading: string;
  readonly introduction: RichText;
  readonly landing: {
    readonly heading: string;
    readonly eligible: RichText;
    readonly notEligible: RichText;
    readonly nonStandard: RichText;
  };
  readonly alreadyRetired: StateContent;
  readonly permanentRetirement: StepContent;
  readonly notPermanent: StateContent;
  readonly licenceHeld: StateContent;
  readonly insolvencyLicence: { readonly help: RichText };
  readonly declaration: StepContent;
  readonly dataProtection: StepContent;
  readonly dataProtectionChina: StepContent;
  readonly complete: DoneContent<"retirementDate" | "registeredOn">;
  readonly failed: RichText;
}

/** What is said of one section of the contact details. */
export interface ContactSectionContent {
  readonly heading: string;
  readonly nothing: string;
  readonly help?: RichText | undefined;
}

export interface ContactDetailsContent {
  readonly heading: string;
  readonly introduction: RichText;
  readonly email: ContactSectionContent;
  readonly phone: ContactSectionContent;
  readonly mailingAddress: ContactSectionContent;
  readonly secondaryAddress: ContactSectionContent;
  readonly readOnly: RichText;
}

/** The landing page of My details. DET-01 */
export interface MyDetailsContent {
  readonly heading: string;
  readonly introduction: RichText;
  readonly sections: readonly {
    readonly heading: string;
    readonly cards: readonly ContentCard[];
  }[];
}

export interface LoginDetailsContent {
  readonly heading: string;
  readonly card: ContentCard;
  /** Where it is changed, if that is here. PASS-02 */
  readonly password: {
    readonly heading: string;
    /** Said where it would be read. */
    readonly read: string;
    readonly present: string;
    readonly chosen: string;
    readonly hint: string;
  };
}

/** Something said under a heading of its own. */
export interface ContentNote {
  readonly heading: string;
  readonly message: RichText;
}

export interface AccountDetailsContent {
  readonly heading: string;
  readonly introduction: RichText;
  readonly withheld: ContentNote;
  readonly ineligible: Readonly<Record<IneligibleNote, ContentNote>>;
  readonly record: { readonly heading: string; readonly labels: Readonly<Record<string, string>> };
  readonly learningRecord: ContentNote;
  readonly register: RegisterCards;
  readonly transfer: {
    readonly heading: string;
    readonly introduction: RichText;
    readonly question: string;
    /** Said where the answer can be read, and not changed. */
    readonly closed: RichText;
    readonly options: Readonly<Record<string, { readonly label: string; readonly help: RichText }>>;
  };
  readonly oxfordBrookes: {
    readonly heading: string;
    readonly introduction: RichText;
    readonly question: string;
    readonly blocked: RichText;
  };
}

export interface EmploymentDetailsContent {
  readonly heading: string;
  readonly introduction: RichText;
  readonly section: string;
  readonly nothing: string;
  readonly fields: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly employerLocked: RichText;
}

interface PreferenceSection {
  readonly heading: string;
  readonly introduction: RichText;
}

export interface CommunicationPreferencesContent {
  readonly heading: string;
  readonly introduction: RichText;
  readonly accountCorrespondence: PreferenceSection;
  readonly additionalQuestions: PreferenceSection;
  readonly consents: Readonly<Record<string, { readonly label: string; readonly help: string }>>;
  readonly networks: PreferenceSection & {
    readonly regional: { readonly heading: string; readonly nothing: string };
    readonly employment: { readonly heading: string; readonly nothing: string };
  };
}

/** Every content document by its name. SHELL-13 */
export interface PageContent {
  readonly "page-framework": PageFramework;
  readonly "landing-page": LandingPageContent;
  readonly suspension: SuspensionContent;
  readonly "page-not-found": PageNotFoundContent;
  readonly "my-qualifications": MyQualificationsContent;
  readonly "professional-development": ProfessionalDevelopmentContent;
  readonly "annual-declarations": AnnualDeclarationsContent;
  readonly "fees-and-transactions": FeesAndTransactionsContent;
  readonly "documents-and-downloads": DocumentsAndDownloadsContent;
  readonly "apply-for-membership": ApplyForMembershipContent;
  readonly retirement: RetirementContent;
  readonly "help-information": HelpInformationContent;
  readonly "contact-details": ContactDetailsContent;
  readonly "my-details": MyDetailsContent;
  readonly "login-details": LoginDetailsContent;
  readonly "account-details": AccountDetailsContent;
  readonly "employment-details": EmploymentDetailsContent;
  readonly "communication-preferences": CommunicationPreferencesContent;
}
export type PageName = keyof PageContent;
