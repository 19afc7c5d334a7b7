import type { ReactNode } from "react";

import { ChoiceGroup, StepChoices } from "./choice-group.tsx";
import { asYesOrNo } from "./step-answers.ts";

const yesAndNo = [
  { value: "Yes", label: "Yes" },
  { value: "No", label: "No" },
] as const;

interface YesOrNoProps {
  readonly answer: boolean | undefined;
  readonly onAnswer: (answer: boolean) => void;
  readonly error: string | undefined;
  readonly id: string;
}

const choicesOf = ({ answer, onAnswer, error, id }: YesOrNoProps) => ({
  choices: yesAndNo,
  chosen: asYesOrNo(answer),
  onChoose: (value: "Yes" | "No") => onAnswer(value === "Yes"),
  error,
  id,
});

interface YesOrNoGroupProps extends YesOrNoProps {
  readonly label: string;
  readonly help?: ReactNode;
}

/** A yes-or-no question, on a page with several questions. */
export const YesOrNoGroup = ({ label, help, ...answer }: YesOrNoGroupProps) => (
  <ChoiceGroup label={label} help={help} {...choicesOf(answer)} />
);

/** Yes-or-no buttons for the only question of a step, named by its heading. */
export const StepYesOrNo = (answer: YesOrNoProps) => <StepChoices {...choicesOf(answer)} />;
