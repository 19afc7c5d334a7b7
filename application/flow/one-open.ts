import type { Leaving } from "../shell/leaving.ts";

/** A section of a page that can be edited, as far as its neighbours are concerned. */
interface Editable {
  readonly isOpen: boolean;
  readonly isUnsaved: boolean;
  edit(): void;
  cancel(): void;
  resume(): void;
}

/** The sections of a page: one is open at a time, and what was typed in it is not left without asking. FORM-01, SHELL-12 */
export class OneOpen {
  readonly #sections: readonly Editable[];
  readonly #leaving: Leaving;

  constructor(sections: readonly Editable[], leaving: Leaving) {
    this.#sections = sections;
    this.#leaving = leaving;
    this.watch = this.watch.bind(this);
  }

  /** Opens one, once nothing unsaved is in the way of closing the others. */
  edit(section: Editable): void {
    this.#leaving.request(() => {
      for (const other of this.#sections) if (other !== section && other.isOpen) other.cancel();
      section.edit();
    });
  }

  /** The page is on screen: takes up what was left in it, and asks before it is left. The returned function ends that. */
  watch(): () => void {
    for (const section of this.#sections) section.resume();
    const stop = this.#leaving.watch({
      isUnsaved: () => this.#sections.some((section) => section.isUnsaved),
      discard: () => {
        for (const section of this.#sections) section.cancel();
      },
    });
    return () => {
      stop();
      for (const section of this.#sections) if (section.isOpen && !section.isUnsaved) section.cancel();
    };
  }
}
