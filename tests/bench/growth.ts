import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { freePort } from "../adapters/support/free-port.ts";
import { startServer, type Server } from "../adapters/support/server.ts";
import { median } from "../torture/tell.ts";
import { Visitor } from "../torture/visitor.ts";

const registrar = fileURLToPath(new URL("../../adapters/registrar/main.ts", import.meta.url));
const year = new Date().getFullYear();
const idOf = (index: number): string => String(5_000_000 + index);
const emailOf = (index: number): string => `person-${index}@example.net`;

const columns = {
  people:
    "customerId,email,firstName,surname,customerType,nationality,countryOfResidence,isFellow,pathway,membershipDate",
  cpd: "customerId,isRequired,year,nextDueDate",
  "cpd-years": "customerId,year,status,broughtForwardUnits",
  "cpd-adjustments": "adjustmentId,customerId,year,reason,reasonCode,units,status,startDate,endDate",
  subscriptions: "customerId,year,amount,dueDate",
  transactions: "reference,customerId,date,description,amount,type,status",
  notifications: "customerId,code",
  documents: "customerId,key,warning,certificateNumber,certificateType,issuedOn,particulars",
} as const;

/** A person's lines in each file. */
const linesOf = (index: number): Readonly<Record<keyof typeof columns, readonly string[]>> => {
  const id = idOf(index);
  return {
    people: [`${id},${emailOf(index)},Person,Number${index},member,British,United Kingdom,no,,2012-05-14`],
    cpd: [`${id},yes,${year},${year + 1}-01-01`],
    "cpd-years": [`${id},${year - 1},COMPLETE,4`],
    "cpd-adjustments": [
      `W-${id},${id},${year - 1},Parental leave,PARENTAL_LEAVE,6,AWARDED,${year - 1}-02-01,${year - 1}-03-31`,
    ],
    subscriptions: [`${id},${year},268.50,${year}-01-31`],
    transactions: [
      `INV-${id},${id},${year - 1}-12-01,Annual subscription,268.50,CHARGE,COMPLETED`,
      `PAY-${id},${id},${year}-01-12,Payment by card,268.50,PAYMENT,COMPLETED`,
    ],
    notifications: [`${id},PAYMENT_OVERDUE`],
    documents: [`${id},goodStanding,,GS${id},GOOD_STANDING,${year}-01-12,`],
  };
};

const writeFiles = async (folder: string, count: number): Promise<void> => {
  const everyones = Array.from({ length: count }, (_, index) => linesOf(index));
  for (const [file, heading] of Object.entries(columns)) {
    const lines = everyones.flatMap((one) => one[file as keyof typeof columns]);
    await writeFile(join(folder, `${file}.csv`), `${[heading, ...lines].join("\n")}\n`);
  }
};

/** An institute with many imported people. */
interface FilledInstitute {
  readonly count: number;
  readonly server: Server;
  readonly members: readonly Member[];
}

/** A person for measurements: a visitor who can sign in, and the headers of their calls. */
interface Member {
  readonly email: string;
  readonly own: string;
  readonly headers: Readonly<Record<string, string>>;
}

const password = "correct horse battery";
const measuredMembers = 4;

const open = async (folder: string, count: number): Promise<FilledInstitute> => {
  const files = join(folder, "files");
  await mkdir(files, { recursive: true });
  await writeFiles(files, count);
  const port = await freePort();
  const environment = {
    DATA_DIR: join(folder, "data"),
    PORT: String(port),
    SEED_PEOPLE: "no",
    TRUST_PROXY: "1",
    LONGEST_DELAY: "10000",
    LOG_LEVEL: "fatal",
  };
  const words = ["--max-old-space-size=12000", registrar, "import", files, "--apply", "--as", "The bench"];
  await promisify(execFile)(process.execPath, words, { env: { ...process.env, ...environment }, maxBuffer: 2 ** 30 });
  const server = await startServer(environment);
  const members: Member[] = [];
  for (let nth = 0; nth < measuredMembers; nth += 1) {
    // Spread over the tables instead of the first rows.
    const index = Math.floor(((nth + 0.5) * count) / measuredMembers);
    const visitor = new Visitor(server.url);
    await visitor.visit(await visitor.newLink(emailOf(index)), { password });
    const exchange = await visitor.signIn(emailOf(index), password);
    const { access_token: token } = JSON.parse((await visitor.visit("/idp/token", exchange)).text) as {
      readonly access_token: string;
    };
    members.push({
      email: emailOf(index),
      own: `${server.url}/api/customers/${idOf(index)}`,
      headers: { authorization: `Bearer ${token}`, "x-client-id": "guildhall-portal" },
    });
  }
  return { count, server, members };
};

const calls: Readonly<Record<string, (peopled: FilledInstitute, member: Member) => readonly string[]>> = {
  "the dashboard's calls": (_, { own }) => [
    `${own}/profile`,
    `${own}/notifications`,
    `${own}/balance?report=full`,
    `${own}/cpds/overview`,
  ],
  fees: (_, { own }) => [`${own}/fees`],
  documents: (_, { own }) => [`${own}/documents?customerType=member`],
  "a search for an address": ({ server }) => [`${server.url}/api/validations/addresses?text=guild&country=GB`],
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

const asking = async (urls: readonly string[], headers: Member["headers"]): Promise<void> => {
  for (const url of urls) {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  }
};

/** Durations of calls by number of people, and their ratio to the smallest institute. */
export const growth = async (
  folder: string,
  counts: readonly number[],
  rounds: number,
): Promise<readonly Readonly<Record<string, string>>[]> => {
  const institutes: FilledInstitute[] = [];
  try {
    for (const count of counts) institutes.push(await open(join(folder, String(count)), count));
    const times = new Map<string, number[]>();
    // Alternates, so other load on the machine affects all equally.
    for (let round = -2; round < rounds; round += 1)
      for (const institute of institutes)
        for (const member of institute.members) {
          const { server, count } = institute;
          const works: Readonly<Record<string, () => Promise<unknown>>> = {
            "sign-in": () => new Visitor(server.url).signIn(member.email, password),
            ...Object.fromEntries(
              Object.entries(calls).map(([what, urls]) => [
                what,
                () => asking(urls(institute, member), member.headers),
              ]),
            ),
          };
          for (const [what, work] of Object.entries(works)) {
            const ms = await timed(work);
            // The first rounds fill caches.
            if (round >= 0) times.set(`${what} ${count}`, [...(times.get(`${what} ${count}`) ?? []), ms]);
          }
        }
    const [fewest = 0] = counts;
    return ["sign-in", ...Object.keys(calls)].map((what) => {
      const ms = (count: number): number => median(times.get(`${what} ${count}`) ?? []);
      return {
        what,
        ...Object.fromEntries(counts.map((count) => [`ms, ${count} people`, ms(count).toFixed(1)])),
        ...Object.fromEntries(counts.slice(1).map((count) => [`ratio, ${count}`, (ms(count) / ms(fewest)).toFixed(2)])),
      };
    });
  } finally {
    for (const { server } of institutes) server.process.kill("SIGTERM");
    await Promise.all(institutes.map(({ server }) => server.ended));
  }
};
