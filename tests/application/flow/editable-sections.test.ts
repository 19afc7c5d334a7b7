import { describe, expect, it } from "vitest";

import { Drafts } from "../../../application/flow/drafts.ts";
import { EditableSections } from "../../../application/flow/editable-sections.ts";
import type { SaveFailure } from "../../../application/flow/form-definition.ts";
import { Form } from "../../../application/flow/form.ts";
import type { Result } from "../../../application/ports/result.ts";
import { err } from "../../../application/ports/result.ts";
import { FailedSaves } from "../../../application/shell/failed-saves.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import type { Session } from "../../../application/shell/session.ts";
import { Toasts } from "../../../application/shell/toasts.ts";
import { messagesOf } from "../../../domain/kernel/message.ts";
import { memoryTab } from "../support/memory-tab.ts";
import { TestClock, hurried } from "../support/test-clock.ts";

interface Values {
  readonly name: string;
}
type Outcome = Result<unknown, SaveFailure<"name">>;

const saveMessages = messagesOf("test", { refused: "No", failed: "We couldn’t save it." });

/** A page with two sections, whose save responses the test controls. */
const pageWith = (tab = memoryTab()) => {
  const failedSaves = new FailedSaves();
  const clock = new TestClock(new Date("2026-06-15T12:00:00"));
  const drafts = new Drafts(tab, { user: { customerId: "1" } } as unknown as Session, hurried);
  const navigationGuard = new NavigationGuard();
  const answers = new Map<string, (outcome: Outcome) => void>();
  const sectionNamed = (name: string) =>
    new Form<Values>(
      {
        name,
        subject: "phone",
        address: "/a-page",
        kinds: { name: "words" },
        stored: () => ({ values: { name: "stored" }, version: "1" }),
        problems: () => ({}),
        shape: (values) => values,
        save: () =>
          new Promise((resolve) => {
            answers.set(name, resolve);
          }),
        reload: () => Promise.resolve(),
        revalidate: () => Promise.resolve(),
        failed: saveMessages.failed,
      },
      { clock, toasts: new Toasts(clock), failedSaves, drafts },
    );
  const [one, other] = [sectionNamed("one"), sectionNamed("other")];
  const sections = new EditableSections([one, other], navigationGuard);
  const stop = sections.watch();
  return {
    one,
    other,
    sections,
    navigationGuard,
    failedSaves,
    clock,
    stop,
    settle: (name: string, outcome: Outcome) => answers.get(name)?.(outcome),
  };
};

const failures = [
  ["failed", err({ kind: "refused", message: saveMessages.refused })],
  ["met a newer version", err({ kind: "newer" })],
] as const satisfies readonly (readonly [string, Outcome])[];

describe.each(failures)("a slow save that then %s", (_, failure) => {
  const slowAndFailed = async (page = pageWith()) => {
    const { one, sections, clock, settle } = page;
    sections.edit(one);
    one.change({ name: "typed" });
    const save = one.save();
    clock.goOn(5_000);
    settle("one", failure);
    await save;
    return page;
  };

  it("can be reopened with its input, without confirmation", async () => {
    const { one, sections, navigationGuard } = await slowAndFailed();
    expect([one.isOpen, one.hasKept]).toEqual([false, true]);
    sections.edit(one);
    expect(navigationGuard.question).toBeUndefined();
    expect([one.isOpen, one.draft?.name]).toEqual([true, "typed"]);
  });

  it("keeps its input while another section is edited and left", async () => {
    const { one, other, sections, navigationGuard } = await slowAndFailed();
    sections.edit(other);
    expect([navigationGuard.question, other.isOpen]).toEqual([undefined, true]);
    other.change({ name: "typed elsewhere" });
    sections.edit(one);
    expect([one.isOpen, other.isOpen]).toEqual([false, true]);
    navigationGuard.leave();
    expect([other.isOpen, other.draft, one.isOpen, one.draft?.name]).toEqual([false, undefined, true, "typed"]);
  });

  it("asks before the page is left", async () => {
    const { navigationGuard } = await slowAndFailed();
    expect(navigationGuard.isUnsaved).toBe(true);
  });

  it("survives a reload", async () => {
    const tab = memoryTab();
    await slowAndFailed(pageWith(tab));
    const { one } = pageWith(tab);
    expect([one.isOpen, one.draft?.name]).toEqual([true, "typed"]);
  });
});

