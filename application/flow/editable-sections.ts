import type { NavigationGuard } from "../shell/navigation-guard.ts";

/** The part of a form that its neighbouring sections rely on. */
interface Editable {
  readonly isOpen: boolean;
  readonly isSaving: boolean;
  readonly isUnsaved: boolean;
  edit(): void;
  collapse(): void;
  cancel(): void;
  resume(): void;
  leave(): void;
}

/**
 * Coordinates a page's sections: opens one at a time, and confirms before discarding unsaved input. FORM-01, SHELL-12
 */
export class EditableSections {
  readonly #sections: readonly Editable[];
  readonly #navigationGuard: NavigationGuard;

  constructor(sections: readonly Editable[], navigationGuard: NavigationGuard) {
    this.#sections = sections;
    this.#navigationGuard = navigationGuard;
    this.watch = this.watch.bind(this);
    navigationGuard.watchBeyondPage({
      isUnsaved: () => sections.some((section) => section.isSaving || section.isUnsaved),
      discard: () => this.#discard(),
    });
  }

  /** Opens a section and restores its input. First closes the open one, with confirmation if it has unsaved input. */
  edit(section: Editable): void {
    const others = () => this.#sections.filter((other) => other !== section && other.isOpen);
    const close = (): void => {
      for (const other of others())
        if (other.isSaving) other.collapse();
        else other.cancel();
    };
    this.#navigationGuard.request(
      () => {
        close();
        section.edit();
      },
      { isUnsaved: () => others().some((other) => other.isUnsaved), discard: close },
    );
  }

  /**
   * Registers the sections while their page is open: restores their input and guards navigation. Returns a function
   * that ends this.
   */
  watch(): () => void {
    for (const section of this.#sections) section.resume();
    const [, ...further] = this.#sections.filter((section) => section.isOpen);
    for (const section of further) section.collapse();
    const stop = this.#navigationGuard.watch({
      isUnderWay: () => this.#sections.some((section) => section.isOpen || section.isSaving || section.isUnsaved),
      isUnsaved: () => this.#sections.some((section) => section.isUnsaved),
      discard: () => this.#discard(),
    });
    return () => {
      stop();
      for (const section of this.#sections) section.leave();
    };
  }

  #discard(): void {
    for (const section of this.#sections) section.cancel();
  }
}
