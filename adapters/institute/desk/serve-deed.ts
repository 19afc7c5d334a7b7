import type { FastifyInstance, FastifyRequest } from "fastify";

import { answerError } from "../platform/http/answer-errors.ts";
import { RefusalError } from "../platform/http/refusal-error.ts";
import { html, type Html } from "../platform/pages/html.ts";
import { entered } from "../platform/pages/pages.ts";
import { inTransaction } from "../platform/storage/storage.ts";
import { recordStaffAction } from "../provider/staff/records.store.ts";
import { hasRole } from "../provider/staff/staff.store.ts";
import { failurePages, hiddenDraft, longestToken, onVisit, typedIn, type ScreenParts } from "./open-visit.ts";
import { careful } from "./pieces.ts";
import { resultOf, sendOnce } from "./sent-forms.store.ts";
import { answerVisit, shownTo } from "./serve-screens.ts";
import { formAgain } from "./signed-out.ts";
import type { Deed, Done, Visit } from "./visit.ts";

/** Records a change of each person; returns the address of its result. */
const recordDone = async (
  { database, staff, now }: Visit,
  { location, action, people = [] }: Done,
): Promise<string> => {
  for (const customerId of people.length === 0 ? [action.customerId] : new Set(people))
    await recordStaffAction(database, staff.staffId, { ...action, customerId, isChange: true }, now);
  return location;
};

/** Makes a confirmed change once; returns the address of its result, or the refusal. */
const applied = async (
  deed: Deed,
  visit: Visit,
  typed: URLSearchParams,
  sent: string,
): Promise<string | RefusalError> => {
  try {
    const isInPieces = deed.isInPieces === true;
    const earlier = isInPieces ? await resultOf(visit.database, sent) : undefined;
    if (earlier !== undefined) return earlier;
    const done = isInPieces ? await deed.apply(visit, typed) : undefined;
    return await inTransaction(visit.database, (database) =>
      sendOnce(database, sent, visit.now, async () => {
        const acting = { ...visit, database };
        return recordDone(acting, done ?? (await deed.apply(acting, typed)));
      }),
    );
  } catch (error) {
    if (error instanceof RefusalError) return error;
    throw error;
  }
};

/** What somebody sent: a form to preview, or the confirmation of what was shown. */
const sentIn = (visit: Visit, typed: URLSearchParams) => {
  const once = entered(typed, "once", longestToken);
  const draft = entered(typed, "draft", longestToken);
  return {
    draft,
    /** What the change is made once for. */
    key: draft === "" ? once : draft,
    isConfirmed: once !== "" && !typed.has("change"),
    isCurrent: once === visit.once,
  };
};

const formWasOpenTooLong = careful(
  "Nothing has changed yet.",
  "This form was open for too long, or you have signed in again. What you typed is kept: check it, and confirm it again.",
);

/**
 * Serves a change: the one way to each change of the desk. It checks session and role, confirms a change once, and
 * records who of the staff did what. DESK-02, DESK-03, DESK-10
 */
export const serveDeed = (app: FastifyInstance, parts: ScreenParts, deed: Deed): void => {
  const answer = onVisit(parts, async (visit, reply, request) => {
    const typed = typedIn(request);
    const { draft, key, isConfirmed, isCurrent } = sentIn(visit, typed);
    const isAllowed = hasRole(visit.staff, deed.role ?? "clerk");
    const mayBeDone = isAllowed && draft !== "" && !typed.has("change");
    const isDone = isAllowed && isCurrent && isConfirmed;
    const notice = isConfirmed && !isCurrent ? formWasOpenTooLong : undefined;
    return answerVisit(parts, reply, visit, { ...deed, isChange: isDone }, async (at) => {
      const earlier = mayBeDone ? await resultOf(at.database, draft) : undefined;
      if (earlier !== undefined) return earlier;
      const result = isDone ? await applied(deed, at, typed, key) : undefined;
      if (typeof result === "string") return result;
      const again = draft === "" ? at : { ...at, onceField: () => html`${at.onceField()}${hiddenDraft(draft)}` };
      return shownTo(at, deed, () => deed.preview(again, typed, notice));
    });
  });
  const below = (request: FastifyRequest): Html =>
    html`<p>What you typed is kept on this page.</p>
      ${formAgain(request, typedIn(request), html`<button type="submit">Send it again</button>`)}`;
  const fail = answerError({ ...failurePages(parts), below });
  app.post(deed.path, { errorHandler: (...failure) => void fail(...failure) }, answer);
};
