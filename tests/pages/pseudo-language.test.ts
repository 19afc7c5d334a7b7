import { describe, expect, test } from "vitest";

import { madeUpOrganisation } from "../../adapters/institute/platform/body/body.ts";
import { routes } from "../../domain/customer/routes.ts";
import type { Forms } from "../actors/abilities/forms.ts";
import type { CoreActor } from "../actors/core.ts";
import { accented, pseudoTag, pseudoTexts } from "../actors/pseudo-language.ts";
import { applicationFlow, declarationFlow, goTo, registerFlow, type Flow } from "../actors/tasks/flows.ts";
import { openWaiverForm } from "../actors/tasks/waiver.ts";
import { readerOf } from "./readers.ts";

// Each page, form and flow in a language made from the shipped texts, which accents every vowel. What has none is English.

const texts = pseudoTexts();

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

/** Somebody whose browser prefers the pseudo-language. */
const pseudoReader = async (firstName: string): Promise<CoreActor> => {
  const actor = await readerOf(firstName, "in a pseudo-language");
  for (const [file, text] of texts) await actor.institute.sayOtherwise(`${pseudoTag}/${file}`, text);
  actor.portal.preferredLanguages = [pseudoTag];
  actor.portal.startTexts = await actor.institute.startTexts();
  actor.line.answers = [];
  return Object.assign(actor, { forms: inPseudoLanguage(actor.forms) });
};

/** Words without references; those of a name and what follows it without a space in one line count as two. */
const wordsIn = (text: string): readonly string[] =>
  (text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").match(/[\p{L}\d]+/gu) ?? []).filter((word) => !/\d/.test(word));

const months = Array.from({ length: 12 }, (_, month) =>
  (["long", "short"] as const).map((style) =>
    new Intl.DateTimeFormat(pseudoTag, { month: style }).format(new Date(2026, month, 1)),
  ),
).flat();

/** The organisation, the languages in themselves, and how the pseudo-language writes days. */
const known = wordsIn([madeUpOrganisation.name, "English", "Cymraeg", ...months].join(" "));

/** Lines on screen, and names of controls, with a word that is English and no data. */
const englishOn = async (actor: CoreActor): Promise<readonly string[]> => {
  const data = new Set([...known, ...wordsIn((actor.line.answers ?? []).join(" "))]);
  const shown = [await actor.page.title(), ...(await actor.page.words()).split("\n")];
  for (const place of ["the top of the page", "the page", "the dialog", "the foot of the page"] as const)
    shown.push(...(await actor.page.outline(place)).filter(({ kind }) => kind !== "outline").map(({ words }) => words));
  return [...new Set(shown)].filter((line) =>
    wordsIn(line).some((word) => /[aeiouAEIOU]/.test(word) && !data.has(word)),
  );
};

/** English that somebody sees after each action. */
const englishAfter = async (
  firstName: string,
  address: string,
  actions: Readonly<Record<string, (actor: CoreActor) => unknown>>,
): Promise<readonly string[]> => {
  const actor = await pseudoReader(firstName);
  await actor.session.arrive(address);
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

test.each(routes)("%s has no English", async (route) => {
  const found = [
    ...(await englishAfter("Stella", route, { loaded: () => undefined })),
    ...(await englishAfter("Maya", route, {
      loaded: () => undefined,
      edited: pressAll("Edit"),
      saved: pressAll("Save changes"),
      loading: async (actor) => {
        await actor.faults.disturb("held", "/");
        await actor.browser.reload();
        await actor.clock.passSeconds(5);
      },
      "not answered": (actor) => actor.faults.giveUpCalls(),
    })),
  ];
  expect(found).toEqual([]);
});

test.each(["Owen", "Priya", "Rita", "Grace", "Petra", "Frank", "Fay", "Eve", "Ada", "Amir", "Greta", "Uma"])(
  "the dashboard of %s has no English",
  async (name) => expect(await englishAfter(name, "/", { loaded: () => undefined })).toEqual([]),
);

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
