import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { ErrorPanel } from "../../../ui/components/error-panel.tsx";
import { Page, Section } from "../../../ui/components/page.tsx";
import { render } from "../support/render.tsx";

describe("the heading of an error panel", () => {
  const panel = <ErrorPanel subject="documents" onReload={() => Promise.resolve()} />;
  const level = (): number => Number(screen.getByText("We couldn’t load your documents").tagName.slice(1));

  test("has level two directly on a page", () => {
    render(<Page heading="Documents">{panel}</Page>);
    expect(level()).toBe(2);
  });

  test("has level three within a section", () => {
    render(
      <Page heading="Documents">
        <Section heading="Certificates">{panel}</Section>
      </Page>,
    );
    expect(level()).toBe(3);
  });
});
