import { observer } from "mobx-react-lite";

import { fileOf, type DocumentLibrary } from "../../application/documents/document-library.ts";
import type { CertificateReference } from "../../domain/documents/certificates.ts";
import type { DocumentsAndDownloadsContent } from "../../domain/documents/content.ts";
import type { KeyedCard } from "../../domain/documents/key-resources.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { classNames } from "../components/class-names.ts";
import { DownloadButton } from "../components/download-button.tsx";
import { ErrorPanel } from "../components/error-panel.tsx";
import { Mark } from "../components/mark.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useTexts } from "../components/texts.ts";

import styles from "./document-cards.module.css";

interface DocumentCardsProps {
  readonly texts: DocumentsAndDownloadsContent;
  readonly cards: readonly KeyedCard[];
  readonly library: DocumentLibrary;
}

/** A card per document: downloadable, or greyed out with its warnings. DOCS-01 */
export const DocumentCards = ({ texts, cards, library }: DocumentCardsProps) => (
  <ul className={styles.cards}>
    {cards.map((card) => (
      <li key={card.key} className={classNames(styles.card, card.card.shows !== "download" && styles.greyedOut)}>
        <Card texts={texts} keyed={card} library={library} />
      </li>
    ))}
  </ul>
);

interface CardProps {
  readonly texts: DocumentsAndDownloadsContent;
  readonly keyed: KeyedCard;
  readonly library: DocumentLibrary;
}

const Card = ({ texts, keyed: { key, resource, card }, library }: CardProps) => {
  const { heading, message } = texts.cards[key];
  const { certificateNumber, certificateType } = resource;
  const document = certificateNumber && certificateType ? { certificateNumber, certificateType } : undefined;
  return (
    <>
      <Mark />
      <h2 className={styles.heading}>{heading}</h2>
      <RichText text={message} />
      {card.shows === "undecided" ? (
        <ErrorPanel
          subject={card.missing}
          heading={card.missing === "documents" ? undefined : texts.undecided[card.missing]}
          onReload={() => library.reload(card.missing)}
        />
      ) : card.shows === "download" && document ? (
        <DocumentDownload document={document} name={heading} library={library} />
      ) : (
        <div className={styles.warning}>
          <p className={styles.unavailable}>{texts.unavailable}</p>
          <Warnings texts={texts} codes={card.shows === "greyed out" ? card.warnings : []} />
        </div>
      )}
    </>
  );
};

interface WarningsProps {
  readonly texts: DocumentsAndDownloadsContent;
  readonly codes: readonly string[];
}

/** All warnings on a document, without duplicates. DATE-03 */
const Warnings = ({ texts, codes }: WarningsProps) => {
  const known = codes.filter((code) => Object.hasOwn(texts.warnings, code));
  const [only = ""] = known;
  if (known.length < 2) return <RichText text={texts.warnings[only] ?? texts.otherWarning} />;
  return (
    <>
      <RichText text={texts.severalWarnings} />
      <ul className={styles.reasons}>
        {known.map((code) => (
          <li key={code}>
            <RichText text={texts.warnings[code] ?? texts.otherWarning} />
          </li>
        ))}
      </ul>
    </>
  );
};

interface DocumentDownloadProps {
  readonly document: CertificateReference;
  readonly name: string;
  readonly library: DocumentLibrary;
}

/** A document's download button. DOCS-06 */
export const DocumentDownload = observer(({ document, name, library }: DocumentDownloadProps) => {
  const { download } = useTexts();
  return (
    <div className={styles.download}>
      <DownloadButton
        label={download.download}
        file={fill(download.file, { name })}
        look="quiet"
        state={library.files.stateOf(fileOf(document))}
        refusal={library.files.refusalOf(fileOf(document))}
        onDownload={() => void library.download(document)}
      />
    </div>
  );
});
