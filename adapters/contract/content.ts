import * as z from "zod/mini";

import { userTypes } from "../../domain/customer/user-type.ts";
import { code, listOf, object, optional, type Shape } from "../../domain/kernel/content.ts";
import type { ContentName } from "../../domain/shell/content-documents.ts";
import type { Call } from "./call.ts";

/** Audience of a document: a user type, or "system" for documents that are the same for everyone. */
const audience = z.enum([...userTypes, "system"]);

/** Documents that a content service may lack: their pages are then not offered. CONF-04 */
export const contentAdditions: readonly ContentName[] = ["calendar", "security-and-activity"];

/** The shape of a document as it is served: also with its texts that are not in the language asked for. LANG-05 */
export const withUntranslated = (shape: Shape): Shape =>
  shape.kind === "object" ? object({ ...shape.fields, untranslated: optional(listOf(code)) }) : shape;

/** The call for a content document of any shape. */
export const contentDocument = {
  failure: "CONTENT_FETCH_ERROR",
  summary: "One content document. Its shape depends on its name.",
  method: "GET",
  path: "/content/templates/{name}",
  access: "sign-in",
  cacheable: true,
  query: z.object({ type: z.optional(audience) }),
} as const satisfies Call;
