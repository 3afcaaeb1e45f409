import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QUERY_WAIT_MS, useTypedQuery } from "#features/journal/search/use-typed-query.ts";
import "#tests/support/render.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(first: string) {
  const sent: string[] = [];
  const hook = renderHook(({ query }) => useTypedQuery(query, (text) => sent.push(text)), {
    initialProps: { query: first },
  });
  const type = (text: string) => act(() => hook.result.current.type(text));
  const wait = () => act(() => vi.advanceTimersByTime(QUERY_WAIT_MS));
  const address = (query: string) => hook.rerender({ query });
  const shown = () => hook.result.current.text;
  return { hook, sent, type, wait, address, shown };
}

describe("what is typed in a search field", () => {
  it("stands until the address has it, and is sent once after a pause", () => {
    const { sent, type, wait, address, shown } = open("");
    type("ca");
    type("caja");
    expect(sent).toEqual([]);
    wait();
    expect(sent).toEqual(["caja"]);
    expect(shown()).toBe("caja");
    address("caja");
    expect(shown()).toBe("caja");
    wait();
    expect(sent).toEqual(["caja"]);
  });

  it("loses no letter to an address that comes late or trimmed", () => {
    const { sent, type, wait, address, shown } = open("");
    type("caja ");
    wait();
    type("caja m");
    address("caja");
    expect(shown()).toBe("caja m");
    wait();
    address("caja m");
    expect(shown()).toBe("caja m");
    expect(sent).toEqual(["caja ", "caja m"]);
  });

  it("gives way to an address that something else changed", () => {
    const { type, wait, address, shown } = open("");
    type("caja");
    wait();
    address("caja");
    address("");
    expect(shown()).toBe("");
    address("bancos");
    expect(shown()).toBe("bancos");
  });

  it("is cleared at once, whatever was about to be sent", () => {
    const { hook, sent, type, wait, shown } = open("caja");
    type("cajas");
    act(() => hook.result.current.clear());
    expect(shown()).toBe("");
    wait();
    expect(sent).toEqual([""]);
  });
});
