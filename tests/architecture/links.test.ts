import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { barePaths, brokenLinks, missingPaths, missingScripts, type Page } from "./links.ts";
import { projectFiles, textOf } from "./working-tree.ts";

const pages: readonly Page[] = projectFiles
  .filter((file) => file.endsWith(".md"))
  .map((path) => ({ path, text: textOf(path) }));
const texts = new Map(pages.map(({ path, text }) => [path, text]));
const { scripts } = JSON.parse(textOf("package.json")) as { readonly scripts: Readonly<Record<string, string>> };

test("every relative link and anchor in the documentation resolves", () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap((page) => brokenLinks(page, texts, projectFiles))).toEqual([]);
});

test("every path and script in the documentation exists", () => {
  expect(pages.flatMap((page) => missingPaths(page, projectFiles))).toEqual([]);
  expect(pages.flatMap((page) => missingScripts(page, Object.keys(scripts)))).toEqual([]);
});

test("developers' pages name files by their whole paths", () => {
  const forDevelopers = pages.filter(({ path }) =>
    /^(?:docs\/(?:developers|decisions)\/|(?:README|CONTRIBUTING|SECURITY)\.md$)/.test(path),
  );
  expect(forDevelopers.flatMap((page) => barePaths(page, projectFiles))).toEqual([]);
});

test("the README lists every script, and there are at most twenty", () => {
  const readme = texts.get("README.md") ?? "";
  const own = Object.keys(scripts).filter((script) => script !== "postinstall");
  expect(own.filter((script) => !new RegExp(`^\\| \`npm (?:run )?${script}[ \`]`, "m").test(readme))).toEqual([]);
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(20);
});

test("the page on the build says what each direct package is for", () => {
  const page = texts.get("docs/developers/build.md") ?? "";
  const packages = ["package.json", "adapters/institute/package.json"].flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(textOf(file)) as Record<string, object>;
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  });
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter((name) => !name.startsWith("@types/") && !page.includes(`\`${name}\``))).toEqual([]);
});

test("every example names a schema that exists, so that editors check its copies", () => {
  const examples = projectFiles.filter((file) => /^adapters\/institute\/example\/[\w-]+\.(yaml|json)$/.test(file));
  expect(examples.length).toBeGreaterThan(4);
  const schemaOf = (file: string): string =>
    join(dirname(file), /\$schema"?\s*[:=]\s*"?([\w./-]+)/.exec(textOf(file))?.[1] ?? "none");
  expect(examples.filter((file) => !projectFiles.includes(schemaOf(file)))).toEqual([]);
});

test("planted broken links, anchors, paths and scripts are found", () => {
  const files = ["README.md", "docs/index.md", "domain/fees/account.ts"];
  const text = [
    "# Where to start?",
    "[right](docs/index.md#the-first-start) [wrong](docs/index.md#gone) [gone](gone.md) [here](#where-to-start) [web](https://example.org)",
    '<img src="docs/gone.png">',
    "`domain/fees/account.ts` `domain/fees` `domain/gone.ts` `domain/<module>` `account.ts` `reports/steps.md` `api/v1`",
    "```\n[an example](example.md) `domain/example.ts`\n```",
    "`npm run build`, `npm run gone`",
  ].join("\n");
  const page = { path: "README.md", text };
  const known = new Map([
    [page.path, text],
    ["docs/index.md", "## The first start"],
  ]);
  expect(brokenLinks(page, known, files)).toEqual([
    "README.md: docs/index.md#gone leads nowhere",
    "README.md: gone.md leads nowhere",
    "README.md: docs/gone.png leads nowhere",
  ]);
  expect(missingPaths(page, files)).toEqual(["README.md: there is no domain/gone.ts"]);
  expect(barePaths(page, files)).toEqual([
    "README.md: domain/gone.ts is no whole path",
    "README.md: account.ts is no whole path",
  ]);
  expect(missingScripts(page, ["build"])).toEqual(["README.md: there is no script gone"]);
});
