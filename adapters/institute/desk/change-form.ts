import type { StaffAction } from "../areas/staff-actions/staff-action.ts";
import { RefusalError } from "../platform/http/refusal-error.ts";
import type { Html } from "../platform/pages/html.ts";
import type { FormError } from "../platform/pages/pages.ts";
import type { Plan } from "./change-plan.ts";
import type { Facts } from "./confirmation.ts";
import type { Field, Values } from "./fields.ts";
import type { Screen, ScreenResult, Visit } from "./visit.ts";

/** A change to something on record, such as a person: its form, and the use case that it calls. */
export interface ChangeForm<About> extends Pick<
  StaffAction<About>,
  "path" | "heading" | "lede" | "role" | "isPreviewedAtOnce" | "isDelayed"
> {
  /** Whether staff without the role see the page, without its form. */
  readonly isReadable?: boolean;
  /**
   * Why it is impossible now, whatever is typed; undefined when it is possible. Checked when the form is shown; its use
   * case checks again.
   */
  readonly whyNot?: (visit: Visit, about: About) => Promise<string | undefined> | string | undefined;
  readonly fields: (visit: Visit, about: About) => Promise<readonly Field[]> | readonly Field[];
  /** Problems of the values, after their kinds were checked. */
  readonly problems?: (visit: Visit, about: About, values: Values) => Promise<readonly FormError[]>;
  /**
   * A preview in markup that changes nothing; undefined when there is nothing to change. For changes too large for a
   * dry run.
   */
  readonly plan?: (visit: Visit, about: About, values: Values) => Promise<Html | Plan | undefined>;
  /** Whether it may take longer than a second, and then continues on a page that shows its progress. */
  readonly isHeavy?: boolean;
  /** Whether it makes transactions of its own, so that others write meanwhile. It then has a plan, and can be repeated. */
  readonly runsInBatches?: boolean;
  /** Makes the change. Returned markup becomes part of the preview. */
  readonly use: (context: Visit, about: About, values: Values) => Promise<unknown>;
  /** What happens, after the name: "is suspended". */
  readonly words: FormWords<About>;
  /** The words of the button that confirms it. */
  readonly button: string | FormWords<About>;
  /** The words of the audit log; the heading when absent. */
  readonly recorded?: FormWords<About>;
}

type FormWords<About> = (values: Values, visit: Visit, about: About) => string;

/** The words of the button that confirms a change. */
export const buttonOf = <About>({ button }: ChangeForm<About>, values: Values, visit: Visit, about: About): string =>
  typeof button === "string" ? button : button(values, visit, about);

/** How a form notices that its subject was changed meanwhile. `seenOf` identifies the state of the subject. */
interface Watched<About> {
  readonly seenOf: (about: About) => string;
  /** Locks the subject until the transaction ends, and reads it. */
  readonly lock: (context: Visit, about: About) => Promise<About>;
  /** The reason for refusing a form that was opened before a change. */
  readonly changed: (about: About) => string;
}

/** Makes a form that is refused when somebody else changed its subject since it was opened. DESK-03, DESK-06 */
export const refuseIfChanged = <About, Form extends ChangeForm<About>>(
  form: Form & ChangeForm<About>,
  { seenOf, lock, changed }: Watched<About>,
): Form => ({
  ...form,
  fields: async (visit, about) => [
    ...(await form.fields(visit, about)),
    { name: "seen", label: "Seen", kind: "hidden", value: seenOf(about) },
  ],
  use: async (context, found, values) => {
    const about = await lock(context, found);
    if (seenOf(about) !== values["seen"]) throw new RefusalError("conflict", "CHANGED", changed(about));
    return form.use(context, about, values);
  },
});

/** Why a form is shown again: problems of its fields, or a notice. */
export interface RedisplayedForm {
  readonly problems?: readonly FormError[];
  readonly notice?: Html | undefined;
}

type FormOf = Pick<ChangeForm<never>, "path">;

/** The subject of some forms, found by the parameter of the address. */
export interface Subject<About> extends Pick<Screen, "entry"> {
  /** Its path, such as "/people/:parameter". */
  readonly path: string;
  readonly find: (visit: Visit) => Promise<About>;
  /** A link to the page that the form belongs to, above the heading. */
  readonly running: (visit: Visit, about: About) => Html;
  readonly name: (visit: Visit, about: About, people: readonly string[], values: Values) => string;
  /** The page that contains the forms; each form has a page of its own when absent. */
  readonly page?: (visit: Visit, typed: URLSearchParams, again: RedisplayedForm) => Promise<ScreenResult>;
  /** The reference of the subject, for the audit log. */
  readonly reference?: (about: About) => string;
  /** What is shown beside the heading of a form. */
  readonly aside?: (about: About, form: FormOf) => Html | undefined;
  /** What is shown above a form. */
  readonly context?: (visit: Visit, about: About, form: FormOf) => Promise<Html>;
  /** What is shown below a form. */
  readonly below?: (visit: Visit) => Promise<Html | undefined>;
  /** Whether a form can still be filled in. */
  readonly isOpen?: (about: About, form: FormOf) => boolean;
  /** The people on record whom a change is about, by ID. */
  readonly people?: (visit: Visit, about: About, values: Values) => Promise<readonly string[]> | readonly string[];
  /** The facts in words that the preview compares before and after. */
  readonly facts?: (visit: Visit, about: About, people: readonly string[], values: Values) => Promise<Facts>;
  /** A further recipient whose mails the preview shows, by email. */
  readonly recipient?: (about: About, values: Values) => string;
  /** The address of the page after the change. */
  readonly done: (
    visit: Visit,
    about: About,
    form: FormOf,
    people: readonly string[],
    values: Values,
  ) => Promise<string> | string;
}
