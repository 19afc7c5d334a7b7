import { observer } from "mobx-react-lite";

import type { Resource } from "../../application/shell/resource.ts";
import type { VerificationTexts } from "../../domain/documents/content.ts";
import { validityWords, type ListedDocument } from "../../domain/documents/verification.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
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

/** What those see who check the customer's documents, in every standing. VERI-02 */
export const WhatOthersSee = observer(({ texts, issued }: WhatOthersSeeProps) => (
  <Section heading={texts.heading}>
    <RichText text={texts.introduction} />
    <ResourceView resource={issued} label="what others see" failed="We couldn’t load what others see">
      {(documents) =>
        documents.length === 0 ? (
          <RichText text={texts.nothing} />
        ) : (
          <Ledger>
            {documents.map((document) => (
              <IssuedEntry key={document.code} document={document} link={texts.link} />
            ))}
          </Ledger>
        )
      }
    </ResourceView>
  </Section>
));

const IssuedEntry = ({ document, link }: { readonly document: ListedDocument; readonly link: string }) => {
  const rules = useRules();
  const { title, number, issuedOn, code, address, validity, isDated } = document;
  return (
    <EntryWithAction
      heading={title}
      act={
        <PortalLink href={address} className={classNames(buttons.button, buttons.quiet)}>
          {link}
          <VisuallyHidden>
            {" "}
            of {title} {number}
          </VisuallyHidden>
        </PortalLink>
      }
    >
      <p>{validityWords(validity, isDated, rules)}</p>
      <p>
        {number}, issued on {displayDate(issuedOn, rules)}
      </p>
      <p>Code {code}</p>
    </EntryWithAction>
  );
};
