import type { Container } from "inversify";
import type { ComponentType } from "react";
import { Progress } from "../../landing/progress.tsx";
import { bindQualifications, QUALIFICATIONS } from "../bindings/qualifications.ts";
import { CONTENT, CUSTOMER } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";

export const progress = (container: Container): ComponentType => {
  bindQualifications(container);
  return pageWith(container, Progress, { content: CONTENT, customer: CUSTOMER, qualifications: QUALIFICATIONS });
};
