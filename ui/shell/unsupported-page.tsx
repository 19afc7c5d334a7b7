import { observer } from "mobx-react-lite";

import { ButtonLink } from "../components/button-link.tsx";
import { Button } from "../components/button.tsx";
import { Page } from "../components/page.tsx";
import { RichText } from "../components/rich-text.tsx";
import type { Services } from "../components/services.ts";
import { useTexts } from "../components/texts.ts";
import { LonePage } from "./lone-page.tsx";

export type UnsupportedPageProps = Pick<Services, "content" | "session">;

/** The page for customers with an unsupported experience. EXP-03 */
export const UnsupportedPage = observer(({ content, session }: UnsupportedPageProps) => {
  const framework = content.page("page-framework").value;
  const { frame } = useTexts();
  if (!framework) return null;
  const { unsupported: texts } = framework;
  return (
    <LonePage>
      <Page heading={texts.title} introduction={<RichText text={texts.message} />}>
        <div className="boot-actions">
          {texts.button && (
            <ButtonLink href={texts.button.href} look="primary" isButton>
              {texts.button.text}
            </ButtonLink>
          )}
          <Button onClick={() => void session.logout()}>{frame.logout}</Button>
        </div>
      </Page>
    </LonePage>
  );
});
