/**
 * Facts about pages besides their routes: "elsewhere" are pages outside the navigation, "wordless" are pages without
 * texts of their own.
 */
export interface KnownPages {
  readonly entered: readonly string[];
  readonly elsewhere: readonly string[];
  readonly documents: readonly string[];
  readonly documentNames: Readonly<Record<string, string>>;
  readonly wordless: readonly string[];
}

/** Missing registrations of pages: the navigation entry, and the shape of the texts. */
export const unregisteredPages = (routes: readonly string[], known: KnownPages): readonly string[] =>
  routes.flatMap((route) => {
    const document = known.documentNames[route] ?? route.slice(route.lastIndexOf("/") + 1);
    const gaps: string[] = [];
    if (!known.entered.includes(route) && !known.elsewhere.includes(route))
      gaps.push(
        `${route}: no entry leads to it. Enter it in domain/customer/navigation.ts, or among the pages without an entry in tests/architecture/structure.test.ts.`,
      );
    if (!known.documents.includes(document) && !known.wordless.includes(route))
      gaps.push(
        `${route}: it has no texts. Say their shape in domain/<area>/content.ts and enter it as "${document}" in domain/shell/content-documents.ts; what they are called otherwise, or that there are none, in tests/architecture/structure.test.ts.`,
      );
    return gaps;
  });

const area = /^adapters\/institute\/(areas(?:\/[\w-]+)+\/[\w-]+\.routes|trial\/seeds\/[\w-]+\.seed)\.ts$/;

/** What areas serve or seed but do not register with the institute's areas. */
export const unenteredAreas = (sources: ReadonlyMap<string, string>, areas: string): readonly string[] =>
  [...sources].flatMap(([file, text]) => {
    if (!area.test(file)) return [];
    const names = [...text.matchAll(/^export const ((?:serve|seed)[A-Z]\w*)/gm)].map(([, name = ""]) => name);
    const missing = names.filter((name) => !new RegExp(String.raw`^  ${name},$`, "m").test(areas));
    return missing.map(
      (name) =>
        `${name} in ${file}: the institute does not know it. Enter it in adapters/institute/main/areas.ts or trial/seeds.ts.`,
    );
  });

const layers = ["domain", "application", "adapters", "ui"];

/**
 * Differences between the structure page and the folders: a missing folder, or a single-layer folder that the page
 * omits.
 */
export const unlikeStructurePage = (page: string, files: readonly string[]): readonly string[] => {
  const named = [...page.matchAll(/`(\w[\w-]*\/|[\w-]+(?:\/[\w-]+)+|\w+\.\w+)`/g)].map(([, name = ""]) =>
    name.replace(/\/$/, ""),
  );
  const isThere = (name: string): boolean => files.some((file) => `/${file}/`.includes(`/${name}/`));
  const rooms = (layer: string): readonly string[] => [
    ...new Set(
      files
        .filter((file) => file.startsWith(`${layer}/`) && file.split("/").length > 2)
        .map((file) => file.split("/")[1] ?? ""),
    ),
  ];
  const same = rooms("domain");
  const untold = layers.flatMap((layer) =>
    rooms(layer)
      .filter((room) => !same.includes(room) && !page.includes(`\`${room}\``) && !page.includes(`${layer}/${room}`))
      .map((room) => `${layer}/${room}`),
  );
  return [
    ...named
      .filter((name) => !isThere(name))
      .map((name) => `docs/developers/index.md names ${name}, which does not exist.`),
    ...untold.map((room) => `${room} is in no other layer, and docs/developers/index.md does not say what it is for.`),
  ];
};
