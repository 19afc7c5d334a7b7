import { randomUUID } from "node:crypto";
import { basename } from "node:path";

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { dayOf } from "../../../domain/kernel/calendar-date.ts";
import { displayInstant } from "../../../domain/kernel/instant.ts";
import type { OrganisationRules } from "../../../domain/rules/organisation-rules.ts";
import { waitOf } from "../../../domain/submissions/promises.ts";
import { waitsFor } from "../../../domain/submissions/waits-for.ts";
import type { EvidenceServices } from "../areas/evidence/receive-evidence.ts";
import { waitingSubmissions } from "../areas/submissions/submission-lists.store.ts";
import type { OrganisationSettings } from "../platform/body/body.ts";
import { countActivity, seenByStaff } from "../platform/customers/activity-counts.store.ts";
import { fileHeaders } from "../platform/http/file-headers.ts";
import { RefusalError } from "../platform/http/refusal-error.ts";
import type { MailTexts } from "../platform/mail/mails.ts";
import { html, type Html } from "../platform/pages/html.ts";
import { entered, sendPage, type Pages } from "../platform/pages/pages.ts";
import { inTransaction, type Database } from "../platform/storage/storage.ts";
import { recordStaffAction } from "../provider/staff/records.store.ts";
import { hasRole, type StaffRole } from "../provider/staff/staff.store.ts";
import { isFormToken, newFormToken } from "./form-tokens.ts";
import { deskPage } from "./frame.ts";
import { largestFile, readMultipart, sentFile } from "./multipart.ts";
import type { OpaqueReferences } from "./opaque.ts";
import { careful } from "./pieces.ts";
import { roleNeeded } from "./role-words.ts";
import { resultOf, sendOnce } from "./sent-forms.store.ts";
import type { SessionOf } from "./session-cookie.ts";
import { sendSignedOut } from "./sign-in.ts";
import type { Connected, Deed, Download, FileDownload, Lookup, Screen, Shown, Upload, Visit } from "./visit.ts";

/** Dependencies of the screens. */
export interface ScreenParts {
  readonly database: Database;
  readonly now: () => Date;
  readonly rules: OrganisationRules;
  readonly mails: MailTexts;
  readonly auditKey: Buffer;
  readonly body: OrganisationSettings;
  readonly pages: Pages;
  readonly references: OpaqueReferences;
  readonly sessionOf: SessionOf;
  readonly connected: Connected;
  readonly evidence: EvidenceServices | undefined;
  readonly deskUrl: string;
}

const longestToken = 100;

const typedIn = (request: FastifyRequest): URLSearchParams =>
  request.body instanceof URLSearchParams ? request.body : new URLSearchParams();

const hiddenDraft = (draft: string): Html => html`<input type="hidden" name="draft" value="${draft}" />`;

/**
 * Serves screens and deeds: the one way to each query and change of the desk. It checks session and role, confirms a
 * change once, and records who of the staff saw or did what. DESK-02, DESK-03, DESK-10
 */
