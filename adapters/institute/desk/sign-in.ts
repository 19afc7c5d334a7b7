import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { formatMessage } from "../../../domain/kernel/message.ts";
import { waitingTime } from "../../../domain/kernel/waiting-time.ts";
import type { OrganisationRules } from "../../../domain/rules/organisation-rules.ts";
import { networkOf } from "../platform/http/network-of.ts";
import type { Claim, Limits } from "../platform/limits.ts";
import type { MailTexts } from "../platform/mail/mails.ts";
import { html, type Html } from "../platform/pages/html.ts";
import { fieldValue, renderErrors, sendPage, type FormError, type Pages } from "../platform/pages/pages.ts";
import type { Database } from "../platform/storage/storage.ts";
import { limitClaimsOf } from "../provider/check-password.ts";
import type { PasskeyCeremonies } from "../provider/credentials/passkey-ceremonies.ts";
import type { KnownDevices } from "../provider/known-devices.ts";
import { assertionIn, maxAssertionLength, passkeyAttemptLimit } from "../provider/passkey-assertion.ts";
import { mailStaffNewDevice } from "../provider/staff/new-device-mail.ts";
import { recordStaffAction } from "../provider/staff/records.store.ts";
import type { StaffSessions } from "../provider/staff/sessions.store.ts";
import { staffByEmail, staffById, type StaffRow } from "../provider/staff/staff.store.ts";
import type { sessionCookie } from "./session-cookie.ts";

/** The made-up account of a trial, which signs in with a password. */
export interface TrialStaff {
  readonly email: string;
  readonly password: string;
}

export interface DeskSignInDependencies {
  readonly database: Database;
  readonly now: () => Date;
  readonly pages: Pages;
  readonly limits: Limits;
  readonly ceremonies: PasskeyCeremonies;
  readonly sessions: StaffSessions;
  readonly devices: KnownDevices;
  readonly mails: MailTexts;
  readonly rules: OrganisationRules;
  readonly cookie: ReturnType<typeof sessionCookie>;
  /** Absent in production, where staff sign in with a passkey alone. */
  readonly trialStaff: TrialStaff | undefined;
}

const heading = "Sign in to the desk";
const longestAddress = 300;
/** The purpose of a challenge for signing in here. */
const purpose = "desk";

/** An address of the desk to go to after signing in; the desk itself for any other. */
const wayBack = (address: string): string => (/^\/desk(\/[\w/-]*)?(\?[\w=&-]*)?$/.test(address) ? address : "/desk");

/** The form of a trial's made-up account. */
const passwordForm = (
  { email: trialEmail, password }: TrialStaff,
  to: string,
  email: string,
  { marks, message }: Pick<ReturnType<typeof renderErrors>, "marks" | "message">,
): Html => html`<form method="post" action="/desk/sign-in" novalidate>
        <input type="hidden" name="to" value="${to}" />
        <label for="email">Email</label>
        ${message("email")}
        <input id="email" name="email" type="text" inputmode="email" autocomplete="username webauthn" autocapitalize="none" spellcheck="false" required maxlength="254" value="${email}" ${marks("email")} />
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200" />
        <button type="submit">Sign in</button>
      </form>
      <p class="trial">This is a trial. You can sign in as ${trialEmail} with the password ${password}.</p>`;

/** How the form is shown again after an attempt. */
interface Attempt {
  readonly status?: number;
  readonly email?: string;
  readonly errors?: readonly FormError[];
}

/** Sends the form; `to` is the address to go to afterwards. */
const sendForm = async (
  { pages, ceremonies, now, trialStaff }: DeskSignInDependencies,
  reply: FastifyReply,
  to: string,
  { status = 200, email = "", errors = [] }: Attempt = {},
): Promise<FastifyReply> => {
  const { formErrors } = await pages.words("sign-in");
  const onForm = renderErrors(heading, errors, formErrors);
  return sendPage(
    reply,
    status,
    pages.page(
      onForm.title,
      html`${onForm.summary}
          <h1>${heading}</h1>
          <p>Staff sign in with a passkey. If there is no button for it, this browser does not support passkeys, or scripts are off.</p>
          <form
            id="passkey"
            method="post"
            action="/desk/sign-in/passkey"
            data-options="${JSON.stringify(ceremonies.signInOptions(purpose, now()))}"
            data-failed="No passkey was used. Try again."
            data-unknown=""
            class="scripted"
          >
            <input type="hidden" name="to" value="${to}" />
            <input type="hidden" name="response" />
            <p id="passkey-problem" class="wrong" role="alert"></p>
            <button type="submit" class="second" disabled>Sign in with a passkey</button>
          </form>
          ${trialStaff && passwordForm(trialStaff, to, email, onForm)}
          <p class="help">Lost your passkey? Ask an admin of the desk, or the people who run the server, for a new link.</p>
          <script src="/pages/passkey.js" defer></script>`,
    ),
  );
};

