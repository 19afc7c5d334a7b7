import { afterAll, afterEach } from "vitest";

import { closeShared } from "../actors/trial-institute.ts";
import { endReaders } from "./readers.ts";

afterEach(endReaders);
afterAll(closeShared);
