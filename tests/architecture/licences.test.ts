import { expect, test } from "vitest";

import { textOf } from "./working-tree.ts";

interface LockedPackage {
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

const { packages } = JSON.parse(textOf("package-lock.json")) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const shipped = Object.entries(packages).filter(
  ([place, { dev, link }]) => place.includes("node_modules/") && dev !== true && link !== true,
);

/** Licences that only require keeping their notice. */
const agreed = [
  "MIT",
  "ISC",
  "0BSD",
  "PSF-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "Unlicense",
  "MIT-0",
  "MIT AND OFL-1.1",
  "(MIT OR CC0-1.0)",
  "(MIT OR EUPL-1.1+)",
  "PSF-2.0",
  // Data on holidays after Wikipedia; docs/developers/build.md attributes it.
  "(ISC AND CC-BY-3.0)",
];

/** Packages without a licence field, with the licence in their files. */
const named: Readonly<Record<string, string>> = {
  "node_modules/png-js": "MIT",
};

test("every shipped package has an accepted licence", () => {
  const others = shipped
    .map(([place, { license }]) => [place, named[place] ?? license] as const)
    .filter(([, license]) => !agreed.includes(license ?? ""));
  expect(others).toEqual([]);
});

test("no shipped package runs an install script", () => {
  expect(shipped.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([place]) => place)).toEqual([]);
});
