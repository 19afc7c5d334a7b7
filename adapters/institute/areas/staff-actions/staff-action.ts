import type { AccountAction } from "../../../../domain/institute/customer/account-actions.ts";
import { calendarDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { amountOf, type Pence } from "../../../../domain/kernel/money.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import type { StaffRole, StaffRow } from "../../provider/staff/staff.store.ts";
import type { PlaceOfSignIn } from "../people/invite-person.ts";
import type { ActionContext } from "../use-case-context.ts";

/** The context of staff: its author, and where people and staff sign in. */
export interface StaffContext extends ActionContext {
  readonly connected: PlaceOfSignIn;
  /** The address of the desk: an origin; undefined where it is off. */
  readonly deskUrl: string | undefined;
  /** Who acts at the desk; absent for a command. */
  readonly staff?: Pick<StaffRow, "staffId">;
}

/** The values of a choice with their labels; in a field of kind "ways" a hint says what each does. */
export type Choices = readonly (readonly [value: string, label: string, hint?: string])[];

/** Something to fill in for an action: a field of its form, and an option of its command. */
export interface Input<About> {
  readonly name: string;
  readonly label: string;
  readonly kind: "line" | "words" | "lines" | "day" | "amount" | "number" | "choice" | "ways";
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** Whether the command does without it although the form does not. */
  readonly isOptionalByCommand?: boolean;
  /** Whether the form puts it in one row with the field before it. */
  readonly isBeside?: boolean;
  /** The choice of a field of kind "ways" that shows this field; the use case checks whether it may be empty. */
  readonly under?: string;
  /** Its initial value in the form, and its default in the command. */
  readonly value?: (context: ActionContext, about: About) => Promise<string> | string;
  /** The choices, by what the form was opened with, such as a posting; the form omits the field without any. */
  readonly options?: (context: ActionContext, about: About, opened: ActionValues) => Promise<Choices> | Choices;
  /** The help of its option; absent for a field that only the form has. */
  readonly help?: string;
  /** The name of its option, where it differs: "for". */
  readonly option?: string;
  /** Makes the option a flag that stands for this choice. */
  readonly flag?: string;
  /** Whether the command takes several values, kept with blanks between them, or one a line where the field has lines. */
  readonly isList?: boolean;
  /** Whether the command takes it as an argument after what it is about. */
  readonly isArgument?: boolean;
  readonly isCommandOnly?: boolean;
}

/** Values filled in, by name; amounts and days are normalised. */
export type ActionValues = Readonly<Record<string, string>>;

/** The effects of an action, as the desk and a command show them. */
export interface Effects {
  /** One thing a line, in sentences or parts of them. */
  readonly lines?: readonly string[];
  readonly tables?: readonly {
    readonly title: string;
    readonly columns: readonly string[];
    /** The columns that hold figures. */
    readonly figures?: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
  /** Another action with the same subject that may be meant instead; its form is opened for the person. */
  readonly instead?: { readonly path: string; readonly label: string; readonly customerId: string };
}

export interface ActionCommand {
  /** "resign", "post payment" */
  readonly name: string;
  readonly help: string;
  /** Values that the command sets itself, as "resign" sets the kind of departure. */
  readonly given?: ActionValues;
  /** Inputs that it requires although the form does not. */
  readonly required?: readonly string[];
  /** The input that the command takes as its argument, and finds its subject by; the subject itself when absent. */
  readonly argument?: string;
}

/** The subject of an action, and the values filled in. */
export interface ActionRun<About> {
  readonly context: StaffContext;
  readonly about: About;
  readonly given: ActionValues;
  /** Whether its effects are worded as done; otherwise as what would happen. */
  readonly isDone: boolean;
}

/** Words about an action, by its values and its subject before the change. */
export type Wording<About> = (given: ActionValues, context: ActionContext, about: About) => string;

/** An action of staff at the desk and by commands: its inputs, its effect and its words. DESK-01, DESK-03 */
export interface StaffAction<About> {
  /** The last part of its address at the desk. */
  readonly path: string;
  readonly heading: string;
  readonly lede: string;
  /** The role that it needs at the desk; clerks do the rest. */
  readonly role?: StaffRole;
  /** Whether nothing is to be filled in, so that its form opens with what will happen. */
  readonly isPreviewedAtOnce?: boolean;
  /** Whether its mail waits ten minutes, and goes unsent when it is undone until then. DESK-03 */
  readonly isDelayed?: boolean;
  /** Why it is impossible now, whatever is filled in; undefined when it is possible. Its use case asks again. */
  readonly whyNot?: (context: ActionContext, about: About) => Promise<string | undefined> | string | undefined;
  readonly inputs: readonly Input<About>[];
  /** Does it; returns what follows. A refusal may name an input. Requires a transaction. */
  readonly use: (run: ActionRun<About>) => Promise<Effects>;
  /** What happens, to follow the name of the subject: "is suspended", ": the waiver is granted". */
  readonly words: Wording<About>;
  /** The words of the button that confirms it. */
  readonly button: string | Wording<About>;
  /** The words of the audit log; the heading when absent. */
  readonly recorded?: Wording<About>;
  readonly commands: readonly ActionCommand[];
}

/** An action of staff with one person. DESK-05 */
export interface PersonAction extends StaffAction<CustomerRow> {
  readonly path: AccountAction;
  /** Whether the page of a person leads to it; true by default. */
  readonly isListed?: boolean;
  /** The message after it is done. */
  readonly done: string;
  /** IDs of others whom it changes as well. */
  readonly others?: (context: ActionContext, given: ActionValues) => Promise<readonly string[]>;
}

/** Puts a blank before words that follow a name, unless they begin with a colon. */
export const withSeparator = (words: string): string => (words.startsWith(":") ? words : ` ${words}`);

export const dayIn = (given: ActionValues, name: string): CalendarDate | undefined => calendarDate(given[name] ?? "");
export const requiredDay = (given: ActionValues, name: string, { today }: Pick<ActionContext, "today">): CalendarDate =>
  dayIn(given, name) ?? today;
export const amountIn = ({ amount = "" }: ActionValues): Pence => amountOf(amount) ?? 0;
export const textIn = (given: ActionValues, name: string): string | undefined => given[name] || undefined;
