import type { Page, Route } from "playwright-core";

/** State of the institute while a screen is checked. */
export type Condition = "full" | "empty" | "loading" | "error" | "partial";

const isData = ({ pathname }: URL): boolean =>
  pathname.startsWith("/api/") && !pathname.includes("/content/") && !/\/(profile|reports)$/.test(pathname);

const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, Array.isArray(part) ? [] : part]));
};

const onRecordOnly = /\/(fees|cpds|certificates|history)/;

const answers: Readonly<Record<Exclude<Condition, "full">, (route: Route) => Promise<void>>> = {
  // An empty record.
  empty: async (route) => {
    if (!onRecordOnly.test(route.request().url())) return route.continue();
    const response = await route.fetch();
    if (!(response.headers()["content-type"] ?? "").includes("json")) return route.fulfill({ response });
    return route.fulfill({ response, json: emptied(await response.json()) });
  },
  loading: () => Promise.resolve(),
  error: (route) => route.fulfill({ status: 500, json: {} }),
  // Every second call fails.
  partial: (route) =>
    route.request().url().length % 2 === 0 ? route.fulfill({ status: 500, json: {} }) : route.continue(),
};

/** Puts the institute into a state, as a page sees it; returns a function that ends the state. */
export const emulateCondition = async (page: Page, condition: Condition): Promise<() => Promise<void>> => {
  if (condition === "full") return () => Promise.resolve();
  const answer = answers[condition];
  const handle = (route: Route): Promise<void> =>
    route.request().method() === "GET" ? answer(route) : route.continue();
  await page.route(isData, handle);
  return () => page.unroute(isData, handle);
};
