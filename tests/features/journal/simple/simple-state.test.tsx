import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { operationToEntry } from "#domain/accounting/operations/operation-to-entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { blankOperation } from "#features/journal/simple/operation/simple-draft.ts";
import { type OperationRow, operationRow } from "#features/journal/simple/simple-rows.ts";
import { useSimpleState } from "#features/journal/simple/simple-state.ts";
import { posted } from "#tests/support/builders.ts";
import "#tests/support/render.ts";

const DAY = day("2026-11-20");
const words = { date: DAY, description: "Venta", reference: "" };
const sale = { type: "sale", method: "cash", amount: pesos(100) } as const;

function row(number: number): OperationRow {
  return operationRow(posted(number, operationToEntry(sale, words, "puc")), "puc");
}

function open() {
  const { result } = renderHook(() => useSimpleState());
  return { state: () => result.current };
}

describe("what is open beside the list", () => {
  it("asks before a row takes the place of what was typed", () => {
    const { state } = open();
    const { turn } = state();
    act(() => state().setTouched(true));
    act(() => state().openRow(row(1), true));
    expect(state().open.kind).toBe("none");
    expect(state().turn).toBe(turn);
    act(() => state().asking?.stay());
    expect(state().asking).toBeNull();
    expect(state().touched).toBe(true);
    act(() => state().openRow(row(1), true));
    act(() => state().asking?.discard());
    expect(state().open.kind).toBe("edit");
    expect(state().touched).toBe(false);
  });

  it("asks before one correction gives way to another, and not for its own row", () => {
    const { state } = open();
    act(() => state().openRow(row(1), true));
    act(() => state().setTouched(true));
    act(() => state().openRow(row(1), true));
    expect(state().asking).toBeNull();
    act(() => state().openRow(row(2), true));
    expect(state().asking).not.toBeNull();
    expect(state().selectedId).toBe(row(1).entry.id);
    act(() => state().asking?.stay());
    act(() => state().add("expense", DAY));
    expect(state().asking).not.toBeNull();
  });

  it("keeps the form of a new operation while a row is only looked at", () => {
    const { state } = open();
    act(() => state().beginWith(blankOperation("expense", DAY)));
    act(() => state().setTouched(true));
    const { turn, begun } = state();
    act(() => state().openRow(row(1), false));
    expect(state().open.kind).toBe("look");
    act(() => state().close());
    expect(state()).toMatchObject({ turn, begun, touched: true });
  });

  it("begins anew after a save or when it is closed", () => {
    const { state } = open();
    act(() => state().beginWith(blankOperation("expense", DAY)));
    act(() => state().setTouched(true));
    const { turn } = state();
    act(() => state().close());
    expect(state()).toMatchObject({ begun: null, touched: false });
    expect(state().turn).toBeGreaterThan(turn);
    act(() => state().saved(row(3).entry));
    expect(state()).toMatchObject({ lastDay: DAY, freshId: row(3).entry.id });
    expect(state().turn).toBeGreaterThan(turn + 1);
  });
});
