import type { InstituteBody } from "../body/body.ts";
import type { ContentLibrary } from "../content/content-library.ts";
import type { serveBy } from "./serve.ts";

/** What the calls are answered with, besides what each is asked with. */
export interface ApiParts {
  readonly serve: ReturnType<typeof serveBy>;
  readonly content: ContentLibrary;
  /** In whose name papers are drawn. */
  readonly body: InstituteBody;
  /** Where people reach the institute. */
  readonly publicUrl: string;
  /** Under which a customer's id is encrypted for other systems. */
  readonly handOffKey: Buffer;
  /** Under which the audit record hashes what was changed. */
  readonly auditKey: Buffer;
  /** The binary logarithm of scrypt's N. */
  readonly passwordCost: number;
  /** The embedded provider's address, where people sign in there and not at another one. */
  readonly ownProvider: string | undefined;
}
