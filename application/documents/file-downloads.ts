import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Downloads, DownloadState } from "../../domain/documents/downloads.ts";
import { downloadArrived, downloadFailed, downloadOf, downloadStarted, mayDownload } from "../../domain/documents/downloads.ts";
import type { Answered } from "../ports/answered.ts";
import type { FileSaver } from "../ports/file-saver.ts";
import type { Track } from "../ports/tracking.ts";

/** Files that are prepared and then saved, each by itself: one that fails leaves the others alone. DOCS-06 */
export class FileDownloads {
  downloads: Downloads = {};
  readonly #saver: FileSaver;
  readonly #track: Track;

  constructor(saver: FileSaver, track: Track) {
    this.#saver = saver;
    this.#track = track;
    makeAutoObservable(this, { downloads: observableRef }, { autoBind: true });
  }

  stateOf(file: string): DownloadState {
    return downloadOf(this.downloads, file);
  }

  /** Prepares a file and saves it; does nothing while that is under way. */
  async start(file: string, prepare: () => Promise<Answered<string, unknown>>): Promise<void> {
    if (!mayDownload(this.downloads, file)) return;
    this.downloads = downloadStarted(this.downloads, file);
    let address: string | undefined;
    try {
      const prepared = await prepare();
      if (prepared.ok) address = prepared.value;
    } finally {
      // Also when something is thrown, which is dealt with elsewhere: no download is under way for good.
      runInAction(() => {
        this.downloads =
          address === undefined ? downloadFailed(this.downloads, file) : downloadArrived(this.downloads, file);
      });
    }
    if (address === undefined) return;
    this.#saver.save(address);
    this.#track("documentDownloaded");
  }
}
