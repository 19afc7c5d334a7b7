import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import type { ServiceIdentifier } from "inversify";
import { Container } from "inversify";
import { entranceFor } from "../../domain/customer/access.ts";
import { navigationFor } from "../../domain/customer/navigation.ts";
import { olderPortalPathOf } from "../../domain/customer/older-portal.ts";
import { routeOf } from "../../domain/customer/routes.ts";
import { reachOf } from "../../domain/customer/suspension.ts";
import { wholeScreenOf } from "../../application/shell/whole-screen.ts";
import { bindHttpPorts } from "../../ui/composition/http-ports.ts";
import {
  CLOCK,
  CONFIGURATION,
  COOKIES,
  CURRENT_ADDRESS,
  FILE_SAVER,
  IDENTITY,
  NEW_IDENTIFIER,
  OTHER_TABS,
  TAB_STORE,
  TRACKING,
} from "../../ui/composition/bindings/ports.ts";
import { CONTENT, CUSTOMER, FAILURES, LEAVING, LOGIN_SUCCESS, SESSION } from "../../ui/composition/bindings/shell.ts";
import { bindBeside } from "../../ui/composition/bindings/beside.ts";
import { bindTracking } from "../../ui/composition/bindings/tracking.ts";
import { bindServices } from "../../ui/composition/services.ts";
import type { TrackedEvent } from "../../application/ports/tracking.ts";
import type { Institute } from "../../adapters/institute/institute.ts";
import type { Actor } from "./actor.ts";
import { isCallTo, notOffered } from "./actor.ts";
import { CoreIdentity } from "./core-identity.ts";
import { corePages } from "./core-screens/pages.ts";
import { blockedView, errorScreen, notFoundPage, suspensionPage, unsupportedPage } from "./core-screens/shell.ts";
import { coreConfiguration } from "./core-configuration.ts";
import { memoryCookies } from "./memory-cookies.ts";
import { memoryTab } from "./memory-tab.ts";
import type { CorePage, Screen } from "./screen.ts";
import { socketlessFetch } from "./socketless-fetch.ts";
import { TestClock } from "./test-clock.ts";

const pick = (kind: string, offered: NonNullable<Screen["choices"]>, name: string, answer: string): void => {
  const answers = offered[name];
  if (!answers) throw notOffered(kind, name, Object.keys(offered));
  const choice = answers[answer];
  if (!choice) throw notOffered("answer", answer, Object.keys(answers));
  choice();
};

/**
 * Uses the portal without a screen: the real services over the real http adapters against the real
 * institute, all in this process. It refuses what the screen would not offer.
 */
export class CoreActor implements Actor {
  readonly clock = new TestClock(new Date());
  readonly identity = new CoreIdentity();
  /** What was told to whoever counts visits. */
  readonly told: TrackedEvent[] = [];
  /** The calls made, as "POST /customers/…/sessions". */
  readonly calls: string[] = [];
  readonly #institute: Institute;
  readonly #tab = memoryTab();
  readonly #cookies = memoryCookies();
  readonly #fetch: (url: string, init: RequestInit) => Promise<Response>;
  #container: Container | undefined;
  #page: CorePage | undefined;
  #address = "/";
  #elsewhere: string | undefined;
  #broken: string | undefined;
  #garbled: string | undefined;
  #identifiers = 0;
  readonly #files: Promise<string>[] = [];
  readonly #underWay = new Set<Promise<Response>>();

  constructor(institute: Institute) {
    this.#institute = institute;
    this.#fetch = socketlessFetch(institute);
  }

  async isGiven(file: string): Promise<boolean> {
    return (await this.saved()).includes(file);
  }