/** Refuses an attempt over its limits; resolves to whether it did. */
const isRefusedByLimit = async (
  dependencies: DeskSignInDependencies,
  reply: FastifyReply,
  to: string,
  { claims, field }: { readonly claims: readonly Claim[]; readonly field: string },
): Promise<boolean> => {
  const wait = await dependencies.limits.take(claims);
  if (wait === 0) return false;
  const seconds = Math.ceil(wait / 1000);
  void reply.header("retry-after", seconds);
  const message = `Too many attempts to sign in. Wait ${formatMessage(waitingTime(seconds))} and try again`;
  await sendForm(dependencies, reply, to, { status: 429, errors: [{ field, message }] });
  return true;
};

/** Completes the sign-in of one of the staff. */
const signIn = async (
  { database, now, devices, mails, rules, sessions, cookie }: DeskSignInDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  staff: StaffRow,
  to: string,
): Promise<FastifyReply> => {
  const { staffId, email } = staff;
  const { cookie: cookies, "user-agent": userAgent } = request.headers;
  if ((await devices.deviceOf(email, cookies)) === undefined)
    await mailStaffNewDevice({ database, mails, rules, now: now() }, staff, userAgent);
  const token = await sessions.start(staffId);
  await recordStaffAction(database, staffId, { action: "signed in" }, now());
  request.log.info({ staffId }, "one of the staff signed in");
  return reply.header("set-cookie", [cookie.started(token), await devices.cookieFor(email)]).redirect(wayBack(to), 303);
};

/** Records a refused attempt. */
const recordRefusal = async (
  { database, now }: DeskSignInDependencies,
  request: FastifyRequest,
  staffId: string | undefined,
  reason: string,
): Promise<void> => {
  request.log.info({ staffId, reason }, "the sign-in of one of the staff is refused");
  if (staffId !== undefined) await recordStaffAction(database, staffId, { action: "was refused a sign-in" }, now());
};

const servePasskey = (app: FastifyInstance, dependencies: DeskSignInDependencies): void => {
  const { database, ceremonies, now } = dependencies;
  app.post("/sign-in/passkey", async (request, reply) => {
    const to = fieldValue(request.body, "to", longestAddress);
    const claims = [{ limit: passkeyAttemptLimit, of: networkOf(request) }];
    if (await isRefusedByLimit(dependencies, reply, to, { claims, field: "passkey" })) return reply;
    const response = assertionIn(fieldValue(request.body, "response", maxAssertionLength));
    const check = response && (await ceremonies.checkSignIn(database, purpose, response, now()));
    const staff = check?.kind === "right" ? await staffById(database, check.holderId) : undefined;
    if (staff) return signIn(dependencies, request, reply, staff, to);
    await recordRefusal(dependencies, request, check?.holderId, check?.kind === "wrong" ? check.reason : "unreadable");
    const message = "Your passkey was not accepted. Try again, or ask for a new link";
    return sendForm(dependencies, reply, to, { status: 401, errors: [{ field: "passkey", message }] });
  });
};

const servePassword = (app: FastifyInstance, dependencies: DeskSignInDependencies, trialStaff: TrialStaff): void => {
  app.post("/sign-in", async (request, reply) => {
    const to = fieldValue(request.body, "to", longestAddress);
    const email = fieldValue(request.body, "email", 254);
    const claims = limitClaimsOf(`desk ${email}`, { address: networkOf(request), device: undefined });
    if (await isRefusedByLimit(dependencies, reply, to, { claims, field: "email" })) return reply;
    const staff = await staffByEmail(dependencies.database, email);
    const isRight = fieldValue(request.body, "password", 200) === trialStaff.password;
    if (staff?.email === trialStaff.email && staff.removedAt === null && isRight) {
      await dependencies.limits.refund(claims);
      return signIn(dependencies, request, reply, staff, to);
    }
    await recordRefusal(dependencies, request, staff?.staffId, "password");
    const errors = [{ field: "email", message: "Email or password is not right" }];
    return sendForm(dependencies, reply, to, { status: 401, email, errors });
  });
};

/** Serves the sign-in and sign-out of staff. DESK-02 */
export const serveDeskSignIn = (app: FastifyInstance, dependencies: DeskSignInDependencies): void => {
  const { sessions, cookie, trialStaff } = dependencies;

  app.get("/sign-in", async (request, reply) =>
    sendForm(dependencies, reply, wayBack((request.query as { to?: string }).to ?? "")),
  );
  servePasskey(app, dependencies);
  if (trialStaff) servePassword(app, dependencies, trialStaff);

  app.post("/sign-out", async (request, reply) => {
    const token = cookie.tokenOf(request);
    if (token !== undefined) await sessions.end(token);
    return reply.header("set-cookie", cookie.ended).redirect("/desk/sign-in", 303);
  });
};
