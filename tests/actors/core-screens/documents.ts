import type { Container } from "inversify";
import { fileOf } from "../../../application/documents/document-shelf.ts";
import type { CertificateReference } from "../../../domain/documents/certificates.ts";
import { downloadMessages } from "../../../domain/documents/downloads.ts";
import { fill } from "../../../domain/kernel/rich-text.ts";
import { bindDocuments, DOCUMENT_SHELF } from "../../../ui/composition/bindings/documents.ts";
import { CONTENT } from "../../../ui/composition/bindings/shell.ts";
import { plainText } from "../plain-text.ts";
import type { CorePage } from "../screen.ts";
import { loaded } from "./loaded.ts";

/** Documents and downloads at core level. */
export const documentsAndDownloads = (container: Container): CorePage => {
  bindDocuments(container);
  const shelf = container.get(DOCUMENT_SHELF);
  const content = container.get(CONTENT).page("documents-and-downloads");

  const download = (name: string, document: CertificateReference) => {
    const state = shelf.files.stateOf(fileOf(document));
    return {
      words: [name, state === "idle" ? "" : downloadMessages[state]],
      buttons: {
        [state === "error" ? downloadMessages.again : `Download ${name} (PDF)`]: () => shelf.download(document),
      },
    };
  };

  return {
    open: async () => {
      await Promise.all([content.ensure(), ...shelf.parts.map((part) => part.ensure())]);
    },
    screen: () => {
      const texts = loaded(content);
      const cards = (shelf.cards ?? []).map(({ key, card, resource: { certificateNumber, certificateType } }) => {
        const { heading } = texts.cards[key];
        if (card.shows === "download" && certificateNumber && certificateType)
          return download(heading, { certificateNumber, certificateType });
        const warning = card.shows === "greyed out" ? texts.warnings[card.warning ?? ""] : undefined;
        return { words: [heading, "Not available", plainText(warning ?? texts.otherWarning)], buttons: {} };
      });
      const practising = (shelf.documents.value?.practisingCertificates ?? []).map((certificate) => {
        const expires = fill(texts.practisingCertificates.expires, { expiryDate: certificate.expiryDisplayDate });
        const offered = download(`${certificate.certificateName}, ${certificate.jurisdictionDescription}`, certificate);
        return { ...offered, words: [...offered.words, certificate.jurisdictionDescription, expires] };
      });
      const parts = [...cards, ...practising];
      return {
        heading: texts.heading,
        words: parts.flatMap(({ words }) => words),
        buttons: Object.assign({}, ...parts.map(({ buttons }) => buttons)) as Record<string, () => Promise<void>>,
      };
    },
  };
};
