import type { TrackedEvent } from "../../application/ports/tracking.ts";
import { dayOf, daysBetween, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { TestClock } from "../application/support/test-clock.ts";
import { findLink } from "./abilities/find-control.ts";
import { Forms } from "./abilities/forms.ts";
import { PageReader } from "./abilities/page.ts";
import type { Actor, CausesFaults, PassesTime, SignsIn, TakesFiles, VisitsPages } from "./actor.ts";
import { coreFaults } from "./core-faults.ts";
import { CoreInstitute } from "./core-institute.ts";
import { CoreLine } from "./core-line.ts";
import { CorePortal, type ImportsSettled } from "./core-portal.ts";
import { CoreScreen } from "./core-screen.ts";
import type { FirstDay } from "./trial-institute.ts";

/** Signs in without the provider's own pages, which need browser level. */
class CoreSession implements SignsIn {
  readonly #portal: CorePortal;
  readonly #forms: Forms;
  readonly #day: FirstDay;
  #present: string | undefined;
  #coming: string | undefined;

  constructor(portal: CorePortal, forms: Forms, day: FirstDay) {
    this.#portal = portal;
    this.#forms = forms;
    this.#day = day;
  }

  async become(firstName: string): Promise<void> {
    this.#refuseAnother();
    this.#coming = firstName;
  }

  /** Signs in the coming person, if there is one, at an address; resolves to whether there was one. */
  async arrive(address = "/"): Promise<boolean> {
    const firstName = this.#coming;
    this.#coming = undefined;
    if (firstName !== undefined) await this.#arrive(firstName, address);
    return firstName !== undefined;
  }

  /** Signs the present person in again after the sign-in has expired. */
  async arriveAgain(): Promise<void> {
    if (!this.#portal.identity.user()) return;
    this.#portal.identity.expire();
    await this.#arrive(this.#present ?? "", "/");
  }

  async come(address: string): Promise<void> {
    await this.#portal.load(`/#${address}`);
  }

  async identify(firstName: string): Promise<void> {
    const { requestedAddress } = this.#portal.identity;
    if (requestedAddress === undefined) throw new Error("Nobody is asked who they are.");
    await this.#arrive(firstName, requestedAddress);
  }

  async logOut(): Promise<void> {
    await this.#forms.press("Account");
    await this.#forms.press("Logout");
  }

  async #arrive(firstName: string, address: string): Promise<void> {
    this.#present = firstName;
    this.#refuseAnother();
    const { institute, time } = this.#day;
    await this.#portal.identity.signIn(institute, institute.person(firstName), time.now());
    await this.#portal.load(`/#${address}`);
  }

  #refuseAnother(): void {
    if (this.#coming ?? this.#portal.identity.user())
      throw new Error("Someone is signed in already; a scenario is of one person at a time.");
  }
}

/**
 * Uses the real portal without a browser: its pages in a document of this process, over the real HTTP adapters and the
 * real institute, without a socket. It finds things by role and name, as a person does, and uses nothing that is not on
 * screen.
 */
export class CoreActor implements Actor {
  readonly line: CoreLine;
  readonly portal: CorePortal;
  readonly screen: CoreScreen;
  readonly page: PageReader;
  readonly forms: Forms;
  readonly session: CoreSession;
  readonly faults: CausesFaults;
  readonly institute: CoreInstitute;
  readonly files: TakesFiles;
  readonly clock: PassesTime;
  readonly browser: VisitsPages;
  readonly #day: FirstDay;

  constructor(day: FirstDay, importsSettled: ImportsSettled) {
    const { institute, organisation, time } = day;
    const clock = new TestClock(time.now());
    const line = new CoreLine(institute);
    const portal = new CorePortal(line, { organisation, clock, importsSettled });
    this.#day = day;
    this.line = line;
    this.portal = portal;
    this.screen = new CoreScreen(portal);
    this.page = new PageReader(this.screen);
    this.forms = new Forms(this.screen);
    this.session = new CoreSession(portal, this.forms, day);
    this.faults = coreFaults(line, portal);
    this.institute = new CoreInstitute(institute, organisation, {
      now: () => clock.now(),
      signedIn: () => portal.identity.user()?.customerId ?? "",
    });
    this.files = {
      isGiven: async (file) => (await line.saved()).includes(file),
      saved: () => line.saved(),
      timesPrinted: async () => portal.tab.timesPrinted,
    };
    this.clock = {
      year: () => clock.now().getFullYear(),
      setClock: async (minutesAhead) => clock.goOn(minutesAhead * 60_000),
      passSeconds: async (seconds) => {
        clock.goOn(seconds * 1000);
        // An open portal renews its sign-in, which this level does not play: there, only the device and staff go on.
        if (portal.isOpen) await portal.settled();
        else time.pass(seconds * 1000);
      },
    };
    this.browser = this.#browserOf(portal);
  }

  /** Advances institute and device by days; the person signs in again afterwards. */
  async passDays(days: number): Promise<void> {
    const milliseconds = days * 24 * 60 * 60 * 1000;
    this.#day.time.pass(milliseconds);
    this.portal.clock.forget();
    this.portal.clock.goOn(milliseconds);
    await this.session.arriveAgain();
  }

  /** Advances to a day. */
  async passTo(day: CalendarDate): Promise<void> {
    const { time, organisation } = this.#day;
    await this.passDays(daysBetween(dayOf(time.now(), organisation.rules), day));
  }

  // Scenarios share an institute, so pending requests have to arrive in this one.
  async tracked(): Promise<readonly TrackedEvent[]> {
    return this.portal.tracked;
  }

  async end(): Promise<void> {
    this.portal.end();
    await this.line.quiet();
  }

  #browserOf(portal: CorePortal): VisitsPages {
    const reload = (): Promise<void> => portal.load(portal.tab.window.location.href);
    return {
      open: async (address) => {
        if (await this.session.arrive(address)) return;
        if (!portal.identity.user()) throw new Error("Nobody is signed in: the portal leads to the sign-in.");
        portal.tab.goTo(address);
        await portal.settled();
      },
      follow: async (link) => (await findLink(this.screen, link)).click(),
      elsewhere: async () => portal.elsewhere,
      reload,
      beginReload: reload,
      comeBack: async () => {
        const { window } = portal.tab;
        window.dispatchEvent(new window.Event("focus"));
        await portal.settled();
      },
      go: async (direction) => {
        portal.tab.window.history[direction]();
        await portal.settled();
      },
      opened: async () => portal.tab.opened,
    };
  }
}
