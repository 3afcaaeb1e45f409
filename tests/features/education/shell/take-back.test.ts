import { afterEach, describe, expect, it, vi } from "vitest";
import { err, ok } from "#domain/kernel/result.ts";
import { type TakeBack, takeBackAndTell } from "#features/education/shell/take-back.ts";
import { toast } from "#ui/kit/feedback/toast.ts";

afterEach(() => vi.restoreAllMocks());

const FULL: TakeBack = async () => err({ kind: "storage", trouble: "full" });

describe("ED-176 what keeps something from being taken back is told as what it is", () => {
  it.each([
    ["done", async () => ok(null), "info", "Deshecho"],
    ["refused", async () => err({ kind: "undone-before" }), "info", "Ya estaba deshecho"],
    [
      "refused",
      async () => err({ kind: "changed-since" }),
      "warning",
      "Ya no se puede deshacer: después cambió algo de lo mismo.",
    ],
    [
      "refused",
      async () => err({ kind: "unknown" }),
      "warning",
      "Ya no se puede deshacer: después se hicieron muchas cosas más.",
    ],
    ["failed", FULL, "error", "No se pudo deshacer"],
  ] satisfies [string, TakeBack, "info" | "warning" | "error", string][])(
    "%s: %s",
    async (taken, takeBack, kind, title) => {
      const told = vi.spyOn(toast, kind).mockReturnValue("");
      expect(await takeBackAndTell(takeBack)).toBe(taken);
      expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title }));
    },
  );

  it("of a full disk it says that, and not that something changed", async () => {
    const told = vi.spyOn(toast, "error").mockReturnValue("");
    await takeBackAndTell(FULL);
    expect(told.mock.calls[0]?.[0].text).toMatch(/disco/u);
  });

  it("of an error that nobody foresaw too, once", async () => {
    const told = vi.spyOn(toast, "error").mockReturnValue("");
    expect(await takeBackAndTell(() => Promise.reject(new Error("x")))).toBe("failed");
    expect(told).toHaveBeenCalledTimes(1);
  });
});
