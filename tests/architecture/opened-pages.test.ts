import { expect, test } from "vitest";

import { routes } from "../../domain/customer/routes.ts";
import { pages } from "../steps/rules/page-names.ts";
import { unopenedPages } from "./opened-pages.ts";
import { projectFiles, textOf } from "./working-tree.ts";

const features = projectFiles.filter((file) => file.endsWith(".feature")).map(textOf);

test("every page of the portal is opened by a scenario", () => {
  expect(
    unopenedPages(routes, pages, features),
    "to be named in tests/steps/rules/page-names.ts, and opened by a scenario",
  ).toEqual([]);
});

test("a planted page without a scenario is found, with or without a name", () => {
  const planted = ["/help", "/events", "/gifts"];
  const names = { Help: "/help", Events: "/events" };
  expect(unopenedPages(planted, names, ["  When I open Help\n  And I follow Events\n"])).toEqual(["/events", "/gifts"]);
  expect(
    unopenedPages(planted, names, [
      "  When I open Help\n  And I open Events\n",
      '  And I open the address "/gifts?of=today"',
    ]),
  ).toEqual([]);
});