  saved(): Promise<readonly string[]> {
    return Promise.all(this.#files);
  }

  async signIn(firstName: string): Promise<void> {
    await this.come("/");
    await this.identify(firstName);
  }

  async come(address: string): Promise<void> {
    this.#address = address;
    await this.#start();
  }

  async identify(firstName: string): Promise<void> {
    const { asksFor } = this.identity;
    if (asksFor === undefined) throw new Error("Nobody is asked who they are.");
    await this.identity.signIn(this.#institute, this.#institute.person(firstName));
    this.#address = asksFor;
    await this.#start();
  }

  async logOut(): Promise<void> {
    const { session, leaving } = this.#services;
    let left: Promise<void> | undefined;
    leaving.request(() => {
      left = session.logout();
    });
    await left;
    this.#page = undefined;
  }

  async open(address: string): Promise<void> {
    if (!this.identity.user()) throw new Error("Nobody is signed in: the portal leads to the sign-in.");
    this.#services.failures.pageOpened();
    this.#address = address;
    await this.#show();
  }

  async follow(link: string): Promise<void> {
    const { links = {} } = this.#screen;
    const address = links[link];
    if (address === undefined) throw notOffered("link", link, Object.keys(links));
    await this.open(address);
  }

  elsewhere(): Promise<string | undefined> {
    return Promise.resolve(this.#elsewhere);
  }

  async reload(): Promise<void> {
    await this.#start();
  }

  heading(): Promise<string> {
    return Promise.resolve(this.#screen.heading);
  }

  question(): Promise<string | undefined> {
    return Promise.resolve(this.#screen.question);
  }

  progress(): Promise<string | undefined> {
    return Promise.resolve(this.#screen.progress);
  }

  words(): Promise<string> {
    return Promise.resolve([this.#screen.heading, this.#screen.question ?? "", ...this.#screen.words].join("\n"));
  }

  offers(button: string): Promise<boolean> {
    return Promise.resolve(button in this.#screen.buttons);
  }

  async press(button: string): Promise<void> {
    await this.#button(button)();
    await this.#settled();
  }

  async pressTwice(button: string): Promise<void> {
    const press = this.#button(button);
    await Promise.all([press(), press()]);
    await this.#settled();
  }

  choose(question: string, answer: string): Promise<void> {
    pick("question", this.#screen.choices ?? {}, question, answer);
    return Promise.resolve();
  }

  select(field: string, option: string): Promise<void> {
    pick("select", this.#screen.selects ?? {}, field, option);
    return Promise.resolve();
  }

  fill(field: string, typed: string): Promise<void> {
    const fields = this.#screen.fields ?? {};
    const take = fields[field];
    if (!take) throw notOffered("field", field, Object.keys(fields));
    take(typed);
    return Promise.resolve();
  }

  tick(statement: string): Promise<void> {
    const statements = this.#screen.statements ?? {};
    const tick = statements[statement];
    if (!tick) throw notOffered("statement", statement, Object.keys(statements));
    tick();
    return Promise.resolve();
  }

  async edit(section: string): Promise<void> {
    const sections = this.#screen.sections ?? {};
    const edit = sections[section];
    if (!edit) throw notOffered("section to edit", section, Object.keys(sections));
    edit();
    await this.#settled();
  }

  async turn(name: string): Promise<void> {
    await this.#switch(name).move();
    await this.#settled();
  }

  isOn(name: string): Promise<boolean> {
    return Promise.resolve(this.#switch(name).isOn);
  }

  #switch(name: string) {
    const switches = this.#screen.switches ?? {};
    const found = switches[name];
    if (!found) throw notOffered("switch", name, Object.keys(switches));
    return found;
  }

  table(caption: string): Promise<readonly (readonly string[])[]> {
    const table = this.#screen.tables?.[caption];
    if (!table) throw notOffered("table", caption, Object.keys(this.#screen.tables ?? {}));
    return Promise.resolve(table);
  }

  navigation(): Promise<readonly string[]> {
    const { customer, content, session } = this.#services;
    const labels = content.page("page-framework").value?.navigation ?? {};
    const hasFrame = wholeScreenOf({ customer, content, session }) === "frame";
    const entries = hasFrame && customer.userType ? navigationFor(customer.userType) : [];
    return Promise.resolve(
      entries
        .map((entry) => labels[entry.key] ?? entry.label),
    );
  }

  async tracked(): Promise<readonly TrackedEvent[]> {
    await this.#settled();
    return this.told;
  }

  breakCalls(path: string): Promise<void> {
    this.#broken = path;
    return Promise.resolve();
  }

  garbleCalls(path: string): Promise<void> {
    this.#garbled = path;
    return Promise.resolve();
  }

  breakSignIn(): Promise<void> {
    this.identity.isReachable = false;
    return Promise.resolve();
  }

  mendCalls(): Promise<void> {
    this.#broken = undefined;
    this.#garbled = undefined;
    return Promise.resolve();
  }

  /** A service of the portal as it runs now, for steps that look behind the screen. */
  service<T>(identifier: ServiceIdentifier<T>): T {
    return this.#running.get(identifier);
  }

  // The next scenario has the same institute: what is on its way to it arrives in this one.
  end(): Promise<void> {
    return this.#settled();
  }

  // As the portal starts on a page just loaded: nothing is kept but what is in the tab.
  async #start(): Promise<void> {
    const container = new Container();
    container.bind(CLOCK).toConstantValue(this.clock);
    container.bind(NEW_IDENTIFIER).toConstantValue(() => this.#newIdentifier());
    container.bind(TAB_STORE).toConstantValue(this.#tab);
    container.bind(TRACKING).toConstantValue({
      push: (event) => void this.told.push(event),
      hashedId: (accountId) => Promise.resolve(`hash of ${accountId}`),
      asksAgreement: false,
    });
    container.bind(COOKIES).toConstantValue(this.#cookies);
    container.bind(OTHER_TABS).toConstantValue({ tell: () => undefined, listen: () => undefined });
    container.bind(CURRENT_ADDRESS).toConstantValue(() => this.#address);
    container.bind(CONFIGURATION).toConstantValue(coreConfiguration);
    container.bind(FILE_SAVER).toConstantValue({ save: (address) => void this.#files.push(this.#fileAt(address)) });
    container.bind(IDENTITY).toConstantValue(this.identity);
    bindHttpPorts(container, {
      fetch: (url, init) => this.#call(url, init),
      apiBase: coreConfiguration.apiBase,
      contentBase: coreConfiguration.contentBase,
      clientId: coreConfiguration.identity.clientId,
      page: () => this.#address,
      onUnauthorized: () => container.get(SESSION).ended("not renewed"),
    });
    bindServices(container);
    bindTracking(container);
    bindBeside(container);
    this.#container = container;
    this.#page = undefined;
    this.#elsewhere = undefined;
    const { session, customer, content } = this.#services;
    if (!(await session.start())) return;
    container.get(LOGIN_SUCCESS).start();
    await Promise.all([session.open(), customer.notifications.load(), customer.profile.load()]);
    if (customer.profile.value) await content.page("page-framework").load();
    await this.#show();
  }

  // What the present address stands for, or what stands in its place.
  async #show(): Promise<void> {
    this.#page = this.#pageHere();
    await this.#page?.open();
    await this.#settled();
  }

  #pageHere(): CorePage | undefined {
    const { customer, session, failures } = this.#services;
    const profile = customer.profile.value;
    if (!profile || failures.shown?.isTakeOver) return undefined;
    const route = routeOf(this.#address);
    const entrance = entranceFor(profile, session.roles);
    if (entrance.to === "external portal" || entrance.to === "older portal") {
      const { externalPortal, olderPortal } = coreConfiguration;
      this.#elsewhere = entrance.to === "external portal" ? externalPortal : `${olderPortal}${olderPortalPathOf(route)}`;
      return undefined;
    }
    const logOut = () => this.logOut();
    if (entrance.to === "unsupported page") return unsupportedPage(this.#running, logOut);
    const reach = reachOf(customer.suspensionPhase, route);
    if (reach === "suspension page") return suspensionPage(this.#running, logOut);
    if (reach === "blocked view") return blockedView(this.#running);
    if (route === undefined) return notFoundPage(this.#running, (address) => this.open(address));
    const page = corePages[route];
    if (!page) throw new Error(`There is no page at ${route}.`);
    return page(this.#running);
  }

  #call(url: string, init: RequestInit): Promise<Response> {
    const path = url.replace(/^https?:\/\/[^/]+\/api/, "");
    this.calls.push(`${init.method ?? "GET"} ${path}`);
    const answer = isCallTo(this.#broken, path)
      ? Promise.reject(new TypeError("The institute does not answer."))
      : isCallTo(this.#garbled, path)
        ? Promise.resolve(Response.json({ nonsense: true }))
        : this.#fetch(url, init);
    this.#underWay.add(answer);
    return answer.finally(() => this.#underWay.delete(answer));
  }

  // A screen shows what it does because nothing is on its way any longer; so does this one.
  async #settled(): Promise<void> {
    while (this.#underWay.size > 0) {
      await Promise.allSettled(this.#underWay);
      await setImmediate();
    }
  }

  // As a browser fetches a file: without a token, by its address alone.
  async #fileAt(address: string): Promise<string> {
    const file = await this.#fetch(address, {});
    assert.equal(file.headers.get("content-type"), "application/pdf", `Nothing can be saved: ${file.status}`);
    return /filename="([^"]*)"/.exec(file.headers.get("content-disposition") ?? "")?.[1] ?? "";
  }

  #newIdentifier(): string {
    this.#identifiers += 1;
    return `00000000-0000-4000-8000-${String(this.#identifiers).padStart(12, "0")}`;
  }

  #button(name: string): () => Promise<void> | void {
    const { buttons } = this.#screen;
    const press = buttons[name];
    if (!press) throw notOffered("button", name, Object.keys(buttons));
    return press;
  }

  get #running(): Container {
    if (!this.#container) throw new Error("Nobody has signed in yet.");
    return this.#container;
  }

  get #screen(): Screen {
    if (this.identity.isLoggedOut) return { heading: "You are signed out", words: [], buttons: {} };
    const { shown } = this.#services.failures;
    if (shown) return errorScreen(shown, () => this.reload(), () => this.logOut());
    if (this.identity.asksFor !== undefined) return { heading: "Sign in", words: [], buttons: {} };
    if (!this.#page) throw new Error("No page is open.");
    return this.#page.screen();
  }

  get #services() {
    const container = this.#running;
    return {
      session: container.get(SESSION),
      customer: container.get(CUSTOMER),
      content: container.get(CONTENT),
      failures: container.get(FAILURES),
      leaving: container.get(LEAVING),
    };
  }
}
