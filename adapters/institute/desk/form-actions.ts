import { displayPrice, type MoneyStyle, type Pence } from "../../../domain/kernel/money.ts";
import { undoPeriod } from "../../../domain/submissions/events.ts";
import { withSeparator } from "../areas/staff-actions/staff-action.ts";
import { referencesFrom } from "../areas/submissions/reference.ts";
import { RefusalError } from "../platform/http/refusal-error.ts";
import { mailsWrittenAt } from "../platform/mail/mail-outbox.ts";
import { html, Html } from "../platform/pages/html.ts";
import { renderErrors } from "../platform/pages/pages.ts";
import { dryRun } from "../platform/storage/dry-run.ts";
import { hasRole } from "../provider/staff/staff.store.ts";
import { buttonOf, type ChangeForm, type RedisplayedForm, type Subject } from "./change-form.ts";
import { digestOf, inOrder, noChange, plannedBy } from "./change-plan.ts";
import { warning, head } from "./components.ts";
import { confirmationPage } from "./confirmation.ts";
import { fieldsOf, problemsIn, valuesOf, type Values } from "./fields.ts";
import { roleNeeded } from "./role-words.ts";
import type { DeskAction, Screen, ScreenResult, Visit } from "./visit.ts";

/** The debt or credit of a person. */
export const owedWords = (balance: Pence, style: MoneyStyle): string =>
  balance < 0 ? `${displayPrice(-balance, style, "forced")} in credit` : displayPrice(balance, style, "forced");

/** A form with the subject that it changes. */
interface FormOn<About> {
  readonly subject: Subject<About>;
  readonly form: ChangeForm<About>;
}

/** The address of a form, with the query that it was opened with. */
const addressOf = ({ path, query }: Visit): string => `${path}${query.size === 0 ? "" : `?${query.toString()}`}`;

/** Renders the fields to fill in; for staff without the role only their values. */
const renderFields = async <About>(
  on: FormOn<About>,
  visit: Visit,
  about: About,
  typed: URLSearchParams,
  errors: ReturnType<typeof renderErrors>,
): Promise<Html | undefined> => {
  const { subject, form } = on;
  if (subject.isOpen?.(about, form) === false || form.isPreviewedAtOnce === true) return undefined;
  const fields = await form.fields(visit, about);
  if (form.role !== undefined && !hasRole(visit.staff, form.role))
    return html`${fields.map(({ drawn: rows }) => rows?.(undefined) ?? html``)}<p>${await roleNeeded(visit, form.role)}</p>`;
  return html`<form class="part" method="post" action="${addressOf(visit)}" novalidate>
                ${visit.draftField()}${fieldsOf(fields, typed, errors)}
                <p class="row"><button class="button" type="submit">See what will happen</button><span class="soft">Nothing changes yet.</span></p>
              </form>`;
};

/** Renders the form of a change, with the typed values and their problems. */
const renderForm = async <About>(
  on: FormOn<About>,
  visit: Visit,
  typed: URLSearchParams,
  { problems = [], notice }: RedisplayedForm = {},
): Promise<ScreenResult> => {
  const { subject, form } = on;
  if (subject.page) return subject.page(visit, typed, { problems, notice });
  const about = await subject.find(visit);
  const errors = renderErrors(form.heading, problems, visit.formErrors);
  const whyNot = await form.whyNot?.(visit, about);
  const [customerId] = (await subject.people?.(visit, about, {})) ?? [];
  return {
    title: errors.title,
    ...(problems.length > 0 ? { status: 422 } : {}),
    action: { action: `opened a form: ${form.heading.toLowerCase()}`, customerId },
    content: html`${notice ?? (whyNot === undefined ? undefined : warning(whyNot, "Nothing has changed."))}${errors.summary}${head(form.heading, form.lede, subject.aside?.(about, form), subject.running(visit, about))}
        ${await subject.context?.(visit, about, form)}
        ${whyNot === undefined ? await renderFields(on, visit, about, typed, errors) : undefined}
        ${await subject.below?.(visit)}`,
  };
};

