import type { Call } from "../../../adapters/contract/call.ts";
import type { TestInstitute } from "./test-institute.ts";

/** The response to a file call: status, headers, bytes, and the code of a refusal. `language` is what the caller reads. */
export const fetchFile = async (
  institute: TestInstitute,
  who: string,
  call: Call,
  params: Readonly<Record<string, string>>,
  query: Record<string, string> = {},
  language?: string,
) => {
  const { customerId } = institute.person(who);
  const path = Object.entries({ id: customerId, ...params }).reduce(
    (url, [name, value]) => url.replace(`{${name}}`, value),
    call.path,
  );
  const { statusCode, headers, rawPayload } = await institute.app.inject({
    url: `/api${path}`,
    query,
    headers: {
      authorization: `Bearer ${await institute.accessTokenFor(customerId)}`,
      "x-client-id": "guildhall-portal",
      ...(language === undefined ? {} : { "accept-language": language }),
    },
  });
  return { status: statusCode, headers, bytes: rawPayload };
};
