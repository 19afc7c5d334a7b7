import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { Form } from "../../../application/flow/form.ts";
import { ok } from "../../../application/ports/result.ts";
import { FailedSaves } from "../../../application/shell/failed-saves.ts";
import { Toasts } from "../../../application/shell/toasts.ts";
import { problemsIn } from "../../../domain/kernel/field-rules.ts";
import { messagesOf } from "../../../domain/kernel/message.ts";
import { FormSection } from "../../../ui/components/form-section.tsx";
import { TestClock } from "../../application/support/test-clock.ts";
import { render } from "../support/render.tsx";

const saveMessages = messagesOf("test", { failed: "We couldn’t save it." });

interface Values {
  readonly name: string;
}

const shown = (heading: string) => {
  const clock = new TestClock(new Date("2026-06-15T12:00:00"));
  const saves: (() => void)[] = [];
  const form = new Form<Values>(
    {
      name: "a form",
      subject: "phone",
      address: "/my-details/contact-details",
      kinds: { name: "words" },
      stored: () => ({ values: { name: "stored" }, version: "1" }),
      problems: () => problemsIn({ name: undefined }),
      shape: (values) => values,
      save: () =>
        new Promise((resolve) => {
          saves.push(() => resolve(ok(undefined)));
        }),
      reload: () => Promise.resolve(),
      revalidate: () => Promise.resolve(),
      failed: saveMessages.failed,
    },
    {
      clock,
      toasts: new Toasts(clock),
      failedSaves: new FailedSaves(),
      drafts: { read: () => undefined, keep: () => undefined, discard: () => undefined },
    },
  );
  const { container } = render(
    <FormSection
      id="phone"
      heading={heading}
      form={form}
      fields={{ name: { label: "Name", ask: "Enter a name" } }}
      onEdit={() => form.edit()}
      rows={() => []}
      nothing="Nothing on record"
    >
      {() => <p>Fields</p>}
    </FormSection>,
  );
  return { form, saves, container };
};

test.each([
  ["Phone", "Edit phone"],
  ["ID card", "Edit ID card"],
  ["Transfer to the ACCA qualification", "Edit transfer to the ACCA qualification"],
  ["Oxford Brookes degree", "Edit Oxford Brookes degree"],
])("the section %j has the button %j", (heading, button) => {
  shown(heading);
  expect(screen.getByRole("button", { name: button })).toBeDefined();
});

test("a section's form is busy while it saves, and only then", async () => {
  const { form, saves, container } = shown("Phone");
  act(() => {
    form.edit();
    form.change({ name: "typed" });
  });
  const busy = () => container.querySelector("form")?.getAttribute("aria-busy");
  expect(busy()).toBe("false");
  let saving: Promise<void> | undefined;
  act(() => {
    saving = form.save();
  });
  expect(busy()).toBe("true");
  await act(async () => {
    saves[0]?.();
    await saving;
  });
  expect(screen.queryByText("Fields")).toBeNull();
  expect(busy()).toBeUndefined();
});
