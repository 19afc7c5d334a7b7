import { act, cleanup } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect } from "vitest";

import { browserClock } from "../../../adapters/browser/browser.ts";
import type { StepController } from "../../../application/flow/step-controller.ts";
import { type Result, ok, err, CallFailure } from "../../../application/ports/result.ts";
import { endingAt, mayContinue, reach } from "../../../domain/kernel/step-flow.ts";
import { mayBegin } from "../../../domain/kernel/submission.ts";
import { ClockContext } from "../../../ui/components/waiting.ts";
import { refuseRawPlaceholders } from "../../actors/raw-placeholder.ts";
import { fc } from "../../domain/support/fast-check.ts";
import type { Machine } from "../../domain/support/machine.ts";
import { copyButton } from "./copies.ts";
import {
  type ControlState,
  buttonsOn,
  fieldsOn,
  headingOn,
  messagesOn,
  press,
  unavailableOn,
  use,
} from "./on-screen.ts";
import { render } from "./render.tsx";

/** What should be on screen according to the domain. */
export interface Expected {
  readonly heading: string | undefined;
  readonly buttons: readonly string[];
  /** Disabled ones among them. */
  readonly unavailable: readonly string[];
  readonly fields: Readonly<Record<string, ControlState>>;
  /** The errors, as worded in the summary. */
  readonly problems: readonly string[];
}

/** A flow to walk through, with screen and domain side by side. */
export interface Walk<Answers extends object, Facts, Payload, Done> {
  readonly machine: () => Machine<string, Answers, Facts, Payload>;
  readonly controller: (
    submit: (payload: Payload) => Promise<Result<Done, CallFailure>>,
  ) => StepController<string, Answers, Facts, Payload, Done>;
  readonly draw: (flow: StepController<string, Answers, Facts, Payload, Done>) => ReactNode;
  readonly done: Done;
  /** Answers set before the walk, so later steps are reached as often as the first. */
  readonly before: Partial<Answers>;
  readonly expected: (machine: Machine<string, Answers, Facts, Payload>) => Expected;
  /** The answer that a control represents. */
  readonly told: (name: string, shown: ControlState, answers: Answers) => Partial<Answers>;
  /** The step of a question, by the name of its change button. */
  readonly askedAt: (button: string) => string;
  readonly typed: readonly string[];
}

/** The domain without the screen: receives the user's actions and predicts what is allowed. */
class Domain<Answers extends object, Facts, Payload> {
  reviewing: string | undefined = undefined;
  /** Whether the user tried to continue and could not. */
  hasTried = false;
  readonly machine: Machine<string, Answers, Facts, Payload>;

  constructor(machine: Machine<string, Answers, Facts, Payload>) {
    this.machine = machine;
  }

  pressed(button: string, askedAt: (button: string) => string): void {
    const { machine } = this;
    this.hasTried = false;
    if (button === "Back" || button === "Change your answer") {
      this.reviewing = undefined;
      machine.back();
    } else if (button.startsWith("Change ")) {
      this.reviewing = machine.place.step;
      machine.place = { ...machine.place, step: askedAt(button) };
    } else if (button === "Close") {
      this.reviewing = undefined;
      machine.close();
    } else if (button === "Clear my answers") machine.reset();
    else if (![copyButton, "Print"].includes(button)) this.#goOn();
  }

  #goOn(): void {
    const { flow, place, facts } = this.machine;
    this.hasTried = this.machine.submission.status === "idle" && !mayContinue(flow, place, facts);
    if (this.reviewing === undefined || this.hasTried || endingAt(flow, place) !== undefined) {
      this.machine.continue();
      return;
    }
    this.machine.place = reach(flow, this.reviewing, place.answers, facts);
    if (this.machine.place.step === this.reviewing) this.reviewing = undefined;
  }
}

interface Real {
  readonly screen: Element;
  readonly sent: readonly unknown[];
  readonly settle: (isTaken: boolean) => void;
}

