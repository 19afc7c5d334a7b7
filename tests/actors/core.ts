import assert from "node:assert/strict";

import type { Call } from "../../adapters/contract/call.ts";
import { submitDeclaration } from "../../adapters/cpd/declarations/declarations.contract.ts";
import { signInDetails } from "../../adapters/credentials/credentials.contract.ts";
import { addPasskey, beginPasskey } from "../../adapters/credentials/passkeys.contract.ts";
import { documents } from "../../adapters/documents/documents.contract.ts";
import { noPassword } from "../../adapters/institute/identity/password.ts";
import { createLog } from "../../adapters/institute/logging.ts";
import { sweep } from "../../adapters/institute/retention.ts";
import type { MailRow } from "../../adapters/mail/outbox.ts";
import { signOutElsewhere } from "../../adapters/my-details/activity/activity.contract.ts";
import { sendReminders } from "../../adapters/reminders/worker.ts";
import { writeDigest } from "../../adapters/submissions/digest.ts";
import type { WebhookPayload } from "../../adapters/webhooks/webhooks.contract.ts";
import type { TrackedEvent } from "../../application/ports/tracking.ts";
import type { ResourceKey } from "../../domain/documents/key-resources.ts";
import { dayOf, daysBetween, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { Authenticator } from "../adapters/support/authenticator.ts";
import { shippedMails } from "../adapters/support/mails.ts";
import { ask, askAs, publicUrl, type CallValues } from "../adapters/support/open-institute.ts";
import { report } from "../adapters/support/payment-provider.ts";
import { registrarAt } from "../adapters/support/registrar.ts";
import type { TestInstitute } from "../adapters/support/test-institute.ts";
import type { FoundLink } from "./abilities/reads-pages.ts";
import type { Actor } from "./actor.ts";
import { editOf, frameCall, withAnnouncement } from "./actor.ts";
import { CoreLine } from "./core-line.ts";
import { CorePortal, type ImportsSettled } from "./core-portal.ts";
import { CoreScreen } from "./core-screen.ts";
import { nameOf, wordsOf } from "./dom/words.ts";
import type { TrialOrganisation } from "./organisations.ts";
import type { Item, Place } from "./outline.ts";
import { wordsOfMarkup } from "./public-page.ts";
import { TestClock } from "./test-clock.ts";
import type { FirstDay, InstituteTime } from "./trial-institute.ts";

/**
 * Uses the real portal without a browser: its pages in a document of this process, over the real HTTP adapters and the
 * real institute, without a socket. It finds things by role and name, as a person does, and uses nothing that is not on
 * screen.
 */
export class CoreActor implements Actor {
  readonly line: CoreLine;
  readonly portal: CorePortal;
  readonly #screen: CoreScreen;
  readonly #institute: TestInstitute;
  readonly #organisation: TrialOrganisation;
  readonly #time: InstituteTime;
  #present: string | undefined;
  #coming: string | undefined;

  constructor({ institute, organisation, time }: FirstDay, importsSettled: ImportsSettled) {
    this.#institute = institute;
    this.#organisation = organisation;
    this.#time = time;
    this.line = new CoreLine(institute);
    this.portal = new CorePortal(this.line, { organisation, clock: new TestClock(time.now()), importsSettled });
    this.#screen = new CoreScreen(this.portal);
  }

  async signIn(firstName: string): Promise<void> {
    await this.#arrive(firstName, "/");
  }

  become(firstName: string): Promise<void> {
    this.#refuseAnother();
    this.#coming = firstName;
    return Promise.resolve();
  }

  /** Signs in the coming person unless signed in, at the dashboard or a given address. */
  async arrive(address = "/"): Promise<void> {
    const firstName = this.#coming;
    this.#coming = undefined;
    if (firstName !== undefined) await this.#arrive(firstName, address);
  }

  async come(address: string): Promise<void> {
    await this.portal.load(`/#${address}`);
  }

  async identify(firstName: string): Promise<void> {
    const { identity } = this.portal;
    if (identity.requestedAddress === undefined) throw new Error("Nobody is asked who they are.");
    await this.#arrive(firstName, identity.requestedAddress);
  }

  async logOut(): Promise<void> {
    await this.press("Account");
    await this.press("Logout");
  }

  async open(address: string): Promise<void> {
    if (this.#coming !== undefined) return this.arrive(address);
    if (!this.portal.identity.user()) throw new Error("Nobody is signed in: the portal leads to the sign-in.");
    this.portal.tab.goTo(address);
    await this.portal.settled();
  }

  async follow(link: string): Promise<void> {
    await this.#click(await this.#screen.link(link));
  }

  async elsewhere(): Promise<string | undefined> {
    return this.portal.elsewhere;
  }

  async reload(): Promise<void> {
    await this.portal.load(this.portal.tab.window.location.href);
  }

  async heading(): Promise<string> {
    const headings = await this.#screen.all("heading", { level: 1 });
    // The dashboard's heading also contains a greeting on a second line.
    const own = headings.map((heading) => {
      const copy = heading.cloneNode(true) as Element;
      copy.querySelector("span")?.remove();
      return wordsOf(copy);
    });
    return this.portal.identity.requestedAddress === undefined ? own.join(", ") : "Sign in";
  }

  async question(): Promise<string | undefined> {
    const focused = await this.#screen.focused();
    // After a failed attempt to continue, the error summary has the focus, and the question follows below.
    const question = (await this.#screen.main()).querySelector("h1#step-heading");
    const isAsked = focused === question || Boolean(focused?.querySelector(":scope > [role=alert]"));
    return question && isAsked ? wordsOf(question) : undefined;
  }

  async progress(): Promise<string | undefined> {
    return /^Step \d of \d$/m.exec(await this.words())?.[0];
  }

  words(): Promise<string> {
    return this.#screen.words();
  }

  outline(place: Place): Promise<readonly Item[]> {
    return this.#screen.outline(place);
  }

  drawnOtherwise(): Promise<readonly string[]> {
    return this.#screen.drawnOtherwise();
  }

  /** Whether the page is scrolled to its top. */
  isSeenFromTop(): boolean {
    return !this.portal.tab.isScrolled;
  }

  async offers(button: string): Promise<boolean> {
    // A button marked unavailable is present, but only explains itself.
    const found = await this.#screen.all("button", { name: button });
    return found.some((one) => one.getAttribute("aria-disabled") !== "true");
  }

  async press(button: string): Promise<void> {
    await this.#click(await this.#screen.one("button", button));
  }

  async pressTwice(button: string): Promise<void> {
    const found = await this.#screen.one("button", button);
    found.click();
    found.click();
    await this.portal.settled();
  }

  async choose(question: string, answer: string): Promise<void> {
    await this.#click(await this.#screen.one("radio", answer, await this.#screen.one("group", question)));
  }

  async tick(statement: string): Promise<void> {
    const box = await this.#screen.one("checkbox", statement);
    if (!(box as HTMLInputElement).checked) await this.#click(box);
  }

  async untick(statement: string): Promise<void> {
    const box = await this.#screen.one("checkbox", statement);
    if ((box as HTMLInputElement).checked) await this.#click(box);
  }

  async fill(field: string, typed: string): Promise<void> {
    const { user } = this.portal;
    await user.clear(await this.#screen.field(field));
    if (typed !== "") await user.paste(typed);
    await this.portal.settled();
  }

  async valueOf(field: string): Promise<string> {
    return ((await this.#screen.field(field)) as HTMLInputElement).value;
  }

  async isTicked(statement: string): Promise<boolean> {
    return ((await this.#screen.one("checkbox", statement)) as HTMLInputElement).checked;
  }

  /** Whether the browser would ask for confirmation before the page is closed or left. */
  isAskedOnClosing(): boolean {
    const { window } = this.portal.tab;
    const closing = new window.Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    return closing.defaultPrevented;
  }

  isAsked(): Promise<boolean> {
    return this.#screen.hasDialog();
  }

  async pick(suggestion: string): Promise<void> {
    await this.#click(await this.#screen.suggestion(suggestion));
  }

  async select(field: string, option: string): Promise<void> {
    const select = await this.#screen.one("combobox", field);
    await this.portal.user.selectOptions(select, await this.#screen.one("option", option, select));
    await this.portal.settled();
  }

  async edit(section: string): Promise<void> {
    await this.#click(await this.#screen.one("button", editOf(section), await this.#screen.one("region", section)));
  }

  async turn(name: string): Promise<void> {
    await this.#click(await this.#screen.one("switch", name));
  }

  async isOn(name: string): Promise<boolean> {
    return ((await this.#screen.one("switch", name)) as HTMLInputElement).checked;
  }

  async table(caption: string): Promise<readonly (readonly string[])[]> {
    const rows = [...(await this.#screen.one("table", caption)).querySelectorAll("tbody tr")];
    return rows.map((row) => [...row.querySelectorAll("th, td")].map(wordsOf));
  }

  async isGiven(file: string): Promise<boolean> {
    return (await this.saved()).includes(file);
  }

  async saved(): Promise<readonly string[]> {
    return this.line.saved();
  }

  async pressKey(key: string): Promise<void> {
    await this.portal.user.keyboard(`{${key}}`);
    if (key === "Escape") this.portal.tab.cancelDialog();
    await this.portal.settled();
  }

  async focused(): Promise<string> {
    const focused = await this.#screen.focused();
    return focused ? nameOf(focused) : "";
  }

  async isInMain(): Promise<boolean> {
    const focused = await this.#screen.focused();
    return focused !== undefined && (await this.#screen.main()).contains(focused);
  }

  async comesToBeHeaded(heading: string): Promise<void> {
    assert.equal(await this.heading(), heading);
  }

  async accountWords(): Promise<readonly string[]> {
    await this.press("Account");
    return this.#screen.accountWords();
  }

  linkCalled(words: string): Promise<FoundLink> {
    return this.#screen.linkCalled(words);
  }

  year(): number {
    return this.portal.clock.now().getFullYear();
  }

  async title(): Promise<string> {
    return this.portal.tab.document.title;
  }

  async navigation(): Promise<readonly string[]> {
    const [main] = await this.#screen.all("navigation", { name: "Main" });
    return [...(main?.querySelectorAll(":scope > ul > li > div > a") ?? [])].map(wordsOf);
  }

  loseAnswers(path: string): Promise<void> {
    this.line.loseAnswers(path);
    return Promise.resolve();
  }

  breakCalls(path: string): Promise<void> {
    this.line.breakCalls(path);
    return Promise.resolve();
  }

  garbleCalls(path: string): Promise<void> {
    this.line.garbleCalls(path);
    return Promise.resolve();
  }

  breakSignIn(): Promise<void> {
    this.portal.identity.isReachable = false;
    return Promise.resolve();
  }

  holdSignIn(): Promise<void> {
    this.portal.identity.isHolding = true;
    return Promise.resolve();
  }

  announce(heading: string, message: string): Promise<void> {
    this.line.amend(frameCall, (frame) => withAnnouncement(frame, heading, message));
    return Promise.resolve();
  }

  mendCalls(): Promise<void> {
    this.line.mend();
    return Promise.resolve();
  }

  holdCalls(path: string): Promise<void> {
    this.line.hold(path);
    return Promise.resolve();
  }

  async failHeldCalls(): Promise<void> {
    this.line.failHeld({ isMended: true });
    await this.portal.settled();
  }

  async giveUpCalls(): Promise<void> {
    this.line.failHeld({ isMended: false });
    await this.portal.settled();
  }

  setClock(minutesAhead: number): Promise<void> {
    this.portal.clock.goOn(minutesAhead * 60_000);
    return Promise.resolve();
  }

  async passSeconds(seconds: number): Promise<void> {
    this.portal.clock.goOn(seconds * 1000);
    await this.portal.settled();
  }

  /** Advances institute and device by days; the person signs in again afterwards. */
  async passDays(days: number): Promise<void> {
    this.#time.passDays(days);
    this.portal.clock.forget();
    this.portal.clock.goOn(days * 24 * 60 * 60 * 1000);
    if (!this.portal.identity.user()) return;
    this.portal.identity.expire();
    await this.#arrive(this.#present ?? "", "/");
  }

  /** Advances to a day. */
  async passTo(day: CalendarDate): Promise<void> {
    await this.passDays(daysBetween(dayOf(this.#time.now(), this.#organisation.rules), day));
  }

  beginReload(): Promise<void> {
    return this.reload();
  }

  async isWaiting(): Promise<boolean> {
    return this.portal.tab.document.querySelector("[data-loading]") !== null;
  }

  async waitingWords(words: string): Promise<boolean> {
    return (await this.everything()).includes(words);
  }

  everything(): Promise<string> {
    return this.#screen.everything();
  }

  async goBack(): Promise<void> {
    this.portal.tab.window.history.back();
    await this.portal.settled();
  }

  async opened(): Promise<readonly string[]> {
    return this.portal.tab.opened;
  }

  timesPrinted(): Promise<number> {
    return Promise.resolve(this.portal.tab.timesPrinted);
  }

  /** Runs a registrar's command at the same institute; resolves with its output. */
  registrar(...words: readonly string[]): Promise<string> {
    const { database, texts } = this.#institute;
    const own: Readonly<Record<string, string>> = texts.folder === undefined ? {} : { CONTENT_DIR: texts.folder };
    const settings = { ...this.#organisation.settings, ...own };
    return registrarAt(database, settings, this.portal.clock.now())(...words);
  }

  /** Replaces words in the institute's texts. */
  wordOtherwise(words: string, insteadOf: string, file: string): Promise<void> {
    return this.#institute.texts.say(words, insteadOf, file);
  }

  /** Makes a call from another device of the person. */
  async onAnotherDevice<C extends Call>(firstName: string, call: C, said: CallValues): Promise<void> {
    const { status } = await ask(this.#institute, firstName, call, said);
    assert.ok(status < 300, `Answered with ${String(status)}.`);
  }

  /**
   * Signs the person in on another device; returns a function that makes a call from there and resolves with its
   * status.
   */
  async signInElsewhere(): Promise<() => Promise<number>> {
    const customerId = this.portal.identity.user()?.customerId ?? "";
    const authorization = `Bearer ${await this.#institute.accessTokenFor(customerId)}`;
    return async () => (await askAs(this.#institute, customerId, signInDetails, { headers: { authorization } })).status;
  }

  /** Signs the person out everywhere except on another device. */
  async signOutFromElsewhere(): Promise<void> {
    const customerId = this.portal.identity.user()?.customerId ?? "";
    const { status } = await askAs(this.#institute, customerId, signOutElsewhere);
    assert.equal(status, 204);
  }

  /** Adds a passkey to the person's account from another browser. */
  async havePasskey(name: string): Promise<void> {
    const customerId = this.portal.identity.user()?.customerId ?? "";
    const { answer } = await askAs(this.#institute, customerId, beginPasskey, { body: {} });
    const options = answer.options as unknown as Parameters<Authenticator["create"]>[0];
    const response = new Authenticator(publicUrl).create(options);
    const { status } = await askAs(this.#institute, customerId, addPasskey, { body: { name, response } });
    assert.equal(status, 204);
  }

  /** Removes the person's chosen password. */
  async haveNoPassword(): Promise<void> {
    const customerId = this.portal.identity.user()?.customerId ?? "";
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

  /** Runs the institute's periodic jobs at a time: the registry's digest and the sweep. */
  async workByItself(at: Date, registryEmail: string): Promise<void> {
    const parts = {
      database: this.#institute.database,
      log: createLog("silent"),
      rules: this.#organisation.rules,
      now: () => at,
    };
    await writeDigest({ ...parts, mails: shippedMails, email: registryEmail });
    await sweep(parts);
  }

  /** Sends the reminders that are due at a time, by the organisation's rules. */
  async sendReminders(at: Date): Promise<void> {
    const { database, texts } = this.#institute;
    const mails = { ...shippedMails, library: texts };
    const onFailure = (error: unknown) => {
      throw error;
    };
    await sendReminders({ database, rules: this.#organisation.rules, mails, fromHour: 6, now: () => at, onFailure });
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
  reportPayment(notice: object, secret?: string): ReturnType<typeof report> {
    return report(this.#institute, notice, secret);
  }

  /** The answer to a calendar that requests an address without credentials. */
  async calendarAt(address: string): Promise<{ readonly status: number; readonly body: string }> {
    const { statusCode: status, body } = await this.#institute.app.inject({ url: new URL(address).pathname });
    return { status, body };
  }

  /** The text of a public page without a sign-in, after its redirects. */
  async publicPage(path: string, from = "127.0.0.1"): Promise<string> {
    const { headers, body } = await this.#institute.app.inject({ url: path, remoteAddress: from });
    return headers.location === undefined ? wordsOfMarkup(body) : this.publicPage(headers.location, from);
  }

  /** Content of the latest saved file with this extension. */
  async latestSaved(ending: string): Promise<string> {
    const words = await this.line.latestSaved(ending);
    assert.ok(words !== undefined, `No file ending in ${ending} was saved.`);
    return words;
  }

  /** The JSON at a public address of the institute. */
  async publicJson<T>(address: string): Promise<T> {
    return (await this.#institute.app.inject({ url: new URL(address).pathname })).json<T>();
  }

  // Scenarios share an institute, so pending requests have to arrive in this one.
  async tracked(): Promise<readonly TrackedEvent[]> {
    return this.portal.tracked;
  }

  async end(): Promise<void> {
    this.portal.end();
    await this.line.quiet();
  }

  // The provider's own pages need browser level.
  async #arrive(firstName: string, address: string): Promise<void> {
    this.#present = firstName;
    const { identity } = this.portal;
    this.#refuseAnother();
    await identity.signIn(this.#institute, this.#institute.person(firstName), this.#time.now());
    await this.portal.load(`/#${address}`);
  }

  #refuseAnother(): void {
    if (this.#coming ?? this.portal.identity.user())
      throw new Error("Someone is signed in already; a scenario is of one person at a time.");
  }

  async #click(element: HTMLElement): Promise<void> {
    this.portal.tab.isScrolled = true;
    await this.portal.user.click(element);
    await this.portal.settled();
  }
}
