import { useRef } from "react";

import { withValues } from "../../domain/kernel/message.ts";
import { supportReference, type ErrorScreen as Screen } from "../../domain/shell/failure.ts";
import { startMessages } from "../../domain/shell/start-messages.ts";
import { errorTexts } from "../boot/error-texts.ts";
import { ButtonLink } from "../components/button-link.tsx";
import { Button } from "../components/button.tsx";
import { useFocusOn } from "../components/focus.ts";
import { Page } from "../components/page.tsx";
import { PortalLink } from "../components/portal-link.tsx";
import { useFormatMessage } from "../components/texts.ts";

interface ErrorScreenProps {
  readonly screen: Screen;
  readonly correlationId?: string;
  readonly support: string;
  readonly onReload: () => void;
}

/** An error screen in place of a page, within the frame. SHELL-05, ERR-02, ERR-03 */
export const ErrorScreen = ({ screen, correlationId, support, onReload }: ErrorScreenProps) => {
  const texts = errorTexts(screen);
  const words = useFormatMessage();
  const box = useRef<HTMLDivElement>(null);
  useFocusOn(screen, "page", () => box.current?.querySelector("h1"));
  return (
    <div ref={box}>
      <Page heading={words(texts.heading)} eyebrow={words(texts.title)} introduction={<p>{words(texts.message)}</p>}>
        <p>
          {texts.offersReload ? (
            <Button look="primary" onClick={onReload}>
              {words(startMessages.reload)}
            </Button>
          ) : (
            <ButtonLink href={support} look="primary" isButton>
              {words(startMessages.getInTouch)}
            </ButtonLink>
          )}
        </p>
        <p>
          {words(startMessages.notWorking)} <PortalLink href={support}>{words(startMessages.support)}</PortalLink>
        </p>
        {correlationId !== undefined && (
          <p>
            <small>{words(withValues(startMessages.reference, { reference: supportReference(correlationId) }))}</small>
          </p>
        )}
      </Page>
    </div>
  );
};
