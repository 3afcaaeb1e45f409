import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeId } from "#domain/kernel/ids.ts";
import { isPageLocked, lockedKey, MINUTE_MS, pinKey, usedKey } from "#storage/lock/lock-keys.ts";
import { countWrongTry, isPin, removePin, setPin, tryPin, waitOf } from "#storage/lock/pin.ts";
import { eraseTraces } from "#storage/registry/erase-traces.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

const ANA = makeId("account", 1, new Uint8Array(10));
const NOW = 1_795_000_000_000;

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  return () => vi.unstubAllGlobals();
});

describe("SE-11 the PIN", () => {
  it("is digits, four to twelve of them", () => {
    for (const text of ["1234", "000000", "123456789012"]) expect(isPin(text)).toBe(true);
    for (const text of ["", "123", "1234567890123", "12 34", "12a4", "١٢٣٤", "１２３４", "-1234"])
      expect(isPin(text)).toBe(false);
  });

  it("opens with itself alone, is kept as a salted hash, and is gone with the account", async () => {
    await setPin(ANA, "739145", 5);
    const kept = localStorage.getItem(pinKey(ANA)) ?? "";
    expect(kept).not.toContain("739145");
    expect(await tryPin(ANA, "739145")).toEqual({ ok: true, value: true });
    expect(await tryPin(ANA, "739146")).toEqual({ ok: false, error: "wrong" });
    await setPin(ANA, "739145", 5);
    expect(localStorage.getItem(pinKey(ANA)), "another salt").not.toBe(kept);
    await eraseTraces(ANA);
    expect(localStorage.length).toBe(0);
  });

  it("a record that is none of ours opens nothing, and computes nothing with its numbers", async () => {
    await setPin(ANA, "1234", 5);
    const record = JSON.parse(localStorage.getItem(pinKey(ANA)) ?? "{}");
    for (const change of [
      { iterations: 1 },
      { iterations: 1e9 },
      { salt: "" },
      { hash: "00" },
      { minutes: "x" },
    ]) {
      localStorage.setItem(pinKey(ANA), JSON.stringify({ ...record, ...change }));
      expect(await tryPin(ANA, "1234")).toEqual({ ok: false, error: "damaged" });
    }
  });

  it("waits after three wrong tries, ever longer, and no longer than five minutes whatever the clock says", () => {
    const waits = Array.from({ length: 12 }, () => {
      countWrongTry(ANA, NOW);
      return waitOf(ANA, NOW) / 1000;
    });
    expect(waits).toEqual([0, 0, 5, 15, 30, 60, 60, 60, 300, 300, 300, 300]);
    expect(waitOf(ANA, NOW + 300_000)).toBe(0);
    expect(waitOf(ANA, NOW - 365 * 24 * 3_600_000), "a clock set back").toBe(300_000);
    removePin(ANA);
    expect(waitOf(ANA, NOW)).toBe(0);
  });
});

/** No room for a text longer than what its key holds already, as browsers count it. */
class FullStorage extends MemoryStorage {
  isFull = false;

  override setItem(key: string, value: string): void {
    if (this.isFull && value.length > (this.getItem(key) ?? "").length)
      throw new DOMException("no room", "QuotaExceededError");
    super.setItem(key, value);
  }
}

describe("SE-11 each wrong try counts", () => {
  const triesKey = `cuadra_intentos_${ANA}`;

  it("with a full storage too, since its room was taken with the PIN", async () => {
    const storage = new FullStorage();
    vi.stubGlobal("localStorage", storage);
    await setPin(ANA, "739145", 5);
    storage.isFull = true;
    for (let turn = 1; turn <= 3; turn += 1)
      expect(await tryPin(ANA, "0000")).toEqual({ ok: false, error: "wrong" });
    expect(await tryPin(ANA, "739145"), "the right one waits as well").toEqual({ ok: false, error: "wait" });
  });

  it("and where it cannot be counted nothing is tried, not even the right one", async () => {
    const storage = new FullStorage();
    vi.stubGlobal("localStorage", storage);
    await setPin(ANA, "739145", 5);
    storage.removeItem(triesKey);
    storage.isFull = true;
    for (const pin of ["0000", "739145"])
      expect(await tryPin(ANA, pin)).toEqual({ ok: false, error: "uncounted" });
    storage.isFull = false;
    expect(await tryPin(ANA, "739145")).toEqual({ ok: true, value: true });
  });

  it("before it is made: a reload in the middle gives none for nothing", async () => {
    await setPin(ANA, "739145", 5);
    const trying = tryPin(ANA, "0000");
    expect(JSON.parse(localStorage.getItem(triesKey) ?? "")).toMatchObject({ wrong: 1 });
    await trying;
    expect(JSON.parse(localStorage.getItem(triesKey) ?? "")).toMatchObject({ wrong: 1 });
    await tryPin(ANA, "739145");
    expect(JSON.parse(localStorage.getItem(triesKey) ?? "")).toMatchObject({ wrong: 0 });
  });
});

describe("SE-11 whether the page is locked", () => {
  it("by time without use, by a lock of any tab, and by a clock that went back; never without a PIN", async () => {
    localStorage.setItem(usedKey(ANA), String(NOW));
    localStorage.setItem(lockedKey(ANA), "1");
    expect(isPageLocked(ANA, NOW + 1e12)).toBe(false);
    localStorage.removeItem(lockedKey(ANA));
    await setPin(ANA, "1234", 15);
    localStorage.setItem(usedKey(ANA), String(NOW));
    const at = (milliseconds: number) => isPageLocked(ANA, NOW + milliseconds);
    expect([at(0), at(15 * MINUTE_MS - 1), at(15 * MINUTE_MS), at(-1)]).toEqual([false, false, true, true]);
    localStorage.setItem(lockedKey(ANA), "1");
    expect(at(0)).toBe(true);
  });

  it("whatever else is written there, it answers, and a PIN of unknown minutes still locks", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (pin, used) => {
        localStorage.setItem(pinKey(ANA), pin);
        localStorage.setItem(usedKey(ANA), used);
        expect(typeof isPageLocked(ANA, NOW)).toBe("boolean");
        localStorage.setItem(usedKey(ANA), "?");
        expect(isPageLocked(ANA, NOW)).toBe(true);
      }),
    );
  });
});
