import { describe, expect, test } from "vitest";

import { projectFiles, textOf } from "./working-tree.ts";

const texts = projectFiles.filter((file) => !/\.(png|jpg|ico|woff2|pdf)$/.test(file));

interface LockedPackage {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe("the root folder", () => {
  test("contains only layers and the files that npm and the compiler need", () => {
    const known = [
      "package.json",
      "package-lock.json",
      "tsconfig.json",
      "esbuild.config.mjs",
      "README.md",
      "LICENSE",
      "SECURITY.md",
      "CONTRIBUTING.md",
      "CHANGELOG.md",
    ];
    const folders = ["domain", "application", "adapters", "ui", "features", "tests", "docs"];
    const tops = new Set(projectFiles.map((file) => file.split("/")[0] ?? ""));
    expect([...tops].filter((top) => !top.startsWith(".") && ![...known, ...folders].includes(top))).toEqual([]);
  });

  test("contains no build output", () => {
    const written = new Set(projectFiles);
    const leftovers = projectFiles.filter(
      (file) =>
        /\.(map|tsbuildinfo|log|tgz)$|(^|\/)\.DS_Store$/.test(file) ||
        (/\.jsx?$/.test(file) && ["ts", "tsx"].some((ending) => written.has(file.replace(/jsx?$/, ending)))),
    );
    expect(leftovers).toEqual([]);
  });

  test("features contains only features", () => {
    expect(projectFiles.filter((file) => file.startsWith("features/") && !file.endsWith(".feature"))).toEqual([]);
  });
});

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const manifest = (file: string): Manifest => JSON.parse(textOf(file)) as Manifest;

describe("dependencies", () => {
  test("the lock file contains no registry addresses", () => {
    const lock = textOf("package-lock.json");
    const { packages } = JSON.parse(lock) as { readonly packages: Readonly<Record<string, LockedPackage>> };
    const locked = Object.entries(packages).filter(
      ([path, { link }]) => path.includes("node_modules/") && link !== true,
    );
    expect(locked.length).toBeGreaterThan(50);
    expect(locked.filter(([, entry]) => entry.resolved !== undefined).map(([path]) => path)).toEqual([]);
    expect(locked.filter(([, entry]) => entry.integrity === undefined).map(([path]) => path)).toEqual([]);
    expect(lock.match(/"[^"]*\.tgz[^"]*"/g)).toBeNull();
  });

  test("the lock file has every platform's variant of a package, as npm ci requires", () => {
    const { packages } = JSON.parse(textOf("package-lock.json")) as {
      readonly packages: Readonly<Record<string, LockedPackage>>;
    };
    const missing = Object.values(packages)
      .flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
      .filter((name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)));
    expect(missing).toEqual([]);
  });

  const root = manifest("package.json");
  const institute = manifest("adapters/institute/package.json");

  test("both package.json pin exact versions, and the same ones", () => {
    const pinned = [root, institute].flatMap(({ dependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies }),
    );
    expect(pinned.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(new Set(pinned.map((entry) => entry.join("@"))).size).toBe(new Set(pinned.map(([name]) => name)).size);
    expect(institute.version).toBe(root.version);
  });

  test("the bill of materials keeps the server's packages: the root does not name them for development", () => {
    const hidden = Object.keys(institute.dependencies).filter((name) => name in root.devDependencies);
    expect(hidden).toEqual([]);
  });

  test("no file names a registry's host", () => {
    const host =
      /https?:\/\/[^/\s"'`]*(?:registry|artifact|nexus|npm|yarn|verdaccio)[^/\s"'`]*|\bregistry\.[a-z0-9-]+\.(?:com|org|net|io|dev|cloud|local)\b/gi;
    expect(texts.flatMap((file) => (textOf(file).match(host) ?? []).map((found) => `${file}: ${found}`))).toEqual([]);
  });
});
