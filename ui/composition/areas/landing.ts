import type { Container } from "inversify";
import { type ProgressPart, Progress } from "../../landing/progress.tsx";
import { hasReachedMembership } from "../../../domain/qualifications/progress.ts";
import { QUALIFICATIONS } from "../bindings/qualifications.ts";
import { CONTENT, CUSTOMER } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";

export const progress = (container: Container): ProgressPart => {
  const Part = pageWith(Progress, { content: CONTENT, customer: CUSTOMER, qualifications: QUALIFICATIONS })(container);
  const figures = container.get(QUALIFICATIONS).progress;
  return {
    Part,
    figures,
    mayApply: () => {
      const notifications = container.get(CUSTOMER).notifications.value;
      return figures.value !== undefined && notifications !== undefined && hasReachedMembership(figures.value, notifications);
    },
  };
};
