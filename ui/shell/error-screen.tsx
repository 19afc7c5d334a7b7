import { useRef } from "react";

import { supportReference, type ErrorScreen as Screen } from "../../domain/shell/failure.ts";
import { errorTexts } from "../boot/error-texts.ts";
import { ButtonLink } from "../components/button-link.tsx";
import { Button } from "../components/button.tsx";
import { useFocusOn } from "../components/focus.ts";
import { Page } from "../components/page.tsx";
import { PortalLink } from "../components/portal-link.tsx";

interface ErrorScreenProps {
  readonly screen: Screen;
  readonly correlationId?: string;
  readonly support: string;
  readonly onReload: () => void;
}

/** An error screen in place of a page, within the frame. SHELL-05, ERR-02, ERR-03 */
export const ErrorScreen = ({ screen, correlationId, support, onReload }: ErrorScreenProps) => {
  const texts = errorTexts[screen];
  const box = useRef<HTMLDivElement>(null);
  useFocusOn(screen, "page", () => box.current?.querySelector("h1"));
  return (
    <div ref={box}>
      <Page heading={texts.heading} eyebrow={texts.title} introduction={<p>{texts.message}</p>}>
        <p>
          {texts.offersReload ? (
            <Button look="primary" onClick={onReload}>
              Reload
            </Button>
          ) : (
            <ButtonLink href={support} look="primary" isButton>
              Get in touch
            </ButtonLink>
          )}
        </p>
        <p>
          Still not working? <PortalLink href={support}>Get support, 24/7</PortalLink>
        </p>
        {correlationId !== undefined && (
          <p>
            <small>Reference for support: {supportReference(correlationId)}</small>
          </p>
        )}
      </Page>
    </div>
  );
};
