import type { TrackedEvent } from "../../application/ports/tracking.ts";
import type { Forms } from "./abilities/forms.ts";
import type { PageReader } from "./abilities/page.ts";

/** Signs in and out. */
export interface SignsIn {
  /**
   * Acts as a seeded person. Signs in with the first page that is opened, or at the dashboard when the screen is read
   * first.
   */
  become(firstName: string): Promise<void>;
  /** Opens an address of the portal without signing in. */
  come(address: string): Promise<void>;
  /** Signs in at the provider when it asks. */
  identify(firstName: string): Promise<void>;
  logOut(): Promise<void>;
}

/** Navigates by links, addresses and browser buttons. */
export interface VisitsPages {
  open(address: string): Promise<void>;
  /** Follows a link; throws when there is none with this name. */
  follow(link: string): Promise<void>;
  /** The address outside the portal that the person was sent to; undefined inside the portal. */
  elsewhere(): Promise<string | undefined>;
  reload(): Promise<void>;
  /** Starts reloading without waiting. */
  beginReload(): Promise<void>;
  /** Returns to the window from another one. */
  comeBack(): Promise<void>;
  /** Presses the browser's Back or Forward button. */
  go(direction: "back" | "forward"): Promise<void>;
  /** The addresses opened in new windows. */
  opened(): Promise<readonly string[]>;
}

/** Saves and prints files. */
export interface TakesFiles {
  /** Whether a file of this name is saved within moments. */
  isGiven(file: string): Promise<boolean>;
  /** Names of the saved files; throws when a file's content does not match its name. */
  saved(): Promise<readonly string[]>;
  /** How often the page was printed. */
  timesPrinted(): Promise<number>;
}

/**
 * What happens to calls: they fail without a response; changes are processed and their responses dropped; responses are
 * invalid; or calls hang until they fail or are aborted.
 */
export type Disturbance = "broken" | "lost" | "unread" | "garbled" | "held" | "missing" | "refused";

/** Makes calls and the sign-in fail, hang or return invalid responses. */
export interface CausesFaults {
  /** Disturbs calls to a path ("/cpds/submissions"), or all of them ("/"), from now on. */
  disturb(how: Disturbance, path: string): Promise<void>;
  /** Makes the provider unreachable, or lets requests to it hang. */
  disturbSignIn(how: "broken" | "held"): Promise<void>;
  /** Adds an announcement of the institute to every page. */
  announce(heading: string, message: string): Promise<void>;
  /** Fails the hanging calls; later ones succeed. */
  failHeldCalls(): Promise<void>;
  /** Fails the hanging calls and all later ones. */
  giveUpCalls(): Promise<void>;
  /** Ends the faults. */
  mendCalls(): Promise<void>;
}

/** Sets and advances the device's clock. */
export interface PassesTime {
  /** The current year. */
  year(): number;
  /** Sets the device's clock some minutes ahead, and controls it from now on. */
  setClock(minutesAhead: number): Promise<void>;
  /** Advances the device's clock. */
  passSeconds(seconds: number): Promise<void>;
}

/**
 * A user of the portal by their abilities, at core or browser level. Neither level does anything that the screen does
 * not offer.
 */
export interface Actor {
  readonly session: SignsIn;
  readonly browser: VisitsPages;
  readonly page: PageReader;
  readonly forms: Forms;
  readonly files: TakesFiles;
  readonly faults: CausesFaults;
  readonly clock: PassesTime;
  /** Tracked events; waits for one with this name. */
  tracked(event: string): Promise<readonly TrackedEvent[]>;
  /** Ends the session and removes its traces. */
  end(): Promise<void>;
}

const beginnings = [
  [".ics", "BEGIN:VCALENDAR"],
  [".json", "{"],
  [".jwt", "eyJ"],
] as const;

/** The first bytes of a file type, by the file's name. */
export const beginningOf = (file: string): string =>
  beginnings.find(([ending]) => file.endsWith(ending))?.[1] ?? "%PDF-";

/** Whether a call's path has this segment: "/fees" does not match "/fees-and-transactions". "/" matches all. */
export const isCallTo = (named: string | undefined, path: string): boolean =>
  named === "/" || (named !== undefined && `${path.split("?")[0]}/`.includes(`${named}/`));

/** The call for the texts of header and footer, including announcements. */
export const frameCall = "/content/templates/page-framework";
export const withAnnouncement = (frame: object, heading: string, message: string): object => ({
  ...frame,
  criticalAlert: {
    id: "announced",
    heading,
    message: [{ kind: "paragraph", children: [{ kind: "text", text: message }] }],
  },
});
