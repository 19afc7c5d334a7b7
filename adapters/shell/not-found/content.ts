import * as z from "zod/mini";
import { link } from "../../contract/rich-text.ts";

/** ERR-04 */
export const pageNotFound = z.object({
  heading: z.string(),
  message: z.string(),
  button: z.string(),
  help: z.object({ heading: z.string(), link }),
});
