import type { FastifyInstance, FastifyRequest } from "fastify";

import { answerError } from "../platform/http/answer-errors.ts";
import { RefusalError } from "../platform/http/refusal-error.ts";
import { html, type Html } from "../platform/pages/html.ts";
import { fieldValue } from "../platform/pages/pages.ts";
import { inTransaction } from "../platform/storage/storage.ts";
import { recordStaffAction } from "../provider/staff/records.store.ts";
import { hasRole } from "../provider/staff/staff.store.ts";
import { warning } from "./components.ts";
import {
  addressWithDraft,
  failurePages,
  hiddenDraft,
  maxTokenLength,
  onVisit,
  formFields,
  type ScreenDependencies,
} from "./open-visit.ts";
import { resultOf, sendOnce } from "./sent-forms.store.ts";
import { answerVisit, serveScreen, screenFor } from "./serve-screens.ts";
import { resendForm } from "./signed-out.ts";
import type { DeskAction, ActionResult, Screen, ScreenResult, Visit } from "./visit.ts";

/** Records a change of each person; returns the address of its result. */
const recordDone = async (
  { database, staff, now }: Visit,
  { location, action, people = [] }: ActionResult,
): Promise<string> => {
  for (const customerId of people.length === 0 ? [action.customerId] : new Set(people))
    await recordStaffAction(database, staff.staffId, { ...action, customerId, isChange: true }, now);
  return location;
};

/** Makes a confirmed change once; returns the address of its result, or the refusal. */
const applied = async (
  action: DeskAction,
  visit: Visit,
  typed: URLSearchParams,
  sent: string,
): Promise<string | RefusalError> => {
  try {
    const runsInBatches = action.runsInBatches === true;
    const earlier = runsInBatches ? await resultOf(visit.database, sent) : undefined;
    if (earlier !== undefined) return earlier;
    const done = runsInBatches ? await action.apply(visit, typed) : undefined;
    return await inTransaction(visit.database, (database) =>
      sendOnce(database, sent, visit.now, async () => {
        const context = { ...visit, database };
        return recordDone(context, done ?? (await action.apply(context, typed)));
      }),
    );
  } catch (error) {
    if (error instanceof RefusalError) return error;
    throw error;
  }
};

/** What somebody sent: a form to preview, or the confirmation of what was shown. */
const sentIn = (visit: Visit, typed: URLSearchParams) => {
  const once = fieldValue(typed, "once", maxTokenLength);
  const draft = fieldValue(typed, "draft", maxTokenLength);
  return {
    draft,
    /** The key under which the change is made once. */
    key: draft === "" ? once : draft,
    isConfirmed: once !== "" && !typed.has("change"),
    isCurrent: once === visit.once,
  };
};

const formWasOpenTooLong = warning(
  "Nothing has changed yet.",
  "This form was open for too long, or you have signed in again. What you typed has been kept: check it and confirm again.",
);

/** Shows the preview of a sent form, or the result if it was confirmed already. */
const showPreview = async (
  action: DeskAction,
  visit: Visit,
  typed: URLSearchParams,
): Promise<string | ScreenResult> => {
  const { draft, isConfirmed, isCurrent } = sentIn(visit, typed);
  const mayBeDone = hasRole(visit.staff, action.role ?? "clerk") && draft !== "" && !typed.has("change");
  const earlier = mayBeDone ? await resultOf(visit.database, draft) : undefined;
  if (earlier !== undefined) return earlier;
  const again = draft === "" ? visit : { ...visit, onceField: () => html`${visit.onceField()}${hiddenDraft(draft)}` };
  const notice = isConfirmed && !isCurrent ? formWasOpenTooLong : undefined;
  return screenFor(visit, action, () => action.preview(again, typed, notice));
};

/** Serves a screen with forms; with typed values in its address it shows their preview. DESK-03 */
export const serveScreenWith = (
  app: FastifyInstance,
  dependencies: ScreenDependencies,
  screen: Screen,
  action: DeskAction | undefined,
): void =>
  serveScreen(
    app,
    dependencies,
    screen,
    action && { heavy: action.heavy, show: (visit, typed) => showPreview(action, visit, typed) },
  );

/**
 * Serves a change, the only way to change anything at the desk: checks session and role, redirects to the preview,
 * makes a confirmed change once, and records who did what. DESK-02, DESK-03, DESK-10
 */
export const serveAction = (app: FastifyInstance, dependencies: ScreenDependencies, action: DeskAction): void => {
  const answer = onVisit(dependencies, async (visit, reply, request) => {
    const typed = formFields(request);
    const { key, isConfirmed, isCurrent } = sentIn(visit, typed);
    const isDone = hasRole(visit.staff, action.role ?? "clerk") && isCurrent && isConfirmed;
    if (!isDone) return reply.redirect(addressWithDraft(visit, typed), 303);
    return answerVisit(dependencies, reply, visit, { ...action, isChange: true }, async (at) => {
      const result = await applied(action, at, typed, key);
      return typeof result === "string" ? result : addressWithDraft(at, typed);
    });
  });
  const below = (request: FastifyRequest): Html =>
    html`<p>What you typed has been kept on this page.</p>
      ${resendForm(request, formFields(request), html`<button type="submit">Send it again</button>`)}`;
  const fail = answerError({ ...failurePages(dependencies), below });
  app.post(action.path, { errorHandler: (...failure) => void fail(...failure) }, answer);
};
