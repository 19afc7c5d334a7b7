import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The recorded databases and files of each release. */
export const releases = fileURLToPath(new URL("../institute/platform/storage/releases", import.meta.url));

const files = join(releases, "0.2.0", "files");

/** The file of an organisation that is neither the trial's nor the example's, as production needs one. */
export const ownBodyFile = join(files, "body.yaml");

/** The addresses around its portal. */
export const ownOutsideFile = join(files, "outside.yaml");
