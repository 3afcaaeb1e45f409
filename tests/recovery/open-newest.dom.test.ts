import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openNewest } from "../../src/recovery/actions.ts";

const nothing = (): void => {};
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});
afterEach(() => vi.useRealTimers());

it.each([
  ["a registration that never comes", { getRegistration: never, addEventListener: nothing }],
  [
    "a host that never answers",
    { getRegistration: async () => ({ update: never }), addEventListener: nothing },
  ],
  [
    "a new version that never takes over",
    {
      getRegistration: async () => ({
        update: async () => undefined,
        waiting: { postMessage: nothing, addEventListener: nothing },
      }),
      addEventListener: nothing,
    },
  ],
])("ST-16 «Abrir la versión más nueva» ends within twenty seconds, with %s", async (_what, serviceWorker) => {
  vi.stubGlobal("navigator", { serviceWorker });
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  void openNewest();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(assign).toHaveBeenCalledWith("/");
});
