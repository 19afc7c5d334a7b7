/** Header names that portal and institute share. */
export const headers = {
  clientId: "x-client-id",
  correlationId: "x-correlation-id",
  idempotencyKey: "idempotency-key",
  version: "if-match",
} as const;
