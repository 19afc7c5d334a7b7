/** Possible decisions on a request. */
export const verdicts = ["grant", "refuse"] as const;
export type Verdict = (typeof verdicts)[number];

/** A decision with its stated reason. */
export interface Decision {
  readonly verdict: Verdict;
  readonly reason?: string | undefined;
}

/** Why a decision is invalid; undefined when it is valid. A refusal requires a reason. */
export const whyNotDecided = ({ verdict, reason = "" }: Decision): string | undefined =>
  verdict === "refuse" && reason.trim() === "" ? "A refusal has to say why." : undefined;
