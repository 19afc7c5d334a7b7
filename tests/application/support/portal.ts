import { readdirSync } from "node:fs";

import { ContainerModule, type ServiceIdentifier } from "inversify";
import { vi } from "vitest";

import { StepController } from "../../../application/flow/step-controller.ts";
import type { OtherTabs, TabStore } from "../../../application/ports/browser.ts";
import type { Tracking } from "../../../application/ports/tracking.ts";
import { Resource } from "../../../application/shell/resource.ts";
import { portalContainer } from "../../../ui/composition/container/container.ts";
import { loadModules } from "../../../ui/composition/container/load-modules.ts";
import { SESSION } from "../../../ui/composition/container/modules/shell.ts";
import type { Area } from "../../../ui/composition/pages/page.tsx";
import { coreConfiguration } from "../../actors/core-configuration.ts";
import { replaceTracking } from "../../actors/track-by.ts";
import { anything } from "./anything.ts";
import { memoryCookies } from "./memory-cookies.ts";
import { memoryTab } from "./memory-tab.ts";
import { portMethods } from "./port-methods.ts";
import { TestClock } from "./test-clock.ts";
import { TrialIdentity } from "./trial-identity.ts";

interface PortalOptions {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly tab?: TabStore;
  readonly identity?: TrialIdentity;
}

type Module = Readonly<Record<string, unknown>>;

// Nothing here tests a closing page, but listeners may register for it.
vi.stubGlobal("window", new EventTarget());

// Preload lazily loaded modules: their loading time is unrelated to faults.
await portMethods();

const composition = new URL("../../../ui/composition/", import.meta.url);
const namesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, composition)).map((file) => file.replace(".ts", ""));

const moduleFiles = await Promise.all(
  namesIn("container/modules").map(
    async (name) => (await import(`../../../ui/composition/container/modules/${name}.ts`)) as Module,
  ),
);
const containerModules = moduleFiles
  .flatMap((file) => Object.values(file))
  .filter((value) => value instanceof ContainerModule);
const areas = await Promise.all(
  namesIn("pages/areas").map(async (name) => (await import(`../../../ui/composition/pages/areas/${name}.ts`)) as Area),
);
const pages = areas.flatMap((area) => Object.values(area.pages));

type Token = ServiceIdentifier<object> & symbol;

const tokensIn = (module: Module): readonly Token[] =>
  Object.values(module).filter((value): value is Token => typeof value === "symbol");

/** Every service of the portal with HTTP ports and a signed-in customer. */
export const portalOn = async (options: PortalOptions) => {
  const clock = new TestClock(new Date("2026-03-04T12:00:00Z"));
  const tab = options.tab ?? memoryTab();
  const identity = options.identity ?? new TrialIdentity("4711007");
  let identifiers = 0;
  const container = portalContainer(coreConfiguration, {
    clock,
    tab,
    identity,
    newIdentifier: () => `identifier-${(identifiers += 1)}`,
    cookies: memoryCookies(),
    address: () => "/help",
    fetch: options.fetch,
    // Ports that call failures do not affect.
    tabs: anything as OtherTabs,
  });
  replaceTracking(container, anything as Tracking);
  loadModules(container, ...containerModules, ...areas.flatMap(({ modules }) => modules));
  await container.get(SESSION).start();
  return { container, clock, tab, identity };
};
export type Portal = Awaited<ReturnType<typeof portalOn>>;

interface NamedItem<T> {
  readonly title: string;
  readonly of: (portal: Portal) => T;
}

const bare = await portalOn({ fetch: () => Promise.reject(new Error("Nothing is to be called yet.")) });

/** The tokens that a page resolves. */
const requestedTokens = new Set<Token>();
const get = bare.container.get.bind(bare.container);
vi.spyOn(bare.container, "get").mockImplementation((token: ServiceIdentifier) => {
  requestedTokens.add(token as Token);
  return get(token);
});
for (const page of pages) page.draw(bare.container);
vi.restoreAllMocks();

const services = [...new Set([...moduleFiles.flatMap(tokensIn), ...requestedTokens])].map((token) => ({
  name: String(token.description),
  token,
  service: get(token),
}));

/** All resources of the services, found in their properties. */
export const resources: readonly NamedItem<Resource<unknown>>[] = services.flatMap(({ name, token, service }) =>
  Object.entries(service)
    .filter(([, held]) => held instanceof Resource)
    .map(([property]) => ({
      title: `${name}.${property}`,
      of: ({ container }) =>
        (container.get<object>(token) as Record<string, Resource<unknown>>)[property] as Resource<unknown>,
    })),
);

type AnyFlow = StepController<string, object, object, object, unknown>;

export const flows: readonly NamedItem<AnyFlow>[] = services
  .filter(({ service }) => service instanceof StepController)
  .map(({ name, token }) => ({ title: name, of: ({ container }) => container.get<object>(token) as AnyFlow }));