it("opening another section asks before discarding unsaved changes", () => {
  const { one, other, sections, navigationGuard } = pageWith();
  sections.edit(one);
  one.change({ name: "typed" });
  sections.edit(other);
  expect([navigationGuard.question === undefined, one.isOpen, other.isOpen]).toEqual([false, true, false]);
  navigationGuard.stay();
  expect([one.draft?.name, other.isOpen]).toEqual(["typed", false]);
});

it("reopening an open section changes nothing and asks nothing", () => {
  const { one, sections, navigationGuard } = pageWith();
  sections.edit(one);
  one.change({ name: "typed" });
  sections.edit(one);
  expect([navigationGuard.question, one.isOpen, one.draft?.name]).toEqual([undefined, true, "typed"]);
});

it("the page is under way only while a section is open, saving or holding unsaved input", async () => {
  const { one, sections, navigationGuard, settle } = pageWith();
  const isUnderWay = [navigationGuard.isUnderWay];
  sections.edit(one);
  isUnderWay.push(navigationGuard.isUnderWay);
  one.change({ name: "typed" });
  const save = one.save();
  one.collapse();
  isUnderWay.push(navigationGuard.isUnderWay);
  settle("one", failures[0][1]);
  await save;
  isUnderWay.push(navigationGuard.isUnderWay);
  one.cancel();
  expect([...isUnderWay, navigationGuard.isUnderWay]).toEqual([false, true, true, true, false]);
});

it("a saving section gives way to another at once", () => {
  const { one, other, sections, navigationGuard } = pageWith();
  sections.edit(one);
  one.change({ name: "typed" });
  void one.save();
  sections.edit(other);
  expect([navigationGuard.question, one.isOpen, other.isOpen, one.isSaving]).toEqual([undefined, false, true, true]);
});

it("the only section with unsaved input opens again, wherever it is on the page", () => {
  const tab = memoryTab();
  const before = pageWith(tab);
  before.other.edit();
  before.other.change({ name: "typed" });
  const { one, other } = pageWith(tab);
  expect([one.isOpen, other.isOpen]).toEqual([false, true]);
});

it("of several sections with unsaved input one opens, and the others say that they have some", () => {
  const tab = memoryTab();
  const before = pageWith(tab);
  for (const section of [before.one, before.other]) {
    section.edit();
    section.change({ name: "typed" });
  }
  const { one, other } = pageWith(tab);
  expect([one.isOpen, other.isOpen, other.hasKept]).toEqual([true, false, true]);
});

it("leaving the page closes unchanged sections and keeps changed ones open", () => {
  const { one, other, sections, stop } = pageWith();
  sections.edit(one);
  stop();
  expect(one.isOpen).toBe(false);
  other.edit();
  other.change({ name: "typed" });
  stop();
  expect([other.isOpen, other.draft?.name]).toEqual([true, "typed"]);
});

describe("a save that finishes after its page was left", () => {
  const leftWhileSaving = () => {
    const page = pageWith();
    page.sections.edit(page.one);
    page.one.change({ name: "typed" });
    const save = page.one.save();
    page.stop();
    return { ...page, answer: async (outcome: Outcome) => (page.settle("one", outcome), save) };
  };

  it.each(failures)("is announced on every page once it %s, until its page opens", async (_, failure) => {
    const { sections, failedSaves, answer } = leftWhileSaving();
    await answer(failure);
    expect(failedSaves.shown).toEqual([{ subject: "phone", address: "/a-page", isKept: true }]);
    sections.watch();
    expect(failedSaves.shown).toEqual([]);
  });

  it("asks before leaving the portal, but not before opening another page", async () => {
    const { navigationGuard, answer } = leftWhileSaving();
    const isLost = [navigationGuard.losesOnExit];
    await answer(failures[0][1]);
    isLost.push(navigationGuard.losesOnExit);
    expect([...isLost, navigationGuard.isUnsaved]).toEqual([true, true, false]);
  });

  it("is discarded with Leave, and then no longer announced", async () => {
    const { one, navigationGuard, failedSaves, answer } = leftWhileSaving();
    await answer(failures[0][1]);
    let hasLeft = false;
    navigationGuard.requestExit(() => {
      hasLeft = true;
    });
    expect(hasLeft).toBe(false);
    navigationGuard.leave();
    expect([hasLeft, one.draft, failedSaves.shown]).toEqual([true, undefined, []]);
  });
});
