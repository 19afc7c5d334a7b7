// The portal's pages: one shell around what each shows before any of its code has come.
import { readFile } from "node:fs/promises";

const root = '<div id="root"></div>';
const part = async (name) => (await readFile(`ui/boot/${name}.html`, "utf8")).trimEnd();

/** Each page: what it is called, and the file of what stands in it; the renewal frame shows nothing. */
const pages = {
  "index.html": ["Portal", "portal"],
  "callback.html": ["Portal", "portal"],
  "silent-renew.html": ["Portal", undefined],
  "logged-out.html": ["Signed out", "logged-out"],
};

/** Every page whole, by its name: `assets` has a list of elements for each, and `last` what ends some of them. */
export const pagesWith = async (assets, last = {}) => {
  const [shell, head] = await Promise.all([part("shell"), part("head")]);
  return Promise.all(
    Object.entries(pages).map(async ([page, [title, body]]) => {
      const shown = body === undefined ? root : (await part(body)).replaceAll("<!-- head -->", head);
      const whole = shell
        .replace("<!-- title -->", title)
        .replace("<!-- body -->", () => shown)
        .replace("<!-- assets -->", () => assets[page].join("\n    "))
        .replace("<!-- last -->", () => last[page] ?? "");
      return [page, `${whole}\n`];
    }),
  );
};
