import { createHash } from "node:crypto";

import { displayPrice, type MoneyStyle, type Pence } from "../../../domain/kernel/money.ts";
import { referencesFrom } from "../areas/submissions/reference.ts";
import { RefusalError } from "../platform/http/refusal-error.ts";
import type { PreviewedMail } from "../platform/mail/outbox.ts";
import { html, Html } from "../platform/pages/html.ts";
import { errorsOn, type FormError } from "../platform/pages/pages.ts";
import { rehearse } from "../platform/storage/rehearse.ts";
import { hasRole, type StaffRole } from "../provider/staff/staff.store.ts";
import { confirmationPage, type Facts } from "./confirmation.ts";
import { fieldsOf, problemsIn, valuesOf, type Field, type Values } from "./fields.ts";
import { makeChange } from "./make-change.ts";
import { careful, head } from "./pieces.ts";
import { roleNeeded } from "./role-words.ts";
import type { Deed, Screen, Shown, Visit } from "./visit.ts";

/** What somebody owes, or has in their favour. */
export const owedWords = (balance: Pence, style: MoneyStyle): string =>
  balance < 0 ? `${displayPrice(-balance, style, "forced")} in their favour` : displayPrice(balance, style, "forced");

/** A change to something on record, such as a person: its form, and the use case that it calls. */
export interface ChangeForm<About> {
  /** The last part of its address. */
  readonly path: string;
  readonly heading: string;
  readonly lede: string;
  readonly role?: StaffRole;
  /** Whether staff without the role see the page, without its form. */
  readonly isReadable?: boolean;
  /** Whether nothing is to be typed, so that it opens with what will happen. */
  readonly isPreviewedAtOnce?: boolean;
  readonly fields: (visit: Visit, about: About) => Promise<readonly Field[]> | readonly Field[];
  /** What is wrong with values beyond their kinds. */
  readonly problems?: (visit: Visit, about: About, values: Values) => Promise<readonly FormError[]>;
  /** Does it. Markup that it answers with is shown with what will happen. */
  readonly use: (acting: Visit, about: About, values: Values) => Promise<unknown>;
  /** What happens, after the name: "is suspended". */
  readonly words: (values: Values, visit: Visit) => string;
  /** The words of the button that confirms it. */
  readonly button: string;
  /** What is recorded of it, where its heading does not say it. */
  readonly recorded?: (about: About, values: Values) => string;
}

type FormOf = Pick<ChangeForm<never>, "path">;

/** What the forms change, found by the parameter of the address. */
export interface Subject<About> extends Pick<Screen, "entry"> {
  /** Its path, such as "/people/:parameter". */
  readonly path: string;
  readonly find: (visit: Visit) => Promise<About>;
  readonly address: (visit: Visit, about: About) => string;
  /** The page that the form belongs to. */
  readonly running: (visit: Visit, about: About) => Html;
  readonly name: (visit: Visit, about: About, people: readonly string[], values: Values) => string;
  /** What is shown beside the heading of a form. */
  readonly aside?: (about: About, form: FormOf) => Html | undefined;
  /** What is shown above a form. */
  readonly context?: (visit: Visit, about: About, form: FormOf) => Promise<Html>;
  /** Whether a form can still be filled in. */
  readonly isOpen?: (about: About, form: FormOf) => boolean;
  /** The people on record whom a change is about, by ID. */
  readonly people: (visit: Visit, about: About, values: Values) => Promise<readonly string[]> | readonly string[];
  /** What can differ after a change, in words. */
  readonly facts: (visit: Visit, about: About, people: readonly string[], values: Values) => Promise<Facts>;
  /** Whom else mails are shown of, by email. */
  readonly recipient?: (about: About, values: Values) => string;
  /** Where a change leads. */
  readonly done: (visit: Visit, about: About, form: FormOf, people: readonly string[], values: Values) => string;
}

const inOrder = (facts: Facts) =>
  Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));

/** A digest of what a change does, so that nothing else is done than what was shown. */
const digestOf = (before: Facts, after: Facts, effects: Html | undefined, letters: readonly PreviewedMail[]): string =>
  createHash("sha256")
    .update(JSON.stringify([inOrder(before), inOrder(after), effects?.markup, letters]))
    .digest("base64url");

