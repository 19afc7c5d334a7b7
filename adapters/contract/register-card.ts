import * as z from "zod/mini";
import { card } from "./rich-text.ts";

/** The card that leads to the register of retired members, for fellows and for the retired. RETR-06 */
export const registerCards = z.object({ fellow: card, retired: card });
