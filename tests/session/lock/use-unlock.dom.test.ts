import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { lockScreenTexts as texts } from "#session/lock/lock-texts.ts";
import { useUnlock } from "#session/lock/use-unlock.ts";

const { pin, password } = vi.hoisted(() => ({ pin: vi.fn(), password: vi.fn() }));
vi.mock("#storage/lock/pin.ts", () => ({
  tryPin: pin,
  waitOf: () => 0,
  countWrongTry: () => undefined,
  removePin: () => undefined,
}));
vi.mock("#session/who/session.ts", () => ({
  session: {
    ready: async () => ({ state: { kind: "in", user: { id: "acct_ana", email: "ana@ejemplo.co" } } }),
    ask: password,
  },
}));

beforeEach(() => {
  pin.mockReset();
  password.mockReset();
});

async function typed(way: "pin" | "password", text: string) {
  const onUnlock = vi.fn();
  const { result } = renderHook(() => useUnlock(way, onUnlock));
  act(() => result.current.change(text));
  await act(() => result.current.submit());
  return { onUnlock, ...result.current };
}

it.each([
  ["a store that fails", () => pin.mockRejectedValue(new Error("closed")), texts.failed],
  [
    "no room to count the try",
    () => pin.mockResolvedValue({ ok: false, error: "uncounted" }),
    texts.uncounted,
  ],
  [
    "a PIN that cannot be read",
    () => pin.mockResolvedValue({ ok: false, error: "damaged" }),
    texts.unreadable,
  ],
] as const)("SE-11 a PIN stays typed where it could not be tried: %s", async (_why, fail, text) => {
  fail();
  expect(await typed("pin", "739145")).toMatchObject({ typed: "739145", error: text });
});

it("SE-11 a password stays typed where the list of accounts does not answer", async () => {
  password.mockResolvedValue({ ok: false, error: "busy" });
  expect(await typed("password", "clave")).toMatchObject({ typed: "clave", error: texts.failed });
});

it("SE-11 what is wrong is emptied, and what is right opens", async () => {
  pin.mockResolvedValueOnce({ ok: false, error: "wrong" });
  expect(await typed("pin", "111111")).toMatchObject({ typed: "", error: texts.wrong });
  password.mockResolvedValueOnce({ ok: true, value: { ok: false, error: "wrong" } });
  expect(await typed("password", "otra")).toMatchObject({ typed: "", error: texts.wrongPassword });
  pin.mockResolvedValueOnce({ ok: true, value: true });
  const { onUnlock } = await typed("pin", "739145");
  expect(onUnlock).toHaveBeenCalledOnce();
});
