import { expect, it } from "vitest";

import { Drafts } from "../../../application/flow/drafts.ts";
import type { FormDefinition, SaveFailure, Versioned } from "../../../application/flow/form-definition.ts";
import { Form } from "../../../application/flow/form.ts";
import type { Result } from "../../../application/ports/result.ts";
import { ok, err } from "../../../application/ports/result.ts";
import { FailedSaves } from "../../../application/shell/failed-saves.ts";
import type { Session } from "../../../application/shell/session.ts";
import { Toasts } from "../../../application/shell/toasts.ts";
import { messages, problemsIn, required } from "../../../domain/kernel/field-rules.ts";
import { messagesOf } from "../../../domain/kernel/message.ts";
import type { Success } from "../../../domain/shell/component-texts.ts";
import { memoryTab } from "../support/memory-tab.ts";
import { TestClock, hurried } from "../support/test-clock.ts";

const saveMessages = messagesOf("test", { refused: "No", failed: "It failed", question: "Is this right?" });

interface Values {
  readonly name: string;
}
type Outcome = Result<unknown, SaveFailure<"name">>;

const formWith = (tab = memoryTab(), success?: Success, questions?: FormDefinition<Values>["questions"]) => {
  const failedSaves = new FailedSaves();
  const clock = new TestClock(new Date("2026-06-15T12:00:00"));
  const toasts = new Toasts(clock);
  const drafts = new Drafts(
    tab,
    { user: { customerId: "1", name: "Maya", groups: [] } } as unknown as Session,
    hurried,
  );
  const institute: {
    record: Versioned<Values>;
    known: Versioned<Values> | undefined;
    sent: [Values, string][];
    answer?: (outcome: Outcome) => void;
  } = {
    record: { values: { name: "stored" }, version: "1" },
    known: { values: { name: "stored" }, version: "1" },
    sent: [],
  };
  const reload = () => {
    institute.known = institute.record;
    return Promise.resolve();
  };
  const form = new Form<Values>(
    {
      name: "a form",
      subject: "phone",
      address: "/a-page",
      kinds: { name: "words" },
      stored: () => institute.known,
      problems: ({ name }) => problemsIn({ name: required(name) }),
      questions,
      shape: ({ name }) => name.trim(),
      save: (values, version) => {
        institute.sent.push([values, version]);
        if (version !== institute.record.version) return Promise.resolve(err({ kind: "newer" }));
        return new Promise((resolve) => {
          institute.answer = (outcome) => {
            if (outcome.ok) institute.record = { values, version: String(Number(version) + 1) };
            if (outcome.ok) institute.known = institute.record;
            resolve(outcome);
          };
        });
      },
      reload,
      revalidate: reload,
      failed: saveMessages.failed,
      ...(success ? { success } : {}),
    },
    { clock, toasts, failedSaves, drafts },
  );
  return { form, institute, clock, toasts, failedSaves };
};

/** Waits for responses that are already resolved. */
const settled = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

it("starts read-only, and Cancel restores the stored values (FORM-01)", () => {
  const { form } = formWith();
  expect(form.isOpen).toBe(false);
  form.edit();
  form.change({ name: "typed" });
  expect(form.isUnsaved).toBe(true);
  form.cancel();
  expect([form.isOpen, form.draft, form.stored?.name, form.isUnsaved]).toEqual([false, undefined, "stored", false]);
});

it("saves once despite repeated calls, and is read-only afterwards (FORM-01, FORM-02, FORM-03)", async () => {
  const { form, institute, toasts } = formWith();
  form.edit();
  form.change({ name: "typed" });
  const saves = [form.save(), form.save()];
  expect(form.saveBar.isSaving).toBe(true);
  institute.answer?.(ok(undefined));
  await Promise.all(saves);
  expect(institute.sent).toEqual([[{ name: "typed" }, "1"]]);
  expect([form.isOpen, form.isUnsaved, form.outcome.status, form.stored?.name]).toEqual([
    false,
    false,
    "saved",
    "typed",
  ]);
  expect(toasts.shown).toHaveLength(1);
});

