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

/** How a file of this name begins, whatever it holds. */
export const beginningOf = (file: string): string =>
  beginnings.find(([ending]) => file.endsWith(ending))?.[1] ?? "%PDF-";

/**
 * Someone who uses the portal, at either level, by what they are able to do. Neither does anything that the screen does
 * not offer.
 */
export interface Actor extends SignsIn, VisitsPages, ReadsPages, FillsInForms, TakesFiles, CausesFaults, PassesTime {
  /** What was told of visits: it has come by the time an event of this name has. */
  tracked(event: string): Promise<readonly TrackedEvent[]>;
  /** Leaves no trace. */
  end(): Promise<void>;
}

/** What a role is in an analyst's words, where these differ. */
const inAnalystsWords: Readonly<Record<string, string>> = {
  radio: "answer",
  checkbox: "statement",
  group: "question",
  textbox: "field",
  combobox: "select",
};

/** Refuses what the screen does not offer, in words that say what it does offer. */
export const notOffered = (role: string, name: string, found: readonly string[]): Error => {
  const offered = [...new Set(found.map((one) => one.replaceAll(/\s+/g, " ").trim()))].filter((one) => one !== "");
  return new Error(
    `There is no ${inAnalystsWords[role] ?? role} "${name}" here.${didYouMean(name, offered)} Offered: ${offered.length > 0 ? offered.join(", ") : "none"}.`,
  );
};

/** Refuses to guess which of several is meant. */
export const ambiguous = (role: string, name: string): Error =>
  new Error(`There are several of the name "${name}" here (${inAnalystsWords[role] ?? role}): say more closely which.`);

/** Whether a call's path is that of the one named: "/fees" is not "/fees-and-transactions". "/" names them all. */
export const isCallTo = (named: string | undefined, path: string): boolean =>
  named === "/" || (named !== undefined && `${path.split("?")[0]}/`.includes(`${named}/`));

/** The button that edits a section. */
export const editOf = (section: string): string => `Edit ${section.charAt(0).toLowerCase()}${section.slice(1)}`;

/** The call that tells what stands around every page, and in it what everyone has to know. */
export const frameCall = "/content/templates/page-framework";
export const withAnnouncement = (frame: object, heading: string, message: string): object => ({
  ...frame,
  criticalAlert: {
    id: "announced",
    heading,
    message: [{ kind: "paragraph", children: [{ kind: "text", text: message }] }],
  },
});

/** What is said, once it is sure that no placeholder stands in it as it does in the content file. */
export const withoutGaps = (words: string): string => {
  const raw = /\{\w*\}?/.exec(words)?.[0];
  if (raw !== undefined) throw new Error(`The page shows a raw placeholder, "${raw}":\n${words}`);
  return words;
};
