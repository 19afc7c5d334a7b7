import { makeAutoObservable, observable, observableRef } from "mobx";

export interface UnsavedInput {
  readonly isUnsaved: () => boolean;
  readonly discard: () => void;
}

/** A form or flow on the current page. */
export interface GuardedForm extends UnsavedInput {
  /** Whether it is being filled in or submitted. */
  readonly isUnderWay: () => boolean;
}

/**
 * Confirms before unsaved input is lost by following a link, Back, Forward or Logout. For reload and close the browser
 * asks, based on `losesOnExit`. SHELL-12
 */
export class NavigationGuard {
  readonly #guards = observable.set<GuardedForm>([], { deep: false });
  readonly #lasting = observable.set<UnsavedInput>([], { deep: false });
  readonly #kept: readonly UnsavedInput[];
  question: { readonly leave: () => void; readonly guards: readonly UnsavedInput[] } | undefined = undefined;

  /** `stored` survives a reload but not Logout. */
  constructor(...stored: readonly UnsavedInput[]) {
    this.#kept = stored;
    makeAutoObservable(this, { question: observableRef }, { autoBind: true });
  }

  get isUnsaved(): boolean {
    return [...this.#guards].some((guard) => guard.isUnsaved());
  }

  /** Whether leaving the portal would lose input or interrupt a submission, on this page or another. */
  get losesOnExit(): boolean {
    return this.isUnsaved || [...this.#lasting].some((work) => work.isUnsaved());
  }

  /** Whether anything on the page is being filled in or submitted. */
  get isUnderWay(): boolean {
    return [...this.#guards].some((guard) => guard.isUnderWay());
  }

  /** Guards a form or flow until the returned function is called. */
  watch(guard: GuardedForm): () => void {
    this.#guards.add(guard);
    return () => {
      this.#guards.delete(guard);
    };
  }

  /** Guards work that continues after its page closes, for the lifetime of the portal. */
  watchBeyondPage(work: UnsavedInput): void {
    this.#lasting.add(work);
  }

  /**
   * Calls `leave` immediately when nothing is unsaved; otherwise asks first. `what` limits the check; the default is
   * everything on the page.
   */
  request(leave: () => void, what?: UnsavedInput): void {
    this.#ask(leave, what ? [what] : [...this.#guards]);
  }

  /** Like `request`, before leaving the portal: checks everything on all pages. */
  requestExit(leave: () => void): void {
    this.#ask(leave, [...this.#guards, ...this.#lasting, ...this.#kept]);
  }

  /** Handles "Leave": discards the input and continues. */
  leave(): void {
    const pending = this.question;
    if (!pending) return;
    this.question = undefined;
    for (const guard of pending.guards) guard.discard();
    pending.leave();
  }

  /** Handles "Stay": closes the question. */
  stay(): void {
    this.question = undefined;
  }

  #ask(leave: () => void, guards: readonly UnsavedInput[]): void {
    if (guards.some((guard) => guard.isUnsaved())) this.question = { leave, guards };
    else leave();
  }
}
