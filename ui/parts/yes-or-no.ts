/** The two answers to a question that has no others. */
export const yesAndNo = [
  { value: "Yes", label: "Yes" },
  { value: "No", label: "No" },
] as const;

/** "Yes" or "No"; undefined while it is not answered. */
export const asYesOrNo = (answer: boolean | undefined): "Yes" | "No" | undefined => {
  if (answer === undefined) return undefined;
  return answer ? "Yes" : "No";
};
