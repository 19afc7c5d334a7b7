import { pino, type DestinationStream, type Level, type Logger } from "pino";

/** Redacted in all log lines. */
const hidden = [
  "authorization",
  "cookie",
  "password",
  "email",
  "customerId",
  "sessionId",
  "encryptId",
  "token",
  "accessToken",
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Serialises an error for the log without a database's "detail", which would quote the row. */
const serializeError = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, message: error.message, code: (error as { code?: unknown }).code, stack: error.stack }
    : { type: typeof error };

/** The institute's log: one JSON object per line. */
export const createLog = (level: Level | "silent", destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { name: "guildhall" },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: hidden, censor: "(hidden)" },
      serializers: { err: serializeError },
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
