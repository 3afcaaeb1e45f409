import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import "#tests/support/render.ts";
import { useFollowing } from "#ui/kit/use-following.ts";

it("DT-01 follows what is proposed until another value is chosen, and again once the proposal is chosen", () => {
  const { result, rerender } = renderHook(({ today }) => useFollowing<string | null>(today), {
    initialProps: { today: "2026-11-22" },
  });
  const choose = (day: string | null) => act(() => result.current[1](day));
  rerender({ today: "2026-11-23" });
  expect(result.current[0]).toBe("2026-11-23");
  choose("2026-10-31");
  rerender({ today: "2026-11-24" });
  expect(result.current[0]).toBe("2026-10-31");
  choose(null);
  expect(result.current[0], "an emptied field stays empty").toBeNull();
  choose("2026-11-24");
  rerender({ today: "2026-11-25" });
  expect(result.current[0]).toBe("2026-11-25");
});
