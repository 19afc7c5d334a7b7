import type { Logger } from "pino";
import * as z from "zod";

import { limitedFetch } from "../http/limited-fetch.ts";
import { unavailable } from "../http/refusal-error.ts";

/** A text that a service may leave out, or give as null or as a number. */
export const lenientText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? "").trim());

/** Requests an answer; throws a refusal when there is none in time, or none that fits. */
export type RequestJson = <Answer>(
  path: string,
  query: Readonly<Record<string, string>>,
  schema: z.ZodType<Answer>,
) => Promise<Answer>;

/** A service that does not answer in five seconds counts as away: a person waits for it while typing. */
const request = limitedFetch({ longestWait: 5_000 });

/** Requests to a service. Failures are logged without the key and without what was typed. */
export const jsonRequests =
  (url: string, log: Logger): RequestJson =>
  async (path, query, schema) => {
    try {
      const response = await request(`${url}${path}?${new URLSearchParams(query).toString()}`, {
        headers: { accept: "application/json" },
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      return schema.parse(await response.json());
    } catch (error) {
      const reason = error instanceof z.ZodError ? `an answer that does not fit: ${z.prettifyError(error)}` : error;
      log.warn({ reason: reason instanceof Error ? reason.message : reason }, "the address lookup failed");
      throw unavailable();
    }
  };
