import type { FastifyInstance, FastifyReply } from "fastify";

import { passwordMessages, passwordProblem, shortestPassword } from "../../domain/customer/password.ts";
import { emailProblem } from "../../domain/my-details/contact.ts";
import { comparedEmail } from "../../domain/my-details/sign-in-email.ts";
import { customerById, type CustomerRow } from "../customer/customer.store.ts";
import type { OrganisationSettings } from "../institute/body/body.ts";
import type { KnownDevices } from "../institute/identity/known-devices.ts";
import { withHashingSlot, hashPassword } from "../institute/identity/password.ts";
import type { Limit, Limits } from "../institute/limits.ts";
import { html } from "../institute/pages/html.ts";
import { entered, errorsOn, sendPage, type Pages } from "../institute/pages/pages.ts";
import { inTransaction, type Database } from "../institute/storage/storage.ts";
import type { MailTexts } from "../mail/mails.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { changeOf, takeEmail } from "./email-changes.ts";
import { LinkRequests } from "./link-requests.ts";
import { knownWordsOf, ownerOf, setPassword, useLink } from "./passwords.ts";

/** Asks for the address that a link is sent to. PASS-01 */
const forgottenPage = ({ page }: Pages, portalUrl: string, email: string, message?: string): string => {
  const errors = errorsOn("Forgotten your password?", message === undefined ? [] : [{ field: "email", message }]);
  return page(
    errors.title,
    html`${errors.summary}
      <h1>Forgotten your password?</h1>
      <p>Enter the email you sign in with. We will send a link to it, for choosing a new password.</p>
      <form method="post" action="/idp/forgotten-password" novalidate>
        <label for="email">Email</label>
        ${errors.message("email")}
        <input id="email" name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="254" value="${email}" ${errors.marks("email")} />
        <button type="submit">Send the link</button>
      </form>
      <p><a href="${portalUrl}/">Back to sign in</a></p>`,
  );
};

/** Says the same whether the address is known or not. PASS-01 */
const linkSentPage = ({ page }: Pages, portalUrl: string): string =>
  page(
    "Check your email",
    html`<h1>Check your email</h1>
      <p>If this is the email of an account, a link is on its way to it. It works once, for 30 minutes.</p>
      <p>Nothing there? Check your spam folder, or <a href="/idp/forgotten-password">try another email</a>.</p>
      <p><a class="button" href="${portalUrl}/">Back to the portal</a></p>`,
  );

/** Asks for a new password. PASS-01, PASS-02 */
const choosePage = ({ page }: Pages, token: string, email: string, message?: string): string => {
  const errors = errorsOn("Choose a password", message === undefined ? [] : [{ field: "password", message }]);
  return page(
    errors.title,
    html`${errors.summary}
      <h1>Choose a password</h1>
      <p>For ${email}. At least ${String(shortestPassword)} characters; three unrelated words make a good one.</p>
      <form method="post" action="/idp/choose-password/${token}" novalidate>
        <input type="hidden" name="username" value="${email}" autocomplete="username" />
        <label for="password">New password</label>
        ${errors.message("password")}
        <input id="password" name="password" type="password" autocomplete="new-password" required maxlength="200" ${errors.marks("password")} />
        <button type="submit">Save password</button>
      </form>`,
  );
};

/**
 * Asks whether an email is to be signed in with: opening a link alone, as mail scanners do, changes nothing. LOGN-01
 */
const confirmEmailPage = ({ page }: Pages, token: string, email: string): string =>
  page(
    "Confirm your new sign-in email",
    html`<h1>Confirm your new sign-in email</h1>
      <p>You will then sign in with ${email}. Your password stays as it is.</p>
      <form method="post" action="/idp/confirm-email/${token}">
        <button type="submit">Confirm this email</button>
      </form>`,
  );

interface Parts {
  readonly database: Database;
  readonly limits: Limits;
  readonly publicUrl: string;
  /** Where people are led back to the portal. */
  readonly portalUrl: string;
  readonly pages: Pages;
  readonly body: OrganisationSettings;
  readonly devices: KnownDevices;
  readonly passwordCost: number;
  readonly auditKey: Buffer;
  readonly mails: MailTexts;
  readonly now: () => Date;
}

const minute = 60_000;
/** Links asked for: for one email, and from one address. */
const perEmail: Limit = { name: "password-link-email", atOnce: 3, every: 10 * minute };
const perAddress: Limit = { name: "password-link-address", atOnce: 20, every: minute };

