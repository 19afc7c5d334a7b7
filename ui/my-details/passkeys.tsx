import { observer } from "mobx-react-lite";

import type { LoginDetails } from "../../application/my-details/login-details.ts";
import { isRemovable, type Passkey } from "../../domain/customer/passkeys.ts";
import { displayInstant } from "../../domain/kernel/instant.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { LoginDetailsContent } from "../../domain/my-details/content.ts";
import { Button } from "../components/button.tsx";
import { EntryWithAction } from "../components/entry-with-action.tsx";
import { useFocusAfter } from "../components/focus.ts";
import { FormSection } from "../components/form-section.tsx";
import { Ledger } from "../components/ledger.tsx";
import { Section } from "../components/page.tsx";
import { HeadingLevel } from "../components/part-heading.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import { headingIdOf } from "../components/section-in-address.ts";
import { TextField } from "../components/text-field.tsx";
import { VisuallyHidden } from "../components/visually-hidden.tsx";
import { PasswordField } from "./password-field.tsx";

interface PasskeysProps {
  readonly texts: LoginDetailsContent["passkeys"];
  readonly here: LoginDetailsContent["here"];
  readonly login: LoginDetails;
}

/** The passkeys of the account: listed, added and removed. PASS-03 */
export const PasskeySection = observer(({ texts, here, login }: PasskeysProps) => {
  const { passkeys } = login;
  const known = passkeys.record.value;
  const { isOpen } = passkeys.removing;
  useFocusAfter(isOpen, "part", () =>
    isOpen
      ? (document.getElementById("passkey-removal-present") ?? document.getElementById(headingIdOf("passkey-removal")))
      : document.getElementById(headingIdOf("passkeys")),
  );
  if (texts.heading === "") return null;
  if (!known)
    return (
      passkeys.record.hasFailed && (
        <Section heading={texts.heading}>
          <ResourceView resource={passkeys.record} subject="passkeys" showsFailure>
            {() => null}
          </ResourceView>
        </Section>
      )
    );
  const { hasPassword } = known;
  const fields = { name: texts.name, present: texts.present };
  return (
    <>
      <FormSection
        id="passkeys"
        heading={texts.heading}
        form={passkeys.adding}
        fields={fields}
        editWords={texts.add}
        saveWords={texts.add}
        readOnly={passkeys.canAdd ? undefined : <RichText text={texts.notHere} />}
        onEdit={() => login.sections.edit(passkeys.adding)}
        rows={() => []}
        nothing={texts.read}
        notice={
          known.passkeys.length > 0 && (
            <HeadingLevel value={3}>
              <Ledger>
                {known.passkeys.map((passkey) => (
                  <PasskeyEntry
                    key={passkey.key}
                    texts={texts}
                    passkey={passkey}
                    onRemove={
                      isRemovable(known)
                        ? () => {
                            login.sections.edit(passkeys.removing);
                            passkeys.removing.change({ key: passkey.key });
                          }
                        : undefined
                    }
                  />
                ))}
              </Ledger>
            </HeadingLevel>
          )
        }
      >
        {(field) => (
          <>
            <TextField {...field.typed("name")} hint={texts.nameHint} isRequired />
            {hasPassword && <PasswordField {...field.typed("present")} texts={here} autoComplete="current-password" />}
          </>
        )}
      </FormSection>
      {isOpen && <Removal texts={texts} here={here} login={login} hasPassword={hasPassword} />}
    </>
  );
});

interface PasskeyEntryProps {
  readonly texts: LoginDetailsContent["passkeys"];
  readonly passkey: Passkey;
  /** Absent for the last way in. */
  readonly onRemove: (() => void) | undefined;
}

const PasskeyEntry = ({ texts, passkey: { name, addedAt, lastUsedAt }, onRemove }: PasskeyEntryProps) => {
  const rules = useRules();
  const added = displayInstant(addedAt, rules);
  return (
    <EntryWithAction
      heading={name}
      act={
        onRemove ? (
          <Button look="quiet" onClick={onRemove}>
            {texts.remove}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ) : (
          <p>{texts.lastWayIn}</p>
        )
      }
    >
      <p>
        {lastUsedAt === undefined
          ? fill(texts.unused, { added })
          : fill(texts.used, { added, used: displayInstant(lastUsedAt, rules) })}
      </p>
    </EntryWithAction>
  );
};

/** Asks for the password before a passkey is removed. */
const Removal = observer(({ texts, here, login, hasPassword }: PasskeysProps & { readonly hasPassword: boolean }) => {
  const { passkeys } = login;
  return (
    <FormSection
      id="passkey-removal"
      heading={fill(texts.removal, { name: passkeys.removed?.name ?? "" })}
      form={passkeys.removing}
      saveWords={texts.removeNow}
      fields={{ key: texts.name, present: texts.present }}
      onEdit={() => undefined}
      rows={() => []}
      nothing=""
      notice={<RichText text={texts.removalMessage} />}
    >
      {(field) =>
        hasPassword && <PasswordField {...field.typed("present")} texts={here} autoComplete="current-password" />
      }
    </FormSection>
  );
});
