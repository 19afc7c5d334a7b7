import * as z from "zod/mini";
import { richText } from "../contract/content.ts";

const state = z.object({ heading: z.string(), message: richText });
const step = z.object({ heading: z.string(), help: richText });

/** The membership application. Placeholders: {reference}, {submittedOn}. MEMB-01 to MEMB-09 */
export const applyForMembershipPage = z.object({
  heading: z.string(),
  introduction: richText,
  landing: z.object({ heading: z.string(), eligible: richText, notEligible: richText }),
  states: z.object({
    ALREADY_APPLIED: state,
    MEMBERSHIP_APPLICATION_ONHOLD: state,
    MEMBERSHIP_APPLICATION_COMPLETE: state,
  }),
  convictions: step,
  publicPractice: z.object({ help: richText }),
  employment: step,
  qualifications: z.object({ help: richText }),
  contact: step,
  networks: z.object({ help: richText }),
  directory: z.object({ help: richText }),
  declaration: step,
  complete: richText,
  failed: richText,
});
