import { randomUUID } from "node:crypto";
import { setImmediate as nextTick } from "node:timers/promises";

import type { Logger } from "pino";

import { customerByEmail } from "../../platform/customers/customers.store.ts";
import { putInOutbox } from "../../platform/mail/mail-outbox.ts";
import type { MailTexts } from "../../platform/mail/mails.ts";
import { required, withheld } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import { inTransaction, type Database } from "../../platform/storage/storage.ts";
import { passkeysOf } from "./passkeys.store.ts";
import { passwordLinkMail } from "./password-mails.ts";
import { newPasswordLink, resetLinkLifetime } from "./passwords.ts";

export const passwordLinkRequestsTable = defineTable("passwordLinkRequests", {
  byReference: { column: "email", of: "customers" },
  columns: {
    requestedAt: required.instant(),
    email: required.text(),
    requestId: withheld.internal(required.text()),
  },
});

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    passwordLinkRequests: RowOf<typeof passwordLinkRequestsTable>;
  }
}

interface LinkRequestDependencies {
  readonly database: Database;
  readonly publicUrl: string;
  readonly mails: MailTexts;
  readonly now: () => Date;
  readonly log: Pick<Logger, "error">;
}

/** Sends a link to an email if a customer signs in with it. PASS-01 */
const sendLink = async (
  transaction: Database,
  email: string,
  { publicUrl, mails, now }: LinkRequestDependencies,
): Promise<void> => {
  const customer = await customerByEmail(transaction, email);
  if (!customer || customer.isClosed === 1) return;
  const { customerId } = customer;
  const at = now();
  const href = await newPasswordLink(transaction, { customerId, publicUrl, lasts: resetLinkLifetime, now: at });
  const hasPasskey = (await passkeysOf(transaction, customerId)).length > 0;
  await putInOutbox(
    transaction,
    { customerId, mail: passwordLinkMail(mails, href, hasPasskey), expiresAt: at.getTime() + resetLinkLifetime },
    at,
  );
};

const pollInterval = 1_000;

/** Requests that one transaction answers. */
const answeredAtOnce = 50;

/**
 * Requests for links to choose a password. Storing a request takes as long for unknown emails as for known ones, and
 * a timer sends the links either way, so response times do not reveal whether an email is known. PASS-01
 */
export class LinkRequests {
  readonly #dependencies: LinkRequestDependencies;
  readonly #timer: NodeJS.Timeout;
  #underWay: Promise<void> | undefined;

  constructor(dependencies: LinkRequestDependencies) {
    this.#dependencies = dependencies;
    this.#timer = setInterval(() => void this.#answer(), pollInterval);
    this.#timer.unref();
  }

  /** Stores a request; its link is sent within a second or two. */
  async add(email: string): Promise<void> {
    const { database, now } = this.#dependencies;
    await database
      .insertInto("passwordLinkRequests")
      .values({ requestId: randomUUID(), email, requestedAt: now().getTime() })
      .execute();
  }

  /** Handles all stored requests, and stops. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#underWay;
    await this.#answer();
  }

  #answer(): Promise<void> {
    this.#underWay ??= this.#answerAll()
      .catch((error: unknown) => this.#dependencies.log.error({ err: error }, "password links could not be sent yet"))
      .finally(() => {
        this.#underWay = undefined;
      });
    return this.#underWay;
  }

  /** Answers a limited number per transaction, so that many requests do not delay other calls. */
  async #answerAll(): Promise<void> {
    const { database, now } = this.#dependencies;
    const at = now().getTime();
    for (;;) {
      const waiting = await database
        .selectFrom("passwordLinkRequests")
        .select("requestId")
        .where("requestedAt", "<=", at)
        .orderBy("requestedAt")
        .limit(answeredAtOnce)
        .execute();
      if (waiting.length === 0) return;
      await inTransaction(database, async (transaction) => {
        const requests = await transaction
          .deleteFrom("passwordLinkRequests")
          .where(
            "requestId",
            "in",
            waiting.map(({ requestId }) => requestId),
          )
          .returning("email")
          .execute();
        for (const { email } of requests) await sendLink(transaction, email, this.#dependencies);
      });
      await nextTick();
    }
  }
}

/** Removes the requests for a link to an email. KEEP-02 */
export const removeLinkRequests = async (database: Database, email: string): Promise<void> => {
  await database.deleteFrom("passwordLinkRequests").where("email", "=", email).execute();
};
