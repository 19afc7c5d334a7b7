import { observer } from "mobx-react-lite";
import { useId } from "react";

import type { PersonalDataDownload } from "../../application/my-details/personal-data-download.ts";
import type { PersonalDataContent } from "../../domain/my-details/personal-data-content.ts";
import { personalDataFormats } from "../../domain/my-details/personal-data.ts";
import { ChoiceGroup } from "../components/choice-group.tsx";
import { DownloadButton } from "../components/download-button.tsx";
import { Section } from "../components/page.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useSectionInAddress } from "../components/section-in-address.ts";

interface PersonalDataSectionProps {
  readonly texts: PersonalDataContent;
  readonly data: PersonalDataDownload;
}

/** Downloads personal data, as a document or as a file. DATA-01 */
export const PersonalDataSection = observer(({ texts, data }: PersonalDataSectionProps) => {
  const id = useId();
  useSectionInAddress();
  return (
    <Section heading={texts.heading} section="data">
      <RichText text={texts.introduction} />
      <ChoiceGroup
        id={id}
        label={texts.format}
        choices={personalDataFormats.map((format) => ({ value: format, ...texts.formats[format] }))}
        chosen={data.format}
        onChoose={data.choose}
        hasDefault
      />
      <DownloadButton
        label={texts.button}
        look="quiet"
        state={data.state}
        refusal={data.refusal}
        onDownload={() => void data.download()}
      />
    </Section>
  );
});
