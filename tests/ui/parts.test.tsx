import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";

import type { FormOutcome } from "../../application/flow/form.ts";
import { Toasts } from "../../application/shell/toasts.ts";
import { messages } from "../../domain/kernel/field-rules.ts";
import { CheckboxGroup } from "../../ui/components/checkbox-group.tsx";
import { Checkbox } from "../../ui/components/checkbox.tsx";
import { ChoiceGroup } from "../../ui/components/choice-group.tsx";
import { Dialog } from "../../ui/components/dialog.tsx";
import { ErrorSummary } from "../../ui/components/error-summary.tsx";
import { ObligationsOutline } from "../../ui/components/ledger-outline.tsx";
import { PageSkeleton } from "../../ui/components/page-loader.tsx";
import { Page } from "../../ui/components/page.tsx";
import { RichText } from "../../ui/components/rich-text.tsx";
import { SaveProblem } from "../../ui/components/save-problem.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { StepPage } from "../../ui/components/step-page.tsx";
import { Switch } from "../../ui/components/switch.tsx";
import { ClockContext } from "../../ui/components/waiting.ts";
import { WindowTitle, WindowTitleContext } from "../../ui/components/window-title.ts";
import { LoadingWords } from "../../ui/shell/overlays.tsx";
import { ToastRegion } from "../../ui/shell/toast-region.tsx";
import { TestClock } from "../actors/test-clock.ts";

/** The text of an element's description. */
const describedBy = (element: Element): string =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

