import { makeAutoObservable, observableRef } from "mobx";
import type { ErrorScreen } from "../../domain/shell/failure.ts";
import { errorScreenOf, hidesFrame, takesOver } from "../../domain/shell/failure.ts";
import { CallFailure } from "../ports/call-failure.ts";
import type { FailureReports } from "../ports/failure-reports.ts";
import type { NewIdentifier } from "../ports/identifiers.ts";

/** What an error screen shows. */
export interface ShownFailure {
  readonly screen: ErrorScreen;
  readonly correlationId: string;
  /** Whether it replaces the whole portal, rather than the page within its frame. ERR-07 */
  readonly isTakeOver: boolean;
}

/** The one place that catches what goes wrong and decides whether a screen gives way to it. SHELL-05, ERR-08 */
export class Failures {
  shown: ShownFailure | undefined = undefined;
  readonly #reports: FailureReports;
  readonly #newIdentifier: NewIdentifier;

  constructor(reports: FailureReports, newIdentifier: NewIdentifier) {
    this.#reports = reports;
    this.#newIdentifier = newIdentifier;
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  /** Takes a thrown error. A failed call was reported where it failed; anything else is reported here. ERR-10 */
  raise(error: unknown): void {
    if (error instanceof CallFailure) {
      if (takesOver(error.name)) this.#show(error.name, errorScreenOf(error.status), error.correlationId);
      return;
    }
    const correlationId = this.#newIdentifier();
    this.#reports.report({ name: "UNHANDLED_ERROR", status: "unhandled", correlationId });
    this.#show("UNHANDLED_ERROR", "standard", correlationId);
  }

  /** The sign-in failed: the portal has nobody to show itself to. SIGN-04, SIGN-10 */
  signInFailed(why: "clockSkew" | "refused"): void {
    const correlationId = this.#newIdentifier();
    const status = why === "clockSkew" ? why : "unhandled";
    this.#reports.report({ name: "SIGN_IN_ERROR", status, correlationId });
    this.shown = { screen: why === "clockSkew" ? why : "standard", correlationId, isTakeOver: true };
  }

  /** Reports an error that was thrown while the screen was drawn; the screen shows it itself. SHELL-05 */
  renderFailed(): string {
    const correlationId = this.#newIdentifier();
    this.#reports.report({ name: "RENDER_ERROR", status: "unhandled", correlationId });
    return correlationId;
  }

  /** Another page is opened: a failure of the page before does not follow, one of the whole portal does. */
  pageChanged(): void {
    if (this.shown && !this.shown.isTakeOver) this.shown = undefined;
  }

  #show(name: string, screen: ErrorScreen, correlationId: string): void {
    const isTakeOver = hidesFrame(name);
    if (this.shown?.isTakeOver) return;
    this.shown = { screen, correlationId, isTakeOver };
  }
}
