import { shownWording, type NamedFile, type Screen } from "../screen.ts";
import { findField, findOne, notOffered } from "./find-control.ts";

/** Uses buttons and fields. Each method throws when the control is not on the screen, and lists those that are. */
export class Forms {
  readonly #screen: Screen;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** Whether a button is offered. One marked unavailable is present, but only explains itself. */
  async offers(button: string): Promise<boolean> {
    const found = await this.#screen.find("button", button);
    const areAvailable = found.map((one) => one.read((element) => element.getAttribute("aria-disabled") !== "true"));
    return (await Promise.all(areAvailable)).includes(true);
  }

  /** Throws unless a button is offered. */
  async expectOffer(button: string): Promise<void> {
    if (await this.offers(button)) return;
    await findOne(this.#screen, "button", button);
    throw new Error(`The button "${button}" is unavailable.`);
  }

  async press(button: string): Promise<void> {
    await (await findOne(this.#screen, "button", button)).click();
  }

  /** Double-clicks a button without a pause. */
  async pressTwice(button: string): Promise<void> {
    await (await findOne(this.#screen, "button", button)).doubleClick();
  }

  /** Presses a key at the focused element. */
  async pressKey(key: string): Promise<void> {
    await this.#screen.pressKey(key);
  }

  /** Selects an answer to a question. */
  async choose(question: string, answer: string): Promise<void> {
    const group = await findOne(this.#screen, "group", question);
    await (await findOne(this.#screen, "radio", answer, group)).click();
  }

  /** Ticks or unticks a statement. */
  async check(statement: string, isTicked: boolean): Promise<void> {
    const box = await findOne(this.#screen, "checkbox", statement);
    if ((await box.read((input) => (input as HTMLInputElement).checked)) !== isTicked) await box.click();
  }

  /** Replaces the content of a text field. */
  async fill(field: string, typed: string): Promise<void> {
    await (await findField(this.#screen, field)).fill(typed);
  }

  /** Selects a suggestion of a field by the beginning of its text. */
  async #pick(suggestion: string): Promise<void> {
    const options = await this.#screen.find("option");
    const texts = await Promise.all(options.map((option) => option.text()));
    const found = options[texts.findIndex((text) => text.startsWith(suggestion))];
    if (!found) throw await notOffered(this.#screen, "suggestion", suggestion, texts);
    await found.click();
  }

  /** Adds files to the form. */
  async addFiles(files: readonly NamedFile[]): Promise<void> {
    const field = await this.#screen.at("input[type=file]");
    if (!field) throw new Error("There is no field for files.");
    await field.choose(files);
  }

  /** Selects an option of a select, or a suggestion of a text field. */
  async select(field: string, option: string): Promise<void> {
    const select = await findOne(this.#screen, "combobox", field);
    if (await select.read((element) => element instanceof HTMLInputElement)) return this.#pick(option);
    const options = await select.texts("option");
    const wording = shownWording(this.#screen, option, (each) => options.includes(each));
    if (!options.includes(wording)) throw await notOffered(this.#screen, "option", wording, options);
    await select.select(wording);
  }

  /** Opens a section for editing by its heading. */
  async edit(section: string): Promise<void> {
    const region = await findOne(this.#screen, "region", section);
    const isName = /^\S+ \p{Lu}/u.test(section);
    const edit = `Edit ${isName ? section : section.charAt(0).toLowerCase() + section.slice(1)}`;
    await (await findOne(this.#screen, "button", edit, region)).click();
  }

  /** Toggles a switch. */
  async turn(name: string): Promise<void> {
    await (await findOne(this.#screen, "switch", name)).click();
  }
}
