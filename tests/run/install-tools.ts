import { postgresBinaries } from "../adapters/support/postgres-binaries.ts";
import { chromiumPath } from "../browser/chromium.ts";

// Installs Chromium and PostgreSQL where they are missing, once for all stages: a machine runs one installation at a time.
try {
  console.log(chromiumPath(), await postgresBinaries());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
