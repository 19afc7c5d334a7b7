import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { CommunicationPreferencesContent } from "../../domain/my-details/content.ts";
import type { MemberNetworks } from "../../application/my-details/member-networks.ts";
import type { NetworkCategory } from "../../domain/my-details/networks.ts";
import { CheckboxGroup } from "../parts/checkbox-group.tsx";
import { FormSection } from "../parts/form-section.tsx";
import { Section } from "../parts/page.tsx";
import { ResourceView } from "../parts/resource-view.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { SelectField } from "../parts/select-field.tsx";

interface NetworksProps {
  readonly texts: CommunicationPreferencesContent["networks"];
  readonly networks: MemberNetworks;
}

/** A member's networks. NETW-01 */
export const Networks = observer(({ texts, networks }: NetworksProps) => (
  <Section heading={texts.heading}>
    <RichText text={texts.introduction} />
    <ResourceView resource={networks.all} label="networks">
      {() => (
        <ResourceView resource={networks.record} label="your networks">
          {() => <Kinds texts={texts} networks={networks} />}
        </ResourceView>
      )}
    </ResourceView>
  </Section>
));

const Kinds = ({ texts, networks }: NetworksProps) => {
  useEffect(() => networks.sections.watch(), [networks]);
  return (
    <div>
      <Kind category="regional" texts={texts} networks={networks} />
      <Kind category="employment" texts={texts} networks={networks} />
    </div>
  );
};

const asks: Readonly<Record<NetworkCategory, string>> = {
  regional: "Choose a regional network",
  employment: "Choose at least one employment network",
};

interface KindProps extends NetworksProps {
  readonly category: NetworkCategory;
}

const Kind = observer(({ category, texts, networks }: KindProps) => {
  const form = networks[category];
  const { heading, nothing } = texts[category];
  const options = networks.offered(category).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <FormSection
      id={category}
      level={3}
      heading={heading}
      form={form}
      fields={{ codes: { label: heading, ask: asks[category] } }}
      onEdit={() => networks.sections.edit(form)}
      rows={(chosen) => {
        const names = options.filter(({ value }) => chosen.codes.includes(value)).map(({ label }) => label);
        return names.length === 0 ? [] : [{ term: heading, value: names.join("\n") }];
      }}
      nothing={nothing}
    >
      {(field) =>
        category === "regional" ? (
          <SelectField
            {...field.named("codes")}
            isRequired
            chosen={field.several("codes").ticked[0]}
            options={options}
            onChoose={(code) => form.change({ codes: [code] })}
          />
        ) : (
          <CheckboxGroup {...field.several("codes")} isRequired options={options} />
        )
      }
    </FormSection>
  );
});