/** The typed values and their problems. */
const checkValues = async <About>(form: ChangeForm<About>, visit: Visit, about: About, typed: URLSearchParams) => {
  const fields = await form.fields(visit, about);
  const values = valuesOf(fields, typed, visit.rules);
  const problems = problemsIn(fields, values, visit.rules);
  const isComplete = problems.length === 0 && form.problems !== undefined;
  return { values, problems: isComplete ? await form.problems(visit, about, values) : problems };
};

/** A visit whose new references derive from the form, so that preview and change have the same ones. */
const contextOf = (visit: Visit): Visit => ({ ...visit, newReference: referencesFrom(visit.once) });

/** Makes a change; returns what it did. Requires a transaction. */
const makeChange = async <About>({ subject, form }: FormOn<About>, visit: Visit, found: About, values: Values) => {
  const context = contextOf(visit);
  const people = (await subject.people?.(context, found, values)) ?? [];
  const recipient = subject.recipient?.(found, values);
  const readers = [
    ...people.map((customerId) => ({ customerId })),
    ...(recipient === undefined ? [] : [{ recipient }]),
  ];
  const before = (await subject.facts?.(context, found, people, values)) ?? {};
  const answer = await form.use(context, found, values);
  const after = (await subject.facts?.(context, found, people, values)) ?? {};
  const written = readers.map((reader) => mailsWrittenAt(context.database, context.now, reader));
  const mails = (await Promise.all(written)).flat();
  const effects = answer instanceof Html ? answer : undefined;
  const isSame = JSON.stringify(inOrder(before)) === JSON.stringify(inOrder(after));
  if (isSame && effects === undefined && mails.length === 0) throw noChange();
  return {
    people,
    before,
    after,
    effects,
    mails,
    kept: values,
    previewed: digestOf(before, after, effects, mails),
  };
};

/** The effects of a change: of its plan, or of its use case in a dry run. */
const renderConfirmation = async <About>(
  on: FormOn<About>,
  visit: Visit,
  about: About,
  values: Values,
  { notice, lastShown }: { readonly notice: Html | undefined; readonly lastShown: string | null },
): Promise<ScreenResult> => {
  const { subject, form } = on;
  const { previewed, people, kept, ...rest } = await (form.plan
    ? plannedBy(await form.plan(contextOf(visit), about, values), values)
    : dryRun(visit.database, (transaction) => makeChange(on, { ...visit, database: transaction }, about, values)));
  const hasChanged = lastShown !== null && lastShown !== previewed;
  const content = confirmationPage(visit, {
    running: subject.running(visit, about),
    summary: html`<strong>${subject.name(visit, about, people, values)}</strong>${withSeparator(form.words(values, visit, about))}.`,
    ...rest,
    ...(form.isDelayed === true && rest.mails.length > 0 ? { sentAt: visit.now.getTime() + undoPeriod } : {}),
    action: addressOf(visit),
    button: buttonOf(form, values, visit, about),
    isAsGiven: form.isPreviewedAtOnce,
    kept: { ...kept, previewed },
  });
  return {
    title: "This will happen",
    action: { action: "saw what a change would do", customerId: people[0], reference: subject.reference?.(about) },
    content: html`${notice ?? (hasChanged ? warning("The effect of this change is no longer what you were shown.", "Nothing was done. Check it again below.") : undefined)}${content}`,
  };
};

/** The form again, with the reason why its change is refused. */
const renderRefusal = async <About>(
  on: FormOn<About>,
  visit: Visit,
  typed: URLSearchParams,
  values: Values,
  { field, message }: RefusalError,
): Promise<ScreenResult> => {
  const { subject, form } = on;
  if (field !== undefined && field in values) return renderForm(on, visit, typed, { problems: [{ field, message }] });
  const found = await subject.find(visit);
  const isClosed = subject.isOpen?.(found, form) === false || (await form.whyNot?.(visit, found)) !== undefined;
  const rest = isClosed
    ? "Your change was not made. The page shows the current state."
    : `Nothing has changed.${form.isPreviewedAtOnce === true ? "" : " What you typed has been kept below."}`;
  return { ...(await renderForm(on, visit, typed, { notice: warning(message, rest) })), status: 409 };
};

