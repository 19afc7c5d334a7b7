/** "Yes" or "No"; undefined while it is not answered. */
export const asYesOrNo = (answer: boolean | undefined): "Yes" | "No" | undefined => {
  if (answer === undefined) return undefined;
  return answer ? "Yes" : "No";
};
