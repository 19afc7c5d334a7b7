import { createHash } from "node:crypto";

import { isSameValue, valuesByPath } from "../../../../domain/institute/kernel/change-set.ts";
import type { Line } from "./columns.ts";

/** The fields with a value, in one order. */
const canonical = (line: Line): readonly (readonly [string, unknown])[] =>
  [...valuesByPath(line)]
    .filter(([, value]) => !isSameValue(value, undefined))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Version of a record: another one as soon as any of its values changes. CORR-04 */
export const versionOf = (line: Line): string =>
  createHash("sha256")
    .update(JSON.stringify(canonical(line)))
    .digest("base64url")
    .slice(0, 12);
