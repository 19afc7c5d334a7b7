import * as z from "zod/mini";
import { line, link } from "./rich-text.ts";

/** ERR-04 */
export const pageNotFound = z.object({
  heading: line,
  message: line,
  button: line,
  help: z.object({ heading: line, link }),
});
