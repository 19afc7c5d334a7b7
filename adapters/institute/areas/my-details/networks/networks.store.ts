import * as z from "zod/mini";

import { networkCategories } from "../../../../../domain/my-details/networks.ts";
import type { RecordKind } from "../my-details.store.ts";

/** The codes of a customer's networks. */
const stored = z.record(z.enum(networkCategories), z.array(z.string()));
export type NetworkChoice = z.output<typeof stored>;

export const networkRecords: RecordKind<NetworkChoice> = {
  name: "networks",
  schema: stored,
  nothing: { regional: [], employment: [] },
};
