import { act, fireEvent, screen } from "@testing-library/react";
import { observable, runInAction } from "mobx";
import { expect, test } from "vitest";

import { TextField } from "../../../ui/components/text-field.tsx";
import { render } from "../support/render.tsx";

const box = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>("Name");

test("a field shows its value, and changes with it", () => {
  const name = observable.box("Grace");
  render(<TextField id="name" label="Name" value={() => name.get()} onChange={() => undefined} />);
  expect(box().value).toBe("Grace");
  act(() => runInAction(() => name.set("Grace Obi")));
  expect(box().value).toBe("Grace Obi");
});

test("input that is not accepted, as while saving, does not stay in the field", () => {
  render(<TextField id="name" label="Name" value={() => "Grace"} onChange={() => undefined} />);
  fireEvent.change(box(), { target: { value: "Grace O" } });
  expect(box().value).toBe("Grace");
});
