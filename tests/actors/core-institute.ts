import assert from "node:assert/strict";
import { createSecretKey } from "node:crypto";

import type { Call } from "../../adapters/contract/call.ts";
import { submitDeclaration } from "../../adapters/contract/cpd-declarations.contract.ts";
import { addPasskey, beginPasskey } from "../../adapters/contract/credentials-passkeys.contract.ts";
import { signInDetails } from "../../adapters/contract/credentials.contract.ts";
import { documents } from "../../adapters/contract/documents.contract.ts";
import { listEvidence, removeEvidence } from "../../adapters/contract/evidence.contract.ts";
import { signOutElsewhere } from "../../adapters/contract/my-details-activity.contract.ts";
import type { WebhookPayload } from "../../adapters/contract/webhooks.contract.ts";
import { describeSubmission } from "../../adapters/institute/areas/descriptions.ts";
import { sendReminders } from "../../adapters/institute/areas/reminders/worker.ts";
import { writeDigest } from "../../adapters/institute/areas/submissions/digest.ts";
import { sweep } from "../../adapters/institute/main/retention.ts";
import { closeLeavers } from "../../adapters/institute/platform/customers/departures.store.ts";
import { createLog } from "../../adapters/institute/platform/logging.ts";
import { abandonMail } from "../../adapters/institute/platform/mail/attempts.ts";
import type { MailRow } from "../../adapters/institute/platform/mail/mail-outbox.ts";
import { ReportReader } from "../../adapters/institute/platform/mail/report-reader.ts";
import { startTextsOf } from "../../adapters/institute/platform/portal/start-texts.ts";
import "../../adapters/institute/provider/staff/records.store.ts";
import { noPassword } from "../../adapters/institute/provider/password.ts";
import { trialBody } from "../../adapters/institute/trial/body.ts";
import type { ResourceKey } from "../../domain/documents/key-resources.ts";
import type { TransactionType } from "../../domain/fees/account.ts";
import { dayOf } from "../../domain/kernel/calendar-date.ts";
import { atOnce } from "../adapters/support/at-once.ts";
import { Authenticator } from "../adapters/support/authenticator.ts";
import { departed, report, reportMailbox } from "../adapters/support/delivery-reports.ts";
import { shippedMails } from "../adapters/support/mails.ts";
import { ask, askAs, publicUrl, type CallValues } from "../adapters/support/open-institute.ts";
import { atCentre } from "../adapters/support/paying.ts";
import { report as reportOfPayment } from "../adapters/support/payment-provider.ts";
import { registrarAt } from "../adapters/support/registrar.ts";
import type { TestInstitute } from "../adapters/support/test-institute.ts";
import { DeskBrowser } from "./desk-browser.ts";
import type { TrialOrganisation } from "./organisations.ts";
import { wordsOfMarkup } from "./public-page.ts";

/** What a scenario's user and time are, as far as the institute's side needs them. */
interface Present {
  readonly now: () => Date;
  /** ID of the person who is signed in; empty without one. */
  readonly signedIn: () => string;
}

/**
 * The institute's side of a scenario: its staff, its periodic jobs, other devices of the person, and people and systems
 * outside.
 */
export class CoreInstitute {
  readonly #institute: TestInstitute;
  readonly #organisation: TrialOrganisation;
  readonly #now: () => Date;
  readonly #signedIn: () => string;
  readonly #desks = new Map<string, DeskBrowser>();

  constructor(institute: TestInstitute, organisation: TrialOrganisation, { now, signedIn }: Present) {
    this.#institute = institute;
    this.#organisation = organisation;
    this.#now = now;
    this.#signedIn = signedIn;
  }

  /** The browser of one of the staff, which keeps their session. */
  deskOf(who: string): DeskBrowser {
    const known = this.#desks.get(who) ?? new DeskBrowser(this.#institute);
    this.#desks.set(who, known);
    return known;
  }

  /** What the staff saw and did, oldest first. */
  staffRecords() {
    return this.#institute.database
      .selectFrom("staffRecords")
      .innerJoin("staff", "staff.staffId", "staffRecords.staffId")
      .select(["name", "action", "customerId", "reference"])
      .orderBy("at")
      .execute();
  }

