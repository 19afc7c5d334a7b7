/** Each layer, its folder, and the layers it may import. Everything else is against the law. */
export const layers = {
  domain: { folder: "domain", mayImport: [] },
  application: { folder: "application", mayImport: ["domain"] },
  contract: { folder: "adapters/contract", mayImport: ["domain"] },
  http: { folder: "adapters/http", mayImport: ["domain", "application", "contract"] },
  identity: { folder: "adapters/identity", mayImport: ["domain", "application"] },
  browser: { folder: "adapters/browser", mayImport: ["domain", "application"] },
  institute: { folder: "adapters/institute", mayImport: ["domain", "contract"] },
  ui: { folder: "ui", mayImport: ["domain", "application"] },
  composition: {
    folder: "ui/composition",
    mayImport: ["domain", "application", "contract", "http", "identity", "browser", "ui"],
  },
} as const satisfies Record<string, { readonly folder: string; readonly mayImport: readonly string[] }>;

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

/** Packages tried in each layer: some that it lives on, and some that belong elsewhere. */
export const packages: Readonly<Record<Layer, { readonly allowed: readonly string[]; readonly forbidden: readonly string[] }>> = {
  domain: { allowed: ["date-fns"], forbidden: ["mobx", "react", "zod", "zod/mini", "inversify", "date-fns/locale", "node:fs"] },
  application: { allowed: ["mobx", "date-fns"], forbidden: ["mobx-react-lite", "react", "zod/mini", "inversify", "oidc-client-ts", "node:fs"] },
  contract: { allowed: ["zod/mini"], forbidden: ["zod", "react", "mobx", "fastify", "node:fs"] },
  http: { allowed: ["zod/mini"], forbidden: ["zod", "react", "mobx", "inversify", "node:fs"] },
  identity: { allowed: ["oidc-client-ts"], forbidden: ["react", "mobx", "inversify", "jose", "node:fs"] },
  browser: { allowed: [], forbidden: ["react", "mobx", "oidc-client-ts", "node:fs"] },
  institute: { allowed: ["fastify", "kysely", "oidc-provider", "zod", "node:fs"], forbidden: ["react", "mobx", "inversify", "oidc-client-ts", "lit-html", "wouter"] },
  ui: { allowed: ["react", "mobx-react-lite", "wouter", "lit-html"], forbidden: ["inversify", "oidc-client-ts", "zod/mini", "fastify", "node:fs"] },
  composition: { allowed: ["inversify", "react-dom/client"], forbidden: ["oidc-client-ts", "zod/mini", "fastify", "node:fs"] },
};
