import type { TrackedEvent } from "../../application/ports/tracking.ts";
import { didYouMean } from "../cucumber/nearest.ts";
import type { Item, Place } from "./outline.ts";

/** How a file of this name begins, whatever it holds. */
export const beginningOf = (file: string): string => (file.endsWith(".ics") ? "BEGIN:VCALENDAR" : "%PDF-");

/** A link as it is read, whether an icon stands in it, and whether it opens elsewhere. */
export interface FoundLink {
  readonly name: string;
  readonly hasIcon: boolean;
  readonly opensElsewhere: boolean;
}

/**
 * Someone who uses the portal, at either level: what they do, and what they are shown. Neither does
 * anything that the screen does not offer.
 */
export interface Actor {
  /** Signs in with the first name of a seeded person, and arrives at the dashboard. */
  signIn(firstName: string): Promise<void>;
  /** Is a seeded person: signed in at the first page that they open, or at the dashboard where they look before they open one. */
  become(firstName: string): Promise<void>;
  /** Comes to an address of the portal without being signed in. */
  come(address: string): Promise<void>;
  /** Tells the provider who one is, where it asks. */
  identify(firstName: string): Promise<void>;
  logOut(): Promise<void>;
  /** Opens a page by its address. */
  open(address: string): Promise<void>;
  /** Goes where a link leads. Fails where there is none of this name. */
  follow(link: string): Promise<void>;
  /** Where one is led that is none of the portal's pages; undefined while one is in the portal. */
  elsewhere(): Promise<string | undefined>;
  /** Loads the present page anew, as the browser's own button does. */
  reload(): Promise<void>;
  /** The page's main heading. */
  heading(): Promise<string>;
  /** The question, or the outcome, in front of the person; undefined where the page asks nothing. */
  question(): Promise<string | undefined>;
  /** "Step 2 of 4"; undefined where there are no steps. */
  progress(): Promise<string | undefined>;
  /** Everything the page says, as plain text. */
  words(): Promise<string>;
  /** What there is at a place of the screen, in the order in which it is read. Nothing where there is no such place. */
  outline(place: Place): Promise<readonly Item[]>;
  /** Whether a button of this name is there. */
  offers(button: string): Promise<boolean>;
  /** Presses a button. Fails where there is none of this name. */
  press(button: string): Promise<void>;
  /** Presses a button twice, faster than anything can happen in between. */
  pressTwice(button: string): Promise<void>;
  /** Chooses an answer to a question. Fails where it is not asked. */
  choose(question: string, answer: string): Promise<void>;
  /** Ticks a statement. Fails where it is not there. */
  tick(statement: string): Promise<void>;
  /** Takes a tick away. Fails where the statement is not there. */
  untick(statement: string): Promise<void>;
  /** Types into a text field, in place of what it holds. Fails where there is none of this label. */
  fill(field: string, typed: string): Promise<void>;
  /** What a text field holds. Fails where there is none of this label. */
  valueOf(field: string): Promise<string>;
  /** Whether a statement is ticked. Fails where it is not there. */
  isTicked(statement: string): Promise<boolean>;
  /** Whether a question stands before the page, and has to be answered first. */
  isAsked(): Promise<boolean>;
  /** Picks one of what a field suggests. Fails where it is not suggested. */
  pick(suggestion: string): Promise<void>;
  /** Picks an option of a select. Fails where there is none of this label. */
  select(field: string, option: string): Promise<void>;
  /** Opens a section to be edited. Fails where there is none of this heading that can be. */
  edit(section: string): Promise<void>;
  /** Moves a switch. Fails where there is none of this name. */
  turn(name: string): Promise<void>;
  /** Whether a switch is on. Fails where there is none of this name. */
  isOn(name: string): Promise<boolean>;
  /** The rows of a table by its caption, each cell as text. */
  table(caption: string): Promise<readonly (readonly string[])[]>;
  /** Whether a file of this name is saved, now or within moments. */
  isGiven(file: string): Promise<boolean>;
  /** The names of the files saved so far. Fails where one is not what its name says. */
  saved(): Promise<readonly string[]>;
  /** Presses a key, where the focus is. */
  pressKey(key: string): Promise<void>;
  /** What has the focus, by its name or its words. */
  focused(): Promise<string>;
  /** Whether the focus is in the page itself, past what every page has. */
  isInMain(): Promise<boolean>;
  /** Waits until the page is headed so. */
  comesToBeHeaded(heading: string): Promise<void>;
  /** Who Account says it is of, line by line. */
  accountWords(): Promise<readonly string[]>;
  /** A link by what its words begin with: all of its words, hidden ones included, whether it bears an icon, and whether it opens elsewhere. */
  linkCalled(words: string): Promise<FoundLink>;
  /** The year it is for them. */
  year(): number;
  /** The title of the window. */
  title(): Promise<string>;
  /** The entries of the main navigation, in order. */
  navigation(): Promise<readonly string[]>;
  /** What was told of visits: it has come by the time an event of this name has. */
  tracked(event: string): Promise<readonly TrackedEvent[]>;
  /** From now on a call of the portal gets no answer ("/cpds/submissions"), or all of them ("/"). */
  breakCalls(path: string): Promise<void>;
  /** From now on a change is carried out, and its answer does not arrive. */
  loseAnswers(path: string): Promise<void>;
  /** From now on a call is answered with something that makes no sense. */
  garbleCalls(path: string): Promise<void>;
  /** From now on the provider cannot be reached. */
  breakSignIn(): Promise<void>;
  /** From now on the provider answers nothing, and does not fail either. */
  holdSignIn(): Promise<void>;
  /** From now on the institute has something to say to everyone. */
  announce(heading: string, message: string): Promise<void>;
  /** From now on calls are answered again. */
  mendCalls(): Promise<void>;
  /** From now on a call is not answered, until it fails or is given up. */
  holdCalls(path: string): Promise<void>;
  /** The calls that are held are answered at last: with a failure. Those that follow are answered as ever. */
  failHeldCalls(): Promise<void>;
  /** The calls that are held come to nothing, and so do those that follow. */
  giveUpCalls(): Promise<void>;
  /** The person's device shows a time that is so many minutes ahead, and can be let go on. */
  setClock(minutesAhead: number): Promise<void>;
  /** Lets so much time go by on the device's clock. */
  passSeconds(seconds: number): Promise<void>;
  /** Loads the page anew without waiting for it to be there. */
  beginReload(): Promise<void>;
  /** Whether the page says that it is on its way. */
  isWaiting(): Promise<boolean>;
  /** Whether someone who waits comes to be told so. */
  waitingWords(words: string): Promise<boolean>;
  /** Whatever stands on screen, in a page or around it. */
  everything(): Promise<string>;
  /** Goes back, as with the browser's own button. */
  goBack(): Promise<void>;
  /** The addresses that were opened in windows of their own. */
  opened(): Promise<readonly string[]>;
  /** How often the page was sent to the printer. */
  timesPrinted(): Promise<number>;
  /** Leaves no trace. */
  end(): Promise<void>;
}

/** What a role is in an analyst's words, where these differ. */
const inAnalystsWords: Readonly<Record<string, string>> = { radio: "answer", checkbox: "statement", group: "question", textbox: "field", combobox: "select" };

/** Refuses what the screen does not offer, in words that say what it does offer. */
export const notOffered = (role: string, name: string, found: readonly string[]): Error => {
  const offered = [...new Set(found.map((one) => one.replaceAll(/\s+/g, " ").trim()))].filter((one) => one !== "");
  return new Error(`There is no ${inAnalystsWords[role] ?? role} "${name}" here.${didYouMean(name, offered)} Offered: ${offered.length > 0 ? offered.join(", ") : "none"}.`);
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
  criticalAlert: { id: "announced", heading, message: [{ kind: "paragraph", children: [{ kind: "text", text: message }] }] },
});

/** What is said, once it is sure that no placeholder stands in it as it does in the content file. */
export const withoutGaps = (words: string): string => {
  const raw = /\{\w*\}?/.exec(words)?.[0];
  if (raw !== undefined) throw new Error(`The page shows a raw placeholder, "${raw}":\n${words}`);
  return words;
};
