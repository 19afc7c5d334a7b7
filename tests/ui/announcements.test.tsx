import { act, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode, useState } from "react";
import { describe, expect, test, vi } from "vitest";

import type { Result } from "../../application/ports/result.ts";
import { ok, err } from "../../application/ports/result.ts";
import { Resource } from "../../application/shell/resource.ts";
import type { DownloadState } from "../../domain/documents/downloads.ts";
import { DownloadButton } from "../../ui/components/download-button.tsx";
import { Page, Section } from "../../ui/components/page.tsx";
import { ResourceView } from "../../ui/components/resource-view.tsx";

const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
  });

describe("Reload in an error panel", () => {
  const failedPart = async () => {
    let answer: (outcome: Result<string, unknown>) => void = () => undefined;
    const resource = new Resource(
      () =>
        new Promise<Result<string, unknown>>((resolve) => {
          answer = resolve;
        }),
      () => undefined,
    );
    render(
      <StrictMode>
        <Page heading="Fees and transactions">
          <Section heading="Your balance">
            <ResourceView resource={resource} label="your balance" failed="We couldn't load your balance">
              {(amount) => <p>{amount}</p>}
            </ResourceView>
          </Section>
          <button type="button">Elsewhere</button>
        </Page>
      </StrictMode>,
    );
    const settle = (outcome: Result<string, unknown>) =>
      act(async () => {
        answer(outcome);
        await frame();
      });
    await settle(err("broken"));
    return { settle };
  };
  const section = () => screen.getByRole("heading", { name: "Your balance" });
  const reload = async () => {
    const button = screen.getByRole("button", { name: "Reload your balance" });
    button.focus();
    await act(async () => {
      fireEvent.click(button);
      // Focus management loads on demand.
      await vi.waitFor(() => expect(document.activeElement).toBe(section()));
    });
  };

  test("leaves focus on the heading above, which is announced again when the part has loaded", async () => {
    const { settle } = await failedPart();
    await reload();
    expect(document.activeElement).toBe(section());
    let isReadAgain = false;
    section().addEventListener("focus", () => (isReadAgain = true));
    await settle(ok("£268.50"));
    expect(screen.getByText("£268.50")).toBeTruthy();
    expect([document.activeElement === section(), isReadAgain]).toEqual([true, true]);
  });

  test("has focus again when the part failed again", async () => {
    const { settle } = await failedPart();
    await reload();
    await settle(err("broken"));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Reload your balance" }));
  });

  test("does not take focus from a user who has moved on", async () => {
    const { settle } = await failedPart();
    await reload();
    screen.getByRole("button", { name: "Elsewhere" }).focus();
    await settle(ok("£268.50"));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Elsewhere" }));
  });
});

describe("a download", () => {
  const Download = () => {
    const [state, setState] = useState<DownloadState>("idle");
    return (
      <>
        <DownloadButton label="Download" file="certificate" state={state} onDownload={() => setState("loading")} />
        <button type="button" onClick={() => setState("idle")}>
          It is there
        </button>
        <button type="button" onClick={() => setState("error")}>
          It failed
        </button>
      </>
    );
  };
  const told = () => document.querySelector("[aria-live]")?.textContent;
  const press = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));

  test("announces completion in the same live region as its progress", () => {
    render(<Download />, { wrapper: StrictMode });
    expect(told()).toBe("");
    press(/^Download/);
    expect(told()).toBe("Preparing for download");
    press(/It is there/);
    expect(told()).toBe("Downloaded");
  });

  test("is not announced as complete after a failure", () => {
    render(<Download />, { wrapper: StrictMode });
    press(/^Download/);
    press(/It failed/);
    expect(told()).toBe("Something went wrong with the download");
    press(/It is there/);
    expect(told()).toBe("");
  });
});
