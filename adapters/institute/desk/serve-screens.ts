import { basename } from "node:path";

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { waitOf } from "../../../domain/institute/submissions/promises.ts";
import { waitingParty } from "../../../domain/institute/submissions/waiting-party.ts";
import { displayInstant } from "../../../domain/kernel/instant.ts";
import { countActivity, seenByStaff } from "../platform/customers/activity-counts.store.ts";
import { answerError } from "../platform/http/answer-errors.ts";
import { fileHeaders } from "../platform/http/file-headers.ts";
import { html, type Html } from "../platform/pages/html.ts";
import { sendPage } from "../platform/pages/pages.ts";
import { recordStaffAction } from "../provider/staff/records.store.ts";
import { hasRole, type StaffRole } from "../provider/staff/staff.store.ts";
import { deskPage } from "./frame.ts";
import type { Outcome } from "./jobs/desk-jobs.ts";
import { jobAddress, screenOfJob, workUnderWay } from "./jobs/show-job.ts";
import { maxFileBytes, readMultipart, sentFile } from "./multipart.ts";
import { failurePages, hasDraft, onVisit, formFields, type ScreenDependencies } from "./open-visit.ts";
import { roleNeeded } from "./role-words.ts";
import type { Download, FileDownload, Lookup, Screen, ScreenResult, Upload, Visit } from "./visit.ts";

/** Records what somebody of the staff saw, and sends it. DESK-10 */
export const sendScreen = async (
  { database, body, rules }: ScreenDependencies,
  reply: FastifyReply,
  visit: Visit,
  { entry }: Pick<Screen, "entry">,
  shown: ScreenResult,
): Promise<FastifyReply> => {
  await recordStaffAction(database, visit.staff.staffId, shown.action, visit.now);
  const { customerId } = shown.action;
  // The person reads that staff looked, not who.
  if (customerId !== undefined) await countActivity(database, { ...visit, customerId, kind: seenByStaff, subject: "" });
  const waiting = (await visit.waiting()).filter(({ kind, events }) => waitingParty(kind, events) === "organisation");
  const page = {
    ...shown,
    entry,
    underWay: await workUnderWay(visit),
    waiting: waiting.length,
    isAnyLate: waiting.some(({ kind, submittedOn }) => waitOf(kind, submittedOn, visit.today, rules).isLate),
    drawnAt: displayInstant(visit.now, rules),
  };
  return sendPage(reply, shown.status ?? 200, deskPage({ ...body, timeZone: rules.timeZone }, visit.staff, page));
};

/** Tells somebody without the role who has it. */
const withoutRole = async (visit: Visit, role: StaffRole): Promise<ScreenResult> => ({
  title: "You need another role",
  status: 403,
  action: { action: "was refused: another role is needed" },
  content: html`<h1>You need another role</h1>
    <p>${await roleNeeded(visit, role)}</p>`,
});

/** The screen as a member of staff may see it: nothing of it without its role. */
export const screenFor = async (
  visit: Visit,
  { role = "clerk" }: Pick<Screen, "role">,
  show: () => Promise<ScreenResult>,
): Promise<ScreenResult> => (hasRole(visit.staff, role) ? show() : withoutRole(visit, role));

/**
 * Answers a request with its screen or a redirect; heavy work that takes longer than a second with the page of its job.
 */
export const answerVisit = async (
  dependencies: ScreenDependencies,
  reply: FastifyReply,
  visit: Visit,
  { entry, heavy, isChange = false }: Pick<Screen, "entry" | "heavy"> & { readonly isChange?: boolean },
  work: (visit: Visit) => Promise<Outcome>,
): Promise<FastifyReply> => {
  const address = visit.path;
  const done =
    heavy === undefined
      ? { outcome: await work(visit) }
      : await dependencies.jobs.run(visit, { heading: heavy, entry, address, isChange }, work);
  if ("jobId" in done) return reply.redirect(jobAddress(done.jobId), 303);
  const { outcome } = done;
  return typeof outcome === "string"
    ? reply.redirect(outcome, 303)
    : sendScreen(dependencies, reply, visit, { entry }, outcome);
};

/** Shows a screen with the typed values of its form in the address. */
interface TypedScreen {
  readonly heavy?: string | undefined;
  readonly show: (visit: Visit, typed: URLSearchParams) => Promise<Outcome>;
}