  /** Runs a registrar's command at the same institute; resolves with its output. */
  registrar(...words: readonly string[]): Promise<string> {
    const { database, texts } = this.#institute;
    const own: Readonly<Record<string, string>> = texts.folder === undefined ? {} : { CONTENT_DIR: texts.folder };
    const settings = { ...this.#organisation.settings, ...own };
    return registrarAt(database, settings, this.#now())(...words);
  }

  /** Replaces words in the institute's texts. */
  wordOtherwise(words: string, insteadOf: string, file: string): Promise<void> {
    return this.#institute.texts.say(words, insteadOf, file);
  }

  /** Writes a file of the organisation's own texts. */
  sayOtherwise(file: string, text: string): Promise<void> {
    return this.#institute.texts.write(file, text);
  }

  /** The words that its pages have before the portal's code. */
  startTexts(): ReturnType<typeof startTextsOf> {
    return startTextsOf(this.#institute.texts, this.#organisation.body ?? trialBody);
  }

  /** Makes a call from another device of the person. */
  async onAnotherDevice<C extends Call>(firstName: string, call: C, said: CallValues): Promise<void> {
    const { status } = await ask(this.#institute, firstName, call, said);
    assert.ok(status < 300, `Answered with ${String(status)}.`);
  }

  /** Removes a file of the person on another device. */
  async removeFile(firstName: string, name: string): Promise<void> {
    const { files } = (await ask(this.#institute, firstName, listEvidence)).answer;
    const file = files.find((each) => each.name === name);
    assert.ok(file, `${firstName} has no file "${name}".`);
    await this.onAnotherDevice(firstName, removeEvidence, { params: { fileId: file.id } });
  }

  /**
   * Signs the person in on another device; returns a function that makes a call from there and resolves with its
   * status.
   */
  async signInElsewhere(): Promise<() => Promise<number>> {
    const customerId = this.#signedIn();
    const authorization = `Bearer ${await this.#institute.accessTokenFor(customerId)}`;
    return async () => (await askAs(this.#institute, customerId, signInDetails, { headers: { authorization } })).status;
  }

  /** Signs the person out everywhere except on another device. */
  async signOutFromElsewhere(): Promise<void> {
    const customerId = this.#signedIn();
    const { status } = await askAs(this.#institute, customerId, signOutElsewhere);
    assert.equal(status, 204);
  }

  /** Adds a passkey to the person's account from another browser. */
  async havePasskey(name: string): Promise<void> {
    const customerId = this.#signedIn();
    const { answer } = await askAs(this.#institute, customerId, beginPasskey, { body: {} });
    const options = answer.options as unknown as Parameters<Authenticator["create"]>[0];
    const response = new Authenticator(publicUrl).create(options);
    const { status } = await askAs(this.#institute, customerId, addPasskey, { body: { name, response } });
    assert.equal(status, 204);
  }

  /** Removes the person's chosen password. */
  async haveNoPassword(): Promise<void> {
    const customerId = this.#signedIn();
    await this.#institute.database
      .updateTable("customers")
      .set({ passwordHash: noPassword(4) })
      .where("customerId", "=", customerId)
      .execute();
  }

  /** Declares a year's CPD for a person on record. */
  async declareAs(customerId: string, year: number): Promise<void> {
    const headers = { "idempotency-key": `declaration-${customerId}-${String(year)}` };
    const body = { year, isRequirementsMet: true, route: "UNIT_ROUTE", isEngagementPartner: false, isConfirmed: true };
    const { status, refusal } = await askAs(this.#institute, customerId, submitDeclaration, { headers, body });
    assert.ok(status < 300, `${customerId} was answered: ${refusal.description}`);
  }

  /** The number of people with a status whose IDs begin with a text. */
  async membersWithStatus(idsBegin: string, status: string): Promise<number> {
    const people = await this.#institute.database
      .selectFrom("customers")
      .select("customerId")
      .where("customerId", "like", `${idsBegin}%`)
      .where("status", "=", status)
      .execute();
    return people.length;
  }

  /** The reference of a person's latest posting of a type. */
  async latestPosting(firstName: string, type: TransactionType): Promise<string> {
    const { customerId } = this.#institute.person(firstName);
    const { reference } = await this.#institute.database
      .selectFrom("transactions")
      .select("reference")
      .where("customerId", "=", customerId)
      .where("type", "=", type)
      .orderBy("date", "desc")
      .orderBy("postedAt", "desc")
      .executeTakeFirstOrThrow();
    return reference;
  }

  /** The text of one of the institute's own pages. */
  async ownPage(path: string): Promise<string> {
    const { body } = await this.#institute.app.inject({ url: path, headers: { accept: "text/html" } });
    return body.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
  }

  /** The title inside the document that a person's card downloads. */
  async titleOfDocument(firstName: string, key: ResourceKey): Promise<string | undefined> {
    const { customerId } = this.#institute.person(firstName);
    const { answer } = await ask(this.#institute, firstName, documents, { query: { customerType: "member" } });
    const { certificateNumber = "", certificateType = "" } = answer.keyResources[key] ?? {};
    const { rawPayload } = await this.#institute.app.inject({
      url: `/api/customers/${customerId}/certificates/${certificateNumber}?certificateType=${certificateType}`,
      headers: {
        authorization: `Bearer ${await this.#institute.accessTokenFor(customerId)}`,
        "x-client-id": "guildhall-portal",
      },
    });
    return /<dc:title>[^]*?<rdf:li[^>]*>([^<]*)</.exec(rawPayload.toString("latin1"))?.[1];
  }

  /** All mails of the institute, oldest first. */
  async letters(): Promise<readonly MailRow[]> {
    return this.#institute.database.selectFrom("mails").selectAll().orderBy("writtenAt").execute();
  }

  /** Gives the latest mail up, as when the mail server refuses it for good. */
  async refuseLatestLetter(): Promise<void> {
    const { mailId = "" } = (await this.letters()).at(-1) ?? {};
    await abandonMail(this.#institute.database, mailId, this.#now());
  }

  /** Sends mails to a person, of which the mail server reports afterwards that their address refuses them. */
  async sendMailsInVain(firstName: string, count: number): Promise<void> {
    const { database, person } = this.#institute;
    const reports = [];
    for (let each = 0; each < count; each += 1)
      reports.push(report(await departed(database, person(firstName).customerId, this.#now())));
    const { url, close } = await reportMailbox(reports);
    const log = createLog("silent");
    const reader = new ReportReader({ database, log, now: this.#now, url, requiresTls: false });
    await reader.read();
    await reader.stop();
    await close();
  }

  /** Runs the institute's periodic jobs at a time: departures, the registry's digest and the sweep. */
  async workByItself(at: Date, registryEmail: string): Promise<void> {
    const { rules } = this.#organisation;
    const auditKey = createSecretKey("audit key", "utf8");
    const by = { by: "departures", now: at, today: dayOf(at, rules), rules, auditKey };
    await closeLeavers(by, this.#institute.database);
    const dependencies = {
      database: this.#institute.database,
      log: createLog("silent"),
      rules,
      now: () => at,
      yieldToRequests: atOnce,
    };
    await writeDigest({ ...dependencies, describe: describeSubmission, mails: shippedMails, email: registryEmail });
    await sweep(dependencies);
  }

  /** Sends the reminders that are due at a time, by the organisation's rules. */
  async sendReminders(at: Date): Promise<void> {
    const { database, texts } = this.#institute;
    const { rules, body } = this.#organisation;
    const mails = { ...shippedMails, rules, library: texts, languages: body?.languages };
    const onFailure = (error: unknown) => {
      throw error;
    };
    const log = createLog("silent");
    await sendReminders({
      database,
      rules,
      mails,
      log,
      yieldToRequests: atOnce,
      fromHour: 6,
      now: () => at,
      onFailure,
    });
  }

  /** The webhook events about a person, in order. */
  async eventsAbout(firstName: string): Promise<readonly string[]> {
    const { customerId } = this.#institute.person(firstName);
    const query = this.#institute.database
      .selectFrom("webhookMessages")
      .select("payload")
      .where("customerId", "=", customerId);
    return (await query.orderBy("position").execute()).map(
      ({ payload }) => (JSON.parse(payload) as WebhookPayload).type,
    );
  }

  /** Reports a payment as the payment provider. */
  reportPayment(notice: object, secret?: string): ReturnType<typeof reportOfPayment> {
    return reportOfPayment(this.#institute, notice, secret);
  }

  /** Presses a button of the payment centre; resolves to the address that it leads to. */
  async atPaymentCentre(address: string, choice: string | undefined): Promise<string> {
    if (choice !== undefined) return atCentre(this.#institute, address, choice);
    const { body } = await this.#institute.app.inject({ url: new URL(address).pathname });
    return /<a href="([^"]+)">Back without paying/.exec(body)?.[1] ?? "";
  }

  /** The answer to a calendar that requests an address without credentials. */
  async calendarAt(address: string): Promise<{ readonly status: number; readonly body: string }> {
    const { statusCode: status, body } = await this.#institute.app.inject({ url: new URL(address).pathname });
    return { status, body };
  }

  /** The text of a public page without a sign-in, after its redirects, from an address and in a language that is preferred. */
  async publicPage(
    path: string,
    visitor: { readonly from?: string | undefined; readonly preferred?: string } = {},
  ): Promise<string> {
    const { from = "127.0.0.1", preferred } = visitor;
    const { headers, body } = await this.#institute.app.inject({
      url: path,
      remoteAddress: from,
      headers: preferred === undefined ? {} : { "accept-language": preferred },
    });
    return headers.location === undefined ? wordsOfMarkup(body) : this.publicPage(headers.location, visitor);
  }

  /** The text at a public address of the institute. */
  async publicText(address: string): Promise<string> {
    return (await this.#institute.app.inject({ url: new URL(address).pathname })).body;
  }
}
