import { fireEvent, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { describe, expect, test } from "vitest";

import { messages } from "../../../domain/kernel/field-rules.ts";
import { addressMessages } from "../../../domain/my-details/address.ts";
import { ErrorSummary } from "../../../ui/components/error-summary.tsx";
import { Page } from "../../../ui/components/page.tsx";
import { WindowTitle, WindowTitleContext } from "../../../ui/components/window-title.ts";
import { render } from "../support/render.tsx";

describe("an error summary", () => {
  const fields = {
    city: { label: "City", ask: "Enter a city" },
    postcode: { label: "Postcode", ask: "Enter a postcode" },
  };
  const problems = [
    { field: "city", problem: messages.required },
    { field: "postcode", problem: addressMessages.postcode },
  ];
  const title = new WindowTitle("Guildhall");
  const Form = ({
    attempt,
    heading = "Contact details",
  }: {
    readonly attempt: number | undefined;
    readonly heading?: string;
  }) => (
    <StrictMode>
      <WindowTitleContext value={title}>
        <Page key={heading} heading={heading}>
          {attempt !== undefined && <ErrorSummary id="address" fields={fields} problems={problems} attempt={attempt} />}
          <input id="address-city" aria-label="City" />
          <input id="address-postcode" aria-label="Postcode" />
        </Page>
      </WindowTitleContext>
    </StrictMode>
  );
  const summed = () => render(<Form attempt={1} />);

  test("takes focus, and adds Error to the title", async () => {
    summed();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert").parentElement));
    expect(screen.getByRole("alert").textContent).toBe(
      "There are errors on the pageEnter a cityPostcode: Please enter a valid UK postcode",
    );
    expect(document.title).toBe("Error: Contact details – Guildhall");
  });

  test("lists errors in field order, each linked to its field", () => {
    summed();
    const entries = screen.getAllByRole("link");
    expect(entries.map((entry) => entry.textContent)).toEqual([
      "Enter a city",
      "Postcode: Please enter a valid UK postcode",
    ]);
    fireEvent.click(screen.getByRole("link", { name: /^Postcode/ }));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Postcode" }));
  });

  test("takes focus again at the next attempt, and adds Error once", async () => {
    const { rerender } = summed();
    screen.getByRole("textbox", { name: "City" }).focus();
    rerender(<Form attempt={2} />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert").parentElement));
    expect(document.title).toBe("Error: Contact details – Guildhall");
  });

  test("restores the title when it unmounts", async () => {
    const { rerender } = summed();
    rerender(<Form attempt={undefined} />);
    await waitFor(() => expect(document.title).toBe("Contact details – Guildhall"));
  });

  test("leaves nothing in the title of the next page", async () => {
    const { rerender } = summed();
    rerender(<Form attempt={undefined} heading="Dashboard" />);
    await waitFor(() => expect(document.title).toBe("Dashboard – Guildhall"));
  });
});
