import type { TrackedEvent } from "../../application/ports/tracking.ts";
import { didYouMean } from "../cucumber/nearest.ts";
import type { CausesFaults } from "./abilities/causes-faults.ts";
import type { FillsInForms } from "./abilities/fills-in-forms.ts";
import type { PassesTime } from "./abilities/passes-time.ts";
import type { ReadsPages } from "./abilities/reads-pages.ts";
import type { SignsIn } from "./abilities/signs-in.ts";
import type { TakesFiles } from "./abilities/takes-files.ts";
import type { VisitsPages } from "./abilities/visits-pages.ts";

const beginnings = [
  [".ics", "BEGIN:VCALENDAR"],
  [".json", "{"],
  [".jwt", "eyJ"],
] as const;

/** The first bytes of a file type, by the file's name. */
export const beginningOf = (file: string): string =>
  beginnings.find(([ending]) => file.endsWith(ending))?.[1] ?? "%PDF-";

/**
 * A user of the portal at core or browser level, by their abilities. Neither level does anything that the screen does
 * not offer.
 */
export interface Actor extends SignsIn, VisitsPages, ReadsPages, FillsInForms, TakesFiles, CausesFaults, PassesTime {
  /** Tracked events; waits for one with this name. */
  tracked(event: string): Promise<readonly TrackedEvent[]>;
  /** Ends the session and removes its traces. */
  end(): Promise<void>;
}

/** Names of roles in analysts' words, where they differ. */
const inAnalystsWords: Readonly<Record<string, string>> = {
  radio: "answer",
  checkbox: "statement",
  group: "question",
  textbox: "field",
  combobox: "select",
};

/** Error for a missing control, which lists the ones on the screen. */
export const notOffered = (role: string, name: string, found: readonly string[]): Error => {
  const offered = [...new Set(found.map((one) => one.replaceAll(/\s+/g, " ").trim()))].filter((one) => one !== "");
  return new Error(
    `There is no ${inAnalystsWords[role] ?? role} "${name}" here.${didYouMean(name, offered)} Offered: ${offered.length > 0 ? offered.join(", ") : "none"}.`,
  );
};

/** Error for several controls with one name. */
export const ambiguous = (role: string, name: string): Error =>
  new Error(`There are several of the name "${name}" here (${inAnalystsWords[role] ?? role}): say more closely which.`);

/** Whether a call's path has this segment: "/fees" does not match "/fees-and-transactions". "/" matches all. */
export const isCallTo = (named: string | undefined, path: string): boolean =>
  named === "/" || (named !== undefined && `${path.split("?")[0]}/`.includes(`${named}/`));

/** The name of a section's edit button. */
export const editOf = (section: string): string => `Edit ${section.charAt(0).toLowerCase()}${section.slice(1)}`;

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

/** Returns the text; throws when it contains a placeholder of the content file. */
export const withoutGaps = (words: string): string => {
  const raw = /\{\w*\}?/.exec(words)?.[0];
  if (raw !== undefined) throw new Error(`The page shows a raw placeholder, "${raw}":\n${words}`);
  return words;
};
