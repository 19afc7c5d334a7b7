import type { ActionFailure } from "../../application/flow/confirmed-action.ts";
import type { FailureTexts } from "../../domain/kernel/content.ts";

/** The message of a failed action: the institute's explanation, if it gave one. */
export const failureWords = ({ description, isRefused }: ActionFailure, { refused, unknown }: FailureTexts): string =>
  description ?? (isRefused ? refused : unknown);
