import { createTransport } from "nodemailer";
import type { Logger } from "pino";

import type { OrganisationSettings } from "../body/body.ts";
import { Periodic } from "../periodic.ts";
import type { Database } from "../storage/storage.ts";
import type { YieldToRequests } from "../yield-to-requests.ts";
import { claimDueMail, abandonMail, abandonExpired, markSent, resetFutureAttempts } from "./attempts.ts";
import type { MailRow } from "./mail-outbox.ts";
import { recordRefusal, removeRefusals } from "./refusing-addresses.store.ts";
import { signMail } from "./render-mail.ts";

export interface MailSettings {
  /** smtp://user:password@host:587 */
  readonly server: string;
  /** "Institute <office@example.org>" */
  readonly from: string;
  /** Whether to refuse a server without encryption. */
  readonly requiresTls: boolean;
}

interface MailDeliveryDependencies extends MailSettings {
  /** Whether reports of failed deliveries are read: then a mail that a server accepts has not arrived yet. */
  readonly awaitsReports?: boolean;
  readonly database: Database;
  readonly body: OrganisationSettings;
  readonly log: Logger;
  readonly now: () => Date;
}

const pollInterval = 3_000;

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** The server closes the connection; it would refuse every mail. */
const closing = 421;

/** Too much in the mailbox; RFC 5321, 4.5.3.1.10, takes it as temporary for a recipient. */
const mailboxFull = 552;

/** Whether the server refuses this mail or its recipient, rather than this sender or every mail. */
const isOfThisMail = ({ command, responseCode }: SmtpError): boolean =>
  responseCode !== undefined && responseCode !== closing && (command === "RCPT TO" || command === "DATA");

/** Whether the server refuses this mail for good: another attempt would end the same way. */
const isRefusedForGood = (error: SmtpError): boolean =>
  isOfThisMail(error) &&
  (error.responseCode ?? 0) >= 500 &&
  !(error.command === "RCPT TO" && error.responseCode === mailboxFull);

/** Opens a transport to a mail server. */
export const transportTo = ({ server, requiresTls }: Pick<MailSettings, "server" | "requiresTls">) =>
  createTransport({
    url: server,
    requireTLS: requiresTls,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });

/** Sends mails from the outbox, and retries while the mail server is unavailable. MAIL-03 */
export class Delivery {
  readonly #dependencies: MailDeliveryDependencies;
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #periodic: Periodic;

  constructor(dependencies: MailDeliveryDependencies) {
    this.#dependencies = dependencies;
    this.#transport = transportTo(dependencies);
    this.#periodic = new Periodic({
      every: pollInterval,
      work: (yieldToRequests) => this.#deliverAll(yieldToRequests),
      onError: (error) => dependencies.log.warn({ err: error }, "the outbox could not be read"),
    });
  }

  /** Starts sending. Resolves after the first check of the mail server. */
  async start(): Promise<void> {
    this.#periodic.start();
    try {
      await this.#transport.verify();
    } catch (error) {
      this.#dependencies.log.warn(
        { err: error },
        "the mail server at SMTP_URL takes no mails from here: they wait in the outbox",
      );
    }
  }

  /** Sends all due mails; one delivery runs at a time. */
  deliver(): Promise<void> {
    return this.#periodic.run();
  }

  async stop(): Promise<void> {
    await this.#periodic.stop();
    this.#transport.close();
  }

  async #deliverAll(yieldToRequests: YieldToRequests): Promise<void> {
    const { database, log, now } = this.#dependencies;
    const mended = await resetFutureAttempts(database, now());
    if (mended > 0) log.warn({ mails: mended }, "emails that a fast clock had delayed are sent now");
    const expired = await abandonExpired(database, now());
    if (expired > 0) log.error({ mails: expired }, "mails whose links expired before sending are abandoned");
    for (let mail = await claimDueMail(database, now()); mail; mail = await claimDueMail(database, now())) {
      if (!(await this.#send(mail))) return;
      await yieldToRequests();
    }
  }

  async #send({ mailId, customerId, recipient, subject, attempts, ...written }: MailRow): Promise<boolean> {
    const { database, body, from, log, now, awaitsReports } = this.#dependencies;
    // The same id on every attempt, so a server can detect duplicates. Delivery reports are known by it.
    const messageId = `<${mailId}@${from.replace(/^.*@/, "").replace(/[>\s].*$/, "")}>`;
    try {
      await this.#transport.sendMail({
        messageId,
        from,
        to: recipient,
        subject,
        ...signMail({ subject, ...written }, body),
      });
      await markSent(database, mailId, now());
      if (customerId !== null && awaitsReports !== true) await removeRefusals(database, customerId, recipient);
      return true;
    } catch (error) {
      const { code, command, responseCode } = error as SmtpError;
      if (isRefusedForGood(error as SmtpError)) {
        await abandonMail(database, mailId, now());
        if (customerId !== null && command === "RCPT TO") await recordRefusal(database, customerId, recipient, now());
        log.error(
          { mailId, attempts: attempts + 1, code, command, responseCode },
          "a mail was refused for good and is given up",
        );
        return true;
      }
      log.warn(
        { mailId, attempts: attempts + 1, code, command, responseCode },
        "a mail could not be sent and will be tried again",
      );
      // A mail that is rejected for itself, as by greylisting, does not hold up others.
      return isOfThisMail(error as SmtpError);
    }
  }
}
