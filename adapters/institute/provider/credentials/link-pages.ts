import type { FastifyInstance, FastifyReply } from "fastify";

import { passwordMessages, passwordProblem, shortestPassword } from "../../../../domain/customer/password.ts";
import { formatMessage } from "../../../../domain/kernel/message.ts";
import { emailProblem } from "../../../../domain/my-details/contact.ts";
import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import type { OrganisationSettings } from "../../platform/body/body.ts";
import { customerById, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { networkOf } from "../../platform/http/network-of.ts";
import type { Limit, Limits } from "../../platform/limits.ts";
import type { MailTexts } from "../../platform/mail/mails.ts";
import { html } from "../../platform/pages/html.ts";
import { entered, errorsOn, sendPage, type Pages } from "../../platform/pages/pages.ts";
import { richHtml } from "../../platform/pages/rich-html.ts";
import { showPasswordButton } from "../../platform/pages/show-password-script.ts";
import { inTransaction, type Database } from "../../platform/storage/storage.ts";
import type { KnownDevices } from "../known-devices.ts";
import { withHashingSlot, hashPassword } from "../password.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { changeOf, confirmEmailChange } from "./email-changes.ts";
import { LinkRequests } from "./link-requests.ts";
import { knownWordsOf, ownerOf, setPassword, useLink } from "./passwords.ts";

const forgottenAddress = "/idp/forgotten-password";

/** The page with the form for a password link. PASS-01 */
const forgottenPage = async (
  { page, words }: Pages,
  portalUrl: string,
  email: string,
  isMissing = false,
): Promise<string> => {
  const { forgotten: texts } = await words("password-links");
  const { formErrors } = await words("sign-in");
  const wrong = isMissing ? [{ field: "email", message: texts.errors.email }] : [];
  const errors = errorsOn(texts.heading, wrong, formErrors);
  return page(
    errors.title,
    html`${errors.summary}
      <h1>${texts.heading}</h1>
      ${richHtml(texts.message, {})}
      <form method="post" action="${forgottenAddress}" novalidate>
        <label for="email">${texts.email}</label>
        ${errors.message("email")}
        <input id="email" name="email" type="text" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="254" value="${email}" ${errors.marks("email")} />
        <button type="submit">${texts.button}</button>
      </form>
      <p><a href="${portalUrl}/">${texts.back}</a></p>`,
  );
};

/** The confirmation, the same for known and unknown addresses. PASS-01 */
const linkSentPage = async ({ notePage, words }: Pages, portalUrl: string): Promise<string> => {
  const { heading, message, button } = (await words("password-links")).sent;
  const addresses: Readonly<Record<string, string>> = {
    PORTAL: `${portalUrl}/`,
    FORGOTTEN_PASSWORD: forgottenAddress,
  };
  const markup = richHtml(message, {}, (href) => addresses[href] ?? href);
  return notePage(heading, markup, { text: button, href: `${portalUrl}/` });
};

/** The page with the form for a new password. PASS-01, PASS-02 */
const choosePage = async ({ page, words }: Pages, token: string, email: string, message?: string): Promise<string> => {
  const { choose: texts } = await words("password-links");
  const { formErrors, show, hide } = await words("sign-in");
  const wrong = message === undefined ? [] : [{ field: "password", message }];
  const errors = errorsOn(texts.heading, wrong, formErrors);
  return page(
    errors.title,
    html`${errors.summary}
      <h1>${texts.heading}</h1>
      ${richHtml(texts.message, { email, shortest: String(shortestPassword) })}
      <form method="post" action="/idp/choose-password/${token}" novalidate>
        <input type="hidden" name="username" value="${email}" autocomplete="username" />
        <label for="password">${texts.password}</label>
        ${errors.message("password")}
        <input id="password" name="password" type="password" autocomplete="new-password" required maxlength="200" data-show="${show}" data-hide="${hide}" ${errors.marks("password")} />
        ${showPasswordButton(show)}
        <button type="submit">${texts.button}</button>
      </form>
      <script src="/pages/show-password.js" defer></script>`,
  );
};

/**
 * The page that confirms a new sign-in email. Opening the link changes nothing, because mail scanners open links.
 * LOGN-01
 */
const confirmEmailPage = async ({ page, words }: Pages, token: string, email: string): Promise<string> => {
  const { heading, message, button } = (await words("password-links")).confirmEmail;
  return page(
    heading,
    html`<h1>${heading}</h1>
      ${richHtml(message, { email })}
      <form method="post" action="/idp/confirm-email/${token}">
        <button type="submit">${button}</button>
      </form>`,
  );
};

interface LinkPageDependencies {
  readonly database: Database;
  readonly limits: Limits;
  readonly publicUrl: string;
  /** The portal's address. */
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
/** Limits on requests for links: per email, and per IP address. */
const perEmail: Limit = { name: "password-link-email", atOnce: 3, every: 10 * minute };
const perAddress: Limit = { name: "password-link-address", atOnce: 20, every: minute };

/**
 * Public pages of the embedded provider for choosing a password, and for confirming a sign-in email. PASS-01, LOGN-01
 */
export const serveLinkPages = (app: FastifyInstance, parts: LinkPageDependencies): void => {
  const { database, limits, publicUrl, portalUrl, pages, body, devices, passwordCost, auditKey, mails, now } = parts;
  type Note = "saved" | "spent" | "emailChanged" | "emailSpent";
  const say = async (reply: FastifyReply, status: number, note: Note, href: string) => {
    const { heading, message, button } = (await pages.words("password-links"))[note];
    return sendPage(reply, status, pages.notePage(heading, richHtml(message, {}), { text: button, href }));
  };
  const passwordSpent = (reply: FastifyReply) => say(reply, 410, "spent", `${publicUrl}${forgottenAddress}`);
  const emailSpent = (reply: FastifyReply) => say(reply, 410, "emailSpent", `${portalUrl}/#/my-details/login-details`);
  const ownerOfLink = async (token: string): Promise<CustomerRow | undefined> => {
    const customerId = await ownerOf(database, token, now());
    return customerId === undefined ? undefined : customerById(database, customerId);
  };

  const requests = new LinkRequests({ database, publicUrl, mails, now, log: app.log });
  app.addHook("onClose", () => requests.stop());

  app.get("/forgotten-password", async (_request, reply) =>
    sendPage(reply, 200, await forgottenPage(pages, portalUrl, "")),
  );

  app.post("/forgotten-password", async (request, reply) => {
    const email = entered(request.body, "email", 254);
    if (emailProblem(email) !== undefined)
      return sendPage(reply, 400, await forgottenPage(pages, portalUrl, email, true));
    const wait = await limits.take([
      { limit: perAddress, of: networkOf(request) },
      { limit: perEmail, of: comparedEmail(email) },
    ]);
    if (wait === 0) await requests.add(email);
    return sendPage(reply, 200, await linkSentPage(pages, portalUrl));
  });

  app.get<{ Params: { token: string } }>("/choose-password/:token", async (request, reply) => {
    const { token } = request.params;
    const customer = await ownerOfLink(token);
    return customer ? sendPage(reply, 200, await choosePage(pages, token, customer.email)) : passwordSpent(reply);
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
    if (problem !== undefined)
      return sendPage(reply, 400, await choosePage(pages, token, customer.email, formatMessage(problem)));
    const passwordHash = await withHashingSlot(() => hashPassword(password, passwordCost));
    const isSet = await inTransaction(database, async (transaction) => {
      const customerId = await useLink(transaction, token, now());
      if (customerId === undefined) return false;
      await setPassword(transaction, { customerId, passwordHash, now: now(), auditKey, mails });
      return true;
    });
    if (!isSet) return passwordSpent(reply);
    // A known device exempts the mailbox's owner from limits that strangers' guesses use up.
    void reply.header("set-cookie", await devices.cookieFor(customer.email));
    return say(reply, 200, "saved", `${portalUrl}/`);
  });

  app.get<{ Params: { token: string } }>("/confirm-email/:token", async (request, reply) => {
    const { token } = request.params;
    const change = await changeOf(database, token, now());
    return change ? sendPage(reply, 200, await confirmEmailPage(pages, token, change.email)) : emailSpent(reply);
  });

  app.post<{ Params: { token: string } }>("/confirm-email/:token", async (request, reply) => {
    const { token } = request.params;
    if (
      !(await inTransaction(database, (transaction) =>
        confirmEmailChange(transaction, token, { now: now(), auditKey, mails }),
      ))
    )
      return emailSpent(reply);
    return say(reply, 200, "emailChanged", `${portalUrl}/`);
  });
};
