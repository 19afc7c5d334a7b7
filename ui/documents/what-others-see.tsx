import { observer } from "mobx-react-lite";

import type { Resource } from "../../application/shell/resource.ts";
import type { VerificationTexts } from "../../domain/documents/content.ts";
import { validityWords } from "../../domain/documents/validity-words.ts";
import type { ListedDocument } from "../../domain/documents/verification.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { classNames } from "../components/class-names.ts";
import { EntryWithAction } from "../components/entry-with-action.tsx";
import { Ledger } from "../components/ledger.tsx";
import { Section } from "../components/page.tsx";
import { PortalLink } from "../components/portal-link.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import { VisuallyHidden } from "../components/visually-hidden.tsx";

import buttons from "../components/button.module.css";

interface WhatOthersSeeProps {
  readonly texts: VerificationTexts;
  readonly issued: Resource<readonly ListedDocument[]>;
}

/** The customer's documents as third parties see them, in every standing. VERI-02 */
export const WhatOthersSee = observer(({ texts, issued }: WhatOthersSeeProps) =>
  texts.heading === "" ? null : (
    <Section heading={texts.heading}>
      {!issued.isNotOffered && <RichText text={texts.introduction} />}
      <ResourceView resource={issued} subject="whatOthersSee" showsFailure>
        {(documents) =>
          documents.length === 0 ? (
            <RichText text={texts.nothing} />
          ) : (
            <Ledger>
              {documents.map((document) => (
                <IssuedEntry key={document.code} document={document} texts={texts} />
              ))}
            </Ledger>
          )
        }
      </ResourceView>
    </Section>
  ),
);

interface IssuedEntryProps {
  readonly texts: VerificationTexts;
  readonly document: ListedDocument;
}

const IssuedEntry = ({ texts, document }: IssuedEntryProps) => {
  const rules = useRules();
  const { title, number, issuedOn, code, address, validity } = document;
  return (
    <EntryWithAction
      heading={title}
      act={
        <PortalLink href={address} className={classNames(buttons.button, buttons.quiet)}>
          {texts.link}
          <VisuallyHidden> {fill(texts.linkOf, { title, number })}</VisuallyHidden>
        </PortalLink>
      }
    >
      <p>{validityWords(validity, document, texts.validity, rules)}</p>
      <p>{fill(texts.issued, { number, date: displayDate(issuedOn, rules) })}</p>
      <p>{fill(texts.code, { code })}</p>
    </EntryWithAction>
  );
};