describe("checkboxes", () => {
  const options = [
    { value: "a", label: "Small practice" },
    { value: "b", label: "Charities" },
  ];
  const group = (more: { readonly isRequired?: boolean; readonly error?: string } = {}) => {
    const ticked: (readonly string[])[] = [];
    render(
      <CheckboxGroup
        label="Networks"
        options={options}
        ticked={["a"]}
        onChange={(values) => ticked.push(values)}
        {...more}
      />,
    );
    return { question: screen.getByRole("group", { name: /^Networks/ }), ticked };
  };

  test("show no required mark when the group is optional", () => {
    const { question } = group();
    expect(question.hasAttribute("aria-describedby")).toBe(false);
    for (const box of screen.getAllByRole("checkbox")) expect(box.getAttribute("aria-invalid")).toBe("false");
  });

  test("show that one is required, and mark each box as invalid", () => {
    const { question } = group({ isRequired: true, error: messages.required });
    expect(describedBy(question)).toBe(`Required: tick one or more. ${messages.required}`);
    for (const box of screen.getAllByRole("checkbox")) expect(box.getAttribute("aria-invalid")).toBe("true");
  });

  test("add and remove values", () => {
    const { ticked } = group();
    fireEvent.click(screen.getByRole("checkbox", { name: "Charities" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Small practice" }));
    expect(ticked).toEqual([["a", "b"], []]);
  });

  test("are described by help text and error, and named without them", () => {
    const { rerender } = render(<Checkbox id="agreed" label="I agree" isTicked={false} onChange={() => undefined} />);
    const box = screen.getByRole("checkbox", { name: "I agree" });
    expect([box.hasAttribute("aria-describedby"), box.getAttribute("aria-invalid")]).toEqual([false, "false"]);
    rerender(
      <Checkbox
        id="agreed"
        label="I agree"
        help="To all of it"
        error="Not yet"
        isTicked={false}
        onChange={() => undefined}
      />,
    );
    const told = screen.getByRole("checkbox", { name: "I agree" });
    expect([describedBy(told), told.getAttribute("aria-invalid")]).toEqual(["To all of it Not yet", "true"]);
  });
});

describe("a failed save", () => {
  const chosen: string[] = [];
  const problem = (outcome: FormOutcome<string>, isToldAbove = false, isOpen = true) =>
    render(
      <SaveProblem
        outcome={outcome}
        isToldAbove={isToldAbove}
        isOpen={isOpen}
        onRecord={() => [{ term: "Name", value: "On record" }]}
        typed={() => [{ term: "Name", value: "Typed" }]}
        onKeepTyped={() => chosen.push("typed")}
        onKeepStored={() => chosen.push("stored")}
      />,
    );
  beforeEach(() => void chosen.splice(0));

  test("with a version conflict shows both versions, takes focus and handles both buttons", () => {
    problem({ status: "newer" }, true);
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain("On record");
    expect(alert.textContent).toContain("Typed");
    fireEvent.click(screen.getByRole("button", { name: "Keep what I typed" }));
    fireEvent.click(screen.getByRole("button", { name: "Keep what is on record" }));
    expect(chosen).toEqual(["typed", "stored"]);
  });

  test("does not take focus from a user who has moved on", async () => {
    render(<button type="button">Elsewhere</button>);
    screen.getByRole("button", { name: "Elsewhere" }).focus();
    problem({ status: "failed", message: "We couldn’t save it.", field: undefined }, false, false);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Elsewhere" }));
  });

  test("explains the failure, unless a banner or a field does", async () => {
    const { unmount } = problem({ status: "failed", message: "We couldn’t save it.", field: undefined });
    expect(screen.getByRole("alert").textContent).toBe("We couldn’t save it.What you typed is kept.");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert").parentElement));
    unmount();
    for (const [field, isToldAbove] of [
      ["name", false],
      [undefined, true],
    ] as const) {
      const drawn = problem({ status: "failed", message: "We couldn’t save it.", field }, isToldAbove);
      expect(screen.queryByRole("alert")).toBeNull();
      drawn.unmount();
    }
  });
});

describe("a content text", () => {
  const words = (text: string) => [{ kind: "text", text }] as const;

  test("has headings of its levels, paragraphs and lists", () => {
    render(
      <RichText
        text={[
          { kind: "heading", level: 2, children: words("Above") },
          { kind: "heading", level: 3, children: words("Below") },
          { kind: "paragraph", children: words("Said") },
          { kind: "list", ordered: true, items: [words("First"), words("Second")] },
        ]}
      />,
    );
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Above");
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Below");
    expect(screen.getByRole("list").tagName).toBe("OL");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["First", "Second"]);
  });
});

describe("a dialog", () => {
  const Asked = ({ isOpen, onKeep }: { readonly isOpen: boolean; readonly onKeep: () => void }) => (
    <StrictMode>
      <button type="button">Open</button>
      {isOpen && (
        <Dialog heading="Leave this page?" keep="Stay" onKeep={onKeep} action={<button type="button">Leave</button>}>
          <p>You have unsaved changes.</p>
        </Dialog>
      )}
    </StrictMode>
  );
  const asked = () => {
    let kept = 0;
    const onKeep = (): void => {
      kept += 1;
    };
    const { rerender } = render(<Asked isOpen={false} onKeep={onKeep} />);
    const opener = screen.getByRole("button", { name: "Open" });
    opener.focus();
    rerender(<Asked isOpen onKeep={onKeep} />);
    return { opener, kept: () => kept, close: () => rerender(<Asked isOpen={false} onKeep={onKeep} />) };
  };

  test("opens on mount, and is named by its heading", () => {
    asked();
    const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Leave this page?" });
    expect(dialog.open).toBe(true);
  });

  test("treats Escape as the safe choice, and stays open until its owner removes it", () => {
    const { kept } = asked();
    const dialog = screen.getByRole<HTMLDialogElement>("dialog");
    const isLeftToBrowser = fireEvent(dialog, new Event("cancel", { cancelable: true }));
    expect(isLeftToBrowser).toBe(false);
    expect(kept()).toBe(1);
    expect(dialog.open).toBe(true);
  });

  test("returns focus on close", () => {
    const { opener, close } = asked();
    screen.getByRole("button", { name: "Stay" }).focus();
    close();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});

describe("a choice group", () => {
  const choices = [
    { value: "yes", label: "Yes" },
    { value: "no", label: "No" },
  ] as const;
  const group = (error?: string, chosen?: "yes" | "no") => {
    const said: string[] = [];
    render(
      <ChoiceGroup
        label="Have you met your CPD requirements?"
        choices={choices}
        chosen={chosen}
        onChoose={(value) => said.push(value)}
        error={error}
        id="requirements-met"
      />,
    );
    return { said, fieldset: screen.getByRole("group", { name: /Have you met your CPD requirements\?/ }) };
  };

  test("is named by its question, and has at most one answer", () => {
    group(undefined, "no");
    const checked = screen.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.checked);
    expect(checked).toEqual([false, true]);
    const names = new Set(screen.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.name));
    expect(names.size).toBe(1);
  });

  test("reports the chosen answer", () => {
    const { said } = group();
    fireEvent.click(screen.getByRole("radio", { name: "Yes" }));
    expect(said).toEqual(["yes"]);
  });

  test("shows its error once, in the group's description, and is a target for its first choice", () => {
    const { fieldset } = group("Choose yes or no");
    expect(fieldset.getAttribute("aria-invalid")).toBe("true");
    for (const radio of screen.getAllByRole<HTMLInputElement>("radio"))
      expect([radio.getAttribute("aria-describedby"), radio.getAttribute("aria-invalid"), radio.required]).toEqual([
        null,
        "true",
        true,
      ]);
    expect(describedBy(fieldset)).toBe("Choose yes or no");
    expect(document.getElementById("requirements-met")).toBe(screen.getByRole("radio", { name: "Yes" }));
  });

  test("is not invalid without an error", () => {
    const { fieldset } = group();
    expect(fieldset.getAttribute("aria-invalid")).toBeNull();
    expect(fieldset.getAttribute("aria-describedby")).toBeNull();
  });
});

describe("an error summary", () => {
  const fields = {
    city: { label: "City", ask: "Enter a city" },
    postcode: { label: "Postcode", ask: "Enter a postcode" },
  };
  const problems = [
    { field: "city", message: messages.required },
    { field: "postcode", message: "Please enter a valid UK postcode" },
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
      "There are errors on the pageEnter a city. This field is requiredPostcode: Please enter a valid UK postcode",
    );
    expect(document.title).toBe("Error: Contact details – Guildhall");
  });

  test("lists errors in field order, each linked to its field", () => {
    summed();
    const entries = screen.getAllByRole("link");
    expect(entries.map((entry) => entry.textContent)).toEqual([
      "Enter a city. This field is required",
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

test("a toast is announced without its close button", () => {
  const toasts = new Toasts(new TestClock(new Date("2026-03-04T12:00:00Z")));
  render(<ToastRegion toasts={toasts} />);
  act(() => toasts.show("Changes saved successfully"));
  expect(screen.getByRole("status").textContent).toBe("Changes saved successfully");
  expect(describedBy(screen.getByRole("button", { name: "Dismiss" }))).toBe("Changes saved successfully");
});

test("slow loading is announced, and so is its end", async () => {
  const clock = new TestClock(new Date("2026-03-04T12:00:00Z"));
  const Screen = ({ isLoading }: { readonly isLoading: boolean }) => (
    <ClockContext value={clock}>
      <main>{isLoading ? <Skeleton lines={2} label="your fees" /> : <p>Nothing is due.</p>}</main>
      <LoadingWords />
    </ClockContext>
  );
  const { rerender } = render(<Screen isLoading />);
  const region = screen.getByRole("status");
  expect(region.textContent).toBe("");
  act(() => clock.goOn(1_000));
  expect(region.textContent).toBe("Loading");
  rerender(<Screen isLoading={false} />);
  await waitFor(() => expect(region.textContent).toBe("Loaded"));
});

describe("a skeleton page", () => {
  const onItsWay = (address: string) => {
    const clock = new TestClock(new Date("2026-03-04T12:00:00Z"));
    const { hook } = memoryLocation({ path: address });
    render(
      <ClockContext value={clock}>
        <Router hook={hook}>
          <PageSkeleton />
        </Router>
      </ClockContext>,
    );
    return clock;
  };

  test("is announced when loading is slow, and not before (SHELL-04)", () => {
    const clock = onItsWay("/help");
    expect([screen.getByRole("heading").textContent, screen.getByRole("status").textContent]).toEqual(["Help", ""]);
    act(() => clock.goOn(4_000));
    expect(screen.getByRole("status").textContent).toBe("Please wait, we're just getting your details");
  });

  test("has a shape of its own, hidden from assistive technology (SHELL-03)", () => {
    const shapes = [
      "/",
      "/fees-and-transactions",
      "/documents-and-downloads",
      "/my-details",
      "/my-details/contact-details",
      "/nowhere",
    ].map((address) => {
      onItsWay(address);
      const outline = document.querySelector("[aria-hidden=true]:has([class*=bar])")?.innerHTML ?? "";
      cleanup();
      return outline;
    });
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});

test("a skeleton entry says what is loading, and has no heading yet", () => {
  render(<ObligationsOutline label="what needs doing" />);
  expect(screen.getAllByRole("listitem")[0]?.textContent.trim()).toBe("Loading what needs doing");
  expect(screen.queryByRole("heading")).toBeNull();
});

test("the progress of a flow shows as ticks beside its text", () => {
  render(
    <StepPage area="Declaration" heading="Which route?" step="route" progress={{ number: 2, total: 3 }}>
      {null}
    </StepPage>,
  );
  const [ticks] = screen.getByText("Step 2 of 3").children;
  expect([...(ticks?.children ?? [])].map((tick) => tick.classList.contains("on"))).toEqual([true, true, false]);
});

test("a locked switch shows its state as text, without a control", () => {
  render(
    <Switch
      label="Events and surveys"
      isOn={false}
      isUnavailable={false}
      onMove={() => undefined}
      locked="Only available if you get important updates by email."
    />,
  );
  expect(screen.queryByRole("switch")).toBeNull();
  expect(document.querySelector("label")).toBeNull();
  expect(document.body.textContent).toBe("Events and surveysOffOnly available if you get important updates by email.");
});

test("a focused toast stays when the pointer leaves, and is announced in a live region that existed before", () => {
  const clock = new TestClock(new Date("2026-03-04T12:00:00Z"));
  const toasts = new Toasts(clock);
  render(<ToastRegion toasts={toasts} />, { wrapper: StrictMode });
  const region = screen.getByRole("status");
  act(() => toasts.show("Changes saved successfully"));
  expect(region.textContent).toContain("Changes saved successfully");
  const dismiss = screen.getByRole("button", { name: "Dismiss" });
  act(() => dismiss.focus());
  fireEvent.pointerEnter(dismiss);
  fireEvent.pointerLeave(dismiss);
  act(() => clock.goOn(60_000));
  expect(region.textContent).toContain("Changes saved successfully");
  act(() => dismiss.blur());
  act(() => clock.goOn(5_000));
  expect(region.textContent).toBe("");
});
