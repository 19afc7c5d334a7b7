import { chromiumPath } from "./chromium.ts";

try {
  console.log(chromiumPath());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
