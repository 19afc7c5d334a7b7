import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import type { ServiceIdentifier } from "inversify";
import { Container } from "inversify";
import type { Route } from "../../domain/customer/routes.ts";
import { navigationFor } from "../../domain/customer/navigation.ts";
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
import { bindServices } from "../../ui/composition/services.ts";
import type { TrackedEvent } from "../../application/ports/tracking.ts";
import type { Institute } from "../../adapters/institute/institute.ts";
import type { Actor } from "./actor.ts";
import { notOffered } from "./actor.ts";
import { CoreIdentity } from "./core-identity.ts";
import { corePages } from "./core-screens/pages.ts";
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
  readonly tracked: TrackedEvent[] = [];
  /** The calls made, as "POST /customers/…/sessions". */
  readonly calls: string[] = [];
  readonly #institute: Institute;
  readonly #tab = memoryTab();
  readonly #cookies = memoryCookies();
  readonly #fetch: (url: string, init: RequestInit) => Promise<Response>;
  #container: Container | undefined;
  #page: CorePage | undefined;
  #route: Route = "/";
  #broken: string | undefined;
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
    await this.identity.signIn(this.#institute, this.#institute.person(firstName));
    await this.#start();
    await this.open("/");
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

  async open(route: Route): Promise<void> {
    if (!this.identity.user()) throw new Error("Nobody is signed in: the portal leads to the sign-in.");
    const page = corePages[route];
    if (!page) throw new Error(`There is no page at ${route}.`);
    this.#route = route;
    this.#page = page(this.#running);
    await this.#page.open();
    await this.#settled();
  }

  async reload(): Promise<void> {
    await this.#start();
    await this.open(this.#route);
  }

  heading(): Promise<string> {
    return Promise.resolve(this.identity.isLoggedOut ? "You are signed out" : this.#screen.heading);
  }

  question(): Promise<string | undefined> {
    return Promise.resolve(this.#screen.question);
  }

  progress(): Promise<string | undefined> {
    return Promise.resolve(this.#screen.progress);
  }

  words(): Promise<string> {
    const { failures } = this.#services;
    return Promise.resolve(
      [this.#screen.heading, this.#screen.question ?? "", ...this.#screen.words, failures.shown?.screen ?? ""].join("\n"),
    );
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
    const { customer, content } = this.#services;
    const labels = content.page("page-framework").value?.navigation ?? {};
    const entries = customer.userType ? navigationFor(customer.userType) : [];
    return Promise.resolve(
      entries.filter(({ route }) => corePages[route]).map((entry) => labels[entry.key] ?? entry.label),
    );
  }

  breakCalls(path: string): Promise<void> {
    this.#broken = path;
    return Promise.resolve();
  }

  mendCalls(): Promise<void> {
    this.#broken = undefined;
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
      push: (event) => void this.tracked.push(event),
      hashedId: (accountId) => Promise.resolve(`hash of ${accountId}`),
      asksAgreement: false,
    });
    container.bind(COOKIES).toConstantValue(this.#cookies);
    container.bind(OTHER_TABS).toConstantValue({ tell: () => undefined, listen: () => undefined });
    container.bind(CURRENT_ADDRESS).toConstantValue(() => this.#route);
    container.bind(CONFIGURATION).toConstantValue(coreConfiguration);
    container.bind(FILE_SAVER).toConstantValue({ save: (address) => void this.#files.push(this.#fileAt(address)) });
    container.bind(IDENTITY).toConstantValue(this.identity);
    bindHttpPorts(container, {
      fetch: (url, init) => this.#call(url, init),
      apiBase: coreConfiguration.apiBase,
      contentBase: coreConfiguration.contentBase,
      clientId: coreConfiguration.identity.clientId,
      page: () => this.#route,
      onUnauthorized: () => container.get(SESSION).ended("not renewed"),
    });
    bindServices(container);
    this.#container = container;
    const { session, customer, content } = this.#services;
    await session.start();
    container.get(LOGIN_SUCCESS).start();
    await Promise.all([session.open(), customer.notifications.load(), customer.profile.load()]);
    await content.page("page-framework").load();
  }

  #call(url: string, init: RequestInit): Promise<Response> {
    const path = url.replace(/^https?:\/\/[^/]+\/api/, "");
    this.calls.push(`${init.method ?? "GET"} ${path}`);
    const isBroken = this.#broken !== undefined && path.includes(this.#broken);
    const answer = isBroken ? Promise.reject(new TypeError("The institute does not answer.")) : this.#fetch(url, init);
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
