import { expect, it } from "vitest";
import { fullestFolder, functionLengths, measureHouse } from "../../scripts/measure-house.mjs";

it("finds the fullest folder by its own files", () => {
  expect(fullestFolder(["src/a/one.ts", "src/a/two.ts", "src/a/b/three.ts"])).toEqual({
    name: "src/a",
    value: 2,
  });
});

it("counts the lines of a function as the lint does: blank ones left out", () => {
  const text = "export function add(a: number) {\n  const b = a;\n\n  return b;\n}\n";
  expect(functionLengths("add.ts", text)).toEqual([{ name: "add", value: 4 }]);
});

it("measures this repository within its limits", () => {
  for (const { what, name, value, limit } of measureHouse()) {
    expect(value, `${what}: ${name}`).toBeGreaterThan(0);
    if (limit !== null) expect(value, `${what}: ${name}`).toBeLessThanOrEqual(limit);
  }
});
