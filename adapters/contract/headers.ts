/** Header names that both sides use. */
export const headers = {
  clientId: "x-client-id",
  correlationId: "x-correlation-id",
  idempotencyKey: "idempotency-key",
  version: "if-match",
} as const;
