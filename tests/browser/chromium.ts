import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, openSync, closeSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

import type { Browser } from "playwright-core";
import { chromium } from "playwright-core";

export const launchArguments: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const log = "reports/chromium.log";

// The shell comes first: it renders the same pages with the same engine but without window management, and uses a third
// less CPU.
const usual = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const fromPlaywright = (): string[] => {
  const folders = [process.env.PLAYWRIGHT_BROWSERS_PATH, join(homedir(), ".cache/ms-playwright")];
  return folders
    .filter((folder) => folder !== undefined)
    .flatMap((folder) =>
      globSync(
        [
          "chromium-*/chrome-linux*/chrome",
          "chromium_headless_shell-*/chrome-linux*/{headless_shell,chrome-headless-shell}",
        ],
        {
          cwd: folder,
        },
      )
        .toSorted()
        .toReversed()
        .map((file) => join(folder, file)),
    );
};

// Ubuntu's chromium-browser may only refer to a snap package, so the program has to answer.
const answers = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;

const find = (): string | undefined => [...usual, ...fromPlaywright()].find(answers);

/** The command prefix for running apt-get as root; undefined without the rights. */
const asRoot = (): readonly string[] | undefined => {
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  if (process.getuid?.() === 0) return [];
  return spawnSync("sudo", ["-n", "true"]).status === 0 ? ["sudo", "-n"] : undefined;
};

const install = (rights: readonly string[]): void => {
  console.log(`No Chromium found: installing Debian's package for the tests (apt-get, log in ${log}).`);
  mkdirSync("reports", { recursive: true });
  const output = openSync(log, "a");
  const run = (...command: readonly string[]) => {
    const [program = "", ...rest] = [...rights, "env", "DEBIAN_FRONTEND=noninteractive", ...command];
    return spawnSync(program, rest, { stdio: ["ignore", output, output] });
  };
  const patiently = ["-o", "DPkg::Lock::Timeout=180"];
  run("apt-get", ...patiently, "update");
  // Without a font, headless pages show boxes instead of letters. Some releases do not package the shell separately.
  const packages = ["chromium-headless-shell", "chromium"];
  packages.some(
    (name) =>
      run("apt-get", ...patiently, "install", "-y", "--no-install-recommends", name, "fonts-liberation").status === 0,
  );
  closeSync(output);
};

let known: string | undefined;

/** The path of Chromium: CHROMIUM_PATH, a usual place, or a new installation where allowed. */
export const chromiumPath = (): string => {
  if (known !== undefined) return known;
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== "") {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
    return (known = named);
  }
  known = find();
  if (known !== undefined) return known;
  const rights = asRoot();
  if (rights) {
    install(rights);
    known = find();
  }
  if (known === undefined) {
    throw new Error(
      "The browser tests need Chromium or Google Chrome. Install one (on Debian or Ubuntu: apt-get install chromium fonts-liberation), " +
        `or say where it is with CHROMIUM_PATH.${rights ? ` The attempt to install it failed: see ${log}.` : ""}`,
    );
  }
  return known;
};

/** Starts a Chromium, which the caller closes. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...launchArguments] });
