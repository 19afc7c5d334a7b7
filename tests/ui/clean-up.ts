import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Without global test functions the library cannot see the end of a test by itself.
afterEach(cleanup);
