import { frameCall, withAnnouncement, type CausesFaults } from "./actor.ts";
import type { CoreLine } from "./core-line.ts";
import type { CorePortal } from "./core-portal.ts";

/** Disturbs the connection between a portal and the institute in one process. */
export class CoreFaults implements CausesFaults {
  readonly #line: CoreLine;
  readonly #portal: CorePortal;

  constructor(line: CoreLine, portal: CorePortal) {
    this.#line = line;
    this.#portal = portal;
  }

  async breakCalls(path: string): Promise<void> {
    this.#line.disturb("broken", path);
  }

  async loseAnswers(path: string): Promise<void> {
    this.#line.disturb("lost", path);
  }

  async garbleCalls(path: string): Promise<void> {
    this.#line.disturb("garbled", path);
  }

  async breakSignIn(): Promise<void> {
    this.#portal.identity.isReachable = false;
  }

  async holdSignIn(): Promise<void> {
    this.#portal.identity.isHolding = true;
  }

  async announce(heading: string, message: string): Promise<void> {
    this.#line.amend(frameCall, (frame) => withAnnouncement(frame, heading, message));
  }

  async holdCalls(path: string): Promise<void> {
    this.#line.disturb("held", path);
  }

  async failHeldCalls(): Promise<void> {
    this.#line.failHeld({ isMended: true });
    await this.#portal.settled();
  }

  async giveUpCalls(): Promise<void> {
    this.#line.failHeld({ isMended: false });
    await this.#portal.settled();
  }

  async mendCalls(): Promise<void> {
    this.#line.mend();
  }
}
