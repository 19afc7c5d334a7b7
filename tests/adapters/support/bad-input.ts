import fc from "fast-check";

import { refusal, type Call } from "../../../adapters/contract/call.ts";
import { misfitsOf, type Misfit } from "./misfits.ts";
import { digestOfTables } from "./tables.ts";
import type { TestInstitute } from "./test-institute.ts";

export const named = ({ method, path }: Call): string => `${method} ${path}`;

/** A person with many permissions, whose suspension or closing blocks few calls. */
const who = "Maya";

const queryIn = (query: Misfit["query"]): string =>
  query === undefined ? "" : `?${new URLSearchParams(query).toString()}`;

/** State of the institute after the previous answer, for comparison. */
interface Before {
  digest: string;
}

/** The guarantee that an answer violates; undefined when it violates none. */
const brokenPromise = async (
  institute: TestInstitute,
  call: Call,
  misfit: Misfit,
  token: string,
  before: Before,
): Promise<string | undefined> => {
  // Rate limits are not under test.
  await institute.database.deleteFrom("limits").execute();
  const response = await institute.app.inject({
    method: call.method,
    url: `/api${misfit.path}${queryIn(misfit.query)}`,
    headers: { authorization: `Bearer ${token}`, "x-client-id": "guildhall-portal", ...misfit.headers },
    ...(misfit.payload === undefined ? {} : { payload: misfit.payload }),
  });
  const { statusCode: status, body } = response;
  if (status >= 500) return `${status}: ${body}`;
  if (status < 300) {
    before.digest = await digestOfTables(institute.database);
    return undefined;
  }
  if ((await digestOfTables(institute.database)) !== before.digest) return `${status}, and yet something was changed`;
  if (!String(response.headers["content-type"]).startsWith("application/json"))
    return `${status} as ${String(response.headers["content-type"])}`;
  const told = refusal.safeParse(JSON.parse(body));
  if (!told.success) return `${status} in another shape: ${body}`;
  const { correlationId, field, code } = told.data.error;
  if (correlationId !== response.headers["x-correlation-id"]) return `${status} without its correlation id`;
  return code === "INVALID_REQUEST" && field === "" ? `${status} that names no field: ${body}` : undefined;
};

/** Sends many possibly invalid requests to a call; throws with the smallest one whose answer violates a guarantee. */
export const tryBadInput = async (
  institute: TestInstitute,
  call: Call,
  { numRuns, seed }: { readonly numRuns: number; readonly seed?: number },
): Promise<void> => {
  const { customerId } = institute.person(who);
  const token = await institute.accessTokenFor(customerId);
  const before = { digest: await digestOfTables(institute.database) };
  await fc.assert(
    fc.asyncProperty(misfitsOf(call, customerId), async (misfit) => {
      const broken = await brokenPromise(institute, call, misfit, token, before);
      if (broken !== undefined) throw new Error(broken);
    }),
    { numRuns, ...(seed === undefined ? {} : { seed }) },
  );
};
