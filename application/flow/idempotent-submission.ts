import { makeAutoObservable, observableRef, runInAction } from "mobx";

import { begin, fail, idle, mayBegin, succeed, type Submission } from "../../domain/kernel/submission.ts";
import { isRefusal } from "../../domain/shell/failure.ts";
import type { CallFailure, Result } from "../ports/result.ts";
import type { FlowServices } from "../shell/flow-services.ts";
import { withRollback } from "./with-rollback.ts";

/** Configuration of an idempotent submission. */
export interface SubmissionDefinition<Payload, Done> {
  /** Storage key of the draft. */
  readonly name: string;
  /** Sends the payload; the server executes each idempotency key at most once. */
  readonly submit: (payload: Payload, key: string) => Promise<Result<Done, CallFailure>>;
  /** Called after success. */
  readonly onDone?: ((done: Done) => void) | undefined;
  /**
   * Error code of a duplicate, perhaps submitted in another window, and a function that refetches the affected record.
   */
  readonly already?: { readonly code: string; readonly refresh: () => Promise<void> } | undefined;
  /** Shows a failure in the form, where the form can; resolves with whether it does, and so is open again. */
  readonly showInForm?: ((reason: CallFailure) => Promise<boolean> | undefined) | undefined;
  /** Called when it fails while another page is open; `isRefused` is false when it may have been executed. */
  readonly onFailedElsewhere?: ((isRefused: boolean) => void) | undefined;
  /** Called when its page opens. */
  readonly onOpened?: (() => void) | undefined;
}

/** State restored from an earlier visit in this tab. */
export interface RestoredState<Payload> {
  /** Saved form state; not yet validated. */
  readonly draft: unknown;
  /**
   * The payload of an attempt of this session that was interrupted, so its outcome is unknown. After another sign-in the
   * user submits it again: nothing is sent unasked.
   */
  readonly sending: Payload | undefined;
}

/** Services that an idempotent submission needs. */
export type SubmissionServices = Pick<FlowServices, "drafts" | "newIdentifier" | "navigationGuard">;

interface StoredAttempt extends Partial<RestoredState<unknown>> {
  readonly key?: unknown;
  readonly outcomeUnknown?: unknown;
}

/** Whether the server responded. Without a response the outcome is unknown. */
const isAnswered = ({ status }: CallFailure): boolean => typeof status === "number";

/**
 * Submits a payload with an idempotency key, so the server executes it at most once despite repeated calls and
 * reloads before the response. Keeps the draft in tab storage until the submission succeeds.
 */
export class IdempotentSubmission<Payload, Done> {
  submission: Submission<Done, CallFailure> = idle;
  /** The institute's message about a duplicate submission. */
  already: string | undefined = undefined;
  readonly #definition: SubmissionDefinition<Payload, Done>;
  readonly #services: SubmissionServices;
  #key: string | undefined = undefined;
  /** Whether an unanswered attempt with this key may have been executed. */
  #outcomeUnknown = false;
  #isOnPage = true;

  constructor(definition: SubmissionDefinition<Payload, Done>, services: SubmissionServices) {
    this.#definition = definition;
    this.#services = services;
    services.navigationGuard.watchBeyondPage({
      isUnsaved: () => this.submission.status === "submitting",
      discard: () => undefined,
    });
    makeAutoObservable(this, { submission: observableRef }, { autoBind: true });
  }

  /** Whether the payload was certainly not executed: rejected, with no earlier attempt of unknown outcome. */
  get isRefused(): boolean {
    return this.submission.status === "failed" && isRefusal(this.submission.reason.status) && !this.#outcomeUnknown;
  }

  /**
   * Restores the state of an earlier visit in this tab; undefined without readable state, or while a submission is in
   * progress.
   */
  resume(): RestoredState<Payload> | undefined {
    this.#isOnPage = true;
    this.#definition.onOpened?.();
    if (this.#key !== undefined) return undefined;
    const { key, draft, sending, outcomeUnknown } = (this.#services.drafts.read(this.#definition.name) ??
      {}) as StoredAttempt;
    if (typeof key !== "string") return undefined;
    this.#key = key;
    this.#outcomeUnknown = sending !== undefined || outcomeUnknown === true;
    const isUnderWay = this.#services.drafts.wasSentInThisSession(this.#definition.name);
    return { draft, sending: isUnderWay ? (sending as Payload | undefined) : undefined };
  }

  /** Called when its page closes. */
  leave(): void {
    this.#isOnPage = false;
  }

  keep(draft: unknown): void {
    this.already = undefined;
    this.#services.drafts.keep(this.#definition.name, {
      key: this.#keyOfAttempt(),
      draft,
      outcomeUnknown: this.#outcomeUnknown,
    });
  }

  /** Saves a changed draft and starts a new attempt with a new idempotency key. */
  change(draft: unknown): void {
    this.#endAttempts();
    this.keep(draft);
  }

  /** Returns from a failure to the form. */
  recover(): void {
    if (this.submission.status === "failed") this.submission = idle;
  }

  /** Sends the payload and settles the submission; no effect while submitting or after success. */
  async send(payload: Payload, draft: unknown): Promise<void> {
    if (!mayBegin(this.submission)) return;
    this.submission = begin(this.submission);
    const key = this.#keyOfAttempt();
    this.#services.drafts.keepAtOnce(this.#definition.name, { key, draft, sending: payload });
    const outcome = await withRollback(this.#definition.submit(payload, key), () => {
      // The next visit retries with the same key.
      this.#outcomeUnknown = true;
      this.submission = idle;
    });
    const { already, showInForm } = this.#definition;
    if (!outcome.ok && already && outcome.reason.code === already.code) {
      await already.refresh();
      this.#settleAsDuplicate(outcome.reason);
      return;
    }
    const isInForm = !outcome.ok && (await showInForm?.(outcome.reason)) === true;
    this.#settle(outcome, draft, isInForm);
  }

  /** Resets the submission and discards the draft. */
  forget(): void {
    this.submission = idle;
    this.already = undefined;
    this.#endAttempts();
    this.#services.drafts.discard(this.#definition.name);
  }

  #settle(outcome: Result<Done, CallFailure>, draft: unknown, isInForm: boolean): void {
    runInAction(() => {
      if (outcome.ok) {
        this.submission = succeed(this.submission, outcome.value);
        this.#endAttempts();
        this.#services.drafts.discard(this.#definition.name);
        this.#definition.onDone?.(outcome.value);
        return;
      }
      this.#outcomeUnknown ||= !isRefusal(outcome.reason.status);
      this.submission = fail(this.submission, outcome.reason);
      // Without a response the outcome is unknown: keep the stored attempt, so the next visit retries with the same
      // key.
      if (isAnswered(outcome.reason)) this.keep(draft);
      if (!this.#isOnPage) this.#definition.onFailedElsewhere?.(this.isRefused);
      if (isInForm) this.recover();
    });
  }

  #settleAsDuplicate({ description }: CallFailure): void {
    runInAction(() => {
      this.forget();
      this.already = description;
    });
  }

  #endAttempts(): void {
    this.#key = undefined;
    this.#outcomeUnknown = false;
  }

  #keyOfAttempt(): string {
    this.#key ??= this.#services.newIdentifier();
    return this.#key;
  }
}
