import type { ReactNode } from "react";

import { ChoiceGroup, StepChoices } from "./choice-group.tsx";
import { useTexts } from "./texts.ts";

interface YesOrNoProps {
  readonly answer: boolean | undefined;
  readonly onAnswer: (answer: boolean) => void;
  readonly error: string | undefined;
  readonly id: string;
}

const useYesOrNo = ({ answer, onAnswer, error, id }: YesOrNoProps) => {
  const { yes, no } = useTexts();
  return {
    choices: [
      { value: "yes", label: yes },
      { value: "no", label: no },
    ] as const,
    chosen: answer === undefined ? undefined : answer ? ("yes" as const) : ("no" as const),
    onChoose: (value: "yes" | "no") => onAnswer(value === "yes"),
    error,
    id,
  };
};

interface YesOrNoGroupProps extends YesOrNoProps {
  readonly label: string;
  readonly help?: ReactNode;
}

/** A yes-or-no question, on a page with several questions. */
export const YesOrNoGroup = ({ label, help, ...answer }: YesOrNoGroupProps) => (
  <ChoiceGroup label={label} help={help} {...useYesOrNo(answer)} />
);

/** Yes-or-no buttons for the only question of a step, named by its heading. */
export const StepYesOrNo = (answer: YesOrNoProps) => <StepChoices {...useYesOrNo(answer)} />;
