import type { Badges } from "./notifications.ts";
import type { Route } from "./routes.ts";
import type { UserType } from "./user-type.ts";

/** What content calls an entry by, to label it otherwise. */
export const navigationKeys = [
  "dashboard",
  "professionalDevelopment",
  "annualDeclarations",
  "myQualifications",
  "feesAndTransactions",
  "documentsAndDownloads",
  "myDetails",
  "contactDetails",
  "accountDetails",
  "communicationPreferences",
  "employmentDetails",
  "loginDetails",
] as const;

/** A link of the main navigation. NAV-01 */
export interface NavigationLink {
  readonly key: (typeof navigationKeys)[number];
  readonly label: string;
  readonly route: Route;
}

/** An entry of the main navigation, perhaps with sub-links. NAV-01 */
export interface NavigationEntry extends NavigationLink {
  readonly badge?: "CPD" | "EXA" | "PAY";
  readonly visibleTo: (type: UserType) => boolean;
  readonly subEntries?: readonly NavigationLink[];
}

const everyone = (): boolean => true;
const membersOnly = (type: UserType): boolean => type === "member";
const allButFirms = (type: UserType): boolean => type !== "firm";

export const navigationEntries: readonly NavigationEntry[] = [
  { key: "dashboard", label: "Dashboard", route: "/", visibleTo: everyone },
  {
    key: "professionalDevelopment",
    label: "Professional development",
    route: "/professional-development",
    badge: "CPD",
    visibleTo: membersOnly,
    subEntries: [
      { key: "professionalDevelopment", label: "Professional development", route: "/professional-development" },
      { key: "annualDeclarations", label: "Annual Declarations", route: "/professional-development/annual-declarations" },
    ],
  },
  { key: "myQualifications", label: "My Qualifications", route: "/my-qualifications", badge: "EXA", visibleTo: allButFirms },
  { key: "feesAndTransactions", label: "Fees & transactions", route: "/fees-and-transactions", badge: "PAY", visibleTo: everyone },
  { key: "documentsAndDownloads", label: "Documents & downloads", route: "/documents-and-downloads", visibleTo: everyone },
  {
    key: "myDetails",
    label: "My details",
    route: "/my-details",
    visibleTo: allButFirms,
    subEntries: [
      { key: "contactDetails", label: "Contact details", route: "/my-details/contact-details" },
      { key: "accountDetails", label: "Account details", route: "/my-details/account-details" },
      { key: "communicationPreferences", label: "Communication preferences", route: "/my-details/communication-preferences" },
      { key: "employmentDetails", label: "Employment details", route: "/my-details/employment-details" },
      { key: "loginDetails", label: "Login details", route: "/my-details/login-details" },
    ],
  },
];

/** The main navigation of one kind of user, in order. NAV-01 to NAV-05 */
export const navigationFor = (type: UserType): readonly NavigationEntry[] =>
  navigationEntries.filter((entry) => entry.visibleTo(type));

/** How many notifications an entry's badge shows; 0 shows none. NAV-02, NAV-03, NAV-04 */
export const badgeCount = (entry: NavigationEntry, badges: Badges): number =>
  entry.badge === undefined ? 0 : (badges[entry.badge] ?? 0);
