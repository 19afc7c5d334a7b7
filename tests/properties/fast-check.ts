import fc from "fast-check";

const { FC_SEED: seed, FC_PATH: path } = process.env;

/**
 * A failure is printed with its seed and path, and for commands a replay path. To see it again, run its
 * test alone (-t) with FC_SEED, FC_PATH and FC_REPLAY set to them.
 */
fc.configureGlobal({
  numRuns: 300,
  ...(seed !== undefined && { seed: Number(seed) }),
  ...(path !== undefined && { path }),
});

export const replayPath = process.env["FC_REPLAY"];
export { fc };
