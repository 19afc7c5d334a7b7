import { fileURLToPath } from "node:url";

import { allowedHeaders, exposedHeaders } from "../api/cors.ts";
import { SettingsError } from "../read-settings-file.ts";
import { headersOfPages, readPortalConfiguration } from "./alone.ts";

// `npm run portal:alone -- configuration.json`: checks the settings of a portal that is served alone. Prints the
// headers for its web server (in nginx syntax), and the settings for API and provider.

const built = fileURLToPath(new URL("../../../../dist", import.meta.url));
const path = process.argv[2] ?? "configuration.json";

const located = (where: string, headers: Readonly<Record<string, string>>): string =>
  [
    `location ${where} {`,
    ...Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    "}",
  ].join("\n");

try {
  const configuration = readPortalConfiguration(path);
  const pages = await headersOfPages(built, configuration);
  const { identity, apiBase } = configuration;
  const { origin } = new URL(identity.callbackUrl);
  const lines = [
    `# ${path} is in order. Serve dist and ${path} (as /configuration.json) at ${origin}, with these:`,
    "index index.html;",
    ...Object.entries(pages).map(([name, headers]) => located(`= /${name}`, headers)),
    located("= /configuration.json", { "cache-control": "no-cache" }),
    located('~ "^/assets/.*-[0-9A-Za-z]{8}[.]"', {
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    }),
    "",
    `# The provider ${identity.authority} has to know the public client ${identity.clientId} (code flow with PKCE),`,
    `# the redirect addresses ${identity.callbackUrl} and ${identity.renewUrl},`,
    `# the address after signing out ${identity.loggedOutUrl}, and let ${origin} call its token end point.`,
    `# The API ${apiBase} has to let ${origin} send ${allowedHeaders.join(", ")}`,
    `# by GET, POST, PUT, PATCH and DELETE, and read ${exposedHeaders.join(", ")}.`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
