import { mkdir, rm, writeFile } from "node:fs/promises";

import { servedInstitute } from "../actors/served-trial.ts";
import { openChromium } from "../browser/chromium.ts";
import { Camera } from "./camera.ts";
import { takeDocsImages } from "./docs-images.ts";
import { galleryPage } from "./gallery-page.ts";
import type { Sitting } from "./sittings.ts";
import { Sittings } from "./sittings.ts";

// Screenshots of every page and of every step, in both themes and two widths, on one page with a search: `npm run
// gallery` writes reports/gallery.html. An argument filters by words: `npm run gallery -- stella`. `npm run gallery --
// docs` writes the README's screenshots to docs/images instead.

const [only = ""] = process.argv.slice(2);
const atOnce = 4;
const folder = "reports/gallery";

const began = performance.now();
const browser = await openChromium();
const { url, close } = await servedInstitute();

if (only === "docs") {
  const taken = await takeDocsImages(browser, url, "docs/images");
  await browser.close();
  await close();
  process.stdout.write(`${taken.join("\n")}\n`);
  process.exit();
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const camera = new Camera(folder);
const sittings = new Sittings(browser, url, camera);

const failures: string[] = [];
const takeAll = async (of: readonly Sitting[]): Promise<void> => {
  const left = of.filter((sitting) => sitting.of.includes(only));
  const next = async (): Promise<void> => {
    const sitting = left.shift();
    if (!sitting) return;
    await sitting
      .take()
      .catch((error: unknown) => failures.push(`${sitting.of}: ${String(error).split("\n", 2).join(" ")}`));
    await next();
  };
  await Promise.all(Array.from({ length: atOnce }, next));
};
await takeAll(sittings.pages);
await takeAll(sittings.ways);
await browser.close();
await close();

await writeFile("reports/gallery.html", galleryPage(camera.pictures));
const seconds = Math.round((performance.now() - began) / 1000);
process.stdout.write(`${camera.pictures.length} pictures in ${seconds} s: reports/gallery.html\n`);
for (const failure of failures) process.stderr.write(`Not all of ${failure}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
