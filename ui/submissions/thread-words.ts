import { fill } from "../../domain/kernel/rich-text.ts";
import type { RequestsContent } from "../../domain/submissions/content.ts";
import type { RequestThread } from "../../domain/submissions/thread.ts";

/** The name of the submission that a thread is about: "CPD declaration for 2026". */
export const threadName = (
  { of, year }: Pick<RequestThread, "of" | "year">,
  names: RequestsContent["names"],
): string => {
  switch (of) {
    case "declaration":
    case "waiver":
      return fill(names[of], { year: String(year ?? "") }).trim();
    case "application":
    case "retirement":
      return names[of];
  }
};
