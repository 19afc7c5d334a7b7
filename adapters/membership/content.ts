import * as z from "zod/mini";
import { line, richText, richTextWith } from "../contract/text.ts";

const state = z.object({ heading: line, message: richText });
const step = z.object({ heading: line, help: richText });

/** The membership application. MEMB-01 to MEMB-09 */
export const applyForMembershipPage = z.object({
  heading: line,
  introduction: richText,
  landing: z.object({ heading: line, eligible: richText, notEligible: richText }),
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
  complete: z.object({ message: richTextWith("submittedOn"), next: richText }),
  failed: richText,
});
