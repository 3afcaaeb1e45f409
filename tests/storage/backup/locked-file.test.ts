import { beforeAll, describe, expect, it, vi } from "vitest";
import { readFile } from "#storage/backup/backup-file.ts";
import { isLocked, LOCK_ITERATIONS, lockFile, unlockFile } from "#storage/backup/locked-file.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { makeBackup } from "#tests/support/files/make-backup.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const ANA = { id: "acct_0190", name: "Ana Ruiz", email: "ana@ejemplo.co" };
const PASSPHRASE = "debe igual a haber ñ";

let plain: Blob;
let locked: Blob;

beforeAll(async () => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  const storage = await openTestStorage();
  await openTestBook(storage);
  plain = await makeBackup(storage, ANA);
  locked = await lockFile(plain, PASSPHRASE);
  storage.close();
});

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

describe("a backup under a passphrase", () => {
  it("says what it is in its first line, with the work factor, and nothing of what is in it", async () => {
    const text = new TextDecoder("latin1").decode(await bytesOf(locked));
    const head = JSON.parse(text.slice(0, text.indexOf("\n")));
    expect(head).toMatchObject({
      format: "cuadra-copia-con-clave",
      version: 1,
      cipher: "AES-GCM",
      kdf: "PBKDF2-SHA-256",
      iterations: LOCK_ITERATIONS,
    });
    expect(text).not.toContain("Ana Ruiz");
    expect(text).not.toContain("cuadra-copia ");
    expect(await isLocked(locked)).toBe(true);
    expect(await isLocked(plain)).toBe(false);
    expect(await readFile(locked)).toEqual({ ok: false, error: "locked" });
    expect(await readBackup(locked)).toEqual({ ok: false, error: "locked" });
  });

  it("opens with its passphrase however it was composed, to the very same file", async () => {
    const opened = await unlockFile(locked, PASSPHRASE.normalize("NFD"));
    expect(opened.ok && (await bytesOf(opened.value))).toEqual(await bytesOf(plain));
    expect(opened.ok && (await readBackup(opened.value)).ok).toBe(true);
  });

  it("never makes the same file twice, and tells a wrong passphrase from a changed file", async () => {
    expect(await bytesOf(await lockFile(plain, PASSPHRASE))).not.toEqual(await bytesOf(locked));
    for (const wrong of ["", "debe igual a haber n", `${PASSPHRASE} `])
      expect(await unlockFile(locked, wrong)).toEqual({ ok: false, error: "wrong-passphrase" });
  });

  it("BR-03 a version that never was is refused as altered", async () => {
    const bytes = await bytesOf(locked);
    const at = new TextDecoder().decode(bytes.subarray(0, 80)).indexOf('"version":1,') + '"version":'.length;
    bytes[at] = "0".charCodeAt(0);
    expect(await unlockFile(new Blob([bytes]), PASSPHRASE)).toEqual({ ok: false, error: "altered" });
  });

  it("BR-03 every cut and every flipped bit is refused, before any passphrase is tried", async () => {
    const bytes = await bytesOf(locked);
    for (let step = 0; step < 200; step += 1) {
      const at = Math.floor((step * bytes.length) / 200);
      const flipped = bytes.slice();
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (step % 8));
      const cut = await unlockFile(new Blob([bytes.slice(0, at)]), PASSPHRASE);
      expect(cut.ok, `cut at ${at}`).toBe(false);
      const changed = await unlockFile(new Blob([flipped]), PASSPHRASE);
      expect(changed, `flipped at ${at}`).toMatchObject({ ok: false });
      if (!changed.ok) expect(changed.error).not.toBe("wrong-passphrase");
    }
  });

  it("refuses a work factor that nobody of us wrote, and a later version", async () => {
    const text = new TextDecoder("latin1").decode(await bytesOf(locked));
    const later = new Blob([text.replace('"version":1', '"version":2')]);
    expect(await unlockFile(later, PASSPHRASE)).toEqual({ ok: false, error: "newer" });
    const cheap = new Blob([text.replace(`"iterations":${LOCK_ITERATIONS}`, '"iterations":1')]);
    expect(await unlockFile(cheap, PASSPHRASE)).toEqual({ ok: false, error: "altered" });
  });
});
