import { afterEach, expect, it, vi } from "vitest";
import { canWriteMore, secondLook } from "#storage/engine/second-look.ts";

afterEach(() => vi.unstubAllGlobals());

const refusing = (name: string) => {
  const open = () => Promise.reject(new DOMException("no", name));
  vi.stubGlobal("caches", { open, delete: () => Promise.resolve(false) });
};

it.each(["QuotaExceededError", "UnknownError", "AbortError"])(
  "ST-06 a disk that takes nothing more is full: %s",
  async (name) => {
    refusing(name);
    expect(await secondLook("busy")).toBe("full");
  },
);

it.each(["SecurityError", "NotAllowedError", "NotSupportedError"])(
  "ST-13 a browser that lets nothing be kept there says nothing of the disk: %s",
  async (name) => {
    refusing(name);
    expect(await canWriteMore()).toBeNull();
    expect(await secondLook("busy")).toBe("busy");
  },
);
