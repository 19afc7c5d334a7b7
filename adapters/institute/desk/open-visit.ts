import { type KeyObject, randomUUID } from "node:crypto";

import type { FastifyReply, FastifyRequest } from "fastify";

import { dayOf } from "../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../domain/rules/organisation-rules.ts";
import type { EvidenceServices } from "../areas/evidence/receive-evidence.ts";
import { waitingSubmissions } from "../areas/submissions/submission-lists.store.ts";
import type { OrganisationSettings } from "../platform/body/body.ts";
import type { RefusalPages } from "../platform/http/answer-errors.ts";
import type { MailTexts } from "../platform/mail/mails.ts";
import { html, type Html } from "../platform/pages/html.ts";
import { fieldValue, type Pages } from "../platform/pages/pages.ts";
import type { Database } from "../platform/storage/storage.ts";
import { isFormToken, newFormToken } from "./form-tokens.ts";
import type { DeskJobs } from "./jobs/desk-jobs.ts";
import type { OpaqueReferences } from "./opaque.ts";
import type { SessionOf } from "./session-cookie.ts";
import { sendSignedOut } from "./signed-out.ts";
import type { ConnectedSystems, Visit } from "./visit.ts";

export interface ScreenDependencies {
  readonly database: Database;
  readonly now: () => Date;
  readonly rules: OrganisationRules;
  readonly mails: MailTexts;
  readonly auditKey: KeyObject;
  readonly body: OrganisationSettings;
  readonly pages: Pages;
  readonly references: OpaqueReferences;
  readonly sessionOf: SessionOf;
  readonly connected: ConnectedSystems;
  readonly evidence: EvidenceServices | undefined;
  readonly deskUrl: string;
  readonly jobs: DeskJobs;
}

/** The pages that say what failed, with the way back to the desk. */
export const failurePages = ({ pages, deskUrl }: Pick<ScreenDependencies, "pages" | "deskUrl">): RefusalPages => ({
  pagesFor: () => Promise.resolve(pages),
  portalUrl: `${deskUrl}/desk`,
  back: "Back to the desk",
});

/** The longest token of a form or a draft. */
export const maxTokenLength = 100;

/** The fields of a sent form. */
export const formFields = (request: FastifyRequest): URLSearchParams =>
  request.body instanceof URLSearchParams ? request.body : new URLSearchParams();

/** The hidden field that identifies a filled-in form. */
export const hiddenDraft = (draft: string): Html => html`<input type="hidden" name="draft" value="${draft}" />`;

const typedKey = "typed";

/** Whether an address has what was typed into a form. */
export const hasDraft = (address: string): boolean => new URL(address, "http://desk").searchParams.has(typedKey);

/**
 * Removes the sealed typed values from a query and returns them; undefined without any, or with a seal of another desk.
 */
const typedInAddress = (references: OpaqueReferences, query: URLSearchParams): URLSearchParams | undefined => {
  const text = references.from("typed", query.get(typedKey) ?? "");
  query.delete(typedKey);
  return text === undefined ? undefined : new URLSearchParams(text);
};

/**
 * The address of the preview of a form, with the typed values sealed in it, so that Back and Reload show it again.
 * DESK-03
 */
export const addressWithDraft = ({ path, query, references }: Visit, typed: URLSearchParams): string =>
  `${path}?${new URLSearchParams([...query, [typedKey, references.to("typed", typed.toString())]]).toString()}`;

/** The visit of somebody signed in, with the token of a form while it is valid; undefined after the sign-in page was sent. */
const visitOf = async (
  { sessionOf, pages, body, ...dependencies }: ScreenDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit | undefined> => {
  const session = await sessionOf(request);
  if (!session) {
    await sendSignedOut(request, reply, pages, formFields(request));
    return undefined;
  }
  const { database, rules, mails, auditKey, references, connected, evidence, deskUrl } = dependencies;
  const { staff, token } = session;
  const { pathname, searchParams: query } = new URL(request.url, "http://desk");
  const typed = typedInAddress(references, query);
  const now = dependencies.now();
  const sent = fieldValue(typed ?? formFields(request), "once", maxTokenLength);
  let waiting: ReturnType<Visit["waiting"]> | undefined;
  const once = isFormToken(sent, token, pathname, now) ? sent : newFormToken(token, pathname, now);
  return {
    by: `desk: ${staff.name}`,
    now,
    today: dayOf(now, rules),
    rules,
    auditKey,
    database,
    mails,
    staff,
    references,
    organisation: body,
    connected,
    evidence,
    deskUrl,
    formErrors: (await pages.words("sign-in")).formErrors,
    path: pathname,
    parameter: (request.params as { parameter?: string }).parameter ?? "",
    query,
    typed,
    waiting: () => (waiting ??= waitingSubmissions(database)),
    once,
    showProgress: () => undefined,
    onceField: () => html`<input type="hidden" name="once" value="${once}" />`,
    draftField: () => hiddenDraft(randomUUID()),
  };
};

/** Answers requests of somebody signed in; others are sent to the sign-in. DESK-02 */
export const onVisit =
  (
    dependencies: ScreenDependencies,
    answer: (visit: Visit, reply: FastifyReply, request: FastifyRequest) => FastifyReply | Promise<FastifyReply>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visit = await visitOf(dependencies, request, reply);
    return visit ? answer(visit, reply, request) : reply;
  };