/** Renders the preview of a change, or the form with its problems. */
const renderPreview = async <About>(
  on: FormOn<About>,
  visit: Visit,
  typed: URLSearchParams,
  notice?: Html,
): Promise<ScreenResult> => {
  if (typed.has("change")) return renderForm(on, visit, typed, { notice });
  const about = await on.subject.find(visit);
  const whyNot = await on.form.whyNot?.(visit, about);
  if (whyNot !== undefined)
    return renderRefusal(on, visit, typed, {}, new RefusalError("conflict", "NOT_POSSIBLE", whyNot));
  const { values, problems } = await checkValues(on.form, visit, about, typed);
  if (problems.length > 0) return renderForm(on, visit, typed, { problems, notice });
  try {
    return await renderConfirmation(on, visit, about, values, { notice, lastShown: typed.get("previewed") });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return renderRefusal(on, visit, typed, values, error);
  }
};

/** Makes a confirmed change, unless it would do something else than what was shown. */
const apply = async <About>(
  on: FormOn<About>,
  visit: Visit,
  typed: URLSearchParams,
): ReturnType<DeskAction["apply"]> => {
  const { subject, form } = on;
  const found = await subject.find(visit);
  const { values, problems } = await checkValues(form, visit, found, typed);
  const [problem] = problems;
  if (problem) throw new RefusalError("unacceptable", "NOT_DONE", problem.message);
  const runsInBatches = form.runsInBatches === true;
  const { previewed, people: shown } = runsInBatches
    ? plannedBy(await form.plan?.(visit, found, values), values)
    : await makeChange(on, visit, found, values);
  if (typed.get("previewed") !== previewed)
    throw new RefusalError(
      "conflict",
      "OTHER_THAN_SHOWN",
      "The effect of this change is no longer what you were shown.",
    );
  if (runsInBatches) await form.use(visit, found, values);
  // Includes people whom the change adds.
  const people = [...new Set([...shown, ...((await subject.people?.(visit, found, values)) ?? [])])];
  return {
    location: await subject.done(visit, found, form, people, values),
    action: {
      action: form.recorded?.(values, visit, found) ?? form.heading.toLowerCase(),
      customerId: people[0],
      reference: subject.reference?.(found),
    },
    people,
  };
};

/**
 * The screens and actions of the forms of a subject: each shows the form, then a preview, then makes the change.
 * DESK-03
 */
export const formActions = <About>(subject: Subject<About>, forms: readonly ChangeForm<About>[]) => {
  const shared = ({ path, role, heading, isHeavy, runsInBatches }: ChangeForm<About>) => ({
    path: `${subject.path}/${path}`,
    entry: subject.entry,
    ...(role === undefined ? {} : { role }),
    ...(isHeavy === true ? { heavy: heading } : {}),
    ...(runsInBatches === undefined ? {} : { runsInBatches }),
  });
  const screens = forms.map((form): Screen => ({
    ...shared(form),
    ...(form.isReadable === true ? { role: "clerk" } : {}),
    // The work of a plan begins once its form is filled in.
    ...(form.plan && form.isPreviewedAtOnce !== true ? { heavy: undefined } : {}),
    show: (visit) =>
      (form.isPreviewedAtOnce === true ? renderPreview : renderForm)({ subject, form }, visit, new URLSearchParams()),
  }));
  const actions = forms.map((form): DeskAction => ({
    ...shared(form),
    preview: (visit, typed, notice) => renderPreview({ subject, form }, visit, typed, notice),
    apply: (visit, typed) => apply({ subject, form }, visit, typed),
  }));
  return { screens, actions };
};
