import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Without global test functions, Testing Library does not clean up automatically.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
