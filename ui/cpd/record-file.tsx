import { observer } from "mobx-react-lite";

import type { RecordDownload } from "../../application/cpd/record-download.ts";
import { DownloadButton } from "../components/download-button.tsx";

import styles from "./cpd-history.module.css";

/** Downloads the whole record, waivers and their decisions included. TRAN-02 */
export const RecordFile = observer(({ download }: { readonly download: RecordDownload }) => (
  <div className={styles.file}>
    <DownloadButton
      label="Download CPD record"
      file="(PDF)"
      look="quiet"
      state={download.state}
      onDownload={() => void download.download()}
    />
  </div>
));
