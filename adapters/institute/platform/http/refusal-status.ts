import type { RefusalError, RefusalKind } from "./refusal-error.ts";

const statuses: Readonly<Record<RefusalKind, number>> = {
  malformed: 400,
  "signed out": 401,
  forbidden: 403,
  unknown: 404,
  conflict: 409,
  gone: 410,
  outdated: 412,
  "too large": 413,
  unsupported: 415,
  unacceptable: 422,
  "too often": 429,
  unforeseen: 500,
  unavailable: 503,
};

/** The HTTP status that answers a refusal. */
export const statusOf = ({ kind }: Pick<RefusalError, "kind">): number => statuses[kind];
