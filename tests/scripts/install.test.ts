import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isInstalled } from "../../scripts/install.mjs";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "cuadra-install-"));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(wanted: object, found: object | null): void {
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: { "": {}, ...wanted } }));
  if (found === null) return;
  for (const path of Object.keys(found)) mkdirSync(join(root, path), { recursive: true });
  mkdirSync(join(root, "node_modules"), { recursive: true });
  writeFileSync(join(root, "node_modules", ".package-lock.json"), JSON.stringify({ packages: found }));
}

describe("whether the packages are installed", () => {
  it("says no on a fresh clone", () => {
    write({ "node_modules/a": { version: "1.0.0" } }, null);
    expect(isInstalled(root)).toBe(false);
  });

  it("says yes when all is as locked, another system's optional parts aside", () => {
    const a = { "node_modules/a": { version: "1.0.0" } };
    write({ ...a, "node_modules/b-win32": { version: "1.0.0", optional: true } }, a);
    expect(isInstalled(root)).toBe(true);
  });

  it("says no to another version, a missing package and a folder that went away", () => {
    write({ "node_modules/a": { version: "1.1.0" } }, { "node_modules/a": { version: "1.0.0" } });
    expect(isInstalled(root)).toBe(false);
    write(
      { "node_modules/a": { version: "1.0.0" }, "node_modules/c": { version: "1.0.0" } },
      { "node_modules/a": { version: "1.0.0" } },
    );
    expect(isInstalled(root)).toBe(false);
    write({ "node_modules/a": { version: "1.0.0" } }, { "node_modules/a": { version: "1.0.0" } });
    rmSync(join(root, "node_modules", "a"), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });
});
