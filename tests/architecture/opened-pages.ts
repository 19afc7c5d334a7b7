const opening =
  /^\s*(?:Given|When|Then|And|But|\*) I (?:open|come to) (?:the address "([^"?]*)[^"]*"|(.*?))(?: without being signed in)?\s*$/gm;

/** The pages that no scenario opens, by their routes; `names` are what the features call them. */
export const unopenedPages = (
  routes: readonly string[],
  names: Readonly<Record<string, string>>,
  features: Iterable<string>,
): readonly string[] => {
  const opened = new Set(
    [...features].flatMap((text) =>
      [...text.matchAll(opening)].map(([, address, name = ""]) => address ?? names[name]),
    ),
  );
  return routes.filter((route) => !opened.has(route));
};
