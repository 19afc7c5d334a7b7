import * as z from "zod/mini";

/** What a file's address carries in place of a bearer token: opens that one file, once, for a minute. DOCS-06 */
export const ticket = z.string().check(z.minLength(20), z.maxLength(100));

/** The answer to a file being prepared. */
export const prepared = z.object({ ticket });
