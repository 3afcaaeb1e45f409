import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  destinationOf,
  INTENT_LIFE_MS,
  readPendingIntent,
  restoreIntent,
  SERVICES,
} from "#domain/access/pending-intent.ts";
import { safeReturn } from "#domain/access/return-url.ts";

const NOW = 1_800_000_000_000;
const stored = (over: object) =>
  JSON.stringify({
    serviceType: "create",
    selectedStatement: "balance-general",
    selectedView: "simple",
    fromWorkspace: false,
    timestamp: NOW - 1000,
    ...over,
  });

describe("AU-15 the stored product state", () => {
  it.each<[string, string]>([
    ["malformed", "{"],
    ["null", "null"],
    ["a number", "7"],
    ["a list", "[]"],
    ["an unknown service", stored({ serviceType: "steal" })],
    ["31 minutes old", stored({ timestamp: NOW - 31 * 60_000 })],
    ["exactly 30 minutes old", stored({ timestamp: NOW - INTENT_LIFE_MS })],
    ["without a time", stored({ timestamp: "now" })],
    ["of half a moment", stored({ timestamp: NOW - 0.5 })],
  ])("is discarded when it is %s", (_name, text) => expect(readPendingIntent(text, NOW)).toBeNull());

  it("DT-05 is discarded when it comes from the future, as after a clock set back", () => {
    expect(readPendingIntent(stored({ timestamp: NOW + 1 }), NOW)).toBeNull();
    expect(readPendingIntent(stored({ timestamp: NOW }), NOW)).not.toBeNull();
  });

  it.each<[object, string]>([
    [{}, "/workspace/simple?from=products&statement=balance-general"],
    [
      { fromWorkspace: true, selectedView: "complex" },
      "/workspace/complex?from=workspace&statement=balance-general",
    ],
    [{ serviceType: "journal", selectedView: "complex" }, "/journal/complex?from=products"],
    [{ serviceType: "journal", selectedView: null }, "/dashboard"],
    [{ serviceType: "accounting-journal" }, "/libro-contable?from=products"],
    [{ serviceType: "upload", selectedView: null }, "/dashboard"],
    [{ selectedStatement: null }, "/dashboard"],
    [{ selectedStatement: "../../evil" }, "/dashboard"],
  ])("%j leads to %s", (over, expected) => {
    const intent = readPendingIntent(stored(over), NOW);
    expect(intent && destinationOf(intent)).toBe(expected);
  });

  it("leads nowhere but into the product, whatever was stored", () => {
    const values = fc.record({
      serviceType: fc.constantFrom(...SERVICES),
      selectedView: fc.string(),
      selectedStatement: fc.string(),
    });
    fc.assert(
      fc.property(values, (over) => {
        const intent = readPendingIntent(stored(over), NOW);
        const target = intent && destinationOf(intent);
        expect(target === "/dashboard" || safeReturn(target) === target).toBe(true);
      }),
    );
  });
});

describe("spec §4: what is restored after signing in", () => {
  const at = { returnUrl: null, isGuest: false, pathname: "/login" };
  const destination = "/workspace/simple?from=products&statement=balance-general";

  it("is the stored choice, once", () => {
    expect(restoreIntent(stored({}), NOW, at)).toEqual({ destination, removes: true });
    expect(restoreIntent(stored({}), NOW, { ...at, pathname: "/registro" })).toEqual({
      destination,
      removes: true,
    });
    expect(restoreIntent(null, NOW, at)).toEqual({ destination: null, removes: false });
  });

  it.each([
    ["a returnUrl", { ...at, returnUrl: "/dashboard/empresas" }],
    ["a guest", { ...at, isGuest: true }],
    ["the workspace", { ...at, pathname: "/workspace/simple" }],
    ["its door", { ...at, pathname: "/workspace" }],
    ["the journal", { ...at, pathname: "/journal/complex" }],
    ["the accounting journal", { ...at, pathname: "/accounting-journal" }],
    ["the book", { ...at, pathname: "/libro-contable" }],
  ])("is nothing with %s, and it waits", (_name, arrival) =>
    expect(restoreIntent(stored({}), NOW, arrival)).toEqual({ destination: null, removes: false }),
  );

  it("is nothing when it is expired or invalid, and it goes, whatever else holds", () => {
    const arrivals = [at, { ...at, returnUrl: "/x" }, { ...at, isGuest: true }];
    for (const arrival of arrivals)
      for (const text of ["{", stored({ timestamp: NOW - INTENT_LIFE_MS }), stored({ serviceType: "x" })])
        expect(restoreIntent(text, NOW, arrival)).toEqual({ destination: null, removes: true });
  });

  it("is done when signing in led there by its address", () => {
    const byAddress = { ...at, returnUrl: destination };
    expect(restoreIntent(stored({}), NOW, byAddress)).toEqual({ destination: null, removes: true });
    const upload = stored({ serviceType: "upload", selectedStatement: null, selectedView: null });
    const analyze = stored({ serviceType: "analyze", selectedStatement: null, selectedView: null });
    for (const text of [upload, analyze]) {
      expect(restoreIntent(text, NOW, { ...at, returnUrl: "/workspace" }).removes).toBe(true);
      expect(restoreIntent(text, NOW, { ...at, returnUrl: "/journal/simple" }).removes).toBe(false);
    }
    expect(restoreIntent(stored({}), NOW, { ...at, returnUrl: "/workspace" }).removes).toBe(false);
  });
});
