import { observer } from "mobx-react-lite";

import type { CredentialForm, DocumentLibrary } from "../../application/documents/document-library.ts";
import type { DocumentsAndDownloadsContent } from "../../domain/documents/content.ts";
import { DownloadButton } from "../components/download-button.tsx";
import { Section } from "../components/page.tsx";
import { RichText } from "../components/rich-text.tsx";

interface MembershipCredentialProps {
  readonly texts: DocumentsAndDownloadsContent["credential"];
  readonly library: DocumentLibrary;
}

const kinds: Readonly<Record<CredentialForm, string>> = { credential: "(JSON)", token: "(JWT)" };
const forms = ["credential", "token"] as const;

/** The membership credential in its two forms, for those who may have the certificate. VERI-04 */
export const MembershipCredential = observer(({ texts, library }: MembershipCredentialProps) => {
  const isOffered = library.cards?.some(
    ({ key, card }) => key === "membershipCertificate" && card.shows === "download",
  );
  if (!isOffered) return null;
  return (
    <Section heading={texts.heading}>
      <RichText text={texts.introduction} />
      {forms.map((form) => (
        <DownloadButton
          key={form}
          label={texts[form]}
          file={kinds[form]}
          look="quiet"
          state={library.files.stateOf(form)}
          onDownload={() => void library.downloadCredential(form)}
        />
      ))}
    </Section>
  );
});
