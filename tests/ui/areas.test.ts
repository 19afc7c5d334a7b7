import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { pagesOf } from "../../ui/composition/pages.ts";
import { containerOn } from "./container.ts";

interface Area {
  readonly pages?: Readonly<Record<string, unknown>>;
}

test("each page that an area makes is listed once among the portal's", async () => {
  const areas = await Promise.all(readdirSync("ui/composition/areas").map(async (file) => (await import(`../../ui/composition/areas/${file.replace(".ts", "")}.ts`)) as Area));
  const made = areas.flatMap(({ pages = {} }) => Object.keys(pages));
  const listed = Object.keys(pagesOf(containerOn(() => Promise.reject(new TypeError("Nobody is asked."))), Promise.resolve()));
  // The dashboard comes with the portal itself; whether visits may be counted is asked by few deployments.
  expect(made.filter((page) => page !== "tracking question").toSorted()).toEqual(listed.filter((page) => page !== "/").toSorted());
});
