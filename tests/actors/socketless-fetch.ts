import type { TestInstitute } from "../adapters/support/test-institute.ts";

/** `fetch` to an institute in this process, without a socket. */
export const socketlessFetch =
  (institute: TestInstitute) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const answer = await institute.app.inject({
      method: (init.method ?? "GET") as "GET",
      url: url.replace(/^https?:\/\/[^/]+/, ""),
      headers: init.headers as Record<string, string>,
      ...(typeof init.body === "string" ? { payload: init.body } : {}),
      ...(init.body instanceof Uint8Array ? { payload: Buffer.from(init.body) } : {}),
    });
    const isEmpty = answer.statusCode === 204 || answer.rawPayload.length === 0;
    return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };
