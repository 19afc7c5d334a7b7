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

/** A question among several that is answered with yes or no. */
export const YesOrNoGroup = ({ label, help, ...answer }: YesOrNoGroupProps) => (
  <ChoiceGroup label={label} help={help} {...choicesOf(answer)} />
);

/** The answer to the one question that its step is headed with: yes or no. */
export const StepYesOrNo = (answer: YesOrNoProps) => <StepChoices {...choicesOf(answer)} />;
