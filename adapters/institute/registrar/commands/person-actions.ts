import { Option, type Command } from "commander";

import { holderOfPosting } from "../../areas/fees/holder-of-posting.store.ts";
import { perform, personActions } from "../../areas/staff-actions/perform.ts";
import type { ActionCommand, Effects, Given, Input, PersonAction } from "../../areas/staff-actions/staff-action.ts";
import { customerOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { CommandError, inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { parseAmount, parseDay, parseDays } from "../option-values.ts";
import { nameOf, personOf } from "../people.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

type Options = CommonOptions & Readonly<Record<string, unknown>>;

/** An action with the command that stands for it. */
interface CommandOf {
  readonly action: PersonAction;
  readonly command: ActionCommand;
}

const optionName = ({ name, option = name }: Input): string =>
  option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Checks the form of a value, which stays as it was typed. */
const checks = { day: parseDay, amount: parseAmount, number: parseDays } as const;

const optionOf = (input: Input, { required = [] }: ActionCommand): Option => {
  const { name, kind, value, flag, isList, help = "" } = input;
  const argument = flag === undefined ? ` <${kind}${isList === true ? "..." : ""}>` : "";
  const option = new Option(`--${optionName(input)}${argument}`, help);
  const check = kind in checks ? checks[kind as keyof typeof checks] : undefined;
  if (check)
    option.argParser((text) => {
      check(text);
      return text;
    });
  const isNeeded = input.isOptional !== true && input.isOptionalByCommand !== true && value === undefined;
  return isNeeded || required.includes(name) ? option.makeOptionMandatory() : option;
};

/** What was given by options, with what is so unless something else is given. */
const givenBy = (
  { action, command }: CommandOf,
  options: Options,
  context: CommandContext,
  person: CustomerRow,
): Given =>
  Object.fromEntries(
    action.inputs.map(({ name, option = name, flag, value }) => {
      const typed = options[option.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())];
      const text = Array.isArray(typed) ? typed.join(" ") : (typed as string | undefined);
      const chosen = flag !== undefined && typed === true ? flag : text;
      return [name, command.given?.[name] ?? chosen ?? value?.(context, person) ?? ""];
    }),
  );

const assertChosen = async (context: CommandContext, { inputs }: PersonAction, given: Given): Promise<void> => {
  for (const { name, options } of inputs) {
    const known = (await options?.(context))?.map(([value]) => value);
    const value = given[name] ?? "";
    if (known?.includes(value) === false)
      throw new CommandError(`${value} is none of ${known.filter((each) => each !== "").join(", ")}.`);
  }
};

/** Prints what follows from an action, below the sentence that says what happens. */
const printEffects = ({ print }: CommandContext, { lines = [], tables = [] }: Effects): void => {
  for (const line of lines) print(`  ${line}`);
  for (const { title, columns, rows } of tables) {
    print(`${title}:`);
    printTable(print, columns, rows);
  }
};

/** Names the option that a refusal asks for. */
const withOption = (error: unknown, { inputs }: PersonAction): unknown => {
  if (!(error instanceof RefusalError)) return error;
  const input = inputs.find(({ name, help }) => name === error.field && help !== undefined);
  return input === undefined ? error : new CommandError(`${error.message} Give it with --${optionName(input)}.`);
};

/** Does an action, and prints what follows from it. */
export const carryOut = async (
  context: CommandContext,
  action: PersonAction,
  person: CustomerRow,
  given: Given,
): Promise<void> => {
  await assertChosen(context, action, given);
  const name = nameOf(person);
  const effects = await perform(action, { acting: context, person, given, isDone: context.apply }).catch(
    (error: unknown) => {
      throw withOption(error, action);
    },
  );
  context.print(`${name} ${action.words(given, context)}.`);
  printEffects(context, effects);
};

/** The person that a command is about, and what its argument gives. */
const argumentOf = async (
  { command }: CommandOf,
  { database }: CommandContext,
  who: string,
): Promise<{ readonly person: CustomerRow; readonly given: Given }> => {
  if (command.argument === undefined) return { person: await personOf(database, who), given: {} };
  const holder = await holderOfPosting(database, who);
  if (holder === undefined) throw new CommandError(`There is no posting ${who}.`);
  return { person: await customerOf(database, holder), given: { [command.argument]: who } };
};

/** `registrar resign`, `merge`, `post payment` and the other commands of one action with one person. DESK-01 */
export const personActionCommands: RegisterCommand = ({ command: add, program, withContext }) => {
  const groupOf = (name: string): Command | undefined => program.commands.find((each) => each.name() === name);
  const register = (each: CommandOf): void => {
    const { action, command } = each;
    const [name = "", within] = command.name.split(" ").toReversed();
    const argument = command.argument === undefined ? "person" : "reference";
    const added = add(`${name} <${argument}>`, command.help, within === undefined ? undefined : groupOf(within));
    for (const input of action.inputs)
      if (input.help !== undefined && !(input.name in (command.given ?? {}))) added.addOption(optionOf(input, command));
    added.action((who: string, options: Options) =>
      withContext(options, (context) =>
        inOneTransaction(context, async (database) => {
          const at = { ...context, database };
          const { person, given } = await argumentOf(each, at, who);
          await carryOut(at, action, person, { ...givenBy(each, options, at, person), ...given });
        }),
      ),
    );
  };
  for (const action of personActions) for (const command of action.commands) register({ action, command });
};
