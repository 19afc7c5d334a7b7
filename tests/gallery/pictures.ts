import { join } from "node:path";

import type { Page } from "playwright-core";

import { optionsOf, type Look } from "../access/sweep.ts";

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

/** Sets a window's width and theme. */
export const applyLook = async (page: Page, look: Look): Promise<void> => {
  const { viewport, ...media } = optionsOf(look);
  await page.setViewportSize(viewport);
  await page.emulateMedia(media);
};

/** Takes full-page screenshots in several looks without reloading. */
export const takePictures = async (
  page: Page,
  folder: string,
  subject: Subject,
  looks: readonly Look[],
): Promise<readonly Picture[]> => {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const pictures: Picture[] = [];
  for (const look of looks) {
    await applyLook(page, look);
    const words = [...new Set([subject.person, subject.area, subject.title]), look.width, look.theme].join(" ");
    const file = `${words.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.jpg`;
    await page.screenshot({ path: join(folder, file), type: "jpeg", quality: 60, fullPage: true });
    pictures.push({ ...subject, ...look, file });
  }
  const [first] = looks;
  if (first) await applyLook(page, first);
  return pictures;
};
