import { expect, test } from "vitest";

import type { CoreActor } from "../actors/core.ts";
import {
  applicationFlow,
  declarationFlow,
  goTo,
  registerFlow,
  type Flow as WalkedFlow,
} from "../actors/tasks/flows.ts";
import { fillInWaiver, openWaiverForm } from "../actors/tasks/waiver.ts";
import { Screens } from "./accessible-page.ts";
import { readerOf } from "./readers.ts";

// Each flow as one person reads it: every step, an unanswered step, and each outcome of its submission.

type Action = (actor: CoreActor) => Promise<void>;

interface Flow {
  readonly reader: string;
  /** Actions that lead to each step from the flow's own page. */
  readonly steps: Readonly<Record<string, Action>>;
  /** Answers everything, up to the submit button. */
  readonly answer: Action;
  readonly submit: string;
  readonly call: string;
  /** The button on the confirmation. */
  readonly close: string;
  /** The call that is refreshed after the confirmation closes, whose loading and failure are shown. */
  readonly refreshes: string;
}

/** Goes to a step of a flow, numbered from 0. */
const at =
  (flow: WalkedFlow, step: number): Action =>
  (actor) =>
    goTo(actor, { flow, at: step });

const atEnd = (flow: WalkedFlow): Action => at(flow, flow.steps.length);

const notAnswered =
  (flow: WalkedFlow): Action =>
  async (actor) => {
    await at(flow, 0)(actor);
    await actor.forms.press("Continue");
  };

const flows: Readonly<Record<string, Flow>> = {
  declaration: {
    reader: "Maya",
    steps: {
      "requirements met": at(declarationFlow, 0),
      "not answered": notAnswered(declarationFlow),
      route: at(declarationFlow, 1),
      "engagement partner": at(declarationFlow, 2),
      "requirements not met": async (actor) => {
        await at(declarationFlow, 0)(actor);
        await actor.forms.choose("Have you met your CPD requirements?", "No");
        await actor.forms.press("Continue");
      },
      answered: atEnd(declarationFlow),
    },
    answer: atEnd(declarationFlow),
    submit: "Submit declaration",
    call: "/cpds/submissions",
    close: "Close",
    refreshes: "/cpds/overview",
  },
  application: {
    reader: "Ada",
    steps: {
      started: at(applicationFlow, 0),
      "not answered": notAnswered(applicationFlow),
      employment: at(applicationFlow, 1),
      networks: at(applicationFlow, 2),
      answered: at(applicationFlow, 3),
    },
    answer: atEnd(applicationFlow),
    submit: "Submit application",
    call: "/membership/application",
    close: "Close",
    refreshes: "/notifications",
  },
  register: {
    reader: "Fiona",
    steps: {
      started: at(registerFlow, 0),
      "not answered": notAnswered(registerFlow),
      licence: at(registerFlow, 1),
      declaration: at(registerFlow, 2),
      answered: atEnd(registerFlow),
    },
    answer: atEnd(registerFlow),
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
  const walk = async (run: Action): Promise<void> => {
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
    await actor.faults.disturb("held", call);
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
    await actor.faults.disturb("held", refreshes);
    await actor.forms.press(submit);
    await actor.forms.press(close);
    await screens.add(`closed, waiting for ${refreshes}`, actor);
    await actor.faults.giveUpCalls();
    await screens.add(`closed, without ${refreshes}`, actor);
  });
  await expect(screens.toString()).toMatchFileSnapshot(`snapshots/flow-${name}.txt`);
});
