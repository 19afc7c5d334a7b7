import type { Badges } from "./notifications.ts";
import type { Route } from "./routes.ts";
import type { UserType } from "./user-type.ts";

/** A link of the main navigation. NAV-01 */
export interface NavigationLink<Key extends string = NavigationKey> {
  /** Identifies the link's label in content. */
  readonly key: Key;
  readonly route: Route;
  /** The configuration that has to announce what the link leads to; none for most. LOG-06 */
  readonly announcedAs?: Announcement;
}

/** Optional features of an API that the configuration announces. */
export type Announcement = "cpdLog";
export type Announced = { readonly [Name in Announcement]?: boolean | undefined };

/** An entry of the main navigation with optional sub-links. NAV-01 */
export interface NavigationEntry<Key extends string = NavigationKey> extends NavigationLink<Key> {
  readonly badge?: "CPD" | "EXA" | "PAY";
  readonly visibleTo: (type: UserType) => boolean;
  readonly subEntries?: readonly NavigationLink<Key>[];
}

const everyone = (): boolean => true;
const membersOnly = (type: UserType): boolean => type === "member";
const allButFirms = (type: UserType): boolean => type !== "firm";

const entries = [
  { key: "dashboard", route: "/", visibleTo: everyone },
  {
    key: "professionalDevelopment",

    route: "/professional-development",
    badge: "CPD",
    visibleTo: membersOnly,
    subEntries: [
      { key: "professionalDevelopment", route: "/professional-development" },
      {
        key: "annualDeclarations",

        route: "/professional-development/annual-declarations",
      },
      { key: "cpdLog", route: "/professional-development/log", announcedAs: "cpdLog" },
    ],
  },
  {
    key: "myQualifications",

    route: "/my-qualifications",
    badge: "EXA",
    visibleTo: allButFirms,
  },
  {
    key: "feesAndTransactions",

    route: "/fees-and-transactions",
    badge: "PAY",
    visibleTo: everyone,
  },
  {
    key: "documentsAndDownloads",

    route: "/documents-and-downloads",
    visibleTo: everyone,
  },
  {
    key: "myDetails",

    route: "/my-details",
    visibleTo: allButFirms,
    subEntries: [
      { key: "contactDetails", route: "/my-details/contact-details" },
      { key: "accountDetails", route: "/my-details/account-details" },
      {
        key: "communicationPreferences",

        route: "/my-details/communication-preferences",
      },
      { key: "employmentDetails", route: "/my-details/employment-details" },
      { key: "loginDetails", route: "/my-details/login-details" },
      { key: "securityAndActivity", route: "/my-details/security-and-activity" },
      { key: "calendar", route: "/calendar" },
    ],
  },
] as const satisfies readonly NavigationEntry<string>[];

type Entry = (typeof entries)[number];
type NavigationKey = Entry["key"] | Extract<Entry, { readonly subEntries: unknown }>["subEntries"][number]["key"];

const isAnnounced = ({ announcedAs }: NavigationLink, announced: Announced): boolean =>
  announcedAs === undefined || announced[announcedAs] === true;

export const navigationEntries: readonly NavigationEntry[] = entries;

/** Returns an entry followed by its sub-links. */
export const linksOf = (entry: NavigationEntry): readonly NavigationLink[] => [entry, ...(entry.subEntries ?? [])];

/** Whether a page is an entry's, one of its sub-links, or below it: paying is within fees. NAV-01 */
export const isWithin = (path: string, entry: NavigationEntry): boolean =>
  linksOf(entry).some(({ route }) => path === route || (route !== "/" && path.startsWith(`${route}/`)));

/** The keys of all links in content; an entry may repeat among its own sub-links. */
export const navigationKeys = navigationEntries.flatMap(linksOf).map(({ key }) => key);

/** The main navigation of a user type, in order, with what is announced. NAV-01 to NAV-05 */
export const navigationFor = (type: UserType, announced: Announced): readonly NavigationEntry[] =>
  navigationEntries
    .filter((entry) => entry.visibleTo(type))
    .map((entry) =>
      entry.subEntries
        ? { ...entry, subEntries: entry.subEntries.filter((link) => isAnnounced(link, announced)) }
        : entry,
    );

/** The number in an entry's badge; 0 hides the badge. NAV-02, NAV-03, NAV-04 */
export const badgeCount = (entry: NavigationEntry, badges: Badges): number =>
  entry.badge === undefined ? 0 : (badges[entry.badge] ?? 0);
