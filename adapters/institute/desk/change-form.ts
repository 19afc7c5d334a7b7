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
  /** Why it cannot be made now, whatever is typed; undefined when it can. Asked when it is shown; its use case asks again. */
  readonly whyNot?: (visit: Visit, about: About) => Promise<string | undefined> | string | undefined;
  readonly fields: (visit: Visit, about: About) => Promise<readonly Field[]> | readonly Field[];
  /** What is wrong with values beyond their kinds. */
  readonly problems?: (visit: Visit, about: About, values: Values) => Promise<readonly FormError[]>;
  /**
   * What it would do in markup, without doing it; undefined when nothing. For changes that are too large to be made and
   * rolled back.
   */
  readonly plan?: (visit: Visit, about: About, values: Values) => Promise<Html | Plan | undefined>;
  /** Whether it may take long, and then goes on behind a page of its own. */
  readonly isHeavy?: boolean;
  /** Whether it makes transactions of its own, so that others write meanwhile. It then has a plan, and can be repeated. */
  readonly runsInBatches?: boolean;
  /** Does it. Markup that it answers with is shown with what will happen. */
  readonly use: (context: Visit, about: About, values: Values) => Promise<unknown>;
  /** What happens, after the name: "is suspended". */
  readonly words: FormWords<About>;
  /** The words of the button that confirms it. */
  readonly button: string | FormWords<About>;
  /** What is recorded of it, where its heading does not say it. */
  readonly recorded?: FormWords<About>;
}

type FormWords<About> = (values: Values, visit: Visit, about: About) => string;

/** The words of the button that confirms a change. */
export const buttonOf = <About>({ button }: ChangeForm<About>, values: Values, visit: Visit, about: About): string =>
  typeof button === "string" ? button : button(values, visit, about);

/** By what a form knows what it was opened for. */
interface Watched<About> {
  readonly seenOf: (about: About) => string;
  /** Locks it until the transaction ends, and reads it. */
  readonly lock: (context: Visit, about: About) => Promise<About>;
  /** Why the form is refused. */
  readonly changed: (about: About) => string;
}

/** A form that is refused when what it changes is no longer as it was when the form was opened. DESK-03, DESK-06 */
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

/** What was typed into a form, and why it is shown again. */
export interface RedisplayedForm {
  readonly problems?: readonly FormError[];
  readonly notice?: Html | undefined;
}

type FormOf = Pick<ChangeForm<never>, "path">;

/** What the forms change, found by the parameter of the address. */
export interface Subject<About> extends Pick<Screen, "entry"> {
  /** Its path, such as "/people/:parameter". */
  readonly path: string;
  readonly find: (visit: Visit) => Promise<About>;
  /** The page that the form belongs to. */
  readonly running: (visit: Visit, about: About) => Html;
  readonly name: (visit: Visit, about: About, people: readonly string[], values: Values) => string;
  /** The page that the forms stand on; a form has a page of its own without it. */
  readonly page?: (visit: Visit, typed: URLSearchParams, again: RedisplayedForm) => Promise<ScreenResult>;
  /** The reference of what it is, for the record. */
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
  /** What can differ after a change, in words. */
  readonly facts?: (visit: Visit, about: About, people: readonly string[], values: Values) => Promise<Facts>;
  /** Whom else mails are shown of, by email. */
  readonly recipient?: (about: About, values: Values) => string;
  /** Where a change leads. */
  readonly done: (
    visit: Visit,
    about: About,
    form: FormOf,
    people: readonly string[],
    values: Values,
  ) => Promise<string> | string;
}
