import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isMap, isScalar, parseDocument, type Document } from "yaml";

import { contentFiles } from "../../../../../adapters/institute/platform/content/content-files.ts";
import type { DocumentName } from "../../../../../adapters/institute/platform/content/document-shapes.ts";
import { loadTemplate } from "../../../../../adapters/institute/platform/content/load-template.ts";
import { shippedFile } from "../../../support/own-texts.ts";

/** Documents of each kind: page, shared words, mail, page of the provider, public check, paper, description. */
const names = [
  "landing-page",
  "annual-declarations",
  "page-framework",
  "mail-decided",
  "sign-in",
  "verification",
  "paper-receipt",
  "transaction-descriptions",
] as const satisfies readonly DocumentName[];

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "guildhall-layers-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const load = (name: DocumentName, own?: string) => loadTemplate(name, contentFiles(own).layersIn());

type Path = readonly string[];

/** Paths of the texts of a file, outside of lists. */
const pathsIn = (node: unknown, path: Path = []): readonly Path[] => {
  if (isMap(node)) return node.items.flatMap(({ key, value }) => pathsIn(value, [...path, String(key)]));
  return isScalar(node) && typeof node.value === "string" && !node.tag?.startsWith("!") ? [path] : [];
};

const shippedYaml = async (name: string): Promise<Document> =>
  parseDocument(await readFile(shippedFile(`${name}.yaml`), "utf8"), {
    customTags: ["!from", "!list"].map((tag) => ({ tag, resolve: (words: string) => words })),
  });

const rewording = (text: unknown): string => `Reworded: ${String(text)}`;

/** A document's name, and for each of its texts whether an organisation says it itself. */
const splits = fc
  .constantFrom(...names)
  .chain((name) => fc.record({ name: fc.constant(name), isOwn: fc.infiniteStream(fc.boolean()) }));

describe("texts of an organisation in layers over the shipped ones (OWN-01)", () => {
  it("are the same as one whole file, however the texts are split", async () => {
    await fc.assert(
      fc.asyncProperty(splits, async ({ name, isOwn }) => {
        const whole = await shippedYaml(name);
        const own = parseDocument("{}");
        for (const path of pathsIn(whole.contents).filter(() => isOwn.next().value)) {
          const text = rewording(whole.getIn(path));
          whole.setIn(path, text);
          own.setIn(path, text);
        }
        await writeFile(join(folder, `${name}.yaml`), String(whole));
        const asWhole = load(name, folder);
        await writeFile(join(folder, `${name}.yaml`), String(own));
        const asLayer = load(name, folder);
        expect(asLayer.standard).toEqual(asWhole.standard);
        await rm(join(folder, `${name}.yaml`));
      }),
      { numRuns: 40 },
    );
  });

  it("leave a complete document, whatever one of them is replaced with (OWN-02)", async () => {
    const damages = fc.oneof(
      fc.constantFrom<unknown>(7, true, [], ["text"], {}, { text: "text" }, "", "{", "{yaer}", "<b>bold</b>"),
      fc.constantFrom<unknown>("[there](/nowhere)", "[there](/outside/nowhere)", "/nowhere", "/outside/nowhere"),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.nat(), damages, async (name, at, damage) => {
        const paths = pathsIn((await shippedYaml(name)).contents);
        const path = paths[at % paths.length] ?? [];
        const own = parseDocument("{}");
        own.setIn(path, damage);
        await writeFile(join(folder, `${name}.yaml`), String(own));
        const layers = contentFiles(folder).layersIn();
        const { standard, unusable } = loadTemplate(name, layers, { isDead: (href) => href === "/outside/nowhere" });
        await rm(join(folder, `${name}.yaml`));
        const shipped = load(name).standard;
        if (unusable.length > 0) expect(standard).toEqual(shipped);
        else expect(keysOf(standard)).toEqual(keysOf(shipped));
      }),
      { numRuns: 150 },
    );
  });
});

/** Paths of a document without the entries of its lists and the blocks of its texts. */
const keysOf = (value: unknown, path = ""): readonly string[] =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, part]) => keysOf(part, `${path}.${key}`))
    : [path];
