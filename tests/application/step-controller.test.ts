import { describe, expect, it } from "vitest";
import { Drafts } from "../../application/flow/drafts.ts";
import { NavigationGuard } from "../../application/shell/navigation-guard.ts";
import { StepController } from "../../application/flow/step-controller.ts";
import { type Result, ok, err, CallFailure } from "../../application/ports/result.ts";
import type { Session } from "../../application/shell/session.ts";
import { type RetirementFacts, retirementFlow, retirementOf } from "../../domain/retirement/register.ts";
import { memoryTab } from "../actors/memory-tab.ts";
import { hurried } from "../actors/test-clock.ts";

const session = { user: { customerId: "1" } } as unknown as Session;

const fellow: RetirementFacts = {
  userType: "member",
  accountStatus: "Fellow",
  isRetired: false,
  countryOfResidence: "Ireland",
  membershipDate: undefined,
  retirementCriteria: undefined,
  today: "2026-06-15" as RetirementFacts["today"],
};

const failed = () => err(new CallFailure("RETIREMENT_SUBMIT_ERROR", 500, "some-id"));

const opened = (
  outcome: () => Result<"done", CallFailure> = () => ok("done"),
  tab = memoryTab(),
  facts: { isRetired: boolean } = { isRetired: false },
) => {
  const closed: true[] = [];
  const asked: true[] = [];
  const known = () => ({ ...fellow, ...facts });
  const flow = new StepController(
    {
      name: "retirement",
      flow: retirementFlow,
      facts: known,
      payload: (answers) => retirementOf(answers, known()),
      submit: () => Promise.resolve(outcome()),
      onClosed: () => void closed.push(true),
      already: { code: "ALREADY_RETIRED", refresh: () => Promise.resolve(void asked.push(true)) },
    },
    { drafts: new Drafts(tab, session, hurried), navigationGuard: new NavigationGuard(), newIdentifier: () => "key" },
  );
  return { flow, closed, asked };
};

const everyAnswer = {
  isPermanentRetirement: true,
  isPcOrInsolvencyLicenceHolder: false,
  declarationAccepted: true,
} as const;

