import { parseArgs } from "node:util";

import { faults } from "./faults.ts";
import { flood } from "./flood.ts";
import { fuzz } from "./fuzz.ts";
import { heavy } from "./heavy.ts";
import { kill } from "./kill.ts";
import { overload } from "./overload.ts";

const usage = `npm run torture -- COMMAND

  flood [--at-once 200]              wrong sign-ins at once, beside a signed-in person
  fuzz  [--runs 200] [--seed N]      possibly invalid requests to every call, on both databases
  kill  [--rounds 20]                kill -9 during every kind of write and act, on both databases
  faults                             database failures while people save: gone, frozen, full and others
  overload [--minutes 10] [--longest-delay MS]
                                     mixed traffic at twice the server's capacity
  heavy [--members 20000] [--only TEXT]
                                     members' calls beside each kind of heavy work, on both databases
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    "at-once": { type: "string", default: "200" },
    runs: { type: "string", default: "200" },
    rounds: { type: "string", default: "20" },
    seed: { type: "string" },
    minutes: { type: "string", default: "10" },
    "longest-delay": { type: "string" },
    members: { type: "string", default: "20000" },
    only: { type: "string", default: "" },
  },
});

const commands: Readonly<Record<string, () => Promise<boolean>>> = {
  faults,
  flood: () => flood(Number(values["at-once"])),
  fuzz: () => fuzz(Number(values.runs), values.seed === undefined ? undefined : Number(values.seed)),
  heavy: () => heavy(Number(values.members), values.only),
  overload: () => overload(Number(values.minutes), values["longest-delay"]),
  kill: () => kill(Number(values.rounds)),
};

const command = commands[positionals[0] ?? ""];
if (!command) {
  process.stderr.write(usage);
  process.exit(2);
}
process.exit((await command()) ? 0 : 1);
