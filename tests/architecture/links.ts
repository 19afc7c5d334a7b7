/** A Markdown file by its path, and its text. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

/** The text without fenced code, whose contents are examples. */
const prose = (text: string): string => text.replaceAll(/^```.*?^```/gms, "");

/** The anchor that renderers give to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

const anchorsOf = (text: string): readonly string[] =>
  [...prose(text).matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

/** Resolves a path in a link or a text to one of the repository. */
const resolved = (path: string, from: string): string =>
  new URL(path, `file:///${from}`).pathname.slice(1).replace(/\/$/, "");

const isThere = (path: string, files: readonly string[]): boolean =>
  files.some((file) => file === path || file.startsWith(`${path}/`));

/** Relative links of a page whose file or anchor does not exist. */
export const brokenLinks = (
  { path, text }: Page,
  pages: ReadonlyMap<string, string>,
  files: readonly string[],
): readonly string[] => {
  const targets = [...prose(text).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(
    ([, link, attribute]) => link ?? attribute ?? "",
  );
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = "", anchor] = target.split("#");
      const at = file === "" ? path : resolved(file, path);
      if (!isThere(at, files)) return true;
      return anchor !== undefined && !anchorsOf(pages.get(at) ?? "").includes(anchor);
    })
    .map((target) => `${path}: ${target} leads nowhere`);
};

/** Folders that commands write and Git ignores. */
const generated = /^(?:reports|dist|build|\.data|node_modules)(?:\/|$)/;

/** Names of files in backticks that are no whole path: a reader would have to search. A placeholder is no name. */
export const barePaths = ({ path, text }: Page, files: readonly string[]): readonly string[] =>
  [...prose(text).matchAll(/`([\w./-]+\.(?:tsx?|mjs|ya?ml|css|feature))`/g)]
    .map(([, named = ""]) => named)
    .filter((named) => !files.includes(named))
    .map((named) => `${path}: ${named} is no whole path`);

/**
 * Paths in backticks that begin with a folder of the repository and do not exist. A placeholder such as <module> is no
 * path.
 */
export const missingPaths = ({ path, text }: Page, files: readonly string[]): readonly string[] => {
  const tops = new Set(files.filter((file) => file.includes("/")).map((file) => file.split("/")[0]));
  return [...prose(text).matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\/?)`/g)]
    .map(([, named = ""]) => named.replace(/\/$/, ""))
    .filter((named) => tops.has(named.split("/")[0]) && !generated.test(named) && !isThere(named, files))
    .map((named) => `${path}: there is no ${named}`);
};

/** Scripts that a page calls by `npm run` and that package.json lacks. */
export const missingScripts = ({ path, text }: Page, scripts: readonly string[]): readonly string[] =>
  [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)]
    .map(([, script = ""]) => script)
    .filter((script) => !scripts.includes(script))
    .map((script) => `${path}: there is no script ${script}`);
