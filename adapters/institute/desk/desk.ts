import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import type { Logger } from "pino";

import { answerErrors } from "../platform/http/answer-errors.ts";
import { RefusalError, unknownAddress } from "../platform/http/refusal-error.ts";
import { serveStyles, type Pages } from "../platform/pages/pages.ts";
import type { Seal } from "../platform/storage/seal.ts";
import { getOrCreateKey } from "../platform/storage/secrets.ts";
import { PasskeyCeremonies } from "../provider/credentials/passkey-ceremonies.ts";
import { knownDevices } from "../provider/known-devices.ts";
import { firstPasskeyOf, passkeysOfStaff } from "../provider/staff/passkeys.store.ts";
import { StaffSessions } from "../provider/staff/sessions.store.ts";
import { DeskJobs } from "./jobs/desk-jobs.ts";
import { serveJobPage } from "./jobs/job-page.ts";
import { OpaqueReferences } from "./opaque.ts";
import { failurePages, type ScreenDependencies } from "./open-visit.ts";
import { servePasskeyLinks } from "./passkey-links.ts";
import { accountScreen, addOwnPasskey } from "./screens/account.ts";
import { auditLogFile, auditLogScreen } from "./screens/audit-log.ts";
import { bankFileForm, bankFilePosting } from "./screens/bank-file.ts";
import { lineChanges } from "./screens/bank-line-actions.ts";
import { caseChanges } from "./screens/case-actions.ts";
import { caseScreen } from "./screens/case.ts";
import { memberFile } from "./screens/evidence.ts";
import { examPhase } from "./screens/exam-phase.ts";
import { feeRates, feeRun, feeRunUndoing } from "./screens/fee-actions.ts";
import { importActions, importForm, importUndoing } from "./screens/import-actions.ts";
import { inboxFile, inboxScreen } from "./screens/inbox.ts";
import { groupInvitation } from "./screens/invite-group.ts";
import { mailScreen } from "./screens/mail.ts";
import { moneyFile, moneyScreen } from "./screens/money.ts";
import { journalFile, monthEndScreen } from "./screens/month-end.ts";
import { owingFile, owingScreen } from "./screens/owing.ts";
import { peopleFile, peopleScreen } from "./screens/people-list.ts";
import { search } from "./screens/people.ts";
import { personChanges } from "./screens/person-actions.ts";
import { personDataFiles } from "./screens/person-data.ts";
import { historyFile, historyScreen } from "./screens/person-history.ts";
import { personScreen } from "./screens/person.ts";
import { addPerson } from "./screens/record-forms.ts";
import { reviewDraw, reviewRequests, reviewUndoing } from "./screens/review-actions.ts";
import { populationFile, reviewFile, reviewScreen, reviewsScreen } from "./screens/reviews.ts";
import { addMember, memberChanges } from "./screens/staff-actions.ts";
import { memberScreen, staffScreen } from "./screens/staff.ts";
import { overdueFile, suspensions, suspensionUndoing } from "./screens/suspend-actions.ts";
import { todayScreen } from "./screens/today.ts";
import { yearFile, yearScreen } from "./screens/year.ts";
import { serveAction, serveScreenWith } from "./serve-action.ts";
import { serveDownload, serveFile, serveLookup, serveUpload } from "./serve-screens.ts";
import { sessionCookie } from "./session-cookie.ts";
import { serveDeskSignIn, type DeskSignInDependencies } from "./sign-in.ts";

/** Options of everything below /desk. */
export interface DeskOptions
  extends
    Omit<ScreenDependencies, "references" | "sessionOf" | "jobs">,
    Omit<DeskSignInDependencies, "ceremonies" | "sessions" | "devices" | "cookie"> {
  readonly seal: Seal;
  readonly pages: Pages;
  readonly log: Logger;
  /** The portal's address; the desk answers there too unless it has a host of its own. */
  readonly publicUrl: string;
  readonly idleMinutes: number;
  readonly sessionHours?: number | undefined;
}

/** Pages hold forms and a style sheet; two of them, before a sign-in, have a script. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** What is changed by forms, each with its screens. */
const forms = [
  caseChanges,
  addPerson,
  examPhase,
  groupInvitation,
  personChanges,
  lineChanges,
  suspensions,
  suspensionUndoing,
  reviewDraw,
  reviewRequests,
  reviewUndoing,
  feeRun,
  feeRunUndoing,
  feeRates,
  bankFilePosting,
  importActions,
  importUndoing,
  addMember,
  memberChanges,
];