/**
 * Ways in for whoever has no password, or has forgotten it, or signs in with another email: pages of the embedded
 * provider. PASS-01, LOGN-01
 */
export const serveLinkPages = (app: FastifyInstance, parts: Parts): void => {
  const { database, limits, publicUrl, portalUrl, pages, body, devices, passwordCost, auditKey, mails, now } = parts;
  const say = (reply: FastifyReply, status: number, ...note: Parameters<Pages["notePage"]>) =>
    sendPage(reply, status, pages.notePage(...note));
  const spent = "This link no longer works";
  const passwordSpent = (reply: FastifyReply) =>
    say(reply, 410, spent, "A link works once, and for a limited time. Ask for another.", {
      text: "Send another link",
      href: `${publicUrl}/idp/forgotten-password`,
    });
  const emailSpent = (reply: FastifyReply) =>
    say(reply, 410, spent, "A link works once, and for a day. Ask for another in your login details.", {
      text: "Login details",
      href: `${portalUrl}/#/my-details/login-details`,
    });
  const ownerOfLink = async (token: string): Promise<CustomerRow | undefined> => {
    const customerId = await ownerOf(database, token, now());
    return customerId === undefined ? undefined : customerById(database, customerId);
  };

  const requests = new LinkRequests({ database, publicUrl, mails, now, log: app.log });
  app.addHook("onClose", () => requests.stop());

  app.get("/forgotten-password", (_request, reply) => sendPage(reply, 200, forgottenPage(pages, portalUrl, "")));

  app.post("/forgotten-password", async (request, reply) => {
    const email = entered(request.body, "email", 254);
    if (emailProblem(email) !== undefined)
      return sendPage(reply, 400, forgottenPage(pages, portalUrl, email, "Enter your email"));
    const wait = await limits.take([
      { limit: perAddress, of: request.ip },
      { limit: perEmail, of: comparedEmail(email) },
    ]);
    if (wait === 0) await requests.add(email);
    return sendPage(reply, 200, linkSentPage(pages, portalUrl));
  });

  app.get<{ Params: { token: string } }>("/choose-password/:token", async (request, reply) => {
    const { token } = request.params;
    const customer = await ownerOfLink(token);
    return customer ? sendPage(reply, 200, choosePage(pages, token, customer.email)) : passwordSpent(reply);
  });

  app.post<{ Params: { token: string } }>("/choose-password/:token", async (request, reply) => {
    const { token } = request.params;
    const customer = await ownerOfLink(token);
    if (!customer) return passwordSpent(reply);
    const password = entered(request.body, "password", 1000);
    const problem =
      password === ""
        ? passwordMessages.short
        : passwordProblem(password, isCommonPassword, knownWordsOf(customer, body));
    if (problem !== undefined) return sendPage(reply, 400, choosePage(pages, token, customer.email, problem));
    const passwordHash = await withHashingSlot(() => hashPassword(password, passwordCost));
    const isSet = await inTransaction(database, async (transaction) => {
      const customerId = await useLink(transaction, token, now());
      if (customerId === undefined) return false;
      await setPassword(transaction, { customerId, passwordHash, now: now(), auditKey, mails });
      return true;
    });
    if (!isSet) return passwordSpent(reply);
    // The owner of the mailbox does not wait for the guesses of strangers.
    void reply.header("set-cookie", await devices.cookieFor(customer.email));
    return say(reply, 200, "Your password is saved", "Sign in with it now. You have been signed out everywhere else.", {
      text: "Sign in",
      href: `${portalUrl}/`,
    });
  });

  app.get<{ Params: { token: string } }>("/confirm-email/:token", async (request, reply) => {
    const { token } = request.params;
    const change = await changeOf(database, token, now());
    return change ? sendPage(reply, 200, confirmEmailPage(pages, token, change.email)) : emailSpent(reply);
  });

  app.post<{ Params: { token: string } }>("/confirm-email/:token", async (request, reply) => {
    const { token } = request.params;
    if (
      !(await inTransaction(database, (transaction) => takeEmail(transaction, token, { now: now(), auditKey, mails })))
    )
      return emailSpent(reply);
    return say(
      reply,
      200,
      "Your sign-in email is changed",
      "Sign in with it from now on. Your password has not changed.",
      {
        text: "To the portal",
        href: `${portalUrl}/`,
      },
    );
  });
};
