import { makeAutoObservable, observableRef } from "mobx";

import { errorScreenOf, hidesFrame, takesOver, type ErrorScreen, placeOfError } from "../../domain/shell/failure.ts";
import type { NewIdentifier } from "../ports/browser.ts";
import type { FailureReport, FailureReports } from "../ports/failure-reports.ts";
import { CallFailure } from "../ports/result.ts";
import { ChunkLoadError } from "./chunk-load-error.ts";

/** Why a sign-in failed: the device's clock, somebody who gave it up at the provider, or anything else. SIGN-04, SIGN-10 */
export type SignInFailure = "clockSkew" | "declined" | "refused";

/** Content of the error screen. */
export interface ShownFailure {
  readonly screen: ErrorScreen;
  readonly correlationId: string;
  /** Whether it replaces the whole portal instead of the page. ERR-07 */
  readonly isTakeOver: boolean;
}

/** Handles all errors centrally and decides whether an error screen shows. SHELL-05, ERR-08 */
export class Failures {
  shown: ShownFailure | undefined = undefined;
  readonly #reports: FailureReports;
  readonly #newIdentifier: NewIdentifier;
  /** Reported errors and their correlation IDs; several places may catch the same error. */
  readonly #reported = new WeakMap<object, string>();

  constructor(reports: FailureReports, newIdentifier: NewIdentifier) {
    this.#reports = reports;
    this.#newIdentifier = newIdentifier;
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  /** Handles a thrown error. Failed calls are already reported; all other errors are reported here. ERR-10 */
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

  /** Shows a failed sign-in in place of the whole portal. SIGN-04, SIGN-10 */
  signInFailed(why: SignInFailure, error?: unknown): void {
    const status = why === "clockSkew" ? why : "unhandled";
    const correlationId = this.#reportThrown("SIGN_IN_ERROR", error, status);
    this.#show({ screen: why === "declined" ? why : errorScreenOf(status), correlationId, isTakeOver: true });
  }

  /** Reports a page's render error and returns the correlation ID for its error boundary. SHELL-05 */
  pageNotDrawn(error: unknown): string {
    return this.#reportThrown("RENDER_ERROR", error);
  }

  /** Reports a render error outside pages and replaces the whole portal. SHELL-05, ERR-07 */
  portalNotDrawn(error: unknown): void {
    this.#show({ screen: "standard", correlationId: this.#reportThrown("RENDER_ERROR", error), isTakeOver: true });
  }

  /** Called when a page opens or reopens; clears a page failure but not one of the whole portal. */
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

  // A failure of the whole portal takes precedence over later page failures.
  #show(failure: ShownFailure): void {
    if (!this.shown?.isTakeOver) this.shown = failure;
  }
}
