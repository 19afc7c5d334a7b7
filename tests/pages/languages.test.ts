import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { fullNameOf } from "../../adapters/institute/platform/customers/customers.store.ts";
import { trialBody } from "../../adapters/institute/trial/body.ts";
import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import { trialRules } from "../../adapters/institute/trial/rules.ts";
import { routes } from "../../domain/customer/routes.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { Forms } from "../actors/abilities/forms.ts";
import type { CoreActor } from "../actors/core.ts";
import type { TrialOrganisation } from "../actors/organisations.ts";
import { accented, englishIn, pseudoTag, pseudoTexts, withPseudoLabels } from "../actors/pseudo-language.ts";
import { applicationFlow, declarationFlow, goTo, registerFlow, type Flow } from "../actors/tasks/flows.ts";
import { openWaiverForm } from "../actors/tasks/waiver.ts";
import { InstituteTime, sharedTrial, type SharedTrial } from "../actors/trial-institute.ts";
import { Reader } from "./readers.ts";

// Each page, form and flow in a language made from the shipped texts: whatever is still English is a sentence in code. LANG-09

const time = new InstituteTime("2026-03-04" as CalendarDate);
const body = { ...trialBody, languages: ["en-GB", pseudoTag] };
const rules = { ...trialRules, lists: withPseudoLabels(trialRules.lists) };
const organisation: TrialOrganisation = { rules, body, cpdLog: true, settings: {} };
const texts = pseudoTexts();
let trial: SharedTrial;

beforeAll(async () => {
  trial = await sharedTrial({ now: () => time.now(), rules, body });
  for (const [file, text] of texts) await trial.institute.texts.write(`${pseudoTag}/${file}`, text);
});
beforeEach(() => trial.putBackRecord());
afterAll(() => trial.close());

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat(pseudoTag, { month: "long", timeZone: "UTC" }).format(Date.UTC(2026, month)),
);

const people = [
  "Maya",
  "Stella",
  "Frank",
  "Ada",
  "Owen",
  "Priya",
  "Grace",
  "Rita",
  "Olga",
  "Eve",
  "Fay",
  "Greta",
  "Tom",
];

/** What is on record, by value, countries by Intl, and languages in themselves. */
const data = [
  "English",
  "Cymraeg",
  trialBody.name,
  ...trialBody.address,
  ...months,
  "Deyrnas Unedig",
  "United Kingdom",
  "Ireland",
  "British",
  ...[...people, "Fiona"].map((name) => fullNameOf(personNamed(name))),
  ...people,
  "Accounts assistant",
  "Quill and Ledger LLP",
  "Ledger Lane",
  "Countinghouse Close",
  "Glasgow",
  "Hall",
  "10:00 to 13:15",
  "14:00 to 17:15",
  "Audit and Assurance",
  "Taxation",
  "June 2023",
  "Foundations in accountancy",
  "Practising certificate",
  "Firm's auditing certificate",
  "annual subscription",
  "practising certificate",
  "exam entry",
  "Exam entry",
  "Mentoring a trainee",
  "Annual tax conference",
  "Reading: the new standard on leases",
  "Ethics in practice: case studies",
  "Tax update webinar",
  "Transfer pricing documentation; I have changed our checklist since.",
  "Which of our clients the new reporting of digital sales concerns, and from when.",
  "A letter from your employer that confirms the dates and the duties of your present work.",
];

/** Reference for support. */
const reference = /\b[\da-f]{8}\b/g;

/** The words on a page and the names of its controls that are English, and no data. */
const englishOn = async (actor: CoreActor): Promise<readonly string[]> => {
  const shown = [await actor.page.title(), ...(await actor.page.words()).split("\n")];
  for (const place of ["the top of the page", "the page", "the dialog", "the foot of the page"] as const)
    shown.push(
      ...(await actor.page.outline(place))
        .filter(({ kind }) => kind !== "outline" && kind !== "list")
        .map(({ words }) => words),
    );
  return [...new Set(shown)].flatMap((words) =>
    englishIn(words.replaceAll(reference, ""), data).map((word) => `${word} in "${words.slice(0, 80)}"`),
  );
};

