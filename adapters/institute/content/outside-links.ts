const standIn = /^\/outside\/([^?#]+)/;

type Visit = (href: string) => string;

/** Each place a document leads to, whether a link's own field or within words, as `visit` has it. */
const withLinks = (document: unknown, visit: Visit): unknown => {
  if (Array.isArray(document)) return document.map((entry) => withLinks(entry, visit));
  if (typeof document !== "object" || document === null) return document;
  const entries = Object.entries(document).map(([key, value]: [string, unknown]) => [
    key,
    key === "href" && typeof value === "string" ? visit(value) : withLinks(value, visit),
  ]);
  return Object.fromEntries(entries) as unknown;
};

/** A document whose links to /outside/NAME lead where the body says that they do; the names it says nothing of stay, and are told. */
export const leadingOut = (
  document: unknown,
  links: Readonly<Record<string, string>>,
  untold: (name: string) => void,
): unknown =>
  withLinks(document, (href) => {
    const name = standIn.exec(href)?.[1];
    if (name === undefined) return href;
    const address = links[name];
    if (address === undefined) untold(name);
    return address ?? href;
  });