const screens = [
  todayScreen,
  inboxScreen,
  caseScreen,
  peopleScreen,
  personScreen,
  historyScreen,
  mailScreen,
  moneyScreen,
  monthEndScreen,
  owingScreen,
  yearScreen,
  reviewsScreen,
  reviewScreen,
  bankFileForm.screen,
  importForm.screen,
  accountScreen,
  staffScreen,
  memberScreen,
  auditLogScreen,
  ...forms.flatMap((form) => form.screens),
];

const actions = forms.flatMap((form) => form.actions);

const lists = [
  inboxFile,
  owingFile,
  moneyFile,
  journalFile,
  yearFile,
  overdueFile,
  reviewFile,
  populationFile,
  peopleFile,
  historyFile,
  auditLogFile,
];

/** What staff sign in with: sessions, passkeys and known devices. */
const signInParts = async (options: DeskOptions): Promise<DeskSignInDependencies> => {
  const { database, seal, deskUrl, body } = options;
  const isSecure = new URL(deskUrl).protocol === "https:";
  const sessions = new StaffSessions(options);
  const ceremonies = new PasskeyCeremonies({
    publicUrl: deskUrl,
    name: body.name,
    handleKey: await getOrCreateKey(database, seal, "desk-passkey-key"),
    challengeKey: await getOrCreateKey(database, seal, "desk-passkey-challenge-key"),
    passkeys: passkeysOfStaff,
  });
  const devices = knownDevices({
    key: await getOrCreateKey(database, seal, "desk-device-key"),
    isSecure,
    path: "/desk",
    // A reset of the account removes its passkeys.
    secretOf: (email) => firstPasskeyOf(database, email),
  });
  return { ...options, ceremonies, sessions, devices, cookie: sessionCookie(sessions, isSecure) };
};

/** Protects every page, and refuses forms of other sites and, unless the desk shares the portal's host, other hosts. */
const protect = (app: FastifyInstance, { deskUrl, publicUrl }: DeskOptions): void => {
  const { origin, host } = new URL(deskUrl);
  const hasOwnHost = host !== new URL(publicUrl).host;
  app.addHook("onRequest", async (request, reply) => {
    // Under the stricter policy of other pages, browsers send no origin with a form.
    void reply.headers({
      "content-security-policy": policy,
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
    });
    if (hasOwnHost && request.host !== host) throw unknownAddress();
    if (request.method === "POST" && request.headers.origin !== origin)
      throw new RefusalError(
        "forbidden",
        "OTHER_ORIGIN",
        `This form was sent from another address. Sign in at ${origin}/desk and fill it in there.`,
      );
  });
};

/** Everything below /desk: the organisation's staff in a browser. DESK-01 */
export const desk: FastifyPluginAsync<DeskOptions> = async (app, options) => {
  const { database, seal, body } = options;
  answerErrors(app, failurePages(options));
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, sent, done) => {
    done(null, new URLSearchParams(String(sent)));
  });
  await serveStyles(app, body, "/style.css", new URL("style.css", import.meta.url));

  await app.register(async (scope) => {
    protect(scope, options);
    const signIn = await signInParts(options);
    serveDeskSignIn(scope, signIn);
    servePasskeyLinks(scope, signIn);
    const references = new OpaqueReferences(await getOrCreateKey(database, seal, "desk-key"));
    const jobs = new DeskJobs(options);
    scope.addHook("onClose", () => jobs.stop());
    const dependencies = { ...options, references, jobs, sessionOf: signIn.cookie.sessionOf };
    scope.get("/", (_request, reply) => reply.redirect("/desk/today", 303));
    const actionAt = (path: string) => actions.find((action) => action.path === path);
    for (const screen of screens) serveScreenWith(scope, dependencies, screen, actionAt(screen.path));
    for (const action of actions) serveAction(scope, dependencies, action);
    for (const { upload } of [bankFileForm, importForm]) serveUpload(scope, dependencies, upload);
    for (const lookup of [search, addOwnPasskey]) serveLookup(scope, dependencies, lookup);
    for (const list of lists) serveDownload(scope, dependencies, list);
    for (const file of [memberFile, ...personDataFiles]) serveFile(scope, dependencies, file);
    serveJobPage(scope, dependencies);
    // Otherwise the portal's files would be looked through, with a way back to the portal.
    scope.get("/*", () => {
      throw unknownAddress();
    });
  });
};
