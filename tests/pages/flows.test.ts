import { expect, test } from "vitest";

import type { CoreActor } from "../actors/core.ts";
import {
  answerDeclaration,
  chooseRoute,
  fields as declarationFields,
  startDeclaration,
} from "../actors/tasks/declaration.ts";
import {
  answerApplication,
  fields as membershipFields,
  reachEmployment,
  reachNetworks,
  startApplication,
} from "../actors/tasks/membership.ts";
import {
  acceptRegister,
  fields as retirementFields,
  retirePermanently,
  startRetirement,
} from "../actors/tasks/retirement.ts";
import { fillInWaiver, openWaiverForm } from "../actors/tasks/waiver.ts";
import { Screens } from "./accessible-page.ts";
import { readerOf } from "./readers.ts";

// Each flow as one person reads it: every step, an unanswered step, and each outcome of its submission.

interface Flow {
  readonly reader: string;
  /** Actions that lead to each step from the flow's own page. */
  readonly steps: Readonly<Record<string, (actor: CoreActor) => Promise<void>>>;
  /** Answers everything, up to the submit button. */
  readonly answer: (actor: CoreActor) => Promise<void>;
  readonly submit: string;
  readonly call: string;
  /** The button on the confirmation. */
  readonly close: string;
  /** The call that is refreshed after the confirmation closes, whose loading and failure are shown. */
  readonly refreshes: string;
}

const flows: Readonly<Record<string, Flow>> = {
  declaration: {
    reader: "Maya",
    steps: {
      "requirements met": startDeclaration,
      "not answered": async (actor) => {
        await startDeclaration(actor);
        await actor.forms.press("Continue");
      },
      route: async (actor) => {
        await startDeclaration(actor);
        await actor.forms.choose(declarationFields.isRequirementsMet.label, "Yes");
        await actor.forms.press("Continue");
      },
      "engagement partner": async (actor) => {
        await startDeclaration(actor);
        await chooseRoute(actor, "Unit route");
      },
      "requirements not met": async (actor) => {
        await startDeclaration(actor);
        await actor.forms.choose(declarationFields.isRequirementsMet.label, "No");
        await actor.forms.press("Continue");
      },
      answered: answerDeclaration,
    },
    answer: answerDeclaration,
    submit: "Submit declaration",
    call: "/cpds/submissions",
    close: "Close",
    refreshes: "/cpds/overview",
  },
  application: {
    reader: "Ada",
    steps: {
      started: startApplication,
      "not answered": async (actor) => {
        await startApplication(actor);
        await actor.forms.press("Continue");
      },
      employment: reachEmployment,
      networks: reachNetworks,
      answered: answerApplication,
    },
    answer: async (actor) => {
      await answerApplication(actor);
      await actor.forms.tick(membershipFields.declarationAccepted.label);
    },
    submit: "Submit application",
    call: "/membership/application",
    close: "Close",
    refreshes: "/notifications",
  },
  register: {
    reader: "Fiona",
    steps: {
      started: startRetirement,
      "not answered": async (actor) => {
        await startRetirement(actor);
        await actor.forms.press("Continue");
      },
      licence: retirePermanently,
      declaration: async (actor) => {
        await retirePermanently(actor);
        await actor.forms.choose(retirementFields.isPcOrInsolvencyLicenceHolder.label, "No");
        await actor.forms.press("Continue");
      },
      answered: acceptRegister,
    },
    answer: acceptRegister,
    submit: "Join the register",
    call: "/membership/retirement",
    close: "Close",
    refreshes: "/profile",
  },
  waiver: {
    reader: "Maya",
    steps: {
      form: openWaiverForm,
      "not filled in": async (actor) => {
        await openWaiverForm(actor);
        await actor.forms.press("Request waiver");
      },
    },
    answer: async (actor) => {
      await openWaiverForm(actor);
      await fillInWaiver(actor, "1 February", "31 March", "Parental leave");
    },
    submit: "Request waiver",
    call: "/cpds/adjustments",
    close: "Continue",
    refreshes: "/cpds/overview",
  },
};

test.each(Object.entries(flows))("%s", async (name, { reader, steps, answer, submit, call, close, refreshes }) => {
  const screens = new Screens();
  const walk = async (run: (actor: CoreActor) => Promise<void>): Promise<void> => {
    const actor = await readerOf(reader);
    await actor.session.arrive();
    await run(actor);
    await actor.end();
  };
  for (const [step, reach] of Object.entries(steps))
    await walk(async (actor) => {
      await reach(actor);
      await screens.add(step, actor);
    });
  await walk(async (actor) => {
    await answer(actor);
    await actor.faults.holdCalls(call);
    await actor.forms.press(submit);
    await screens.add("sending", actor);
    await actor.clock.passSeconds(5);
    await screens.add("sending, after 5 seconds", actor);
    await actor.faults.giveUpCalls();
    await screens.add("not answered by the institute", actor);
  });
  await walk(async (actor) => {
    await answer(actor);
    await actor.forms.press(submit);
    await screens.add("submitted", actor);
    await actor.forms.press(close);
    await screens.add("on record", actor);
  });
  await walk(async (actor) => {
    await answer(actor);
    await actor.faults.holdCalls(refreshes);
    await actor.forms.press(submit);
    await actor.forms.press(close);
    await screens.add(`closed, waiting for ${refreshes}`, actor);
    await actor.faults.giveUpCalls();
    await screens.add(`closed, without ${refreshes}`, actor);
  });
  await expect(screens.toString()).toMatchFileSnapshot(`snapshots/flow-${name}.txt`);
});
