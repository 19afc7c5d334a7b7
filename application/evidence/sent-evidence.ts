import type { Evidence } from "../../domain/evidence/evidence.ts";
import type { FileDownloads } from "../documents/file-downloads.ts";
import { ConfirmedAction } from "../flow/confirmed-action.ts";
import type { EvidenceArchive, ListedEvidence } from "../ports/evidence.ts";
import { Resource } from "../shell/resource.ts";

/** The files that were sent with forms: listed, saved, and removed until what they prove is settled. LOG-02 */
export class SentEvidence {
  readonly files: Resource<readonly ListedEvidence[]>;
  readonly removing = new ConfirmedAction<Evidence>();
  readonly #archive: EvidenceArchive;
  readonly #downloads: FileDownloads;

  constructor(archive: EvidenceArchive, downloads: FileDownloads, onThrown: (error: unknown) => void) {
    this.files = new Resource(() => archive.list(), onThrown);
    this.#archive = archive;
    this.#downloads = downloads;
  }

  stateOf({ id }: Evidence) {
    return this.#downloads.stateOf(id);
  }

  refusalOf({ id }: Evidence): string | undefined {
    return this.#downloads.refusalOf(id);
  }

  save({ id, name }: Evidence): Promise<void> {
    return this.#downloads.start({ card: id, name, fetch: () => this.#archive.file(id) });
  }

  /** Removes a file after it was confirmed, and lists those that are left. */
  remove(file: Evidence): Promise<void> {
    return this.removing.submit(
      file,
      () => this.#archive.remove(file.id),
      async (outcome) => {
        await this.files.revalidate(({ ok }) => ok);
        return outcome.ok || this.files.value?.every(({ id }) => id !== file.id) === true;
      },
    );
  }
}

/** The files about one of these submissions or activities. */
export const filesAbout = (
  files: readonly ListedEvidence[],
  references: readonly string[],
): readonly ListedEvidence[] =>
  files.filter(({ about }) => about !== undefined && references.includes(about.reference));