/** Serves a query of the desk. DESK-02 */
export const serveScreen = (
  app: FastifyInstance,
  dependencies: ScreenDependencies,
  screen: Screen,
  ofTyped?: TypedScreen,
): void => {
  // The typed values are in the address, so a link to try again is enough.
  const below = ({ url }: FastifyRequest): Html =>
    hasDraft(url)
      ? html`<p>What you typed has been kept.</p><p><a class="button" href="${url}">Try again</a></p>`
      : html``;
  const fail = answerError({ ...failurePages(dependencies), below });
  app.get(
    screen.path,
    { errorHandler: (...failure) => void fail(...failure) },
    onVisit(dependencies, async (visit, reply) => {
      const kept = await screenOfJob(visit);
      if (kept)
        return sendScreen(
          dependencies,
          reply,
          visit,
          screen,
          await screenFor(visit, screen, () => Promise.resolve(kept)),
        );
      const { typed } = visit;
      return typed && ofTyped
        ? answerVisit(dependencies, reply, visit, { ...screen, heavy: ofTyped.heavy }, (at) => ofTyped.show(at, typed))
        : answerVisit(dependencies, reply, visit, screen, (at) => screenFor(at, screen, () => screen.show(at)));
    }),
  );
};

/** Serves the form that takes a file, which is not read before somebody has signed in. DESK-08 */
export const serveUpload = (app: FastifyInstance, dependencies: ScreenDependencies, upload: Upload): void => {
  const { path, role = "clerk" } = upload;
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await dependencies.sessionOf(request)))
      await reply.redirect(`/desk/sign-in?${new URLSearchParams({ to: `/desk${path}` }).toString()}`, 303);
  };
  const take = onVisit(dependencies, async (visit, reply, request) => {
    return answerVisit(dependencies, reply, visit, upload, (at) =>
      hasRole(at.staff, role) ? upload.take(at, sentFile(request)) : withoutRole(at, role),
    );
  });
  void app.register(async (scope) => {
    scope.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, readMultipart);
    scope.post(path, { onRequest, bodyLimit: maxFileBytes }, take);
  });
};

/** Serves a form that leads to a screen and changes nothing. */
export const serveLookup = (app: FastifyInstance, dependencies: ScreenDependencies, { path, find }: Lookup): void => {
  app.post(
    path,
    onVisit(dependencies, async (visit, reply, request) => reply.redirect(await find(visit, formFields(request)), 303)),
  );
};

/** Serves a file to those who have its role; it records what it is about itself. */
const serveSaved = (
  app: FastifyInstance,
  dependencies: ScreenDependencies,
  { path, role = "clerk" }: Pick<Download, "path" | "role">,
  send: (visit: Visit, reply: FastifyReply) => Promise<FastifyReply>,
): void => {
  app.get(
    path,
    onVisit(dependencies, async (visit, reply) =>
      hasRole(visit.staff, role)
        ? send(visit, reply)
        : sendScreen(dependencies, reply, visit, { entry: "staff" }, await withoutRole(visit, role)),
    ),
  );
};

/** Serves a list as a CSV file. DESK-10 */
export const serveDownload = (app: FastifyInstance, dependencies: ScreenDependencies, download: Download): void =>
  serveSaved(app, dependencies, download, async (visit, reply) => {
    const { csv, action } = await dependencies.jobs.inTurn(visit, () => download.file(visit));
    await recordStaffAction(dependencies.database, visit.staff.staffId, action, visit.now);
    return reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="${basename(download.path)}"`)
      .send(csv);
  });

/** Serves a member's file; the member reads that staff looked. LOG-02, DESK-10 */
export const serveFile = (app: FastifyInstance, dependencies: ScreenDependencies, download: FileDownload): void =>
  serveSaved(app, dependencies, download, async (visit, reply) => {
    const { database } = dependencies;
    const { name, bytes, action } = await download.file(visit);
    await recordStaffAction(database, visit.staff.staffId, action, visit.now);
    await countActivity(database, { ...visit, customerId: action.customerId, kind: seenByStaff, subject: "" });
    return reply.type("application/octet-stream").headers(fileHeaders(name)).send(bytes);
  });
