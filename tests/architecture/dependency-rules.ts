/** Each layer with the layers that it may import, and the places of its files; * stands for any name. */
export const layers = {
  domain: { places: ["domain/*.ts", "domain/*/rule.ts"], mayImport: [] },
  instituteDomain: { places: ["domain/institute/*.ts", "domain/institute/*/rule.ts"], mayImport: ["domain"] },
  application: { places: ["application/*.ts", "application/*/service.ts"], mayImport: ["domain"] },
  contract: { places: ["adapters/contract/*.ts"], mayImport: ["domain"] },
  http: { places: ["adapters/http/*.ts"], mayImport: ["domain", "application", "contract"] },
  identity: { places: ["adapters/identity/*.ts"], mayImport: ["domain", "application"] },
  browser: { places: ["adapters/browser/*.ts"], mayImport: ["domain", "application"] },
  texts: { places: ["adapters/institute/texts/*.ts"], mayImport: ["domain"] },
  platform: {
    places: ["adapters/institute/platform/*/part.ts"],
    mayImport: ["domain", "instituteDomain", "contract", "texts"],
  },
  provider: {
    places: ["adapters/institute/provider/*.ts"],
    mayImport: ["domain", "instituteDomain", "contract", "texts", "platform"],
  },
  areas: {
    places: ["adapters/institute/areas/*/area.routes.ts", "adapters/institute/areas/*/section/section.store.ts"],
    mayImport: ["domain", "instituteDomain", "contract", "texts", "platform", "provider"],
  },
  settings: {
    places: ["adapters/institute/settings/*.ts"],
    mayImport: ["domain", "instituteDomain", "contract", "texts", "platform", "provider"],
  },
  registrar: {
    places: ["adapters/institute/registrar/*.ts"],
    mayImport: ["domain", "instituteDomain", "contract", "texts", "platform", "provider", "areas", "settings"],
  },
  desk: {
    places: ["adapters/institute/desk/*.ts", "adapters/institute/desk/screens/*.ts"],
    mayImport: ["domain", "instituteDomain", "contract", "texts", "platform", "provider", "areas"],
  },
  trial: {
    places: ["adapters/institute/trial/*.ts"],
    mayImport: ["domain", "instituteDomain", "contract", "texts", "platform", "provider", "areas", "settings"],
  },
  main: {
    places: ["adapters/institute/main/*.ts"],
    mayImport: [
      "domain",
      "instituteDomain",
      "contract",
      "texts",
      "platform",
      "provider",
      "areas",
      "settings",
      "registrar",
      "desk",
      "trial",
    ],
  },
  ui: { places: ["ui/*.ts", "ui/*/page.ts"], mayImport: ["domain", "application"] },
  composition: {
    places: ["ui/composition/*/*.ts"],
    mayImport: ["domain", "application", "contract", "http", "identity", "browser", "ui"],
  },
} as const satisfies Record<string, { readonly places: readonly string[]; readonly mayImport: readonly string[] }>;

export type Layer = keyof typeof layers;

export interface Arrow {
  readonly from: Layer;
  readonly to: Layer;
}

const names = Object.keys(layers) as Layer[];
const all: readonly Arrow[] = names.flatMap((from) => names.filter((to) => to !== from).map((to) => ({ from, to })));
const isAllowed = ({ from, to }: Arrow): boolean => (layers[from].mayImport as readonly Layer[]).includes(to);

export const allowedArrows = all.filter(isAllowed);
export const forbiddenArrows = all.filter((arrow) => !isAllowed(arrow));

/** A file of a layer at one of its places. */
export const fileAt = (place: string, called: string): string => place.replace("*", called);

const rules = {
  allowed: ["date-fns", "@date-fns/utc"],
  forbidden: ["mobx", "react", "zod", "zod/mini", "inversify", "date-fns/locale", "node:fs"],
};

const server = {
  allowed: ["fastify", "kysely", "oidc-provider", "zod", "node:fs"],
  forbidden: ["react", "mobx", "inversify", "oidc-client-ts", "lit-html", "wouter"],
};

/** Packages to test in each layer: allowed and forbidden ones. */
export const packages: Readonly<
  Record<Layer, { readonly allowed: readonly string[]; readonly forbidden: readonly string[] }>
> = {
  domain: rules,
  instituteDomain: rules,
  application: {
    allowed: ["mobx", "date-fns", "@date-fns/utc"],
    forbidden: ["mobx-react-lite", "react", "zod/mini", "inversify", "oidc-client-ts", "node:fs"],
  },
  contract: { allowed: ["zod/mini"], forbidden: ["zod", "react", "mobx", "fastify", "node:fs"] },
  http: { allowed: ["zod/mini"], forbidden: ["zod", "react", "mobx", "inversify", "node:fs"] },
  identity: { allowed: ["oidc-client-ts"], forbidden: ["react", "mobx", "inversify", "jose", "node:fs"] },
  browser: { allowed: [], forbidden: ["react", "mobx", "oidc-client-ts", "node:fs"] },
  texts: server,
  platform: server,
  provider: server,
  areas: server,
  settings: server,
  registrar: server,
  desk: server,
  trial: server,
  main: server,
  ui: {
    allowed: ["react", "mobx-react-lite", "wouter", "lit-html"],
    forbidden: ["inversify", "oidc-client-ts", "zod/mini", "fastify", "node:fs"],
  },
  composition: {
    allowed: ["inversify", "react-dom/client"],
    forbidden: ["oidc-client-ts", "zod/mini", "fastify", "node:fs"],
  },
};