describe("the step an address names", () => {
  it("is gone to when everything before it is answered", () => {
    const { flow } = opened();
    flow.answer(everyAnswer);
    flow.goTo("DECLARATION");
    expect([flow.step, flow.stepInAddress]).toEqual(["DECLARATION", "DECLARATION"]);
  });

  it("gives way to the first step that is not answered", () => {
    const { flow } = opened();
    flow.answer({ isPermanentRetirement: true });
    flow.goTo("DATA_PROTECTION");
    expect(flow.step).toBe("INSOLVENCY_LICENCE");
  });

  it.each(["NO_SUCH_STEP", "COMPLETE", "DATA_PROTECTION_CHINA", undefined])("leads nowhere new as %s", (step) => {
    const { flow } = opened();
    flow.goTo(step);
    expect(flow.step).toBe(step === "DATA_PROTECTION_CHINA" ? "PERMANENT_RETIREMENT" : "LANDING");
    expect(flow.answers).toEqual(retirementFlow.emptyAnswers);
  });

  it("is none at the landing, nor where something else stands in place of the flow", () => {
    const { flow } = opened();
    expect(flow.stepInAddress).toBeUndefined();
    flow.answer({ isPermanentRetirement: true });
    flow.goTo("INSOLVENCY_LICENCE");
    expect(flow.stepInAddress).toBe("INSOLVENCY_LICENCE");
    const { flow: replaced } = opened(undefined, undefined, { isRetired: true });
    expect([replaced.step === "LANDING", replaced.stepInAddress]).toEqual([false, undefined]);
  });

  it("leaves nothing behind in the tab where nothing was answered before the person went back", async () => {
    const kept = new Map<string, string>();
    const { flow } = opened(undefined, memoryTab(kept));
    await flow.continue();
    expect([flow.step, kept.size]).toEqual(["PERMANENT_RETIREMENT", 1]);
    flow.back();
    expect([flow.step, kept.size]).toEqual(["LANDING", 0]);
  });

  it("keeps the answers, forward as back", () => {
    const { flow } = opened();
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    flow.goTo("PERMANENT_RETIREMENT");
    flow.goTo("DATA_PROTECTION");
    expect([flow.step, flow.answers]).toEqual(["DATA_PROTECTION", { ...retirementFlow.emptyAnswers, ...everyAnswer }]);
  });

  it("leads out of an error, with every answer kept", async () => {
    const { flow } = opened(failed);
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    await flow.continue();
    expect(flow.step).toBe("ERROR");
    flow.goTo("DECLARATION");
    expect([flow.step, flow.answers.declarationAccepted]).toEqual(["DECLARATION", true]);
  });

  it("puts away what was done, and begins anew", async () => {
    const { flow, closed } = opened();
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    await flow.continue();
    expect([flow.step, closed]).toEqual(["COMPLETE", []]);
    flow.goTo("DECLARATION");
    expect([flow.step, closed, flow.answers.declarationAccepted]).toEqual(["PERMANENT_RETIREMENT", [true], false]);
  });

  it("stays where it is when the page is left in the middle, and is put away once it is done", async () => {
    const { flow, closed } = opened();
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    flow.dismiss();
    expect([flow.step, closed]).toEqual(["DATA_PROTECTION", []]);
    await flow.continue();
    flow.dismiss();
    expect([flow.step, closed]).toEqual(["LANDING", [true]]);
  });

  it("is taken up by the next visit of the tab", async () => {
    const tab = memoryTab();
    const { flow } = opened(undefined, tab);
    flow.answer(everyAnswer);
    flow.goTo("DECLARATION");
    const { flow: later } = opened(undefined, tab);
    await later.resume();
    expect([later.step, later.answers]).toEqual(["DECLARATION", flow.answers]);
  });

  it("is taken up at the first step that is not answered any longer", async () => {
    const tab = memoryTab();
    const { flow } = opened(undefined, tab);
    flow.answer(everyAnswer);
    flow.goTo("DECLARATION");
    flow.answer({ isPcOrInsolvencyLicenceHolder: undefined });
    const { flow: later } = opened(undefined, tab);
    await later.resume();
    expect(later.step).toBe("INSOLVENCY_LICENCE");
  });
});

