import { CommanderError, Option } from "commander";

import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { undoPeriod } from "../../../../domain/submissions/events.ts";
import { openCase } from "../../areas/cases/open-case.ts";
import { decideAction, takeBackAction, type StaffCase } from "../../areas/staff-actions/case-actions.ts";
import type { StaffAction } from "../../areas/staff-actions/staff-action.ts";
import {
  addActionCommands,
  addOptions,
  runAction,
  valuesFromOptions,
  type ActionOptions,
  type CommandSubject,
} from "../action-commands.ts";
import { inOneTransaction, type CommandContext } from "../command-context.ts";
import { nameOf } from "../people.ts";
import { printAnswers, printEvents } from "../print-submission.ts";
import type { RegisterCommand } from "../registry.ts";
import { inbox } from "./inbox.ts";

/** A submission by its reference; printed with earlier requests and answers. */
const oneCase: CommandSubject<StaffCase, StaffAction<StaffCase>> = {
  argument: () => "reference",
  find: async (context, reference) => ({ about: await openCase(context, reference) }),
  nameOf: ({ person }) => nameOf(person),
  show: async (context, { person, submission }) => {
    await printAnswers(context, person, submission);
    printEvents(context, submission);
  },
};

const decide = (context: CommandContext, reference: string, options: ActionOptions) => {
  const verdict = ["grant", "refuse", "ask"].find((known) => options[known] !== undefined);
  if (verdict === undefined) throw new CommanderError(1, "registrar.verdict", "Give --grant, --refuse or --ask.");
  return inOneTransaction(context, async (database) => {
    const at = { ...context, database };
    const about = await openCase(at, reference);
    const given = await valuesFromOptions(decideAction, { given: { verdict } }, options, { context: at, about });
    await runAction(at, oneCase, decideAction, { about, given });
    const until = displayInstant(context.now.getTime() + undoPeriod, context.rules);
    context.print(
      `The email goes on ${until}. Until then “reopen ${about.submission.reference}” undoes this, and no email is sent.`,
    );
  });
};

/** `registrar decide` and `reopen`. WAIV-01, MEMB-02, SENT-03, LOG-04, LOG-05 */
export const caseCommands: RegisterCommand = (registry) => {
  addActionCommands(registry, oneCase, [takeBackAction]);
  const added = registry
    .command(
      "decide [reference]",
      "grant or refuse a waiver or an application, find the evidence of a declaration sufficient or not, or ask for more about anything that was sent; without a reference, list those that wait",
    )
    .addOption(
      new Option("--grant", "grant it; for a declaration, the evidence is sufficient").conflicts(["refuse", "ask"]),
    )
    .addOption(new Option("--refuse", "refuse it, or the evidence is not sufficient; needs --reason").conflicts("ask"));
  addOptions(added, decideAction, {});
  added.action((reference: string | undefined, options: ActionOptions) =>
    registry.withContext(options, (context) =>
      reference === undefined ? inbox(context, {}) : decide(context, reference, options),
    ),
  );
};
