import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";

import { type UserEvent, userEvent } from "@testing-library/user-event";
import type { Container, ServiceIdentifier } from "inversify";

import { browserCookies, browserTabStore } from "../../adapters/browser/browser.ts";
import { portalBody } from "../../adapters/contract/organisation.ts";
import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { portalRulesOf } from "../../adapters/institute/platform/portal/portal.ts";
import type { TrackedEvent } from "../../application/ports/tracking.ts";
import { endedKey, languageKey } from "../../application/shell/session-keys.ts";
import { firstLanguage } from "../../domain/shell/language.ts";
import { showLogoutReason } from "../../ui/boot/logged-out.ts";
import { markLanguage } from "../../ui/boot/start-texts.ts";
import { hashAddress } from "../../ui/composition/container/browser-ports.ts";
import { portalContainer } from "../../ui/composition/container/container.ts";
import { settleDelay } from "../../ui/composition/first-load/page-ready.ts";
import { start } from "../../ui/composition/first-load/start.tsx";
import { browserTabs } from "../application/support/browser-tabs.ts";
import type { TestClock } from "../application/support/test-clock.ts";
import { coreConfiguration } from "./core-configuration.ts";
import { CoreIdentity } from "./core-identity.ts";
import type { CoreLine } from "./core-line.ts";
import { Tab } from "./dom/tab.ts";
import { wordsOf } from "./dom/words.ts";
import type { TrialOrganisation } from "./organisations.ts";
import { refuseRawPlaceholders } from "./raw-placeholder.ts";
import { replaceTracking } from "./track-by.ts";

const { authority, loggedOutUrl } = coreConfiguration.identity;
const nothing = (): void => undefined;

/** Resolves to true when no module of the portal has loaded since the previous call. */
export type ImportsSettled = () => Promise<boolean>;

// The portal has settled after this many turns of the event loop without activity.
const quietTurns = 3;
const patience = 10_000;

/** Parts of a portal in this process. */
interface CorePortalParts {
  readonly organisation: TrialOrganisation;
  readonly clock: TestClock;
  readonly importsSettled: ImportsSettled;
}

/** The real portal in a tab of this process. It starts as in a browser, with a test clock and identity. */
export class CorePortal {
  readonly clock: TestClock;
  readonly identity = new CoreIdentity((address) => {
    this.#tab.goingTo = address;
  });
  readonly tracked: TrackedEvent[] = [];
  /** Whether the deployment asks for consent to tracking. */
  asksAgreement = false;
  /** The languages that the browser prefers, as BCP 47 tags. */
  preferredLanguages: readonly string[] = ["en-GB"];
  /** What the page itself has of further languages. */
  startTexts: PortalConfiguration["startTexts"];
  /** The address outside the portal that the tab was sent to. */
  elsewhere: string | undefined;
  readonly #configuration: PortalConfiguration;
  readonly #line: CoreLine;
  readonly #tab: Tab;
  readonly #importsSettled: ImportsSettled;
  #user: UserEvent | undefined;
  #keptLanguage: string | undefined;
  #container: Container | undefined;
  #end = nothing;