describe("what was confirmed", () => {
  it.each<[string, () => Result<"done", CallFailure>]>([
    ["done", () => ok("done")],
    ["failed", failed],
  ])("is not changed any more where the submission is %s", async (_, outcome) => {
    const { flow } = opened(outcome);
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

describe("what was sent without an answer", () => {
  const unanswered = () => err(new CallFailure("RETIREMENT_SUBMIT_ERROR", "timeout", "some-id"));
  const sent = async () => {
    const tab = memoryTab();
    const { flow } = opened(unanswered, tab);
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    await flow.continue();
    const visitedAgain = async () => {
      const { flow: later } = opened(undefined, tab);
      await later.resume();
      return later.step;
    };
    return { flow, visitedAgain };
  };

  it("is asked about once more by the next visit", async () => {
    expect(await (await sent()).visitedAgain()).toBe("COMPLETE");
  });

  it("is not, once the person went back to look at the answers", async () => {
    const { flow, visitedAgain } = await sent();
    flow.back();
    expect(await visitedAgain()).toBe("DATA_PROTECTION");
  });
});

describe("an answer changed from the review", () => {
  it("leads back to the review at once", async () => {
    const { flow } = opened();
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    flow.change("PERMANENT_RETIREMENT");
    expect(flow.step).toBe("PERMANENT_RETIREMENT");
    await flow.continue();
    expect(flow.step).toBe("DATA_PROTECTION");
  });

  it("leads to the first step that it leaves unanswered", async () => {
    const { flow } = opened();
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    flow.change("PERMANENT_RETIREMENT");
    flow.answer({ isPcOrInsolvencyLicenceHolder: undefined });
    await flow.continue();
    expect(flow.step).toBe("INSOLVENCY_LICENCE");
  });

  it("is not changed once Back was pressed: the steps follow one another again", async () => {
    const { flow } = opened();
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    flow.change("DECLARATION");
    flow.back();
    await flow.continue();
    expect(flow.step).toBe("DECLARATION");
  });
});

describe("what had been done before", () => {
  const conflict = () => err(new CallFailure("RETIREMENT_SUBMIT_ERROR", 409, "some-id", { code: "ALREADY_RETIRED", description: "You are on the register already." }));
  const submitted = async (facts = { isRetired: false }) => {
    const tab = memoryTab();
    const { flow, asked } = opened(conflict, tab, facts);
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    await flow.continue();
    return { flow, asked, tab };
  };

  it("is asked for again, and is no failure to try again", async () => {
    const { flow, asked } = await submitted();
    expect(asked).toEqual([true]);
    expect([flow.step, flow.already, flow.isBegun]).toEqual(["LANDING", "You are on the register already.", false]);
  });

  it("is told from another conflict by the code of the refusal", async () => {
    const other = () => err(new CallFailure("RETIREMENT_SUBMIT_ERROR", 409, "some-id", { code: "KEY_USED_BEFORE", description: "Not this one." }));
    const { flow, asked } = opened(other, memoryTab(), { isRetired: false });
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    await flow.continue();
    expect(asked).toEqual([]);
    expect([flow.submission.status, flow.already]).toEqual(["failed", undefined]);
  });

  it("is not said any more once the person begins anew, nor on the next visit", async () => {
    const { flow, tab } = await submitted();
    await flow.continue();
    expect(flow.already).toBeUndefined();
    const { flow: next } = opened(conflict, tab);
    await next.resume();
    expect([next.already, next.isBegun]).toEqual([undefined, false]);
  });

  it("is not said any more once the page was left", async () => {
    const { flow } = await submitted();
    flow.dismiss();
    expect([flow.step, flow.already]).toEqual(["LANDING", undefined]);
  });

  it("gives way to the override that holds by then", async () => {
    const facts = { isRetired: false };
    const { flow } = opened(
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
  it("loses nothing while nothing was answered", async () => {
    const { flow } = opened();
    await flow.continue();
    expect([flow.step, flow.isUnsaved]).toEqual(["PERMANENT_RETIREMENT", false]);
    flow.answer({ isPermanentRetirement: true });
    expect(flow.isUnsaved).toBe(true);
  });

  it("is no question once the flow was closed: its answers are kept", () => {
    const { flow } = opened();
    flow.answer(everyAnswer);
    flow.goTo("DATA_PROTECTION");
    flow.close();
    expect([flow.step, flow.isUnsaved, flow.isBegun, flow.answers.declarationAccepted]).toEqual(["LANDING", false, true, true]);
  });
});

describe("answers kept by another portal than this", () => {
  it.each([
    ["of another kind", { step: "DECLARATION", answers: { isPermanentRetirement: "yes", retirementDate: 7, declarationAccepted: [] } }],
    ["of no shape at all", 7],
    ["at a step that is no more", { step: "WITNESS", answers: { isPermanentRetirement: true } }],
  ])("%s are taken up as far as they fit", async (_, draft) => {
    const tab = memoryTab();
    new Drafts(tab, session, hurried).keep("retirement", { key: "k", draft });
    const { flow } = opened(undefined, tab);
    await flow.resume();
    const fits = typeof draft === "object" && draft.answers.isPermanentRetirement === true;
    expect(flow.answers).toEqual({ ...retirementFlow.emptyAnswers, ...(fits ? { isPermanentRetirement: true } : {}) });
    expect(() => [flow.step, flow.problems, flow.isUnderWay, flow.progress]).not.toThrow();
  });
});
