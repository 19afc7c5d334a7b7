import type { KeyObject } from "node:crypto";

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { passwordMessages, passwordProblem } from "../../../../domain/customer/password.ts";
import { formatMessage } from "../../../../domain/kernel/message.ts";
import { emailProblem } from "../../../../domain/my-details/contact.ts";
import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import type { OrganisationSettings } from "../../platform/body/body.ts";
import { customerById, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { networkOf } from "../../platform/http/network-of.ts";
import type { Limit, Limits } from "../../platform/limits.ts";
import type { MailTexts } from "../../platform/mail/mails.ts";
import { chosenLanguage } from "../../platform/pages/page-language.ts";
import { fieldValue, sendPage, type OwnPages } from "../../platform/pages/pages.ts";
import { richHtml } from "../../platform/pages/rich-html.ts";
import { inTransaction, type Database } from "../../platform/storage/storage.ts";
import type { KnownDevices } from "../known-devices.ts";
import { withHashingSlot, hashPassword } from "../password.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { choosePage, confirmEmailPage, forgottenAddress, forgottenPage, linkSentPage } from "./drawn-link-pages.ts";
import { changeOf, confirmEmailChange } from "./email-changes.ts";
import { LinkRequests } from "./link-requests.ts";
import { knownWordsOf, findLinkOwner, setPassword, redeemLink } from "./passwords.ts";

interface LinkPageDependencies {
  readonly database: Database;
  readonly limits: Limits;
  readonly publicUrl: string;
  /** The portal's address. */
  readonly portalUrl: string;
  readonly pages: OwnPages;
  readonly body: OrganisationSettings;
  readonly devices: KnownDevices;
  readonly passwordCost: number;
  readonly auditKey: KeyObject;
  readonly mails: MailTexts;
  readonly now: () => Date;
}

const minute = 60_000;
/** Limits on requests for links: per email, and per IP address. */
const perEmail: Limit = { name: "password-link-email", atOnce: 3, every: 10 * minute };
const perAddress: Limit = { name: "password-link-address", atOnce: 20, every: minute };

type Note = "saved" | "spent" | "emailChanged" | "emailSpent";

/** Answers with a note; `address` shows it again where it answers a form. */
const sendNote = async (
  { pages, portalUrl, publicUrl }: LinkPageDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  note: Note,
  address?: string,
): Promise<FastifyReply> => {
  const ways: Readonly<Record<Note, readonly [status: number, href: string]>> = {
    saved: [200, `${portalUrl}/`],
    spent: [410, `${publicUrl}${forgottenAddress}`],
    emailChanged: [200, `${portalUrl}/`],
    emailSpent: [410, `${portalUrl}/#/my-details/login-details`],
  };
  const [status, href] = ways[note];
  const { words, notePage } = await pages.forReader(request, { address });
  const { heading, message, button } = (await words("password-links"))[note];
  return sendPage(reply, status, notePage(heading, richHtml(message, {}), { text: button, href }));
};

const sentAddress = `${forgottenAddress}/sent`;
const savedAddress = "/idp/choose-password/saved";
const changedAddress = "/idp/confirm-email/changed";

/** Serves what answers a form at an address of its own, where it is shown in another language. LANG-03 */
const serveAnswers = (app: FastifyInstance, dependencies: LinkPageDependencies): void => {
  const { pages, portalUrl } = dependencies;
  app.get("/forgotten-password/sent", async (request, reply) =>
    sendPage(reply, 200, await linkSentPage(await pages.forReader(request), portalUrl)),
  );
  app.get("/choose-password/saved", (request, reply) => sendNote(dependencies, request, reply, "saved"));
  app.get("/confirm-email/changed", (request, reply) => sendNote(dependencies, request, reply, "emailChanged"));
};

const serveForgottenPassword = (app: FastifyInstance, dependencies: LinkPageDependencies): void => {
  const { database, limits, publicUrl, portalUrl, pages, body, mails, now } = dependencies;
  const requests = new LinkRequests({ database, publicUrl, mails, now, log: app.log });
  app.addHook("onClose", () => requests.stop());

  app.get("/forgotten-password", async (request, reply) =>
    sendPage(reply, 200, await forgottenPage(await pages.forReader(request), portalUrl, "")),
  );

  app.post("/forgotten-password", async (request, reply) => {
    const email = fieldValue(request.body, "email", 254);
    const isChoice = chosenLanguage(request, body.languages) !== undefined;
    const isMissing = !isChoice && emailProblem(email) !== undefined;
    if (isChoice || isMissing) {
      const form = await forgottenPage(await pages.forReader(request), portalUrl, email, isMissing);
      return sendPage(reply, isMissing ? 400 : 200, form);
    }
    const wait = await limits.take([
      { limit: perAddress, of: networkOf(request) },
      { limit: perEmail, of: comparedEmail(email) },
    ]);
    if (wait === 0) await requests.add(email);
    const ownPages = await pages.forReader(request, { address: sentAddress });
    return sendPage(reply, 200, await linkSentPage(ownPages, portalUrl));
  });
};

const serveChosenPassword = (app: FastifyInstance, dependencies: LinkPageDependencies): void => {
  const { database, pages, body, devices, passwordCost, auditKey, mails, now } = dependencies;
  const ownerOfLink = async (token: string): Promise<CustomerRow | undefined> => {
    const customerId = await findLinkOwner(database, token, now());
    return customerId === undefined ? undefined : customerById(database, customerId);
  };

  app.get<{ Params: { token: string } }>("/choose-password/:token", async (request, reply) => {
    const { token } = request.params;
    const customer = await ownerOfLink(token);
    return customer
      ? sendPage(reply, 200, await choosePage(await pages.forReader(request), token, customer.email))
      : sendNote(dependencies, request, reply, "spent");
  });

  app.post<{ Params: { token: string } }>("/choose-password/:token", async (request, reply) => {
    const { token } = request.params;
    const customer = await ownerOfLink(token);
    if (!customer) return sendNote(dependencies, request, reply, "spent");
    const password = fieldValue(request.body, "password", 1000);
    const problem =
      password === ""
        ? passwordMessages.short
        : passwordProblem(password, isCommonPassword, knownWordsOf(customer, body));
    if (problem !== undefined) {
      const ownPages = await pages.forReader(request);
      const message = formatMessage(problem, await ownPages.wording());
      return sendPage(reply, 400, await choosePage(ownPages, token, customer.email, message));
    }
    const passwordHash = await withHashingSlot(() => hashPassword(password, passwordCost));
    const isSet = await inTransaction(database, async (transaction) => {
      const customerId = await redeemLink(transaction, token, now());
      if (customerId === undefined) return false;
      await setPassword(transaction, { customerId, passwordHash, now: now(), auditKey, mails });
      return true;
    });
    if (!isSet) return sendNote(dependencies, request, reply, "spent");
    // A known device exempts the mailbox's owner from limits that strangers' guesses use up.
    void reply.header("set-cookie", await devices.cookieFor(customer.email));
    return sendNote(dependencies, request, reply, "saved", savedAddress);
  });
};

const serveConfirmedEmail = (app: FastifyInstance, dependencies: LinkPageDependencies): void => {
  const { database, pages, auditKey, mails, now } = dependencies;
  app.get<{ Params: { token: string } }>("/confirm-email/:token", async (request, reply) => {
    const { token } = request.params;
    const change = await changeOf(database, token, now());
    return change
      ? sendPage(reply, 200, await confirmEmailPage(await pages.forReader(request), token, change.email))
      : sendNote(dependencies, request, reply, "emailSpent");
  });

  app.post<{ Params: { token: string } }>("/confirm-email/:token", async (request, reply) => {
    const { token } = request.params;
    const isConfirmed = await inTransaction(database, (transaction) =>
      confirmEmailChange(transaction, token, { now: now(), auditKey, mails }),
    );
    return isConfirmed
      ? sendNote(dependencies, request, reply, "emailChanged", changedAddress)
      : sendNote(dependencies, request, reply, "emailSpent");
  });
};

/**
 * Public pages of the embedded provider for choosing a password, and for confirming a sign-in email. PASS-01, LOGN-01
 */
export const serveLinkPages = (app: FastifyInstance, dependencies: LinkPageDependencies): void => {
  serveForgottenPassword(app, dependencies);
  serveChosenPassword(app, dependencies);
  serveConfirmedEmail(app, dependencies);
  if ((dependencies.body.languages?.length ?? 0) > 1) serveAnswers(app, dependencies);
};
