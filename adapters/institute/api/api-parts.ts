import type { ContentLibrary } from "../content/content-library.ts";
import type { Database } from "../storage/storage.ts";
import type { serveFilesBy } from "./serve-file.ts";
import type { serveBy } from "./serve.ts";

/** What the calls are answered with. */
export interface ApiParts {
  readonly serve: ReturnType<typeof serveBy>;
  readonly serveFile: ReturnType<typeof serveFilesBy>;
  readonly database: Database;
  readonly content: ContentLibrary;
  readonly now: () => Date;
  /** Under which a customer's id is encrypted for other systems. */
  readonly handOffKey: Buffer;
  /** Under which the audit record hashes what was changed. */
  readonly auditKey: Buffer;
}