  constructor(line: CoreLine, { organisation, clock, importsSettled }: CorePortalParts) {
    this.clock = clock;
    const { body, cpdLog, rules } = organisation;
    this.#configuration = {
      ...coreConfiguration,
      cpdLog,
      ...(body ? { body: portalBody.parse(body), rules: portalRulesOf(rules) } : {}),
      language: body?.languages !== undefined,
    };
    this.#line = line;
    this.#importsSettled = importsSettled;
    this.#tab = new Tab((address, name) => line.save(address, name));
  }

  get tab(): Tab {
    return this.#tab;
  }

  get isOpen(): boolean {
    return this.#user !== undefined;
  }

  /** Simulates mouse and keyboard. */
  get user(): UserEvent {
    if (!this.#user) throw new Error("The portal has not been opened yet.");
    return this.#user;
  }

  /** A service of the running portal, for steps that look behind the screen. */
  service<T>(identifier: ServiceIdentifier<T>): T {
    if (!this.#container) throw new Error("The portal has not been opened yet.");
    return this.#container.get(identifier);
  }

  /** Loads an address like a browser: only the tab's storage survives. */
  async load(address: string): Promise<void> {
    this.end();
    this.elsewhere = undefined;
    const root = this.#tab.load(address);
    const { document, window } = this.#tab;
    this.#user = userEvent.setup({ document, delay: null, pointerEventsCheck: 0, skipHover: true, applyAccept: false });
    if (window.location.href === loggedOutUrl) {
      root.outerHTML = readFileSync("ui/boot/logged-out.html", "utf8");
      markLanguage(document, this.#firstLanguage());
      showLogoutReason(document, window.sessionStorage.getItem(endedKey), this.#configuration.body, this.startTexts);
      return;
    }
    const tracking = { suffix: "a-suffix", salt: "some-salt", asksAgreement: this.asksAgreement };
    this.#container = portalContainer(
      { ...this.#configuration, startTexts: this.startTexts, tracking },
      {
        clock: this.clock,
        newIdentifier: () => crypto.randomUUID(),
        tab: browserTabStore(window.sessionStorage),
        cookies: browserCookies(document),
        tabs: browserTabs()(),
        address: hashAddress,
        identity: this.identity,
        fetch: this.#line.fetch,
        language: {
          first: () => this.#firstLanguage(),
          keep: (language) => {
            this.#keptLanguage = language;
          },
        },
      },
    );
    replaceTracking(this.#container, {
      push: (event) => void this.tracked.push(event),
      hashedId: (accountId) => Promise.resolve(`hash of ${accountId}`),
      asksAgreement: this.asksAgreement,
    });
    this.#end = await start(root, this.#container);
    await this.settled();
    // Longer than the settle delay, like a person reading the page.
    this.clock.goOn(settleDelay);
    await this.settled();
  }

  /** Continues on another device, where nothing is stored and the browser prefers a language. */
  async useOtherDevice(preferred: string): Promise<void> {
    this.#keptLanguage = undefined;
    this.preferredLanguages = [preferred];
    this.#tab.window.sessionStorage.clear();
    await this.load("/");
  }

  /** Waits until nothing is pending, so the screen no longer changes. */
  async settled(): Promise<void> {
    const begun = performance.now();
    for (let quiet = 0; quiet < quietTurns;) {
      await this.#line.quiet();
      await setImmediate();
      const { goingTo } = this.#tab;
      if (goingTo !== undefined) {
        await this.#go(goingTo);
        return;
      }
      const haveSettled = await this.#importsSettled();
      quiet = this.#isAtRest() && haveSettled ? quiet + 1 : 0;
      if (performance.now() - begun > patience)
        throw new Error(`The page does not come to rest. It says:\n${wordsOf(this.#tab.document.body)}`);
    }
    const { title, body } = this.#tab.document;
    // Collecting the announced text is slow, so it is checked only where a brace occurs.
    if (`${title}${body.textContent}`.includes("{")) refuseRawPlaceholders(`${title}\n${wordsOf(body)}`);
  }

  /** The language of this device before a sign-in. */
  #firstLanguage(): string | undefined {
    return firstLanguage(
      this.#configuration.body.languages ?? [],
      this.#tab.window.sessionStorage.getItem(languageKey) ?? this.#keptLanguage,
      this.preferredLanguages,
    );
  }

  /** Stops everything in the current document. */
  end(): void {
    this.#tab.leave();
    this.#end();
    this.#end = nothing;
    this.clock.forget();
    this.#tab.close();
  }

  // Handles navigation out of the current document. The provider's own pages need browser level.
  async #go(address: string): Promise<void> {
    this.#tab.goingTo = undefined;
    if (address === authority) return;
    const { host, pathname } = new URL(address);
    const isOwn = host === this.#tab.window.location.host && ["/", new URL(loggedOutUrl).pathname].includes(pathname);
    if (isOwn) await this.load(address);
    else this.elsewhere = address;
  }

  #isAtRest(): boolean {
    const { document } = this.#tab;
    if (this.#line.isHolding) return this.#line.isQuiet;
    if (!this.#line.isQuiet || document.querySelector("main [data-loading]")) return false;
    return (document.querySelector("h1")?.textContent ?? "") !== "";
  }
}
