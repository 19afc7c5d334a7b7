import { expect, test } from "vitest";

import { endsAsArchive } from "../../../../domain/institute/evidence/archive-ending.ts";
import { fc } from "../../support/fast-check.ts";

const endRecord = Uint8Array.of(0x50, 0x4b, 0x05, 0x06);
const bytes = fc.uint8Array({ maxLength: 200 });

test("a file with the end record of an archive is one, whatever stands before and behind it (LOG-02)", () => {
  fc.assert(
    fc.property(bytes, bytes, (before, behind) => {
      expect(endsAsArchive(Uint8Array.from([...before, ...endRecord, ...behind]))).toBe(true);
    }),
  );
});

test("a file without it, or with more behind it than an archive can have, is none (LOG-02)", () => {
  fc.assert(
    fc.property(bytes, (some) => {
      const without = some.filter((byte) => byte !== endRecord[0]);
      expect(endsAsArchive(without)).toBe(false);
      expect(endsAsArchive(Uint8Array.from([...endRecord, ...without, ...new Uint8Array(22 + 0xffff)]))).toBe(false);
    }),
  );
});
