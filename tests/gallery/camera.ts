import { join } from "node:path";

import type { Page } from "playwright-core";

/** Window width and theme. */
export interface Look {
  readonly width: 1280 | 390;
  readonly theme: "light" | "dark";
}

export const wide: readonly Look[] = [
  { width: 1280, theme: "light" },
  { width: 1280, theme: "dark" },
];
export const small: readonly Look[] = [
  { width: 390, theme: "light" },
  { width: 390, theme: "dark" },
];

/** The subject of a picture. */
export interface Subject {
  readonly area: string;
  readonly person: string;
  readonly title: string;
}

/** A picture: a file in the gallery's folder. */
export interface Picture extends Subject, Look {
  readonly file: string;
}

const heightOf = { 1280: 900, 390: 844 } as const;

/** Sets a window's width and theme. */
export const lookThrough = async (page: Page, { width, theme }: Look): Promise<void> => {
  await page.setViewportSize({ width, height: heightOf[width] });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
};

/** Takes full-page screenshots in several looks without reloading. */
export class Camera {
  readonly pictures: Picture[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async take(page: Page, subject: Subject, looks: readonly Look[]): Promise<void> {
    await page.evaluate(() => document.fonts.ready.then(() => true));
    for (const look of looks) {
      await lookThrough(page, look);
      const words = [...new Set([subject.person, subject.area, subject.title]), look.width, look.theme].join(" ");
      const file = `${words.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.jpg`;
      await page.screenshot({ path: join(this.#folder, file), type: "jpeg", quality: 60, fullPage: true });
      this.pictures.push({ ...subject, ...look, file });
    }
    const [first] = looks;
    if (first) await lookThrough(page, first);
  }
}
