import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { trialPassword } from "../../adapters/institute/people/person.ts";
import type { Look, Sitter, Walk } from "./subjects.ts";

/** One picture, and what it is of. */
export interface Picture extends Look {
  readonly file: string;
  readonly person: string;
  readonly area: string;
  readonly title: string;
}

/** Takes pictures of one person's screens in one look. */
export class Camera {
  readonly pictures: Picture[] = [];
  readonly #browser: Browser;
  readonly #url: string;
  readonly #folder: string;

  constructor(browser: Browser, url: string, folder: string) {
    this.#browser = browser;
    this.#url = url;
    this.#folder = folder;
  }

  /** The sign-in page as it comes, and with an error. */
  async signInPages(look: Look): Promise<void> {
    const page = await this.#open(look);
    await page.goto(this.#url);
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await this.#take(page, look, "nobody", "sign-in", "Sign in");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await this.#take(page, look, "nobody", "sign-in", "Sign in, with an error");
    await page.goto(`${this.#url}/logged-out.html`);
    await this.#take(page, look, "nobody", "sign-in", "Signed out");
    await page.context().close();
  }

  async pagesOf({ name, pages }: Sitter, look: Look): Promise<void> {
    const page = await this.#signedIn(name, look);
    for (const route of pages) {
      await this.#goTo(page, route);
      await this.#take(page, look, name, route, route);
    }
    await page.context().close();
  }

  /** Each step as it comes and as it looks when nothing was answered; to the end only where that is asked for. */
  async stepsOf({ name, route, begin }: Walk, look: Look, toTheEnd: boolean): Promise<void> {
    const page = await this.#signedIn(name, look);
    const area = `${route}, ${begin.toLowerCase()}`;
    await this.#goTo(page, route);
    await page.getByRole("button", { name: begin }).click();
    for (let step = 1; step < 12; step += 1) {
      const heading = await page.locator("main h1").innerText();
      await this.#take(page, look, name, area, `Step ${String(step)}: ${heading}`);
      const onward = page.getByRole("button", { name: "Continue", exact: true });
      if ((await onward.count()) === 0) break;
      await onward.click();
      if ((await page.locator("main h1").innerText()) !== heading) continue;
      await this.#take(page, look, name, area, `Step ${String(step)}, nothing answered: ${heading}`);
      await this.#answer(page);
      await onward.click();
      if ((await page.locator("main h1").innerText()) === heading) {
        // What the first answers brought up is answered too.
        await this.#answer(page);
        await onward.click();
      }
      if ((await page.locator("main h1").innerText()) === heading) break;
    }
    if (toTheEnd) await this.#end(page, look, name, area);
    await page.context().close();
  }

  async #end(page: Page, look: Look, name: string, area: string): Promise<void> {
    await this.#answer(page);
    const last = page.getByRole("button", { name: /^(Submit|Join the|Request waiver)/ });
    if ((await last.count()) === 0) return;
    await last.click();
    await page.getByRole("heading", { name: /submitted|joined|requested|errors/i }).first().waitFor();
    await this.#take(page, look, name, area, "The end");
  }

  async #answer(page: Page): Promise<void> {
    for (const group of await page.locator("main fieldset:visible").all())
      if ((await group.locator("input[type=radio]:checked").count()) === 0 && (await group.locator("input[type=radio]").count()) > 0)
        await group.locator("input[type=radio]").last().check();
    for (const box of await page.locator("main input[type=checkbox]:visible").all()) await box.check();
    for (const select of await page.locator("main select:visible").all()) await select.selectOption({ index: 1 });
    for (const field of await page.locator("main input:not([type=radio], [type=checkbox]):visible").all())
      if ((await field.inputValue()) === "") await field.fill("01/03/2026");
  }

  async #open({ width, theme }: Look): Promise<Page> {
    const viewport = { width, height: width < 500 ? 844 : 900 };
    const context = await this.#browser.newContext({ viewport, colorScheme: theme, reducedMotion: "reduce" });
    context.setDefaultTimeout(10_000);
    return context.newPage();
  }

  async #signedIn(name: string, look: Look): Promise<Page> {
    const page = await this.#open(look);
    await page.goto(this.#url);
    await page.getByLabel("Email").fill(`${name}@example.org`);
    await page.getByLabel("Password").fill(trialPassword);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await this.#settled(page);
    return page;
  }

  async #goTo(page: Page, route: string): Promise<void> {
    await page.goto(`${this.#url}/#${route}`);
    await this.#settled(page);
  }

  async #settled(page: Page): Promise<void> {
    await page.waitForLoadState("networkidle");
    await page.waitForFunction(
      () => document.querySelector("main h1") !== null && document.querySelector("main [data-loading]") === null,
    );
    await page.evaluate(() => document.fonts.ready.then(() => true));
  }

  async #take(page: Page, look: Look, person: string, area: string, title: string): Promise<void> {
    const words = `${person} ${title} ${look.width} ${look.theme}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    const file = `${words.slice(0, 120)}.jpg`;
    await page.screenshot({ path: join(this.#folder, file), type: "jpeg", quality: 60, fullPage: true });
    this.pictures.push({ ...look, file, person, area, title });
  }
}
