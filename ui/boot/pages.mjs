// The portal's pages: one shell around what each shows before any of its code has come.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const root = '<div id="root"></div>';
const part = async (name) => (await readFile(`ui/boot/${name}.html`, "utf8")).trimEnd();

/** Each page: what it is called, and the file of what stands in it; the renewal frame shows nothing. */
const pages = {
  "index.html": ["Portal", "portal"],
  "callback.html": ["Portal", "portal"],
  "silent-renew.html": ["Portal", undefined],
  "logged-out.html": ["Signed out", "logged-out"],
};

/** Writes every page with what it brings: `assets` has a list of elements for each. */
export const writePages = async (folder, assets) => {
  const [shell, head] = await Promise.all([part("shell"), part("head")]);
  for (const [page, [title, body]] of Object.entries(pages)) {
    const shown = body === undefined ? root : (await part(body)).replaceAll("<!-- head -->", head);
    const whole = shell
      .replace("<!-- title -->", title)
      .replace("<!-- body -->", () => shown)
      .replace("<!-- assets -->", () => assets[page].join("\n    "));
    await writeFile(join(folder, page), `${whole}\n`);
  }
};
