import { observer } from "mobx-react-lite";
import { Fragment, useEffect, type ReactNode } from "react";

import type { Account } from "../../application/my-details/account.ts";
import type { AccountDetailsContent } from "../../domain/my-details/content.ts";
import { codeInWords } from "../../domain/my-details/personal-data.ts";
import type { Transfer } from "../../domain/my-details/transfer.ts";
import {
  notYetSelected,
  oxfordBrookesShownAs,
  selectedTransfer,
  transferOptions,
  transferShownAs,
} from "../../domain/my-details/transfer.ts";
import { ChoiceGroup } from "../components/choice-group.tsx";
import { FormSection } from "../components/form-section.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useTexts, useFormatMessage } from "../components/texts.ts";

interface AccountAnswersProps {
  readonly texts: AccountDetailsContent;
  readonly account: Account;
}

/** The two account answers that a customer can edit. ACCT-04, ACCT-05 */
export const AccountAnswers = observer(({ texts, account }: AccountAnswersProps) => {
  useEffect(() => account.sections.watch(), [account]);
  const record = account.record.value;
  const sections: Readonly<Record<keyof Account["answers"], ReactNode>> = {
    transferFIAToAcca: record?.transferFIAToAcca && (
      <TransferSection
        texts={texts.transfer}
        account={account}
        transfer={record.transferFIAToAcca}
        isEditable={transferShownAs(record) === "editable"}
      />
    ),
    oxfordBrookes: oxfordBrookesShownAs(record?.oxfordBrookes) !== "hidden" && (
      <OxfordBrookesSection texts={texts.oxfordBrookes} account={account} />
    ),
  };
  return Object.entries(sections).map(([name, section]) => <Fragment key={name}>{section}</Fragment>);
});

interface TransferSectionProps {
  readonly texts: AccountDetailsContent["transfer"];
  readonly account: Account;
  readonly transfer: Transfer;
  readonly isEditable: boolean;
}

const TransferSection = observer(({ texts, account, transfer, isEditable }: TransferSectionProps) => {
  const form = account.answers.transferFIAToAcca;
  const nothing = useFormatMessage()(notYetSelected);
  const labelOf = (key: string): string => texts.options[key]?.label ?? codeInWords(key);
  return (
    <FormSection
      id="transfer"
      heading={texts.heading}
      form={form}
      fields={{ selectedOption: { label: texts.question, ask: texts.ask } }}
      onEdit={() => account.sections.edit(form)}
      readOnly={isEditable ? undefined : <RichText text={texts.closed} />}
      rows={({ selectedOption }) => {
        const selected = selectedTransfer({ ...transfer, selectedOption });
        return [{ term: texts.question, value: selected ? labelOf(selected.contentKey) : nothing }];
      }}
      nothing={nothing}
      isFailureToldAbove
    >
      {(field) => (
        <>
          <RichText text={texts.introduction} />
          <ChoiceGroup
            {...field.chosen("selectedOption")}
            choices={transferOptions(transfer).map(({ value, contentKey, style }) => {
              const option = texts.options[contentKey];
              return {
                value,
                label: labelOf(contentKey),
                help: option && <RichText text={option.help} />,
                isWarning: style === "warning",
              };
            })}
          />
        </>
      )}
    </FormSection>
  );
});

interface OxfordBrookesSectionProps {
  readonly texts: AccountDetailsContent["oxfordBrookes"];
  readonly account: Account;
}

const OxfordBrookesSection = observer(({ texts, account }: OxfordBrookesSectionProps) => {
  const form = account.answers.oxfordBrookes;
  const { yes, no } = useTexts();
  const nothing = useFormatMessage()(notYetSelected);
  const answers: Readonly<Record<string, string>> = { true: yes, false: no };
  const isEditable = oxfordBrookesShownAs(account.record.value?.oxfordBrookes) === "editable";
  return (
    <FormSection
      id="oxfordBrookes"
      heading={texts.heading}
      form={form}
      fields={{ status: { label: texts.question, ask: texts.ask } }}
      onEdit={() => account.sections.edit(form)}
      readOnly={isEditable ? undefined : <RichText text={texts.blocked} />}
      rows={({ status }) => [{ term: texts.question, value: answers[status] ?? nothing }]}
      nothing={nothing}
      isFailureToldAbove
    >
      {(field) => (
        <>
          <RichText text={texts.introduction} />
          <ChoiceGroup
            {...field.chosen("status")}
            choices={Object.entries(answers).map(([value, label]) => ({ value, label }))}
          />
        </>
      )}
    </FormSection>
  );
});
