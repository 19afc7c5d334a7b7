import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Downloads, DownloadState } from "../../domain/documents/downloads.ts";
import { downloadArrived, downloadFailed, downloadOf, downloadStarted, mayDownload } from "../../domain/documents/downloads.ts";
import type { Answered } from "../ports/answered.ts";
import type { FileSaver } from "../ports/file-saver.ts";

/** Files that are prepared and then saved, each by itself: one that fails leaves the others alone. DOCS-06 */
export class FileDownloads {
  downloads: Downloads = {};
  readonly #saver: FileSaver;

  constructor(saver: FileSaver) {
    this.#saver = saver;
    makeAutoObservable(this, { downloads: observableRef }, { autoBind: true });
  }

  stateOf(file: string): DownloadState {
    return downloadOf(this.downloads, file);
  }

  /** Prepares a file and saves it; does nothing while that is under way. */
  async start(file: string, prepare: () => Promise<Answered<string, unknown>>): Promise<void> {
    if (!mayDownload(this.downloads, file)) return;
    this.downloads = downloadStarted(this.downloads, file);
    const prepared = await prepare();
    runInAction(() => {
      this.downloads = prepared.ok ? downloadArrived(this.downloads, file) : downloadFailed(this.downloads, file);
    });
    if (prepared.ok) this.#saver.save(prepared.value);
  }
}
