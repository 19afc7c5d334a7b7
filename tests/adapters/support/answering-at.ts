import type { Answering } from "./browser.ts";

const cookieOf = (line: string): { readonly name: string; readonly value: string; readonly expires?: Date } => {
  const [pair = "", ...attributes] = line.split(/; */);
  const at = pair.indexOf("=");
  const until = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice("expires=".length);
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    ...(until === undefined ? {} : { expires: new Date(until) }),
  };
};

/** An institute in another process, over a socket. Each request has its own connection. */
export const answeringAt = (origin: string): Answering => ({
  app: {
    inject: async ({ method, url, headers, payload }) => {
      const answer = await fetch(origin + url, {
        method,
        headers: { ...headers, connection: "close" },
        redirect: "manual",
        ...(payload === undefined ? {} : { body: payload }),
      });
      return {
        statusCode: answer.status,
        body: await answer.text(),
        headers: Object.fromEntries(answer.headers),
        cookies: answer.headers.getSetCookie().map(cookieOf),
      };
    },
  },
});
