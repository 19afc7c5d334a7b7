import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePort } from "../adapters/support/free-port.ts";
import { startServer } from "../adapters/support/server.ts";
import { withInstitute } from "../adapters/support/with-institute.ts";
import { median, percentile, printTable } from "./tell.ts";

interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly location: string;
  readonly cookies: readonly string[];
}

type Ask = (
  path: string,
  said?: { readonly headers?: Record<string, string>; readonly form?: Record<string, string> },
) => Promise<Answer>;

/** Sends requests over connections of its own. */
const requester = (port: number): Ask => {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 });
  return (path, { headers = {}, form } = {}) =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      const body = form && new URLSearchParams(form).toString();
      const kind =
        body === undefined
          ? {}
          : { "content-type": "application/x-www-form-urlencoded", "content-length": String(body.length) };
      const sent = request(
        {
          agent,
          port,
          host: "localhost",
          path,
          method: body === undefined ? "GET" : "POST",
          headers: { ...headers, ...kind },
        },
        (response) => {
          response.resume();
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              ms: performance.now() - begun,
              location: response.headers.location ?? "",
              cookies: response.headers["set-cookie"] ?? [],
            }),
          );
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
};

/** Repeats the dashboard's calls until stopped; returns the milliseconds of each answer. */
const dashboard = async (
  ask: Ask,
  customerId: string,
  token: string,
  until: () => boolean,
): Promise<{ readonly ms: readonly number[]; readonly failed: number }> => {
  const headers = { authorization: `Bearer ${token}`, "x-client-id": "guildhall-portal" };
  const id = `/api/customers/${customerId}`;
  const paths = [
    `${id}/profile`,
    `${id}/cpds/overview`,
    `${id}/balance?report=full`,
    `${id}/notifications`,
    "/api/content/templates/landing-page",
    "/pages/style.css",
  ];
  const ms: number[] = [];
  let failed = 0;
  for (let count = 0; !until(); count += 1) {
    const answer = await ask(paths[count % paths.length] ?? "", { headers });
    ms.push(answer.ms);
    if (answer.status !== 200) failed += 1;
  }
  return { ms, failed };
};

/** Starts sign-ins, each from its own address, then submits wrong passwords for all at once. */
const wrongSignIns = async (ask: Ask, url: string, count: number): Promise<() => Promise<readonly Answer[]>> => {
  const query = new URLSearchParams({
    client_id: "guildhall-portal",
    response_type: "code",
    scope: "openid",
    redirect_uri: `${url}/callback.html`,
    code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    code_challenge_method: "S256",
  });
  const begun: {
    readonly path: string;
    readonly headers: Record<string, string>;
    readonly form: Record<string, string>;
  }[] = [];
  for (let index = 0; index < count; index += 1) {
    const from = { "x-forwarded-for": `198.51.100.${index % 250}` };
    const { location, cookies } = await ask(`/idp/auth?${query.toString()}`, { headers: from });
    const cookie = cookies.map((text) => text.split(";")[0]).join("; ");
    const headers = { cookie, ...from };
    begun.push({
      path: new URL(location, url).pathname,
      headers,
      form: { email: `nobody-${index}@example.org`, password: "wrong" },
    });
  }
  return () => Promise.all(begun.map(({ path, ...said }) => ask(path, said)));
};

/**
 * Sends many wrong sign-ins at once to the real server; false when it slows down signed-in people: p99 above 5 times
 * that of an idle server.
 */
export const flood = async (atOnce: number): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-flood-"));
  const port = await freePort();
  const storage = { kind: "sqlite", path: join(folder, "guildhall.sqlite") } as const;
  const { customerId, token } = await withInstitute(storage, port, async (institute) => {
    const { customerId } = institute.person("Maya");
    return { customerId, token: await institute.accessTokenFor(customerId) };
  });
  const server = await startServer({ DATA_DIR: folder, PORT: String(port), TRUST_PROXY: "1", LOG_LEVEL: "error" });
  const ask = requester(port);
  try {
    const send = await wrongSignIns(requester(port), server.url, atOnce);
    await dashboard(ask, customerId, token, stopAfter(1_000));
    const idle = await dashboard(ask, customerId, token, stopAfter(6_000));

    let isOver = false;
    const begun = performance.now();
    const answers = send().finally(() => {
      isOver = true;
    });
    const during = await dashboard(ask, customerId, token, () => isOver && performance.now() - begun > 2_000);
    const signIns = await answers;

    const p99 = { idle: percentile(idle.ms, 0.99), during: percentile(during.ms, 0.99) };
    printTable([
      ["dashboard calls", "number", "failed", "p50 ms", "p99 ms"],
      ["idle", idle.ms.length, idle.failed, median(idle.ms).toFixed(1), p99.idle.toFixed(1)],
      ["while flooded", during.ms.length, during.failed, median(during.ms).toFixed(1), p99.during.toFixed(1)],
    ]);
    printTable([
      ["wrong sign-ins", "number", "first ms", "last ms"],
      ...[...new Set(signIns.map(({ status }) => status))]
        .toSorted((a, b) => a - b)
        .map((status) => {
          const ms = signIns.filter((answer) => answer.status === status).map((answer) => answer.ms);
          return [`answered ${status}`, ms.length, Math.min(...ms).toFixed(0), Math.max(...ms).toFixed(0)];
        }),
    ]);
    process.stdout.write(`p99 while flooded is ${(p99.during / p99.idle).toFixed(1)} x that of idle\n`);
    return p99.during < 5 * p99.idle && during.failed === 0;
  } finally {
    server.process.kill("SIGTERM");
    await server.ended;
    await rm(folder, { recursive: true, force: true });
  }
};

const stopAfter = (ms: number): (() => boolean) => {
  const end = performance.now() + ms;
  return () => performance.now() > end;
};
