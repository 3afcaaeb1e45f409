import { describe, expect, it } from "vitest";
import { FILE_PROBLEMS } from "#flows/sealed-copy/texts.ts";
import { writeFile } from "#storage/backup/backup-file.ts";
import { lockedProblem, lockFile, unlockFile } from "#storage/backup/locked-file.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { lookAtCopy } from "#storage/classroom/copies/copy-file.ts";
import { openHeld } from "#storage/workers/held-backup.ts";
import { fileProblems } from "../../../src/recovery/file-texts.ts";

// The names that Chromium gives for a file that was moved, deleted, changed or taken by another program since it was
// chosen. The same names come from a damaged store: a file of somebody's says nothing of it.
const NAMES = ["NotReadableError", "NotFoundError", "NotAllowedError", "SecurityError"] as const;

function taken(name: string): File {
  const file = new File(["copia"], "mia.cuadra");
  file.arrayBuffer = () => Promise.reject(new DOMException("The requested file could not be read", name));
  return file;
}

const REFUSED = { ok: false, error: "unreadable" };

describe.each(NAMES)("BR-03 a backup that can no longer be read (%s) is no damage of the store", (name) => {
  it("on every way that opens it", async () => {
    expect(await readBackup(taken(name))).toEqual(REFUSED);
    expect(await unlockFile(taken(name), "clave")).toEqual(REFUSED);
    expect(await lockedProblem(taken(name))).toBe("unreadable");
    expect(await lookAtCopy(taken(name))).toBe("unreadable");
    for (const passphrase of [null, "clave"])
      expect(await openHeld({ kind: "open", file: taken(name), passphrase }, () => undefined)).toEqual(
        REFUSED,
      );
  });
});

it("BR-03 it is read once: what is unpacked is what was checked", async () => {
  const whole = await writeFile(['"schema":1', "}}"]);
  const bytes = await whole.arrayBuffer();
  let times = 0;
  const once = new File([], "mia.cuadra");
  const stream = () => {
    throw new DOMException("gone", "NotReadableError");
  };
  const arrayBuffer = async () => {
    times += 1;
    return bytes;
  };
  Object.assign(once, { arrayBuffer, stream });
  Object.defineProperty(once, "size", { value: bytes.byteLength });
  expect(await readBackup(once)).toMatchObject({ ok: false, error: "damaged" });
  expect(times).toBe(1);
  expect(await unlockFile(await lockFile(whole, "clave"), "clave")).toMatchObject({ ok: true });
});

it("BR-03 both pages say what happened to the file and what to do, and neither speaks of damage", () => {
  for (const text of [FILE_PROBLEMS.unreadable, fileProblems.unreadable]) {
    expect(text).toMatch(/se movió, se borró o lo tiene abierto otro programa/);
    expect(text).toMatch(/elígelo otra vez/i);
    expect(text).not.toMatch(/dañ/);
  }
});