/** The screens and deeds of the forms of a subject: each shows the form, then what will happen, then does it. DESK-03 */
export const formDeeds = <About>(subject: Subject<About>, forms: readonly ChangeForm<About>[]) => {
  type Form = ChangeForm<About>;

  // What the form was opened with stays in its address.
  const addressOf = (visit: Visit, about: About, { path }: Form): string =>
    `${subject.address(visit, about)}/${path}${visit.query.size === 0 ? "" : `?${visit.query.toString()}`}`;

  /** The form of a change, with what was typed and what is wrong with it. */
  const drawn = async (
    visit: Visit,
    form: Form,
    typed: URLSearchParams,
    { problems = [], notice }: { readonly problems?: readonly FormError[]; readonly notice?: Html | undefined } = {},
  ): Promise<Shown> => {
    const about = await subject.find(visit);
    const fields = await form.fields(visit, about);
    const errors = errorsOn(form.heading, problems, visit.formErrors);
    const [customerId] = await subject.people(visit, about, {});
    return {
      title: errors.title,
      ...(problems.length > 0 ? { status: 422 } : {}),
      action: { action: `opened a form: ${form.heading.toLowerCase()}`, customerId },
      content: html`${notice}${errors.summary}${head(form.heading, form.lede, subject.aside?.(about, form), subject.running(visit, about))}
        ${await subject.context?.(visit, about, form)}
        ${
          subject.isOpen?.(about, form) === false || form.isPreviewedAtOnce === true
            ? undefined
            : form.role !== undefined && !hasRole(visit.staff, form.role)
              ? html`${fields.map(({ drawn: rows }) => rows?.(undefined) ?? html``)}<p>${await roleNeeded(visit, form.role)}</p>`
              : html`<form class="part" method="post" action="${addressOf(visit, about, form)}" novalidate>
                ${visit.draftField()}${fieldsOf(fields, typed, errors)}
                <p class="row"><button class="button" type="submit">See what will happen</button><span class="soft">Nothing changes yet.</span></p>
              </form>`
        }`,
    };
  };

  /** The values as typed, and what is wrong with them. */
  const checked = async (visit: Visit, about: About, form: Form, typed: URLSearchParams) => {
    const fields = await form.fields(visit, about);
    const values = valuesOf(fields, typed);
    const problems = problemsIn(fields, values);
    const isComplete = problems.length === 0 && form.problems !== undefined;
    return { values, problems: isComplete ? await form.problems(visit, about, values) : problems };
  };

  /** Makes a change; returns what it did. Requires a transaction. */
  const made = async (visit: Visit, found: About, form: Form, values: Values) => {
    const acting = { ...visit, newReference: referencesFrom(visit.once) };
    const people = await subject.people(acting, found, values);
    const recipient = subject.recipient?.(found, values);
    const readers = [
      ...people.map((customerId) => ({ customerId })),
      ...(recipient === undefined ? [] : [{ recipient }]),
    ];
    const { answer, before, after, letters } = await makeChange(acting, {
      facts: (at) => subject.facts(at, found, people, values),
      use: (at) => form.use(at, found, values),
      readers: () => readers,
    });
    const effects = answer instanceof Html ? answer : undefined;
    return { people, before, after, effects, letters, previewed: digestOf(before, after, effects, letters) };
  };

  /** Shows what a change will do: the use case, run and rolled back. */
  const previewed = async (visit: Visit, form: Form, typed: URLSearchParams, notice?: Html): Promise<Shown> => {
    if (typed.has("change")) return drawn(visit, form, typed, { notice });
    const about = await subject.find(visit);
    const { values, problems } = await checked(visit, about, form, typed);
    if (problems.length > 0) return drawn(visit, form, typed, { problems, notice });
    try {
      const { previewed, people, ...rest } = await rehearse(visit.database, (transaction) =>
        made({ ...visit, database: transaction }, about, form, values),
      );
      const isOther = typed.has("previewed") && typed.get("previewed") !== previewed;
      const content = confirmationPage(visit, {
        running: subject.running(visit, about),
        summary: html`<strong>${subject.name(visit, about, people, values)}</strong> ${form.words(values, visit)}.`,
        ...rest,
        action: addressOf(visit, about, form),
        button: form.button,
        isAsGiven: form.isPreviewedAtOnce,
        kept: { ...values, previewed },
      });
      return {
        title: "This will happen",
        action: { action: "saw what a change would do", customerId: people[0] },
        content: html`${notice ?? (isOther ? careful("What it would do has changed since it was shown.", "Nothing was done. This is how it is now.") : undefined)}${content}`,
      };
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      const { field, message } = error;
      if (field !== undefined && field in values) return drawn(visit, form, typed, { problems: [{ field, message }] });
      const rest =
        subject.isOpen?.(await subject.find(visit), form) === false
          ? "Your change was not made. You see how it is now."
          : `Nothing has changed.${form.isPreviewedAtOnce === true ? "" : " What you typed is kept below."}`;
      return { ...(await drawn(visit, form, typed, { notice: careful(error.message, rest) })), status: 409 };
    }
  };

  const about = (form: Form) => ({
    path: `${subject.path}/${form.path}`,
    entry: subject.entry,
    ...(form.role === undefined ? {} : { role: form.role }),
  });
  const screens: readonly Screen[] = forms.map((form) => ({
    ...about(form),
    ...(form.isReadable === true ? { role: "clerk" } : {}),
    show: (visit) =>
      form.isPreviewedAtOnce === true
        ? previewed(visit, form, new URLSearchParams())
        : drawn(visit, form, new URLSearchParams()),
  }));
  const deeds: readonly Deed[] = forms.map((form) => ({
    ...about(form),
    preview: (visit, typed, notice) => previewed(visit, form, typed, notice),
    apply: async (visit, typed) => {
      const found = await subject.find(visit);
      const { values, problems } = await checked(visit, found, form, typed);
      const [problem] = problems;
      if (problem) throw new RefusalError("unacceptable", "NOT_DONE", problem.message);
      const { previewed, people: shown } = await made(visit, found, form, values);
      if (typed.get("previewed") !== previewed)
        throw new RefusalError("conflict", "OTHER_THAN_SHOWN", "What it would do has changed since it was shown.");
      // With somebody whom the change added.
      const people = [...new Set([...shown, ...(await subject.people(visit, found, values))])];
      return {
        location: subject.done(visit, found, form, people, values),
        action: {
          action: form.recorded?.(found, values) ?? form.heading.toLowerCase(),
          customerId: people[0],
        },
        people,
      };
    },
  }));
  return { screens, deeds };
};
