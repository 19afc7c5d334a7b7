import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import type { ContentPages } from "../../../application/content/content-pages.ts";
import { Language } from "../../../application/shell/language.ts";
import { LanguageContext } from "../../../ui/components/language.ts";
import { LanguageSwitch } from "../../../ui/shell/language-switch.tsx";
import { browserTabs } from "../../application/support/browser-tabs.ts";
import { render } from "../support/render.tsx";

test("a language is marked as busy until its texts have arrived (LANG-03)", async () => {
  const pending: ((apply: () => void) => void)[] = [];
  const content = {
    fetchAgain: () =>
      new Promise((resolve) => {
        pending.push(resolve);
      }),
  } as unknown as ContentPages;
  const nothing = (): void => undefined;
  const settings = { offered: ["en", "fr"], first: () => "en", keep: nothing, keepInSession: nothing };
  render(
    <LanguageContext value={new Language(settings, content, browserTabs()())}>
      <LanguageSwitch />
    </LanguageContext>,
  );
  const french = screen.getByRole("button", { name: "Français" });
  const states = () => [french.getAttribute("aria-pressed"), french.getAttribute("aria-busy")];
  expect(states()).toEqual(["false", null]);
  fireEvent.click(french);
  expect(states()).toEqual(["false", "true"]);
  await act(async () => {
    pending[0]?.(nothing);
    await Promise.resolve();
  });
  expect(states()).toEqual(["true", null]);
});