it("shows a toast only of a plain save; its section says what else a save has done (FORM-03)", async () => {
  for (const [success, count] of [
    ["saved", 1],
    ["linkSent", 0],
  ] as const) {
    const { form, institute, toasts } = formWith(memoryTab(), success);
    form.edit();
    form.change({ name: "typed" });
    const saving = form.save();
    institute.answer?.(ok(undefined));
    await saving;
    expect([form.showsSaved, toasts.shown.length]).toEqual([true, count]);
  }
});

it("keeps what is typed while saving, and saves it on top of what was saved (FORM-01)", async () => {
  const { form, institute, toasts } = formWith();
  form.edit();
  form.change({ name: "typed" });
  const saving = form.save();
  expect(form.isUnsaved).toBe(false);
  form.change({ name: "typed while saving" });
  expect(form.isUnsaved).toBe(true);
  institute.answer?.(ok(undefined));
  await saving;
  expect([form.isOpen, form.draft?.name, form.stored?.name]).toEqual([true, "typed while saving", "typed"]);
  expect([form.isUnsaved, form.saveBar.maySave]).toEqual([true, true]);
  expect(toasts.shown).toHaveLength(1);
  const again = form.save();
  institute.answer?.(ok(undefined));
  await again;
  expect(institute.sent).toEqual([
    [{ name: "typed" }, "1"],
    [{ name: "typed while saving" }, "2"],
  ]);
  expect([form.isOpen, form.stored?.name]).toEqual([false, "typed while saving"]);
});

it("keeps what is typed while saving when the save fails, and over a reload (FORM-01, CONT-09)", async () => {
  const tab = memoryTab();
  const { form, institute } = formWith(tab);
  form.edit();
  form.change({ name: "typed" });
  const saving = form.save();
  form.change({ name: "typed while saving" });
  institute.answer?.(err({ kind: "refused", message: saveMessages.refused }));
  await saving;
  expect([form.isOpen, form.draft?.name]).toEqual([true, "typed while saving"]);
  const { form: reloaded } = formWith(tab);
  reloaded.resume();
  expect(reloaded.draft?.name).toBe("typed while saving");
});

it("is closed after a save when what was typed meanwhile was taken back, and stays open while it is typed", async () => {
  const { form, institute, clock } = formWith();
  form.edit();
  form.change({ name: "typed" });
  const saving = form.save();
  form.change({ name: "typed on" });
  clock.goOn(5000);
  expect(form.isOpen).toBe(true);
  form.change({ name: "typed " });
  institute.answer?.(ok(undefined));
  await saving;
  expect([form.isOpen, form.isUnsaved, form.outcome.status]).toEqual([false, false, "saved"]);
});

it("leaving while saving discards only what was typed meanwhile (SHELL-12)", async () => {
  const { form, institute } = formWith();
  form.edit();
  form.change({ name: "typed" });
  const saving = form.save();
  form.change({ name: "typed while saving" });
  form.cancel();
  expect(form.isUnsaved).toBe(false);
  institute.answer?.(ok(undefined));
  await saving;
  expect([form.isOpen, form.isUnsaved, form.stored?.name]).toEqual([false, false, "typed"]);
});

it("does not save without changes, including changes that are equal when stored (FORM-02)", async () => {
  const { form, institute } = formWith();
  form.edit();
  await form.save();
  form.change({ name: " stored " });
  await form.save();
  expect([institute.sent.length, form.saveBar.isUnsaved]).toEqual([0, false]);
});

it("shows errors after a field was left or a save attempted, never while typing (FORM-04)", async () => {
  const { form, institute } = formWith();
  form.edit();
  form.change({ name: "" });
  expect(form.touched.problemOf("name")).toBeUndefined();
  form.touched.touch("name");
  expect(form.touched.problemOf("name")).toBe(messages.required);
  form.change({ name: "x" });
  expect(form.touched.problemOf("name")).toBeUndefined();
  form.change({ name: "" });
  expect(form.touched.problemOf("name")).toBeUndefined();
  await form.save();
  expect([form.touched.problemOf("name"), form.touched.attempt, institute.sent.length]).toEqual([
    messages.required,
    1,
    0,
  ]);
  expect(form.touched.shownProblems).toEqual([{ field: "name", problem: messages.required }]);
  form.change({ name: "y" });
  expect([form.touched.attempt, form.touched.shownProblems]).toEqual([0, []]);
});

