import { expect, test } from "vitest";

import { linksOf, navigationEntries } from "../../domain/customer/navigation.ts";
import { routes } from "../../domain/customer/routes.ts";
import { contentDocuments } from "../../domain/shell/content-documents.ts";
import { unenteredAreas, unlikeStructurePage, unregisteredPages, type KnownPages } from "./structure.ts";
import { projectFiles, sources, textOf } from "./working-tree.ts";

const known: KnownPages = {
  entered: navigationEntries.flatMap(linksOf).map((link) => link.route),
  /** Linked from other pages, the bar and the footer. */
  elsewhere: ["/apply-for-membership", "/retirement", "/calendar", "/help", "/error"],
  documents: Object.keys(contentDocuments),
  documentNames: { "/": "landing-page", "/help": "help-information" },
  /** The error page needs no content service. */
  wordless: ["/error"],
};

test("each page has an entry that leads to it, and texts", () => {
  expect(unregisteredPages(routes, known)).toEqual([]);
});

test("what is said of pages is said of pages that need it", () => {
  const exceptions = [...known.elsewhere, ...known.wordless, ...Object.keys(known.documentNames)];
  expect(exceptions.filter((route) => !routes.some((known) => known === route))).toEqual([]);
  expect(known.elsewhere.filter((route) => known.entered.includes(route))).toEqual([]);
});

test("a planted page without either is found, with what to do", () => {
  const [entry, texts, ...others] = unregisteredPages(["/help", "/planted"], known);
  expect(entry).toContain("/planted: no entry leads to it. Enter it in domain/customer/navigation.ts");
  expect(texts).toContain('enter it as "planted" in domain/shell/content-documents.ts');
  expect(others).toEqual([]);
});

const areas = textOf("adapters/institute/areas.ts");

test("what each area serves and stores is entered in the institute", () => {
  expect(unenteredAreas(sources, areas)).toEqual([]);
});

test("a planted area that is not entered is found, with what to do", () => {
  const planted = new Map([
    ["adapters/planted/planted.routes.ts", "export const servePlanted = (parts: ApiParts): void => {"],
  ]);
  expect(unenteredAreas(planted, areas)).toEqual([
    "servePlanted in adapters/planted/planted.routes.ts: the institute does not know it. Enter it in adapters/institute/areas.ts.",
  ]);
});

const structure = /^## Layers$(.*?)^## Files of a module/ms.exec(textOf("docs/developers/index.md"))?.[1] ?? "";

test("the structure page names the folders that exist", () => {
  expect(structure).toContain("domain/kernel");
  expect(unlikeStructurePage(structure, projectFiles)).toEqual([]);
});

test("a planted folder that the structure page does not name, and one that is gone, are found", () => {
  expect(
    unlikeStructurePage("`domain/` is made of `domain/gone`.", [
      "domain/kernel/money.ts",
      "ui/kernel/money.tsx",
      "ui/attic/box.tsx",
    ]),
  ).toEqual([
    "docs/developers/index.md names domain/gone, which does not exist.",
    "ui/attic is in no other layer, and docs/developers/index.md does not say what it is for.",
  ]);
});
