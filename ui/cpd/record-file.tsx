import { observer } from "mobx-react-lite";

import type { RecordDownload } from "../../application/cpd/record-download.ts";
import { DownloadButton } from "../components/download-button.tsx";
import { useTexts } from "../components/texts.ts";

import styles from "./cpd-history.module.css";

interface RecordFileProps {
  readonly download: RecordDownload;
  readonly label: string;
}

/** Downloads the whole record, waivers and their decisions included. TRAN-02 */
export const RecordFile = observer(({ download, label }: RecordFileProps) => {
  const { pdf } = useTexts().download;
  return (
    <div className={styles.file}>
      <DownloadButton
        label={label}
        file={pdf}
        look="quiet"
        state={download.state}
        refusal={download.refusal}
        onDownload={() => void download.download()}
      />
    </div>
  );
});
