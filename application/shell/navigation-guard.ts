import { makeAutoObservable, observable, observableRef } from "mobx";

/** Something that would lose what was typed. */
export interface Unsaved {
  readonly isUnsaved: () => boolean;
  readonly discard: () => void;
}

/** A form or flow on screen. */
export interface GuardedForm extends Unsaved {
  /** Whether it is being filled in, or is on its way. */
  readonly isUnderWay: () => boolean;
}

/**
 * Asks once before something unsaved is left: by a link, Back, Forward or Logout. Reload and closing
 * ask through the browser, by `losesOnExit`. SHELL-12
 */
export class NavigationGuard {
  readonly #guards = observable.set<GuardedForm>([], { deep: false });
  readonly #lasting = observable.set<Unsaved>([], { deep: false });
  readonly #kept: readonly Unsaved[];
  asking: { readonly leave: () => void; readonly guards: readonly Unsaved[] } | undefined = undefined;

  /** `kept` survives a reload, and not Logout. */
  constructor(...kept: readonly Unsaved[]) {
    this.#kept = kept;
    makeAutoObservable(this, { asking: observableRef }, { autoBind: true });
  }

  get isUnsaved(): boolean {
    return [...this.#guards].some((guard) => guard.isUnsaved());
  }

  /** Whether leaving the portal would lose something: of this page, or sent or kept by another one. */
  get losesOnExit(): boolean {
    return this.isUnsaved || [...this.#lasting].some((work) => work.isUnsaved());
  }

  /** Whether something on the page is being filled in, or is on its way. */
  get isUnderWay(): boolean {
    return [...this.#guards].some((guard) => guard.isUnderWay());
  }

  /** Watches over one form or flow, until the returned function is called. */
  watch(guard: GuardedForm): () => void {
    this.#guards.add(guard);
    return () => {
      this.#guards.delete(guard);
    };
  }

  /** Watches over work that goes on after its page was left, for as long as the portal runs. */
  watchBeyondPage(work: Unsaved): void {
    this.#lasting.add(work);
  }

  /**
   * Goes on at once when nothing is unsaved; otherwise the question opens, and going on waits for its answer.
   * `what` is left; without it, everything on the page.
   */
  request(leave: () => void, what?: Unsaved): void {
    this.#ask(leave, what ? [what] : [...this.#guards]);
  }

  /** The same before the person leaves the portal: about everything, wherever they are. */
  requestExit(leave: () => void): void {
    this.#ask(leave, [...this.#guards, ...this.#lasting, ...this.#kept]);
  }

  /** "Leave": what was typed is given up. */
  leave(): void {
    const asked = this.asking;
    if (!asked) return;
    this.asking = undefined;
    for (const guard of asked.guards) guard.discard();
    asked.leave();
  }

  /** "Stay": nothing happens. */
  stay(): void {
    this.asking = undefined;
  }

  #ask(leave: () => void, guards: readonly Unsaved[]): void {
    if (guards.some((guard) => guard.isUnsaved())) this.asking = { leave, guards };
    else leave();
  }
}
