import { autorun } from "mobx";
import { describe, expect, it } from "vitest";

import { Drafts } from "../../../application/flow/drafts.ts";
import { StepController } from "../../../application/flow/step-controller.ts";
import { type Result, ok, err, CallFailure } from "../../../application/ports/result.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import type { Session } from "../../../application/shell/session.ts";
import { plusDays } from "../../../domain/kernel/calendar-date.ts";
import { formatTypedDate } from "../../../domain/kernel/typed-date.ts";
import { type RetirementFacts, retirementFlow, retirementOf } from "../../../domain/retirement/register.ts";
import { memoryTab } from "../support/memory-tab.ts";
import { hurried } from "../support/test-clock.ts";

const session = { user: { customerId: "1" } } as unknown as Session;

const fellow: RetirementFacts = {
  userType: "member",
  status: "Fellow",
  isFellow: true,
  isRetired: false,
  countryOfResidence: "Ireland",
  membershipDate: undefined,
  retirementCriteria: undefined,
  today: "2026-06-15" as RetirementFacts["today"],
};

const failed = () => err(new CallFailure("RETIREMENT_SUBMIT_ERROR", 500, "some-id"));

const openFlow = (
  outcome: () => Result<"done", CallFailure> = () => ok("done"),
  tab = memoryTab(),
  facts: { isRetired: boolean; today?: RetirementFacts["today"] } = { isRetired: false },
) => {
  const closed: true[] = [];
  const questions: true[] = [];
  const known = () => ({ ...fellow, ...facts });
  const flow = new StepController(
    {
      name: "retirement",
      flow: retirementFlow,
      facts: known,
      payload: (answers) => retirementOf(answers, known()),
      submit: () => Promise.resolve(outcome()),
      onClosed: () => void closed.push(true),
      already: { code: "ALREADY_RETIRED", refresh: () => Promise.resolve(void questions.push(true)) },
    },
    { drafts: new Drafts(tab, session, hurried), navigationGuard: new NavigationGuard(), newIdentifier: () => "key" },
  );
  return { flow, closed, questions };
};

const everyAnswer = {
  isPermanentRetirement: true,
  isPcOrInsolvencyLicenceHolder: false,
  declarationAccepted: true,
} as const;

