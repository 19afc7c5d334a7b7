import { parseArgs } from "node:util";

import { checkApi, isUsable, type CheckedCall } from "../platform/check/check-api.ts";
import { messageOf } from "../platform/messages.ts";

// `npm run api:check -- --api URL --content URL --client-id ID --customer ID [--json]`: how the portal reads the answers
// of an API and a content service about one person. The access token is in API_TOKEN. CONF-03

const usage = `Usage: API_TOKEN=... npm run api:check -- --api URL --content URL --client-id ID --customer ID [--json]

Makes every reading call of the contract as one person, and opens a session as the portal does at each sign-in.
Prints a line a call; --json prints the same as data. Exit code 1 when something fails for members.`;

/** The values that do not fit, each once. */
const valuesIn = ({ values }: CheckedCall): string => {
  const said = values.map(({ path, expected, found, fate }) =>
    found === "nothing"
      ? `${path} (${fate}: absent, expected ${expected})`
      : `${path} (${fate}: expected ${expected}, found ${found})`,
  );
  return [...new Set(said)].join("; ");
};

const lineOf = (checked: CheckedCall): string => {
  const { result, call, follows, why } = checked;
  const said = `${result}${why === undefined ? "" : ` (${why})`}`;
  return [said.padEnd(24), call, ...(follows ? [`-> ${follows}`] : []), valuesIn(checked)].join("  ").trimEnd();
};

const check = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      api: { type: "string" },
      content: { type: "string" },
      "client-id": { type: "string" },
      customer: { type: "string" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const { api, content, "client-id": clientId, customer, json, help } = values;
  const token = process.env.API_TOKEN;
  if (help) return void process.stdout.write(`${usage}\n`);
  if (!api || !content || !clientId || !customer || !token) throw new Error(usage);
  const base = (address: string): string => address.replace(/\/+$/, "");
  const checked = await checkApi({ api: base(api), content: base(content), clientId, customerId: customer, token });
  const count = (result: CheckedCall["result"]): number => checked.filter((each) => each.result === result).length;
  const summary = (["fits", "fits after leaving out", "does not fit", "not there", "fails"] as const)
    .map((result) => `${count(result)} ${result}`)
    .join(", ");
  process.stdout.write(
    json ? `${JSON.stringify(checked, undefined, 2)}\n` : `${[...checked.map(lineOf), "", summary].join("\n")}\n`,
  );
  if (!isUsable(checked)) process.exitCode = 1;
};

try {
  await check();
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
