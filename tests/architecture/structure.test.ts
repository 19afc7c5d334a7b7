import { expect, test } from "vitest";

import { linksOf, navigationEntries } from "../../domain/customer/navigation.ts";
import { routes } from "../../domain/customer/routes.ts";
import { contentDocuments } from "../../domain/shell/content-documents.ts";
import { unenteredAreas, unlikeStructurePage, unregisteredPages, type KnownPages } from "./structure.ts";
import { projectFiles, sources, textOf } from "./working-tree.ts";

const known: KnownPages = {
  entered: navigationEntries.flatMap(linksOf).map((link) => link.route),
  /** Linked from other pages, the bar and the footer. */
  elsewhere: [
    "/requests",
    "/fees-and-transactions/pay",
    "/fees-and-transactions/paid",
    "/apply-for-membership",
    "/retirement",
    "/help",
    "/error",
  ],
  documents: Object.keys(contentDocuments),
  documentNames: {
    "/": "landing-page",
    "/help": "help-information",
    "/professional-development/log": "cpd-log",
  },
  /** The error page needs no content service. */
  wordless: ["/error"],
};

test("every page has a navigation entry and texts", () => {
  expect(unregisteredPages(routes, known)).toEqual([]);
});

test("exceptions name only pages that need them", () => {
  const exceptions = [...known.elsewhere, ...known.wordless, ...Object.keys(known.documentNames)];
  expect(exceptions.filter((route) => !routes.some((known) => known === route))).toEqual([]);
  expect(known.elsewhere.filter((route) => known.entered.includes(route))).toEqual([]);
});

test("a planted page without either is found, with instructions", () => {
  const [entry, texts, ...others] = unregisteredPages(["/help", "/planted"], known);
  expect(entry).toContain("/planted: no entry leads to it. Enter it in domain/customer/navigation.ts");
  expect(texts).toContain('enter it as "planted" in domain/shell/content-documents.ts');
  expect(others).toEqual([]);
});

const areas = textOf("adapters/institute/main/areas.ts") + textOf("adapters/institute/trial/seeds.ts");

test("everything that areas serve and store is registered with the institute", () => {
  expect(unenteredAreas(sources, areas)).toEqual([]);
});

test("a planted unregistered area is found, with instructions", () => {
  const planted = new Map([
    [
      "adapters/institute/areas/planted/planted.routes.ts",
      "export const servePlanted = (dependencies: ApiDependencies): void => {",
    ],
  ]);
  expect(unenteredAreas(planted, areas)).toEqual([
    "servePlanted in adapters/institute/areas/planted/planted.routes.ts: the institute does not know it. Enter it in adapters/institute/main/areas.ts or trial/seeds.ts.",
  ]);
});

const structure = /^## Layers$(.*?)^## Files of a module/ms.exec(textOf("docs/developers/index.md"))?.[1] ?? "";

test("the structure page names the existing folders", () => {
  expect(structure).toContain("domain/kernel");
  expect(unlikeStructurePage(structure, projectFiles)).toEqual([]);
});

test("planted folders that are missing or not named on the structure page are found", () => {
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
