import { observer } from "mobx-react-lite";

import { credentialCard, type DocumentLibrary } from "../../application/documents/document-library.ts";
import type { DocumentsAndDownloadsContent } from "../../domain/documents/content.ts";
import { DownloadButton } from "../components/download-button.tsx";
import { Section } from "../components/page.tsx";
import { RichText } from "../components/rich-text.tsx";

interface MembershipCredentialProps {
  readonly texts: DocumentsAndDownloadsContent["credential"];
  readonly library: DocumentLibrary;
}

/** The membership credential, for those who may have the certificate. VERI-04 */
export const MembershipCredential = observer(({ texts, library }: MembershipCredentialProps) => {
  const isOffered = library.cards?.some(
    ({ key, card }) => key === "membershipCertificate" && card.shows === "download",
  );
  if (!isOffered || texts.heading === "") return null;
  return (
    <Section heading={texts.heading}>
      <RichText text={texts.introduction} />
      <DownloadButton
        label={texts.credential}
        file="(JWT)"
        look="quiet"
        state={library.files.stateOf(credentialCard)}
        refusal={library.files.refusalOf(credentialCard)}
        onDownload={() => void library.downloadCredential()}
      />
    </Section>
  );
});
