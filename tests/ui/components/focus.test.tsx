import { screen, waitFor } from "@testing-library/react";
import { useRef, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";

import { useFocusAfter, useFocusOn, useFocusOnPage } from "../../../ui/components/focus.ts";
import { render } from "../support/render.tsx";

interface PlaceProps {
  readonly name: string;
  readonly occasion: "page" | "step" | "part" | "message";
  readonly isFromTop?: boolean;
  readonly isMissing?: boolean;
  readonly children?: ReactNode;
}

const Place = ({ name, occasion, isFromTop = false, isMissing = false, children }: PlaceProps) => {
  const place = useRef<HTMLDivElement>(null);
  useFocusOn(name, occasion, () => place.current, isFromTop);
  return (
    <>
      {!isMissing && <div ref={place} role="group" aria-label={name} tabIndex={-1} />}
      {children}
    </>
  );
};

const hasFocus = (name: string) => waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe(name));

afterEach(() => vi.restoreAllMocks());

test.each([
  [
    "the one that is drawn last",
    [<Place key="s" name="step" occasion="step" />, <Place key="m" name="message" occasion="message" />],
  ],
  [
    "the one that is drawn first",
    [<Place key="m" name="message" occasion="message" />, <Place key="s" name="step" occasion="step" />],
  ],
  [
    "the one within the other",
    <Place key="s" name="step" occasion="step">
      <Place name="message" occasion="message" />
    </Place>,
  ],
  [
    "the one around the other",
    <Place key="m" name="message" occasion="message">
      <Place name="step" occasion="step" />
    </Place>,
  ],
])("a message takes focus before a step that requests it too: %s", async (_, drawn) => {
  render(drawn);
  await hasFocus("message");
});

test("a request that finds no element gives way to the next", async () => {
  render([
    <Place key="s" name="step" occasion="step" />,
    <Place key="m" name="message" occasion="message" isMissing />,
  ]);
  await hasFocus("step");
});

test("a new screen scrolls to the top, whatever takes focus", async () => {
  const scrolled = vi.spyOn(window, "scrollTo");
  render([
    <Place key="s" name="step" occasion="step" isFromTop />,
    <Place key="m" name="message" occasion="message" />,
  ]);
  await hasFocus("message");
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
});

const Section = ({ isOpen }: { readonly isOpen: boolean }) => {
  useFocusAfter(isOpen, "part", () => screen.getByRole("button", { name: isOpen ? "Save" : "Edit" }));
  return (
    <>
      <button type="button">Edit</button>
      <button type="button">Save</button>
    </>
  );
};

test("a request for later changes leaves focus alone on mount, and moves it on each change", async () => {
  const { rerender } = render(<Section isOpen={false} />);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
  for (const [isOpen, name] of [
    [true, "Save"],
    [false, "Edit"],
    [true, "Save"],
  ] as const) {
    rerender(<Section isOpen={isOpen} />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name })));
  }
});

const PageHeading = ({ opening }: { readonly opening: number }) => {
  const main = useRef<HTMLElement>(null);
  useFocusOnPage(opening, main);
  return (
    <main ref={main} tabIndex={-1}>
      <h1 tabIndex={-1}>Page {opening}</h1>
    </main>
  );
};

test("an opened page is laid out before its heading takes focus", async () => {
  const layouts: (() => void)[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #told: () => void;
      constructor(told: () => void) {
        this.#told = told;
      }
      observe() {
        layouts.push(this.#told);
      }
      disconnect() {
        // Announced once.
      }
    },
  );
  const { rerender } = render(<PageHeading opening={0} />);
  rerender(<PageHeading opening={1} />);
  await waitFor(() => expect(layouts).toHaveLength(1));
  expect(document.activeElement).toBe(document.body);
  layouts[0]?.();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Page 1" }));
  vi.unstubAllGlobals();
});