const unanswered = async (name: string) => {
  const { form, institute } = formWith();
  form.edit();
  form.change({ name: "typed" });
  const save = form.save();
  institute.record = { values: { name }, version: "2" };
  institute.answer?.(err({ kind: "refused", message: saveMessages.refused }));
  await save;
  return form;
};

it("counts as saved when the record equals the draft, even without a response (FORM-01)", async () => {
  const form = await unanswered("typed");
  expect([form.isOpen, form.outcome.status, form.stored?.name]).toEqual([false, "saved", "typed"]);
});

it("does not overwrite changes that somebody else saved meanwhile (FORM-01)", async () => {
  const form = await unanswered("of somebody else");
  expect([form.outcome.status, form.draft?.name]).toEqual(["failed", "typed"]);
  await form.save();
  expect([form.outcome.status, form.draft?.name]).toEqual(["newer", "typed"]);
});

it("keeps the draft when a save fails (CONT-09)", async () => {
  const { form, institute } = formWith();
  form.edit();
  form.change({ name: "typed" });
  const save = form.save();
  institute.answer?.(err({ kind: "refused", message: saveMessages.refused, field: "name" }));
  await save;
  expect([form.isOpen, form.draft?.name, form.touched.problemOf("name"), form.touched.attempt]).toEqual([
    true,
    "typed",
    saveMessages.refused,
    1,
  ]);
  expect(form.touched.shownProblems).toEqual([{ field: "name", problem: saveMessages.refused }]);
  form.change({ name: "typed again" });
  expect(form.touched.problemOf("name")).toBeUndefined();
});

it("lets the user continue when a save is slow, and announces the outcome later", async () => {
  const { form, institute, clock } = formWith();
  form.edit();
  form.change({ name: "typed" });
  const save = form.save();
  clock.goOn(4_999);
  expect([form.isSlow, form.isOpen]).toEqual([false, true]);
  clock.goOn(1);
  expect([form.isSlow, form.isOpen, form.isSaving]).toEqual([true, false, true]);
  form.edit();
  expect(form.isOpen).toBe(false);
  institute.answer?.(err({ kind: "refused", message: saveMessages.refused }));
  await save;
  expect(form.outcome).toMatchObject({ status: "failed", message: saveMessages.refused });
  form.edit();
  expect([form.isOpen, form.draft?.name]).toEqual([true, "typed"]);
});

it("after a slow save, the next edit does not show that it is slow", async () => {
  const { form, institute, clock } = formWith();
  form.edit();
  form.change({ name: "typed" });
  const save = form.save();
  institute.answer?.(ok(undefined));
  await save;
  form.edit();
  clock.goOn(5_000);
  expect([form.isSlow, form.isOpen]).toEqual([false, true]);
});

it("reports a version conflict without losing input; saving again uses the newer version", async () => {
  const { form, institute } = formWith();
  form.edit();
  form.change({ name: "typed" });
  institute.record = { values: { name: "by another" }, version: "2" };
  await form.save();
  expect([form.outcome.status, form.draft?.name, form.stored?.name]).toEqual(["newer", "typed", "by another"]);
  const again = form.save();
  await settled();
  institute.answer?.(ok(undefined));
  await again;
  expect([institute.sent.at(-1), form.outcome.status]).toEqual([[{ name: "typed" }, "2"], "saved"]);
});

it("retries by itself when only other parts of the record are newer", async () => {
  const { form, institute } = formWith();
  form.edit();
  form.change({ name: "typed" });
  institute.record = { values: { name: "stored" }, version: "2" };
  const save = form.save();
  await settled();
  institute.answer?.(ok(undefined));
  await save;
  expect([institute.sent.map(([, version]) => version), form.outcome.status]).toEqual([["1", "2"], "saved"]);
});

it("treats a save with a lost response as successful", async () => {
  const { form, institute } = formWith();
  form.edit();
  form.change({ name: "typed" });
  institute.record = { values: { name: "typed" }, version: "2" };
  await form.save();
  expect([form.outcome.status, form.isOpen, institute.sent.length]).toEqual(["saved", false, 1]);
});

