import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { begin, fail, idle, mayBegin, succeed, type Submission } from "../../domain/kernel/submission.ts";
import { isRefusal } from "../../domain/shell/failure.ts";
import type { CallFailure, Result } from "../ports/result.ts";
import type { Parts } from "../shell/parts.ts";
import { awaited } from "./awaited.ts";

/** What is confirmed, and what becomes of it. */
export interface ConfirmationDefinition<Payload, Done> {
  /** The name its draft is kept under. */
  readonly name: string;
  /** Sends it, once for each key. */
  readonly submit: (payload: Payload, key: string) => Promise<Result<Done, CallFailure>>;
  /** It was taken. */
  readonly onDone?: ((done: Done) => void) | undefined;
  /** It was done before, perhaps in another window: the code of that refusal, and what refetches the record that shows it. */
  readonly already?: { readonly code: string; readonly refresh: () => Promise<void> } | undefined;
  /** It failed while the person was on another page; `isRefused` is false where it may have been carried out. */
  readonly onFailedElsewhere?: ((isRefused: boolean) => void) | undefined;
  /** Its page was opened. */
  readonly onOpened?: (() => void) | undefined;
}

/** What an earlier visit of the tab left. */
export interface Kept<Payload> {
  /** What was entered, in whatever shape it was kept. */
  readonly draft: unknown;
  /** What was on its way; its fate is not known. */
  readonly sending: Payload | undefined;
}

/** What it is kept and told apart by. */
export type ConfirmationParts = Pick<Parts, "drafts" | "newIdentifier" | "navigationGuard">;

interface Stored extends Partial<Kept<unknown>> {
  readonly key?: unknown;
  readonly isFateOpen?: unknown;
}

/** Whether the institute answered at all: without an answer nobody knows whether it did what it was asked. */
const isAnswered = ({ status }: CallFailure): boolean => typeof status === "number";

/**
 * What a person confirms: it is sent once under its key, however often that is asked for, also when the page
 * is loaded anew before the answer has come. What was entered is kept in the tab until it was taken.
 */
export class Confirmation<Payload, Done> {
  submission: Submission<Done, CallFailure> = idle;
  /** What the institute said to what had been done before. */
  already: string | undefined = undefined;
  readonly #definition: ConfirmationDefinition<Payload, Done>;
  readonly #parts: ConfirmationParts;
  #key: string | undefined = undefined;
  /** Whether an attempt under this key may have been carried out, though no answer said so. */
  #isFateOpen = false;
  #isOnPage = true;

  constructor(definition: ConfirmationDefinition<Payload, Done>, parts: ConfirmationParts) {
    this.#definition = definition;
    this.#parts = parts;
    parts.navigationGuard.watchBeyondPage({ isUnsaved: () => this.submission.status === "submitting", discard: () => undefined });
    makeAutoObservable(this, { submission: observableRef }, { autoBind: true });
  }

  /** Whether what was sent is known not to have been done: it was refused, and no attempt before may have been carried out. */
  get isRefused(): boolean {
    return this.submission.status === "failed" && isRefusal(this.submission.reason.status) && !this.#isFateOpen;
  }

  /** What an earlier visit of this tab left; undefined where it left nothing that can be read, or something is under way here. */
  resume(): Kept<Payload> | undefined {
    this.#isOnPage = true;
    this.#definition.onOpened?.();
    if (this.#key !== undefined) return undefined;
    const { key, draft, sending, isFateOpen } = (this.#parts.drafts.read(this.#definition.name) ?? {}) as Stored;
    if (typeof key !== "string") return undefined;
    this.#key = key;
    this.#isFateOpen = sending !== undefined || isFateOpen === true;
    return { draft, sending: sending as Payload | undefined };
  }

  /** Its page was left. */
  leave(): void {
    this.#isOnPage = false;
  }

  keep(draft: unknown): void {
    this.already = undefined;
    this.#parts.drafts.keep(this.#definition.name, { key: this.#keyOfAttempt(), draft, isFateOpen: this.#isFateOpen });
  }

  /** Keeps what was entered, which is something else than before: that is another confirmation, under another key. */
  change(draft: unknown): void {
    this.#endAttempts();
    this.keep(draft);
  }

  /** A failure was read: what was entered is on screen again. */
  recover(): void {
    if (this.submission.status === "failed") this.submission = idle;
  }

  /** Sends it, and says what became of it. While it is under way, and once it is done, nothing is sent. */
  async send(payload: Payload, draft: unknown): Promise<void> {
    if (!mayBegin(this.submission)) return;
    this.submission = begin(this.submission);
    const key = this.#keyOfAttempt();
    this.#parts.drafts.keepAtOnce(this.#definition.name, { key, draft, sending: payload });
    const outcome = await awaited(this.#definition.submit(payload, key), () => {
      // The next visit asks again.
      this.#isFateOpen = true;
      this.submission = idle;
    });
    const { already } = this.#definition;
    if (!outcome.ok && already && outcome.reason.code === already.code) {
      await already.refresh();
      this.#doneBefore(outcome.reason);
      return;
    }
    this.#settle(outcome, draft);
  }

  /** Puts everything away. */
  forget(): void {
    this.submission = idle;
    this.already = undefined;
    this.#endAttempts();
    this.#parts.drafts.discard(this.#definition.name);
  }

  #settle(outcome: Result<Done, CallFailure>, draft: unknown): void {
    runInAction(() => {
      if (outcome.ok) {
        this.submission = succeed(this.submission, outcome.value);
        this.#endAttempts();
        this.#parts.drafts.discard(this.#definition.name);
        this.#definition.onDone?.(outcome.value);
        return;
      }
      this.#isFateOpen ||= !isRefusal(outcome.reason.status);
      this.submission = fail(this.submission, outcome.reason);
      // Without an answer its fate is not known: the next visit asks again, by the same key.
      if (isAnswered(outcome.reason)) this.keep(draft);
      if (!this.#isOnPage) this.#definition.onFailedElsewhere?.(this.isRefused);
    });
  }

  #doneBefore({ description }: CallFailure): void {
    runInAction(() => {
      this.forget();
      this.already = description;
    });
  }

  #endAttempts(): void {
    this.#key = undefined;
    this.#isFateOpen = false;
  }

  #keyOfAttempt(): string {
    this.#key ??= this.#parts.newIdentifier();
    return this.#key;
  }
}
