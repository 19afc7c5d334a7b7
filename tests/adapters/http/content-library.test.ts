import { expect, it } from "vitest";

import { ApiClient } from "../../../adapters/http/api-client.ts";
import { httpContentLibrary } from "../../../adapters/http/content-library.ts";
import type { Identity } from "../../../application/ports/identity.ts";
import type { ContentName } from "../../../domain/shell/content-documents.ts";
import { pageTexts } from "../../actors/page-texts.ts";
import { TestClock } from "../../application/support/test-clock.ts";

/** What is read of a document of a content service, and what is reported. */
const read = async <Name extends ContentName>(name: Name, document: unknown) => {
  const reports: string[] = [];
  const api = new ApiClient({
    fetch: () => Promise.resolve(Response.json(document)),
    base: "https://example.org/api",
    clientId: "portal",
    identity: { caller: () => undefined } as unknown as Identity,
    clock: new TestClock(new Date("2026-06-15T12:00:00")),
    reports: { report: ({ status, path = "" }) => void reports.push(`${status} ${path}`) },
    newIdentifier: () => "the-call",
    onUnauthorized: () => undefined,
  });
  const library = httpContentLibrary(api);
  const texts = await library.page(name, "member");
  await library.page(name, "member");
  return { texts, reports };
};

const frame = pageTexts("page-framework");
const { components } = frame;

it("takes the texts of the frame and of components as they are agreed (SHELL-13)", async () => {
  expect(await read("page-framework", frame)).toEqual({ texts: frame, reports: [] });
});

it.each([
  ["a label", { navigation: { ...frame.navigation, feesAndTransactions: null } }, "navigation.feesAndTransactions"],
  [
    "a text of a component",
    { components: { ...components, flow: { ...components.flow, continue: undefined } } },
    "components.flow.continue",
  ],
  ["all texts of components", { components: undefined }, "components"],
])("has a default for %s, and reports the gap once (CONF-02, NAV-01)", async (_, part, path) => {
  expect(await read("page-framework", { ...frame, ...part })).toEqual({ texts: frame, reports: [`left-out ${path}`] });
});

it("has nothing in place of other words that are missing, and reports them once (CONF-02)", async () => {
  const texts = pageTexts("fees-and-transactions");
  const [link] = texts.footerLinks;
  const gaps = {
    ...texts,
    heading: undefined,
    balance: { ...texts.balance, settled: "no rich text" },
    footerLinks: [link, { text: "Pay now" }],
  };
  expect(await read("fees-and-transactions", gaps)).toEqual({
    texts: { ...texts, heading: "", balance: { ...texts.balance, settled: [] }, footerLinks: [link] },
    reports: ["left-out heading", "left-out balance.settled", "left-out footerLinks.*.href"],
  });
});
