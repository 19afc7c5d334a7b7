import type { DeskBrowser } from "./desk-browser.ts";

// What commands do, done at the desk: the same scenarios hold at both faces.

type Options = Readonly<Record<string, string>>;

/** A command's words without "--apply": what it is about, and its options by name. */
interface Said {
  readonly about: readonly string[];
  readonly options: Options;
}

const parsed = (words: readonly string[]): Said => {
  const about: string[] = [];
  const options: Record<string, string> = {};
  for (const [at, word] of words.entries()) {
    if (words[at - 1]?.startsWith("--") === true && !word.startsWith("--")) options[words[at - 1] ?? ""] = word;
    else if (word.startsWith("--")) options[word] ??= "";
    else about.push(word);
  }
  return { about, options };
};

const find = async (desk: DeskBrowser, text: string): Promise<void> => {
  desk.fill("Find a person, a reference or a code", text);
  await desk.press("Find");
};

/** Confirms what is shown; throws what the desk says against it. */
const confirmShown = async (desk: DeskBrowser): Promise<string> => {
  if (!desk.words.includes("Nothing has changed yet.")) throw new Error(desk.words);
  const shown = desk.words;
  await desk.pressMain();
  if (desk.status >= 400) throw new Error(desk.words);
  return shown;
};

/** Sends the form on screen, and confirms what it will do; throws what the desk says against it. */
const confirm = async (desk: DeskBrowser, button = "See what will happen"): Promise<string> => {
  await desk.press(button);
  return confirmShown(desk);
};

/** Opens a form of a person by its heading, and fills in its fields by label. */
const inForm = async (
  desk: DeskBrowser,
  person: string,
  heading: string,
  fields: Readonly<Record<string, string | undefined>>,
): Promise<string> => {
  await find(desk, person);
  if (heading === "Reverse") await desk.open(`${desk.address}/reverse`);
  else await desk.follow(heading);
  await desk.untilDone();
  for (const [label, value] of Object.entries(fields)) if (value !== undefined) desk.fill(label, value);
  return confirm(desk);
};

type AtDesk = (desk: DeskBrowser, said: Said) => Promise<string>;

const leaving =
  (why: string): AtDesk =>
  (desk, { about: [person = ""], options }) =>
    inForm(desk, person, "Record a departure", {
      Why: why,
      "First day after leaving": options["--on"],
      Reason: options["--reason"],
    });

const actions: Readonly<Record<string, AtDesk>> = {
  decide: async (desk, { about: [reference = ""], options }) => {
    await find(desk, reference);
    const isInForce = desk.words.includes("See what will be sent");
    const isReview = desk.words.includes("The evidence is sufficient");
    if (options["--grant"] !== undefined) desk.choose(isReview ? "The evidence is sufficient" : "Grant");
    else if (options["--ask"] === undefined) {
      desk.choose(isReview ? "The evidence is not sufficient" : "Refuse");
      desk.fill("Reason", options["--reason"] ?? "");
    } else {
      if (!isInForce) desk.choose("Ask for more");
      desk.fill("What you need", options["--ask"]);
      desk.fill("Reply by", options["--by"] ?? "");
    }
    return confirm(desk, isInForce ? "See what will be sent" : undefined);
  },
  review: async (desk, { about: [year = ""], options }) => {
    const isDraw = options["--draw"] !== undefined;
    await desk.open(isDraw ? "/desk/year/reviews/draw" : `/desk/year/reviews/${year}-1/ask`);
    const fields = {
      "CPD year": isDraw ? year : undefined,
      "Reason for a further sample": options["--reason"],
      "What you need, as the person will read it": options["--ask"],
      "Reply by": options["--by"],
    };
    for (const [label, value] of Object.entries(fields)) if (value !== undefined) desk.fill(label, value);
    return confirm(desk);
  },
  reopen: async (desk, { about: [reference = ""], options }) => {
    await find(desk, reference);
    if (desk.words.includes("Until then you can undo this")) return confirm(desk, "Undo");
    desk.fill("Reason", options["--reason"] ?? "");
    return confirm(desk);
  },
  "post payment": (desk, { about: [person = ""], options }) =>
    inForm(desk, person, "Post a payment", {
      Amount: options["--amount"],
      "Description for the member": options["--description"],
    }),
  "post charge": (desk, { about: [person = ""], options }) =>
    inForm(desk, person, "Add a charge", {
      Amount: options["--amount"],
      Purpose: options["--for"],
      "Due by": options["--due"],
    }),
  "post reverse": (desk, { about: [reference = ""], options }) =>
    inForm(desk, reference, "Reverse", {
      Reference: reference,
      "Reason, as the person will read it": options["--reason"],
      "What happened": options["--paid-out"] === undefined ? undefined : "The payment was refunded",
      "The suspension that it ended":
        options["--suspension"] === undefined
          ? undefined
          : options["--suspension"] === "returns"
            ? "Returns if fees are overdue again"
            : "Stays ended",
    }),
  correct: (desk, { about: [person = ""], options }) =>
    inForm(desk, person, "Correct the name or language", {
      "First name": options["--first-name"],
      Surname: options["--surname"],
    }),
  "change-type": (desk, { about: [person = ""], options }) =>
    inForm(desk, person, "Change the type or fellowship", {
      Type: options["--to"],
      Fellow: options["--fellow"] === undefined ? undefined : "Yes",
    }),
  suspend: (desk, { about: [person = ""], options }) =>
    inForm(desk, person, "Suspend", {
      Why: options["--code"] === "UNPAID_FEES" ? "unpaid fees" : "CPD non-compliance",
      "Days of grace": options["--grace-days"],
    }),
  reinstate: async (desk, { about: [person = ""] }) => {
    await find(desk, person);
    await desk.follow("End the suspension");
    return confirmShown(desk);
  },
  resign: leaving("Resignation"),
  deceased: leaving("Death: no more emails are sent"),
  readmit: (desk, { about: [person = ""], options }) => inForm(desk, person, "Readmit", { From: options["--on"] }),
};

/**
 * Does at the desk what a command would with "--apply", and resolves with what was shown before it; undefined for a
 * command that only reads, or that the desk does not have. Rejects with what the desk says against it. DESK-01
 */
export const doneAtDesk = (desk: DeskBrowser, words: readonly string[]): Promise<string> | undefined => {
  if (!words.includes("--apply")) return undefined;
  const [first = "", second = ""] = words;
  const name = actions[first] ? first : `${first} ${second}`;
  const action = actions[name];
  const rest = words.slice(name.split(" ").length).filter((word) => word !== "--apply");
  return action && desk.signedIn().then(() => action(desk, parsed(rest)));
};
