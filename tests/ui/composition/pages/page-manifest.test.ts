import { existsSync, readdirSync } from "node:fs";

import { expect, test } from "vitest";

import { routes } from "../../../../domain/customer/routes.ts";
import { firstLoadOf, pageManifest } from "../../../../ui/composition/pages/page-manifest.ts";
import type { Area } from "../../../../ui/composition/pages/page.tsx";
import { pagesOf } from "../../../../ui/composition/pages/pages.ts";
import { containerOn } from "../../support/container.ts";

const names = readdirSync("ui/composition/pages/areas").map((file) => file.replace(".ts", ""));

test("every page defined by an area is one of the portal's, and vice versa", async () => {
  const areas = await Promise.all(
    names.map(async (name) => (await import(`../../../../ui/composition/pages/areas/${name}.ts`)) as Area),
  );
  const defined = areas.flatMap(({ pages }) => Object.keys(pages));
  const listed = Object.keys(
    pagesOf(
      containerOn(() => Promise.reject(new TypeError("No call is expected."))),
      Promise.resolve(),
    ),
  );
  // Few deployments ask for consent to tracking.
  expect(defined.filter((page) => page !== "tracking question").toSorted()).toEqual(listed.toSorted());
});

test.each(routes)("%s prefetches the files of its code", (route) => {
  const built = { code: [], typeface: [], completion: "", filesOf: (...modules: readonly string[]) => modules };
  const { files } = firstLoadOf(built);
  const modules = files[pageManifest.pages[route]?.area?.name ?? ""] ?? [];
  expect(modules.length).toBeGreaterThan(0);
  expect(modules.filter((module) => !existsSync(module))).toEqual([]);
});