/** Finds what a test names in English under its name in the pseudo-language, or unchanged where it is data. */
const inPseudoLanguage = (forms: Forms): Forms =>
  new Proxy(forms, {
    get: (_, name) => {
      const act: unknown = Reflect.get(forms, name);
      if (typeof act !== "function") return act;
      const call = (words: readonly unknown[]) => Reflect.apply(act, forms, words) as Promise<unknown>;
      const said = (words: readonly unknown[]) =>
        words.map((each) => (typeof each === "string" ? accented(each) : each));
      return (label: unknown, ...data: readonly unknown[]) =>
        call(said([label, ...data]))
          .catch(() => call([...said([label]), ...data]))
          .catch(() => call([label, ...data]));
    },
  });

/** Somebody whose browser prefers the pseudo-language, at an address. */
const pseudoReader = async (firstName: string, address: string): Promise<CoreActor> => {
  const actor = new Reader({ ...trial, organisation, time }, async () => {
    await vi.dynamicImportSettled();
    return true;
  });
  actor.portal.preferredLanguages = [pseudoTag];
  actor.portal.startTexts = await actor.institute.startTexts();
  await actor.session.become(firstName);
  await actor.session.arrive(address);
  return Object.assign(actor, { forms: inPseudoLanguage(actor.forms) });
};

/** English that somebody sees after each action. */
const englishAfter = async (
  firstName: string,
  address: string,
  actions: Readonly<Record<string, (actor: CoreActor) => unknown>>,
): Promise<readonly string[]> => {
  const actor = await pseudoReader(firstName, address);
  const found: string[] = [];
  for (const [name, act] of Object.entries(actions)) {
    await act(actor);
    found.push(...(await englishOn(actor)).map((line) => `${firstName}, ${name}: ${line}`));
  }
  await actor.end();
  return found;
};

/** Opens all sections of the page, and saves them as they are. */
const pressAll = (button: string) => async (actor: CoreActor) => {
  for (const { kind, words } of await actor.page.outline("the page"))
    if (kind === "button" && words.startsWith(accented(button))) await actor.forms.press(words);
};

test.each(people)("%s reads no word of English but data on any page (LANG-04, LANG-09)", async (who) => {
  const pages = routes.filter((route) => route !== "/error");
  const visits = pages.map((route) => [route, (actor: CoreActor) => actor.browser.open(route)] as const);
  expect(await englishAfter(who, "/", Object.fromEntries(visits))).toEqual([]);
});

test.each(routes)("%s has no English while it is edited, loads or fails", async (route) => {
  const found = await englishAfter("Maya", route, {
    edited: pressAll("Edit"),
    saved: pressAll("Save changes"),
    loading: async (actor) => {
      await actor.faults.disturb("held", "/");
      await actor.browser.reload();
      await actor.clock.passSeconds(5);
    },
    "not answered": (actor) => actor.faults.giveUpCalls(),
  });
  expect(found).toEqual([]);
});

const flows: Readonly<
  Record<string, { readonly reader: string; readonly flow: Flow; readonly submit: string; readonly call: string }>
> = {
  declaration: { reader: "Maya", flow: declarationFlow, submit: "Submit declaration", call: "/cpds/submissions" },
  application: { reader: "Ada", flow: applicationFlow, submit: "Submit application", call: "/membership/application" },
  register: { reader: "Fiona", flow: registerFlow, submit: "Join the register", call: "/membership/retirement" },
};

describe.each(Object.entries(flows))("%s", (_, { reader, flow, submit, call }) => {
  test("no step has English, answered or not", async () => {
    const steps = flow.steps.flatMap((step, at) => [
      [step.name, (actor: CoreActor) => goTo(actor, { flow, at })] as const,
      [`${step.name}, not answered`, pressAll("Continue")] as const,
    ]);
    expect(await englishAfter(reader, "/", Object.fromEntries(steps))).toEqual([]);
  });

  test("no outcome has English", async () => {
    const found = await englishAfter(reader, "/", {
      sending: async (actor) => {
        await goTo(actor, { flow, at: flow.steps.length });
        await actor.faults.disturb("held", call);
        await actor.forms.press(submit);
        await actor.clock.passSeconds(5);
      },
      "not answered": (actor) => actor.faults.giveUpCalls(),
      submitted: async (actor) => {
        await actor.faults.mendCalls();
        await actor.forms.press("Try again");
      },
      closed: (actor) => actor.forms.press("Close"),
    });
    expect(found).toEqual([]);
  });
});

test("the form of a waiver has no English, filled in or not", async () => {
  const found = await englishAfter("Maya", "/", {
    open: openWaiverForm,
    "not filled in": (actor) => actor.forms.press("Request waiver"),
  });
  expect(found).toEqual([]);
});
