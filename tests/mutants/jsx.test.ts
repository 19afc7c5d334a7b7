import { expect, test } from "vitest";
import { mutantsOf } from "./instrument.ts";

const source = `export const Entry = ({ to, isNew }: { to: string; isNew: boolean }) => (
  <li className="entry">
    <a href={to} target="_blank" rel="noreferrer">Open it</a>
    {isNew && <strong role="status">New</strong>}
  </li>
);
`;

test("what is drawn is drawn with other words, other attributes or none, something missing, and in another order", async () => {
  const { mutants, files } = await mutantsOf(new Map([["ui/entry.tsx", source]]));
  const said = mutants.map(({ line, replacement }) => `${line}: ${replacement.replaceAll(/\s+/g, " ")}`);
  expect(said).toEqual(
    expect.arrayContaining(["3: Other words", "3: {...{}}", '3: target="other"', '3: rel="other"', "4: Other words", '4: role="other"']),
  );
  // Each of the two missing, and the two exchanged.
  expect(said.filter((each) => each.startsWith("2: <li"))).toHaveLength(3);
  expect(said.join("\n")).not.toContain("className=\"other\"");
  expect(files[0]?.content).toContain("stryMutAct");
});
