import { makeAutoObservable, observableRef } from "mobx";
import { errorScreenOf, hidesFrame, takesOver, type ErrorScreen, placeOfError } from "../../domain/shell/failure.ts";
import { CallFailure } from "../ports/result.ts";
import type { FailureReport, FailureReports } from "../ports/failure-reports.ts";
import type { NewIdentifier } from "../ports/browser.ts";
import { ChunkLoadError } from "./chunk-load-error.ts";

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
  /** What was reported already, with its reference: one error may be caught in several places. */
  readonly #reported = new WeakMap<object, string>();

  constructor(reports: FailureReports, newIdentifier: NewIdentifier) {
    this.#reports = reports;
    this.#newIdentifier = newIdentifier;
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  /** Takes a thrown error. A failed call was reported where it failed; anything else is reported here. ERR-10 */
  raise(error: unknown): void {
    if (error instanceof CallFailure) {
      if (takesOver(error.name))
        this.#show({
          screen: errorScreenOf(error.status),
          correlationId: error.correlationId,
          isTakeOver: hidesFrame(error.name),
        });
      return;
    }
    if (error instanceof ChunkLoadError) {
      const status = error.type === "timeout" ? "timeout" : "unhandled";
      const correlationId = this.#report(error, { name: error.name, status, type: error.type });
      this.#show({ screen: errorScreenOf(status), correlationId, isTakeOver: false });
      return;
    }
    this.#show({ screen: "standard", correlationId: this.#reportThrown("UNHANDLED_ERROR", error), isTakeOver: false });
  }

  /** The sign-in failed: the portal has nobody to show itself to. SIGN-04, SIGN-10 */
  signInFailed(why: "clockSkew" | "refused", error?: unknown): void {
    const status = why === "clockSkew" ? why : "unhandled";
    const correlationId = this.#reportThrown("SIGN_IN_ERROR", error, status);
    this.#show({ screen: errorScreenOf(status), correlationId, isTakeOver: true });
  }

  /** A page could not be drawn. Its place shows that by itself, with the reference this gives. SHELL-05 */
  pageNotDrawn(error: unknown): string {
    return this.#reportThrown("RENDER_ERROR", error);
  }

  /** What stands around the pages could not be drawn, and nothing of the portal is left on screen. SHELL-05, ERR-07 */
  portalNotDrawn(error: unknown): void {
    this.#show({ screen: "standard", correlationId: this.#reportThrown("RENDER_ERROR", error), isTakeOver: true });
  }

  /** Another page is opened, or the same one again: a failure of a page does not stay, one of the whole portal does. */
  pageOpened(): void {
    if (this.shown && !this.shown.isTakeOver) this.shown = undefined;
  }

  #reportThrown(name: string, error: unknown, status: FailureReport["status"] = "unhandled"): string {
    const thrown = error instanceof Error ? error : undefined;
    return this.#report(error, { name, status, type: thrown?.name, place: placeOfError(thrown?.stack) });
  }

  #report(error: unknown, what: Omit<FailureReport, "correlationId">): string {
    const known = error instanceof Object ? this.#reported.get(error) : undefined;
    if (known !== undefined) return known;
    const correlationId = this.#newIdentifier();
    if (error instanceof Object) this.#reported.set(error, correlationId);
    this.#reports.report({ ...what, correlationId });
    return correlationId;
  }

  // Once the whole portal has given way, no page's failure is shown any more.
  #show(failure: ShownFailure): void {
    if (!this.shown?.isTakeOver) this.shown = failure;
  }
}