/** Random walk based on the screen, compared with the domain after every action. */
export const walkOn = async <Answers extends object, Facts, Payload, Done>(
  walks: fc.Arbitrary<Walk<Answers, Facts, Payload, Done>>,
): Promise<void> => {
  type Model = Domain<Answers, Facts, Payload>;
  type Doing = fc.AsyncCommand<Model, Real>;

  const doingsOf = (walk: Walk<Answers, Facts, Payload, Done>) => {
    const hold = (model: Model, real: Real): void => {
      const expected = walk.expected(model.machine);
      refuseRawPlaceholders(real.screen.textContent);
      expect(headingOn(real.screen)).toBe(expected.heading);
      expect(buttonsOn(real.screen)).toEqual(expected.buttons);
      expect(unavailableOn(real.screen)).toEqual(expected.unavailable);
      expect(fieldsOn(real.screen)).toEqual(expected.fields);
      expect(real.sent).toEqual(model.machine.sent);
      if (model.hasTried) expect(messagesOn(real.screen)).toEqual(expected.problems);
    };
    const doing = (name: string, run: (model: Model, real: Real) => Promise<void> | void): Doing => ({
      check: () => true,
      run: async (model, real) => {
        await act(async () => run(model, real));
        hold(model, real);
      },
      toString: () => name,
    });
    const nth = <T,>(list: readonly T[], place: number): T | undefined => list[place % Math.max(1, list.length)];
    const pressing = (place: number): Doing =>
      doing(`press button ${place}`, (model, real) => {
        const button = nth(buttonsOn(real.screen), place);
        if (button === undefined) return;
        press(real.screen, button);
        model.pressed(button, walk.askedAt);
      });
    // Continuing is the most frequent action.
    const goingOn = doing("go on", (model, real) => {
      const onward = ["Start", "Continue", "Try again"];
      const all = buttonsOn(real.screen);
      const button = all.find((name) => onward.includes(name)) ?? all.at(-1);
      if (button === undefined) return;
      press(real.screen, button);
      model.pressed(button, walk.askedAt);
    });
    const using = (place: number, choice: number, typed: string): Doing =>
      doing(`use field ${place} (${choice}, "${typed}")`, (model, real) => {
        const name = nth(Object.keys(fieldsOn(real.screen)), place);
        if (name === undefined) return;
        const before = fieldsOn(real.screen)[name];
        const shown = use(real.screen, name, choice, typed);
        // A control that keeps its state changes nothing, such as the suggested date typed again.
        if (shown !== before) model.machine.answer(walk.told(name, shown, model.machine.place.answers));
      });
    const settling = (isTaken: boolean): Doing =>
      doing(isTaken ? "the institute takes it" : "the institute fails", (model, real) => {
        real.settle(isTaken);
        model.machine.settle(isTaken);
      });
    const place = fc.nat({ max: 30 });
    return fc.commands(
      [
        fc.tuple(place, place, fc.constantFrom(...walk.typed)).map(([at, choice, typed]) => using(at, choice, typed)),
        fc.tuple(place, place, fc.constantFrom(...walk.typed)).map(([at, choice, typed]) => using(at, choice, typed)),
        fc.tuple(place, place, fc.constantFrom(...walk.typed)).map(([at, choice, typed]) => using(at, choice, typed)),
        fc.constant(goingOn),
        fc.constant(goingOn),
        place.map(pressing),
        fc.constant(settling(true)),
        fc.constant(settling(false)),
      ],
      { size: "+1", maxCommands: 60 },
    );
  };

  const start = (walk: Walk<Answers, Facts, Payload, Done>): Real => {
    cleanup();
    window.print = () => undefined;
    const sent: Payload[] = [];
    let settle: ((outcome: Result<Done, CallFailure>) => void) | undefined;
    const flow = walk.controller((payload) => {
      sent.push(payload);
      return new Promise((resolve) => {
        settle = resolve;
      });
    });
    flow.answer(walk.before);
    const { container } = render(<ClockContext value={browserClock}>{walk.draw(flow)}</ClockContext>);
    return {
      screen: container,
      sent,
      settle: (isTaken) => {
        if (mayBegin(flow.submission)) return;
        settle?.(
          isTaken ? ok(walk.done) : err(new CallFailure("SUBMIT_ERROR", 500, "some-id", { description: "Not now." })),
        );
      },
    };
  };

  const runs = walks.chain((walk) => doingsOf(walk).map((commands) => ({ walk, commands })));
  await fc.assert(
    fc.asyncProperty(runs, ({ walk, commands }) =>
      fc.asyncModelRun(() => {
        const model = new Domain(walk.machine());
        model.machine.answer(walk.before);
        return { model, real: start(walk) };
      }, commands),
    ),
    { numRuns: 40 },
  );
};
