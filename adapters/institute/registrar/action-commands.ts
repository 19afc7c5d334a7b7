import { Option, type Command } from "commander";

import {
  withSeparator,
  type ActionCommand,
  type ActionRun,
  type Effects,
  type ActionValues,
  type Input,
  type StaffAction,
} from "../areas/staff-actions/staff-action.ts";
import { RefusalError } from "../platform/http/refusal-error.ts";
import { CommandError, inOneTransaction, type CommandContext, type CommonOptions } from "./command-context.ts";
import { parseAmount, parseDay, parseDays } from "./option-values.ts";
import { printTable } from "./print-table.ts";
import type { Registry } from "./registry.ts";

/** The options of a command, as they were given. */
export type ActionOptions = CommonOptions & Readonly<Record<string, unknown>>;

/** The subject of the commands of some actions. */
export interface CommandSubject<About, Action extends StaffAction<About>> {
  /** What the argument of a command names: "person". */
  readonly argument: (command: ActionCommand) => string;
  /** Finds the subject of a command by its argument, with values that the argument implies. */
  readonly find: (
    context: CommandContext,
    argument: string,
    command: ActionCommand,
  ) => Promise<{ readonly about: About; readonly given?: ActionValues }>;
  readonly nameOf: (about: About, given: ActionValues, context: CommandContext) => string;
  /** Does an action; its own use case does by default. */
  readonly perform?: (action: Action, run: ActionRun<About>) => Promise<Effects>;
  /** Prints details of the subject before the effects. */
  readonly show?: (context: CommandContext, about: About) => Promise<void>;
}

const optionName = <About>({ name, option = name }: Input<About>): string =>
  option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Validates a value, which stays as it was typed. */
const checks = { day: parseDay, amount: parseAmount, number: parseDays } as const;

/** The key of an option's value among those that commander has read: "dueOn" for --due-on. */
const keyOf = <About>({ name, option = name }: Input<About>): string =>
  option.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const optionOf = <About>(input: Input<About>, { required = [] }: Pick<ActionCommand, "required">): Option => {
  const { name, kind, value, flag, isList, isOptional, isOptionalByCommand, under, help = "" } = input;
  const argument = flag === undefined ? ` <${kind}${isList === true ? "..." : ""}>` : "";
  const option = new Option(`--${optionName(input)}${argument}`, help);
  const check = kind in checks ? checks[kind as keyof typeof checks] : undefined;
  if (check)
    option.argParser((text) => {
      check(text);
      return text;
    });
  const isOpen = isOptional === true || isOptionalByCommand === true || under !== undefined || value !== undefined;
  return !isOpen || required.includes(name) ? option.makeOptionMandatory() : option;
};

/** The inputs that a command takes as options. */
const optionsOf = <About>({ inputs }: StaffAction<About>): readonly Input<About>[] =>
  inputs.filter(({ help, isArgument }) => help !== undefined && isArgument !== true);

/** The inputs that a command takes as arguments, after what it is about. */
const argumentsOf = <About>({ inputs }: StaffAction<About>): readonly Input<About>[] =>
  inputs.filter(({ isArgument }) => isArgument === true);

const addArguments = <About>(added: Command, action: StaffAction<About>): void => {
  for (const { name, isList = false, value, help = "" } of argumentsOf(action)) {
    const rest = `${name}${isList ? "..." : ""}`;
    added.argument(isList && value ? `[${rest}]` : `<${rest}>`, help);
  }
};

/** Adds an option for each input that a command of an action takes. */
export const addOptions = <About>(
  added: Command,
  action: StaffAction<About>,
  command: Pick<ActionCommand, "given" | "required">,
): void => {
  for (const input of optionsOf(action))
    if (!(input.name in (command.given ?? {}))) added.addOption(optionOf(input, command));
};

/** The values of options, with their defaults. */
export const valuesFromOptions = async <About>(
  { inputs }: StaffAction<About>,
  { given = {} }: Pick<ActionCommand, "given">,
  options: ActionOptions,
  { context, about }: { readonly context: CommandContext; readonly about: About },
): Promise<ActionValues> => {
  const values = inputs.map(async (input) => {
    const { name, kind, flag, value } = input;
    const typed = options[keyOf(input)];
    const separator = kind === "lines" ? "\n" : " ";
    const text = Array.isArray(typed) ? typed.join(separator) || undefined : (typed as string | undefined);
    const chosen = flag !== undefined && typed === true ? flag : text;
    return [name, given[name] ?? chosen ?? (await value?.(context, about)) ?? ""] as const;
  });
  return Object.fromEntries(await Promise.all(values));
};

