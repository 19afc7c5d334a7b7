import { isolateDirection } from "../../../../domain/kernel/isolated.ts";
import type { PlaceholderValues, TextWith } from "../../../../domain/kernel/rich-text.ts";

/**
 * Fills a line of a mail, a paper or one of the institute's pages. Unlike in the portal, its dates may wrap; right-to-left
 * values are isolated as there.
 */
export const fillLine = <Name extends string>(line: TextWith<Name>, values: PlaceholderValues<Name>): string =>
  (line as unknown as string).replace(/\{([a-zA-Z]+)\}/g, (_, name: Name) => isolateDirection(values[name]));
