import { fireEvent, screen } from "@testing-library/react";
import { StrictMode, useState } from "react";
import { describe, expect, test } from "vitest";

import type { DownloadState } from "../../../domain/documents/downloads.ts";
import { DownloadButton } from "../../../ui/components/download-button.tsx";
import { render } from "../support/render.tsx";

describe("a download", () => {
  const Download = () => {
    const [state, setState] = useState<DownloadState>("idle");
    return (
      <>
        <DownloadButton
          label="Download"
          file="certificate"
          state={state}
          refusal={undefined}
          onDownload={() => setState("loading")}
        />
        <button type="button" onClick={() => setState("idle")}>
          It is there
        </button>
        <button type="button" onClick={() => setState("error")}>
          It failed
        </button>
      </>
    );
  };
  const announcement = () => document.querySelector("[aria-live]")?.textContent;
  const press = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));

  test("announces completion in the same live region as its progress", () => {
    render(<Download />, { wrapper: StrictMode });
    expect(announcement()).toBe("");
    press(/^Download/);
    expect(announcement()).toBe("Preparing for download");
    press(/It is there/);
    expect(announcement()).toBe("Downloaded");
  });

  test("is not announced as complete after a failure", () => {
    render(<Download />, { wrapper: StrictMode });
    press(/^Download/);
    press(/It failed/);
    expect(announcement()).toBe("Something went wrong with the download");
    press(/It is there/);
    expect(announcement()).toBe("");
  });
});
