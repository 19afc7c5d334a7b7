import { render as renderBare, type RenderOptions, type RenderResult } from "@testing-library/react";
import { Fragment, type ReactNode } from "react";

import { TextsContext } from "../../../ui/components/texts.ts";
import { pageTexts } from "../../actors/page-texts.ts";

const { components } = pageTexts("page-framework");

/** Renders with the shipped texts of shared components. */
export const render = (
  element: ReactNode,
  { wrapper: Wrapper = Fragment, ...options }: RenderOptions = {},
): RenderResult =>
  renderBare(element, {
    ...options,
    wrapper: ({ children }) => (
      <TextsContext value={components}>
        <Wrapper>{children}</Wrapper>
      </TextsContext>
    ),
  });
