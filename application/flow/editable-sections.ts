import type { NavigationGuard } from "../shell/navigation-guard.ts";

/** A section of a page that can be edited, as far as its neighbours are concerned. */
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

/** The sections of a page: one is open at a time, and what was typed in it is not left without asking. FORM-01, SHELL-12 */
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

  /** Opens one, with what was typed in it before, once nothing unsaved is in the way of closing the one that is open. */
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

  /** The page is on screen: takes up what was left in it, and asks before it is left. The returned function ends that. */
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
