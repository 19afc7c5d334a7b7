import type { FastifyInstance, FastifyReply } from "fastify";

import { displayInstant } from "../../../domain/kernel/instant.ts";
import { networkOf } from "../platform/http/network-of.ts";
import { putForOrganisation } from "../platform/mail/outbox.ts";
import { html } from "../platform/pages/html.ts";
import { entered, sendPage } from "../platform/pages/pages.ts";
import { inTransaction } from "../platform/storage/storage.ts";
import { passkeysTried } from "../provider/sign-in.ts";
import { staffOfLink, useStaffLink } from "../provider/staff/links.store.ts";
import { addStaffPasskey, staffPasskeys } from "../provider/staff/passkeys.store.ts";
import { recordStaffAction } from "../provider/staff/records.store.ts";
import { staffPasskeyAdded } from "../provider/staff/staff-mails.ts";
import { staffById, type StaffRow } from "../provider/staff/staff.store.ts";
import type { DeskSignInParts } from "./sign-in.ts";

const longestResponse = 8_000;

/** Serves the page that a mailed link opens, on which one of the staff registers a passkey. DESK-02 */
export const servePasskeyLinks = (
  app: FastifyInstance,
  { database, now, pages, limits, ceremonies, mails, rules }: DeskSignInParts,
): void => {
  const staffWith = async (token: string): Promise<StaffRow | undefined> => {
    const staffId = await staffOfLink(database, token, now());
    return staffId === undefined ? undefined : staffById(database, staffId);
  };

  const spent = (reply: FastifyReply) =>
    sendPage(
      reply,
      410,
      pages.notePage("This link no longer works", "A link works once, and for two days. Ask an admin for another.", {
        text: "Sign in to the desk",
        href: "/desk/sign-in",
      }),
    );

  const form = async (reply: FastifyReply, token: string, staff: StaffRow, problem = "") => {
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
          <p>Where no button shows, this browser has no passkeys, or scripts are off: open the link in another one.</p>
          <form id="new-passkey" method="post" action="/desk/passkey/${token}" data-options="${JSON.stringify(options)}" data-failed="No passkey was made. Try again." class="scripted">
            <input type="hidden" name="response" />
            <p id="passkey-problem" class="wrong" role="alert">${problem}</p>
            <button type="submit" disabled>Register a passkey</button>
          </form>
          <script src="/pages/new-passkey.js" defer></script>`,
      ),
    );
  };

  app.get<{ Params: { token: string } }>("/passkey/:token", async ({ params: { token } }, reply) => {
    const staff = await staffWith(token);
    return staff ? form(reply, token, staff) : spent(reply);
  });

  app.post<{ Params: { token: string } }>("/passkey/:token", async (request, reply) => {
    const { token } = request.params;
    await limits.assert({ limit: passkeysTried, of: networkOf(request) });
    const staff = await staffWith(token);
    if (!staff) return spent(reply);
    const { staffId } = staff;
    const response = responseIn(entered(request.body, "response", longestResponse));
    const checked = await ceremonies.checkRegistration(database, staffId, response, now());
    if (typeof checked === "string") {
      request.log.info({ reason: checked }, "a passkey was not accepted");
      return form(reply, token, staff, "Your passkey was not accepted. Try again.");
    }
    const { id: credentialId, publicKey, counter, transports = [] } = checked;
    const isAdded = await inTransaction(database, async (transaction) => {
      if (!(await useStaffLink(transaction, token))) return false;
      await recordStaffAction(transaction, staffId, { action: "registered a passkey" }, now());
      const letter = await staffPasskeyAdded(mails, staff.name, displayInstant(now().getTime(), rules));
      await putForOrganisation(transaction, { recipient: staff.email, ...letter }, now());
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
    if (!isAdded) return spent(reply);
    return sendPage(
      reply,
      200,
      pages.notePage("Your passkey is registered", "Sign in to the desk with it from now on.", {
        text: "Sign in to the desk",
        href: "/desk/sign-in",
      }),
    );
  });
};

const responseIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};
