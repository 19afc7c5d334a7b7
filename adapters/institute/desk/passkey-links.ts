import type { FastifyInstance, FastifyReply } from "fastify";

import { displayInstant } from "../../../domain/kernel/instant.ts";
import { networkOf } from "../platform/http/network-of.ts";
import { putForOrganisation } from "../platform/mail/mail-outbox.ts";
import { html } from "../platform/pages/html.ts";
import { fieldValue, sendPage } from "../platform/pages/pages.ts";
import { inTransaction } from "../platform/storage/storage.ts";
import { passkeyAttemptLimit } from "../provider/passkey-assertion.ts";
import { staffOfLink, redeemStaffLink } from "../provider/staff/links.store.ts";
import { addStaffPasskey, staffPasskeys } from "../provider/staff/passkeys.store.ts";
import { recordStaffAction } from "../provider/staff/records.store.ts";
import { staffPasskeyMail } from "../provider/staff/staff-mails.ts";
import { staffById, type StaffRow } from "../provider/staff/staff.store.ts";
import type { DeskSignInDependencies } from "./sign-in.ts";

const longestResponse = 8_000;

const responseIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

const staffWith = async ({ database, now }: DeskSignInDependencies, token: string): Promise<StaffRow | undefined> => {
  const staffId = await staffOfLink(database, token, now());
  return staffId === undefined ? undefined : staffById(database, staffId);
};

const toSignIn = { text: "Sign in to the desk", href: "/desk/sign-in" };

const sendSpent = ({ pages }: DeskSignInDependencies, reply: FastifyReply): FastifyReply =>
  sendPage(
    reply,
    410,
    pages.notePage(
      "This link no longer works",
      "A link works once, within two days. Ask an admin for a new one.",
      toSignIn,
    ),
  );

const sendForm = async (
  { database, pages, ceremonies, now }: DeskSignInDependencies,
  reply: FastifyReply,
  token: string,
  staff: StaffRow,
  problem = "",
): Promise<FastifyReply> => {
  const holder = { id: staff.staffId, email: staff.email, name: staff.name };
  const own = (await staffPasskeys(database)).filter(({ staffId }) => staffId === staff.staffId);
  const options = await ceremonies.registrationOptions(holder, own, now());
  return sendPage(
    reply,
    problem === "" ? 200 : 400,
    pages.page(
      "Register a passkey",
      html`<h1>Register a passkey</h1>
          <p>For ${staff.name}, ${staff.email}. Your device asks for its PIN, your fingerprint or your face. You sign in to the desk with it from then on.</p>
          <p>If there is no button, this browser does not support passkeys, or scripts are off: open the link in another browser.</p>
          <form id="new-passkey" method="post" action="/desk/passkey/${token}" data-options="${JSON.stringify(options)}" data-failed="No passkey was made. Try again." class="scripted">
            <input type="hidden" name="response" />
            <p id="passkey-problem" class="wrong" role="alert">${problem}</p>
            <button type="submit" disabled>Register a passkey</button>
          </form>
          <script src="/pages/new-passkey.js" defer></script>`,
    ),
  );
};

type CreatedPasskey = Exclude<Awaited<ReturnType<DeskSignInDependencies["ceremonies"]["checkRegistration"]>>, string>;

/** Registers a passkey by a link, once, and writes to its owner; resolves to whether it did. DESK-02 */
const register = (
  { database, mails, rules, now }: DeskSignInDependencies,
  token: string,
  { staffId, name, email }: StaffRow,
  { id: credentialId, publicKey, counter, transports = [] }: CreatedPasskey,
): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    if (!(await redeemStaffLink(transaction, token))) return false;
    await recordStaffAction(transaction, staffId, { action: "registered a passkey" }, now());
    const mail = await staffPasskeyMail(mails, name, displayInstant(now().getTime(), rules));
    await putForOrganisation(transaction, { recipient: email, ...mail }, now());
    return addStaffPasskey(transaction, {
      credentialId,
      staffId,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: JSON.stringify(transports),
      addedAt: now().getTime(),
      lastUsedAt: null,
    });
  });

/** Serves the page that a mailed link opens, on which one of the staff registers a passkey. DESK-02 */
export const servePasskeyLinks = (app: FastifyInstance, dependencies: DeskSignInDependencies): void => {
  const { database, now, pages, limits, ceremonies } = dependencies;

  app.get<{ Params: { token: string } }>("/passkey/:token", async ({ params: { token } }, reply) => {
    const staff = await staffWith(dependencies, token);
    return staff ? sendForm(dependencies, reply, token, staff) : sendSpent(dependencies, reply);
  });

  app.post<{ Params: { token: string } }>("/passkey/:token", async (request, reply) => {
    const { token } = request.params;
    await limits.assert({ limit: passkeyAttemptLimit, of: networkOf(request) });
    const staff = await staffWith(dependencies, token);
    if (!staff) return sendSpent(dependencies, reply);
    const response = responseIn(fieldValue(request.body, "response", longestResponse));
    const checked = await ceremonies.checkRegistration(database, staff.staffId, response, now());
    if (typeof checked === "string") {
      request.log.info({ reason: checked }, "a passkey was not accepted");
      return sendForm(dependencies, reply, token, staff, "Your passkey was not accepted. Try again.");
    }
    if (!(await register(dependencies, token, staff, checked))) return sendSpent(dependencies, reply);
    return sendPage(
      reply,
      200,
      pages.notePage("Your passkey is registered", "Sign in to the desk with it from now on.", toSignIn),
    );
  });
};
