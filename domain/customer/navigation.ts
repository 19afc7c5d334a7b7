import type { Badges } from "./notifications.ts";
import type { Route } from "./routes.ts";
import type { UserType } from "./user-type.ts";

/** An entry of the main navigation. Its label comes from content, by its key. NAV-01 */
export interface NavigationEntry {
  readonly key: string;
  readonly route: Route;
  readonly badge?: "CPD" | "EXA" | "PAY";
  readonly visibleTo: (type: UserType) => boolean;
  readonly subEntries?: readonly { readonly key: string; readonly route: Route }[];
}

const everyone = (): boolean => true;
const membersOnly = (type: UserType): boolean => type === "member";
const allButFirms = (type: UserType): boolean => type !== "firm";

const entries: readonly NavigationEntry[] = [
  { key: "dashboard", route: "/", visibleTo: everyone },
  {
    key: "professionalDevelopment",
    route: "/professional-development",
    badge: "CPD",
    visibleTo: membersOnly,
    subEntries: [
      { key: "professionalDevelopment", route: "/professional-development" },
      { key: "annualDeclarations", route: "/professional-development/annual-declarations" },
    ],
  },
  { key: "myQualifications", route: "/my-qualifications", badge: "EXA", visibleTo: allButFirms },
  { key: "feesAndTransactions", route: "/fees-and-transactions", badge: "PAY", visibleTo: everyone },
  { key: "documentsAndDownloads", route: "/documents-and-downloads", visibleTo: everyone },
  {
    key: "myDetails",
    route: "/my-details",
    visibleTo: allButFirms,
    subEntries: [
      { key: "contactDetails", route: "/my-details/contact-details" },
      { key: "accountDetails", route: "/my-details/account-details" },
      { key: "communicationPreferences", route: "/my-details/communication-preferences" },
      { key: "employmentDetails", route: "/my-details/employment-details" },
      { key: "loginDetails", route: "/my-details/login-details" },
    ],
  },
];

/** The main navigation of one kind of user, in order. NAV-01 to NAV-05 */
export const navigationFor = (type: UserType): readonly NavigationEntry[] =>
  entries.filter((entry) => entry.visibleTo(type));

/** How many notifications an entry's badge shows; 0 shows none. NAV-02, NAV-03, NAV-04 */
export const badgeCount = (entry: NavigationEntry, badges: Badges): number =>
  entry.badge === undefined ? 0 : (badges[entry.badge] ?? 0);

/**
 * Whether a page is among those offered to one kind of user. A page that is not offered opens all the
 * same, with what is for everyone and without what is not theirs.
 */
export const isOffered = (route: Route, type: UserType): boolean => {
  const routesOf = (entry: NavigationEntry): readonly Route[] => [
    entry.route,
    ...(entry.subEntries ?? []).map((subEntry) => subEntry.route),
  ];
  const owner = entries.find((entry) => routesOf(entry).includes(route));
  return owner?.visibleTo(type) ?? true;
};