describe("the step in an address", () => {
  it("opens when every step before it is complete", () => {
    const { flow } = openFlow();
    flow.answer(everyAnswer);
    flow.goTo("DECLARATION");
    expect([flow.step, flow.stepInAddress]).toEqual(["DECLARATION", "DECLARATION"]);
  });

  it("gives way to the first incomplete step", () => {
    const { flow } = openFlow();
    flow.answer({ isPermanentRetirement: true });
    flow.goTo("DATA_PROTECTION");
    expect(flow.step).toBe("INSOLVENCY_LICENCE");
  });

  it.each(["NO_SUCH_STEP", "COMPLETE", "DATA_PROTECTION_CHINA", undefined])("changes nothing as %s", (step) => {
    const { flow } = openFlow();
    flow.goTo(step);
    expect(flow.step).toBe(step === "DATA_PROTECTION_CHINA" ? "PERMANENT_RETIREMENT" : "LANDING");
    expect(flow.answers).toEqual(retirementFlow.emptyAnswers);
  });

  it("is absent at the landing and for overrides", () => {
    const { flow } = openFlow();
    expect(flow.stepInAddress).toBeUndefined();
    flow.answer({ isPermanentRetirement: true });
    flow.goTo("INSOLVENCY_LICENCE");
    expect(flow.stepInAddress).toBe("INSOLVENCY_LICENCE");
    const { flow: replaced } = openFlow(undefined, undefined, { isRetired: true });
    expect([replaced.step === "LANDING", replaced.stepInAddress]).toEqual([false, undefined]);
  });

  it("leaves no draft when the user goes back without answers", async () => {
    const stored = new Map<string, string>();
    const { flow } = openFlow(undefined, memoryTab(stored));
    await flow.continue();
    expect([flow.step, stored.size]).toEqual(["PERMANENT_RETIREMENT", 1]);
    flow.back();
    expect([flow.step, stored.size]).toEqual(["LANDING", 0]);
  });

  it("keeps the answers in both directions", () => {
    const { flow } = openFlow();
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    flow.goTo("PERMANENT_RETIREMENT");
    flow.goTo("DATA_PROTECTION");
    expect(flow.step).toBe("DATA_PROTECTION");
    expect(flow.answers).toMatchObject(everyAnswer);
  });

  it("lets a date of the new day through after midnight, in a page that stays open (REAL-09)", () => {
    const facts = { isRetired: false, today: fellow.today };
    const { flow } = openFlow(undefined, undefined, facts);
    flow.goTo("PERMANENT_RETIREMENT");
    const stop = autorun(() => void flow.problems);
    flow.answer({ isPermanentRetirement: true });
    facts.today = plusDays(fellow.today, 1);
    flow.answer({ retirementDate: formatTypedDate(facts.today) });
    expect(flow.problems).toEqual({});
    stop();
  });

  it("leaves an error with every answer kept", async () => {
    const { flow } = openFlow(failed);
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    await flow.continue();
    expect(flow.step).toBe("ERROR");
    flow.goTo("DECLARATION");
    expect([flow.step, flow.answers.declarationAccepted]).toEqual(["DECLARATION", true]);
  });

  it("closes a completed flow and starts again", async () => {
    const { flow, closed } = openFlow();
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    await flow.continue();
    expect([flow.step, closed]).toEqual(["COMPLETE", []]);
    flow.goTo("DECLARATION");
    expect([flow.step, closed, flow.answers.declarationAccepted]).toEqual(["PERMANENT_RETIREMENT", [true], false]);
  });

  it("stays when the page is left halfway, and resets when complete", async () => {
    const { flow, closed } = openFlow();
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    flow.dismiss();
    expect([flow.step, closed]).toEqual(["DATA_PROTECTION", []]);
    await flow.continue();
    flow.dismiss();
    expect([flow.step, closed]).toEqual(["LANDING", [true]]);
  });

  it("is restored by the next visit in the tab", async () => {
    const tab = memoryTab();
    const { flow } = openFlow(undefined, tab);
    flow.answer(everyAnswer);
    flow.goTo("DECLARATION");
    const { flow: later } = openFlow(undefined, tab);
    await later.resume();
    expect([later.step, later.answers]).toEqual(["DECLARATION", flow.answers]);
  });

  it("is restored to the first step that is now incomplete", async () => {
    const tab = memoryTab();
    const { flow } = openFlow(undefined, tab);
    flow.answer(everyAnswer);
    flow.goTo("DECLARATION");
    flow.answer({ isPcOrInsolvencyLicenceHolder: undefined });
    const { flow: later } = openFlow(undefined, tab);
    await later.resume();
    expect(later.step).toBe("INSOLVENCY_LICENCE");
  });
});

describe("a confirmed payload", () => {
  it.each<[string, () => Result<"done", CallFailure>]>([
    ["done", () => ok("done")],
    ["failed", failed],
  ])("can no longer be changed while the submission is %s", async (_, outcome) => {
    const { flow } = openFlow(outcome);
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    const sending = flow.continue();
    flow.answer({ isPermanentRetirement: false });
    expect(flow.answers).toMatchObject(everyAnswer);
    await sending;
    flow.answer({ isPermanentRetirement: false });
    expect(flow.answers).toMatchObject(everyAnswer);
  });
});

describe("a submission without a response", () => {
  const unanswered = () => err(new CallFailure("RETIREMENT_SUBMIT_ERROR", "timeout", "some-id"));
  const sent = async () => {
    const tab = memoryTab();
    const { flow } = openFlow(unanswered, tab);
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    await flow.continue();
    const visitedAgain = async () => {
      const { flow: later } = openFlow(undefined, tab);
      await later.resume();
      return later.step;
    };
    return { flow, visitedAgain };
  };

  it("is retried by the next visit", async () => {
    expect(await (await sent()).visitedAgain()).toBe("COMPLETE");
  });

  it("is not retried once the user went back to the answers", async () => {
    const { flow, visitedAgain } = await sent();
    flow.back();
    expect(await visitedAgain()).toBe("DATA_PROTECTION");
  });
});

