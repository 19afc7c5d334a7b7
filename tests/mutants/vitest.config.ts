import { mergeConfig } from "vitest/config";
import config from "../vitest.config.ts";

export default mergeConfig(config, { test: { setupFiles: ["tests/mutants/reach-of-files.ts"] } });
