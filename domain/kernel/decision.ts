/** What is decided of something that was asked for. */
export const verdicts = ["grant", "refuse"] as const;
export type Verdict = (typeof verdicts)[number];

/** A decision with its reason in words. */
export interface Decision {
  readonly verdict: Verdict;
  readonly reason?: string | undefined;
}

/** Whether a decision may be told as it is: a refusal says why. */
export const whyNotDecided = ({ verdict, reason = "" }: Decision): string | undefined =>
  verdict === "refuse" && reason.trim() === "" ? "A refusal has to say why." : undefined;
