import { mkdir, rm, writeFile } from "node:fs/promises";
import { openChromium, servedInstitute } from "../actors/browser.ts";
import { Camera } from "./camera.ts";
import { galleryPage } from "./gallery-page.ts";
import { looks, sitters, walks } from "./subjects.ts";

const folder = "reports/gallery";
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const began = performance.now();
const browser = await openChromium();
const { institute, url } = await servedInstitute();
const camera = new Camera(browser, url, folder);
// A flow comes to its end in the last look only: whoever came to it has nothing more to answer.
const sessions = looks.flatMap((look) => [
  { of: "sign-in", take: () => camera.signInPages(look) },
  ...sitters.map((sitter) => ({ of: sitter.name, take: () => camera.pagesOf(sitter, look) })),
  ...walks.map((walk) => ({
    of: `${walk.name}, ${walk.begin}`,
    take: () => camera.stepsOf(walk, look, look === looks.at(-1)),
  })),
]);

const failures: string[] = [];
const next = async (): Promise<void> => {
  const session = sessions.shift();
  if (!session) return;
  try {
    await session.take();
  } catch (error) {
    failures.push(`${session.of}: ${error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)}`);
  }
  await next();
};
await Promise.all([next(), next(), next()]);
await browser.close();
await institute.close();

await writeFile("reports/gallery.html", galleryPage(camera.pictures));
const seconds = Math.round((performance.now() - began) / 1000);
process.stdout.write(`${String(camera.pictures.length)} pictures in ${String(seconds)} s: reports/gallery.html\n`);
for (const failure of failures) process.stderr.write(`Not all of ${failure}\n`);
if (failures.length > 0) process.exitCode = 1;
