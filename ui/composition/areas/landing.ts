import type { Container } from "inversify";
import type { ProgressPart } from "../../landing/progress-part.ts";
import { Progress } from "../../landing/progress.tsx";
import { bindQualifications, QUALIFICATIONS } from "../bindings/qualifications.ts";
import { CONTENT, CUSTOMER } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";

export const progress = (container: Container): ProgressPart => {
  bindQualifications(container);
  return {
    Part: pageWith(container, Progress, { content: CONTENT, customer: CUSTOMER, qualifications: QUALIFICATIONS }),
    figures: container.get(QUALIFICATIONS).progress,
  };
};
