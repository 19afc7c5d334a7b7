import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import type { MemberNetworks } from "../../application/my-details/member-networks.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { CommunicationPreferencesContent } from "../../domain/my-details/content.ts";
import { networkCategories, type NetworkCategory } from "../../domain/my-details/networks.ts";
import { CheckboxGroup } from "../components/checkbox-group.tsx";
import { FormSection } from "../components/form-section.tsx";
import { Section } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { SelectField } from "../components/select-field.tsx";
import { useTexts } from "../components/texts.ts";

interface NetworksProps {
  readonly texts: CommunicationPreferencesContent["networks"];
  readonly networks: MemberNetworks;
}

/** The member's networks. NETW-01 */
export const Networks = observer(({ texts, networks }: NetworksProps) => (
  <Section heading={texts.heading}>
    <RichText text={texts.introduction} />
    <ResourceView resource={networks.all} subject="networks" showsFailure>
      {() => (
        <ResourceView resource={networks.record} subject="ownNetworks" showsFailure>
          {() => <Kinds texts={texts} networks={networks} />}
        </ResourceView>
      )}
    </ResourceView>
  </Section>
));

const Kinds = observer(({ texts, networks }: NetworksProps) => {
  useEffect(() => networks.sections.watch(), [networks]);
  return (
    <div>
      {networkCategories
        .filter((category) => networks.offered(category).length > 0)
        .map((category) => (
          <Kind key={category} category={category} texts={texts} networks={networks} />
        ))}
    </div>
  );
});

interface KindProps extends NetworksProps {
  readonly category: NetworkCategory;
}

const Kind = observer(({ category, texts, networks }: KindProps) => {
  const form = networks[category];
  const { heading, ask, nothing } = texts[category];
  const { noLongerOffered } = useTexts().form;
  const options = networks.offered(category).map(({ code, name }) => ({ value: code, label: name }));
  const isOffered = (code: string) => options.some(({ value }) => value === code);
  const labelOf = (code: string) => {
    const name = networks.nameOf(category, code);
    return isOffered(code) ? name : fill(noLongerOffered, { name });
  };
  return (
    <FormSection
      id={category}
      level={3}
      heading={heading}
      form={form}
      fields={{ codes: { label: heading, ask } }}
      onEdit={() => networks.sections.edit(form)}
      rows={(chosen) => {
        const codes = [
          ...options.map(({ value }) => value).filter((code) => chosen.codes.includes(code)),
          ...chosen.codes.filter((code) => !isOffered(code)),
        ];
        return codes.length === 0 ? [] : [{ term: heading, value: codes.map(labelOf).join("\n") }];
      }}
      nothing={nothing}
    >
      {(field) =>
        category === "regional" ? (
          <SelectField
            {...field.named("codes")}
            isRequired
            chosen={field.several("codes").ticked[0]}
            chosenName={networks.nameOf(category, field.several("codes").ticked[0] ?? "")}
            options={options}
            onChoose={(code) => form.change({ codes: [code] })}
          />
        ) : (
          <CheckboxGroup
            {...field.several("codes")}
            isRequired
            options={[
              ...options,
              ...field
                .several("codes")
                .ticked.filter((code) => !isOffered(code))
                .map((code) => ({ value: code, label: labelOf(code) })),
            ]}
          />
        )
      }
    </FormSection>
  );
});