export const assertActionAllowed = async <About>(
  context: CommandContext,
  action: StaffAction<About>,
  about: About,
  given: ActionValues,
): Promise<void> => {
  // Lists, arguments and values that the command sets itself are checked by the use case.
  const single = optionsOf(action).filter(({ isList }) => isList !== true);
  for (const { name, options, isOptional, isOptionalByCommand } of single) {
    const value = given[name] ?? "";
    if (value === "" && (isOptional === true || isOptionalByCommand === true)) continue;
    const known = (await options?.(context, about, {}))?.map(([each]) => each);
    if (known?.length === 0 && value !== "") throw new CommandError(`${name} cannot be chosen here.`);
    if (known !== undefined && known.length > 0 && !known.includes(value))
      throw new CommandError(`${value} is not one of ${known.filter((each) => each !== "").join(", ")}.`);
  }
};

/** Prints what follows from an action, below the sentence that says what happens. */
export const printEffects = ({ print }: CommandContext, { lines = [], tables = [] }: Effects): void => {
  for (const line of lines) print(`  ${line}`);
  for (const { title, columns, rows } of tables) {
    print(`${title}:`);
    printTable(print, columns, rows);
  }
};

/** Names the option that a refusal asks for. */
const withOption = <About>(error: unknown, action: StaffAction<About>): unknown => {
  if (!(error instanceof RefusalError)) return error;
  const input = optionsOf(action).find(({ name }) => name === error.field);
  return input === undefined ? error : new CommandError(`${error.message} Give it with --${optionName(input)}.`);
};

/** Carries out an action, and prints what happens and what follows. Requires a transaction. */
export const runAction = async <About, Action extends StaffAction<About>>(
  context: CommandContext,
  { nameOf, show, perform = (each, run) => each.use(run) }: Omit<CommandSubject<About, Action>, "argument" | "find">,
  action: Action,
  { about, given }: Pick<ActionRun<About>, "about" | "given">,
): Promise<void> => {
  const whyNot = await action.whyNot?.(context, about);
  if (whyNot !== undefined) throw new CommandError(whyNot);
  await assertActionAllowed(context, action, about, given);
  const name = nameOf(about, given, context);
  const run = { context, about, given, isDone: context.apply };
  const effects = await perform(action, run).catch((error: unknown) => {
    throw withOption(error, action);
  });
  await show?.(context, about);
  context.print(`${name}${withSeparator(action.words(given, context, about))}.`);
  printEffects(context, effects);
};

/** Adds the commands of some actions, each with an option for each input. DESK-01 */
export const addActionCommands = <About, Action extends StaffAction<About>>(
  { command: add, program, withContext }: Registry,
  subject: CommandSubject<About, Action>,
  actions: readonly Action[],
): void => {
  const groupOf = (name: string): Command | undefined => program.commands.find((each) => each.name() === name);
  const addOne = (action: Action, command: ActionCommand): void => {
    const [name = "", within] = command.name.split(" ").toReversed();
    const group = within === undefined ? undefined : groupOf(within);
    const added = add(`${name} <${subject.argument(command)}>`, command.help, group);
    addArguments(added, action);
    addOptions(added, action, command);
    added.action((argument: string) => {
      const given = Object.fromEntries(
        argumentsOf(action).map((input, at) => [keyOf(input), added.processedArgs[at + 1]]),
      );
      const options: ActionOptions = { ...added.opts<CommonOptions>(), ...given };
      return withContext(options, (context) =>
        inOneTransaction(context, async (database) => {
          const at = { ...context, database };
          const { about, given } = await subject.find(at, argument, command);
          const typed = await valuesFromOptions(action, command, options, { context: at, about });
          await runAction(at, subject, action, { about, given: { ...typed, ...given } });
        }),
      );
    });
  };
  for (const action of actions) for (const command of action.commands) addOne(action, command);
};