it("restores the draft and its base version after a reload", async () => {
  const tab = memoryTab();
  const before = formWith(tab);
  before.form.edit();
  before.form.change({ name: "typed" });
  const { form, institute } = formWith(tab);
  institute.record = { values: { name: "by another" }, version: "2" };
  institute.known = institute.record;
  form.resume();
  expect([form.isOpen, form.draft?.name]).toEqual([true, "typed"]);
  await form.save();
  expect(form.outcome.status).toBe("newer");
});

it.each([
  ["a number", 7],
  ["nothing", null],
  ["a list", []],
  ["a draft of another form", { values: { colour: "green" }, base: { values: {}, version: "1" } }],
  [
    "a draft whose fields are of another kind",
    { values: { name: { first: "Maya" } }, base: { values: { name: 1 }, version: 1 } },
  ],
  ["a draft without what it was typed upon", { values: { name: "typed" } }],
])("restores the valid parts of %s over the stored values", (_, kept) => {
  const tab = memoryTab();
  formWith(tab).form.edit();
  const drafts = new Drafts(
    tab,
    { user: { customerId: "1", name: "Maya", groups: [] } } as unknown as Session,
    hurried,
  );
  drafts.keep("form.a form", kept);
  const { form } = formWith(tab);
  form.resume();
  const isTyped = JSON.stringify(kept)?.includes("typed") ?? false;
  expect([form.isOpen, form.draft]).toEqual(isTyped ? [true, { name: "typed" }] : [false, undefined]);
  expect(form.problems).toEqual({});
  form.edit();
  void form.save();
  expect(form.draft?.name).toBe(isTyped ? "typed" : "stored");
});

it("shows the success message while its page is open and the record equals what was saved (FORM-03)", async () => {
  const { form, institute } = formWith();
  const saveAs = async (name: string): Promise<void> => {
    form.resume();
    form.edit();
    form.change({ name });
    const save = form.save();
    institute.answer?.(ok(undefined));
    await save;
  };
  await saveAs("typed");
  const shown = [form.showsSaved];
  institute.known = { values: { name: "changed elsewhere" }, version: "9" };
  shown.push(form.showsSaved);
  institute.record = institute.known;
  await saveAs("typed again");
  shown.push(form.showsSaved);
  form.leave();
  expect([...shown, form.showsSaved]).toEqual([true, false, true, false]);
});

it("shows unsaved changes while saving, even if the record already contains them (FORM-02)", async () => {
  const { form, institute } = formWith();
  form.edit();
  form.change({ name: "typed" });
  const save = form.save();
  institute.known = { values: { name: "typed" }, version: "2" };
  expect([form.isChanged, form.saveBar.isUnsaved]).toEqual([false, true]);
  institute.answer?.(ok(undefined));
  await save;
});

it("keeps what was typed when its page closes because the record can no longer be read (FORM-01)", () => {
  const tab = memoryTab();
  const { form, institute } = formWith(tab);
  form.resume();
  form.edit();
  form.change({ name: "typed" });
  institute.known = undefined;
  form.leave();
  const { form: reloaded } = formWith(tab);
  reloaded.resume();
  expect([reloaded.isOpen, reloaded.draft?.name]).toEqual([true, "typed"]);
});

it("asks about valid values once, and saves them when they are sent again (REAL-01)", async () => {
  const { form, institute } = formWith(memoryTab(), undefined, ({ name }) =>
    problemsIn({ name: name.startsWith("odd") ? saveMessages.question : undefined }),
  );
  form.edit();
  form.change({ name: "odd" });
  await form.save();
  expect([institute.sent, form.touched.problemOf("name"), form.saveBar.maySave]).toEqual([
    [],
    saveMessages.question,
    true,
  ]);
  form.change({ name: "odd as well" });
  expect(form.touched.problemOf("name")).toBeUndefined();
  await form.save();
  expect([institute.sent, form.touched.problemOf("name")]).toEqual([[], saveMessages.question]);
  const failing = form.save();
  expect(form.touched.problemOf("name")).toBeUndefined();
  institute.answer?.(err({ kind: "refused", message: saveMessages.failed }));
  await failing;
  void form.save();
  expect(institute.sent.map(([{ name }]) => name)).toEqual(["odd as well", "odd as well"]);
});