describe("an answer changed from the review", () => {
  it("returns to the review at once", async () => {
    const { flow } = openFlow();
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    flow.change("PERMANENT_RETIREMENT");
    expect(flow.step).toBe("PERMANENT_RETIREMENT");
    await flow.continue();
    expect(flow.step).toBe("DATA_PROTECTION");
  });

  it("leads to the first step that it makes incomplete", async () => {
    const { flow } = openFlow();
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    flow.change("PERMANENT_RETIREMENT");
    flow.answer({ isPcOrInsolvencyLicenceHolder: undefined });
    await flow.continue();
    expect(flow.step).toBe("INSOLVENCY_LICENCE");
  });

  it("no longer returns to the review after Back", async () => {
    const { flow } = openFlow();
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    flow.change("DECLARATION");
    flow.back();
    await flow.continue();
    expect(flow.step).toBe("DECLARATION");
  });
});

describe("a duplicate submission", () => {
  const conflict = () =>
    err(
      new CallFailure("RETIREMENT_SUBMIT_ERROR", 409, "some-id", {
        code: "ALREADY_RETIRED",
        description: "You are on the register already.",
      }),
    );
  const submitted = async (facts = { isRetired: false }) => {
    const tab = memoryTab();
    const { flow, questions } = openFlow(conflict, tab, facts);
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    await flow.continue();
    return { flow, questions, tab };
  };

  it("refetches the record, and is not a failure to retry", async () => {
    const { flow, questions } = await submitted();
    expect(questions).toEqual([true]);
    expect([flow.step, flow.already, flow.isBegun]).toEqual(["LANDING", "You are on the register already.", false]);
  });

  it("is recognised by its error code", async () => {
    const other = () =>
      err(
        new CallFailure("RETIREMENT_SUBMIT_ERROR", 409, "some-id", {
          code: "KEY_USED_BEFORE",
          description: "Not this one.",
        }),
      );
    const { flow, questions } = openFlow(other, memoryTab(), { isRetired: false });
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    await flow.continue();
    expect(questions).toEqual([]);
    expect([flow.submission.status, flow.already]).toEqual(["failed", undefined]);
  });

  it("is no longer mentioned after a new start, nor on the next visit", async () => {
    const { flow, tab } = await submitted();
    await flow.continue();
    expect(flow.already).toBeUndefined();
    const { flow: next } = openFlow(conflict, tab);
    await next.resume();
    expect([next.already, next.isBegun]).toEqual([undefined, false]);
  });

  it("is no longer mentioned after the page was left", async () => {
    const { flow } = await submitted();
    flow.dismiss();
    expect([flow.step, flow.already]).toEqual(["LANDING", undefined]);
  });

  it("gives way to an active override", async () => {
    const facts = { isRetired: false };
    const { flow } = openFlow(
      () => {
        facts.isRetired = true;
        return conflict();
      },
      memoryTab(),
      facts,
    );
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    await flow.continue();
    expect(flow.step).toBe("ALREADY_RETIRED");
  });
});

describe("leaving a flow", () => {
  it("loses nothing without answers", async () => {
    const { flow } = openFlow();
    await flow.continue();
    expect([flow.step, flow.isUnsaved]).toEqual(["PERMANENT_RETIREMENT", false]);
    flow.answer({ isPermanentRetirement: true });
    expect(flow.isUnsaved).toBe(true);
  });

  it("asks nothing once the flow was closed, which keeps its answers", () => {
    const { flow } = openFlow();
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    flow.close();
    expect([flow.step, flow.isUnsaved, flow.isBegun, flow.answers.declarationAccepted]).toEqual([
      "LANDING",
      false,
      true,
      true,
    ]);
  });
});

describe("answers stored by another version of the portal", () => {
  it.each([
    [
      "of another kind",
      { step: "DECLARATION", answers: { isPermanentRetirement: "yes", retirementDate: 7, declarationAccepted: [] } },
    ],
    ["of no shape at all", 7],
    ["at a step that is no more", { step: "WITNESS", answers: { isPermanentRetirement: true } }],
  ])("%s are restored as far as they are valid", async (_, draft) => {
    const tab = memoryTab();
    new Drafts(tab, session, hurried).keep("retirement", { key: "k", draft });
    const { flow } = openFlow(undefined, tab);
    await flow.resume();
    const fits = typeof draft === "object" && draft.answers.isPermanentRetirement === true;
    expect(flow.answers).toEqual({ ...retirementFlow.emptyAnswers, ...(fits ? { isPermanentRetirement: true } : {}) });
    expect(() => [flow.step, flow.problems, flow.isUnderWay, flow.progress]).not.toThrow();
  });
});
