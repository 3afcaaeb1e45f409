import { afterEach, describe, expect, it } from "vitest";
import { flushUnsaved, hasUnsaved, registerUnsaved } from "#pwa/unsaved.ts";

const forget: (() => void)[] = [];

function screen(dirty: boolean, keeps: () => Promise<boolean>) {
  const state = { dirty, asked: 0 };
  forget.push(
    registerUnsaved({
      isDirty: () => state.dirty,
      flush: async () => {
        state.asked += 1;
        const kept = await keeps();
        if (kept) state.dirty = false;
        return kept;
      },
    }),
  );
  return state;
}

afterEach(() => {
  for (const leave of forget.splice(0)) leave();
});

describe("what is typed and not yet saved", () => {
  it("asks only the screens that hold something, and is satisfied when all keep it", async () => {
    const clean = screen(false, async () => false);
    const dirty = screen(true, async () => true);
    expect(hasUnsaved()).toBe(true);
    expect(await flushUnsaved()).toBe(true);
    expect(hasUnsaved()).toBe(false);
    expect([clean.asked, dirty.asked]).toEqual([0, 1]);
  });

  it("is not satisfied when one cannot keep it, or fails while trying, and still asks the others", async () => {
    const kept = screen(true, async () => true);
    screen(true, async () => false);
    screen(true, () => Promise.reject(new Error("full disk")));
    expect(await flushUnsaved()).toBe(false);
    expect(kept.dirty).toBe(false);
    expect(hasUnsaved()).toBe(true);
  });

  it("forgets a screen that closed", async () => {
    screen(true, async () => false);
    for (const leave of forget.splice(0)) leave();
    expect(hasUnsaved()).toBe(false);
    expect(await flushUnsaved()).toBe(true);
  });
});