export const screenServer = (app: FastifyInstance, parts: ScreenParts) => {
  const { database, now, rules, mails, auditKey, body, pages, references, sessionOf, connected, evidence, deskUrl } =
    parts;

  /** Visits by somebody signed in, with the token of a form while it is valid; undefined after the sign-in page was sent. */
  const visitOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Visit | undefined> => {
    const session = await sessionOf(request);
    if (!session) {
      await sendSignedOut(request, reply, pages, typedIn(request));
      return undefined;
    }
    const { staff, token } = session;
    const { pathname, searchParams: query } = new URL(request.url, "http://desk");
    const at = now();
    const sent = entered(typedIn(request), "once", longestToken);
    let waiting: ReturnType<Visit["waiting"]> | undefined;
    const once = isFormToken(sent, token, pathname, at) ? sent : newFormToken(token, pathname, at);
    return {
      by: `desk: ${staff.name}`,
      now: at,
      today: dayOf(at, rules),
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
      parameter: (request.params as { parameter?: string }).parameter ?? "",
      query,
      waiting: () => (waiting ??= waitingSubmissions(database)),
      once,
      onceField: () => html`<input type="hidden" name="once" value="${once}" />`,
      draftField: () => hiddenDraft(randomUUID()),
    };
  };

  const send = async (reply: FastifyReply, visit: Visit, screen: Pick<Screen, "entry">, shown: Shown) => {
    await recordStaffAction(database, visit.staff.staffId, shown.action, visit.now);
    const { customerId } = shown.action;
    // The person reads that staff looked, not who.
    if (customerId !== undefined)
      await countActivity(database, { ...visit, customerId, kind: seenByStaff, subject: "" });
    const waiting = (await visit.waiting()).filter(({ kind, events }) => waitsFor(kind, events) === "organisation");
    const page = {
      ...shown,
      entry: screen.entry,
      waiting: waiting.length,
      isAnyLate: waiting.some(({ kind, submittedOn }) => waitOf(kind, submittedOn, visit.today, rules).isLate),
      drawnAt: displayInstant(visit.now, rules),
    };
    return sendPage(reply, shown.status ?? 200, deskPage({ ...body, timeZone: rules.timeZone }, visit.staff, page));
  };

  /** Tells somebody without the role who has it. */
  const withoutRole = async (role: StaffRole): Promise<Shown> => ({
    title: "Not for your role",
    status: 403,
    action: { action: "was refused for want of a role" },
    content: html`<h1>Not for your role</h1>
      <p>${await roleNeeded({ database, rules }, role)}</p>`,
  });

  const shownTo = async (visit: Visit, screen: Pick<Screen, "role">, show: () => Promise<Shown>): Promise<Shown> => {
    const role = screen.role ?? "clerk";
    return hasRole(visit.staff, role) ? show() : withoutRole(role);
  };

  const serveScreen = (screen: Screen): void => {
    app.get(screen.path, async (request, reply) => {
      const visit = await visitOf(request, reply);
      if (!visit) return reply;
      return send(reply, visit, screen, await shownTo(visit, screen, () => screen.show(visit)));
    });
  };

  /** Makes a confirmed change once; returns the address of its result, or the refusal. */
  const applied = (deed: Deed, visit: Visit, typed: URLSearchParams, sent: string): Promise<string | RefusalError> =>
    inTransaction(database, (transaction) =>
      sendOnce(transaction, sent, visit.now, async () => {
        const { location, action, people = [] } = await deed.apply({ ...visit, database: transaction }, typed);
        for (const customerId of people.length === 0 ? [action.customerId] : new Set(people))
          await recordStaffAction(
            transaction,
            visit.staff.staffId,
            { ...action, customerId, isChange: true },
            visit.now,
          );
        return location;
      }),
    ).catch((error: unknown) => {
      if (error instanceof RefusalError) return error;
      throw error;
    });

  const serveDeed = (deed: Deed): void => {
    app.post(deed.path, async (request, reply) => {
      const visit = await visitOf(request, reply);
      if (!visit) return reply;
      const typed = typedIn(request);
      const once = entered(typed, "once", longestToken);
      const isAllowed = hasRole(visit.staff, deed.role ?? "clerk");
      const isUnconfirmed = once === "" || typed.has("change");
      const isCurrent = once === visit.once;
      const draft = entered(typed, "draft", longestToken);
      const earlier = isAllowed && draft !== "" && !typed.has("change") ? await resultOf(database, draft) : undefined;
      if (earlier !== undefined) return reply.redirect(earlier, 303);
      const sent = draft === "" ? once : draft;
      const result = isAllowed && isCurrent && !isUnconfirmed ? await applied(deed, visit, typed, sent) : undefined;
      if (typeof result === "string") return reply.redirect(result, 303);
      const notice =
        !isUnconfirmed && !isCurrent
          ? careful(
              "Nothing has changed yet.",
              "This form was open for too long, or you have signed in again. What you typed is kept: check it, and confirm it again.",
            )
          : undefined;
      const again =
        draft === "" ? visit : { ...visit, onceField: () => html`${visit.onceField()}${hiddenDraft(draft)}` };
      return send(reply, visit, deed, await shownTo(visit, deed, () => deed.preview(again, typed, notice)));
    });
  };

  const serveUpload = (upload: Upload): void => {
    const { path } = upload;
    void app.register(async (scope) => {
      scope.addContentTypeParser("multipart/form-data", { parseAs: "buffer", bodyLimit: largestFile }, readMultipart);
      const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
        // A file is not read before somebody has signed in.
        if (!(await sessionOf(request)))
          await reply.redirect(`/desk/sign-in?${new URLSearchParams({ to: `/desk${path}` }).toString()}`, 303);
      };
      scope.post(path, { onRequest }, async (request, reply) => {
        const visit = await visitOf(request, reply);
        if (!visit) return reply;
        const role = upload.role ?? "clerk";
        const result = hasRole(visit.staff, role)
          ? await upload.take(visit, sentFile(request))
          : await withoutRole(role);
        return typeof result === "string" ? reply.redirect(result, 303) : send(reply, visit, upload, result);
      });
    });
  };

  const serveLookup = ({ path, find }: Lookup): void => {
    app.post(path, async (request, reply) => {
      const visit = await visitOf(request, reply);
      if (!visit) return reply;
      return reply.redirect(await find(visit, typedIn(request)), 303);
    });
  };

  const serveDownload = ({ path, role = "clerk", file }: Download): void => {
    app.get(path, async (request, reply) => {
      const visit = await visitOf(request, reply);
      if (!visit) return reply;
      if (!hasRole(visit.staff, role)) return send(reply, visit, { entry: "staff" }, await withoutRole(role));
      const { csv, action } = await file(visit);
      await recordStaffAction(database, visit.staff.staffId, action, visit.now);
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="${basename(path)}"`)
        .send(csv);
    });
  };

  const serveFile = ({ path, role = "clerk", file }: FileDownload): void => {
    app.get(path, async (request, reply) => {
      const visit = await visitOf(request, reply);
      if (!visit) return reply;
      if (!hasRole(visit.staff, role)) return send(reply, visit, { entry: "staff" }, await withoutRole(role));
      const { name, bytes, action } = await file(visit);
      await recordStaffAction(database, visit.staff.staffId, action, visit.now);
      await countActivity(database, { ...visit, customerId: action.customerId, kind: seenByStaff, subject: "" });
      return reply.type("application/octet-stream").headers(fileHeaders(name)).send(bytes);
    });
  };

  return { serveScreen, serveDeed, serveUpload, serveLookup, serveDownload, serveFile };
};
