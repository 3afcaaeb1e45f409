import { act, renderHook, waitFor } from "@testing-library/react";
import { createRef, type FormEvent } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Book } from "#domain/company/book.ts";
import { COMPANY } from "#domain/fiscal/fiscal-operation.ts";
import { newProfile } from "#domain/fiscal/fiscal-profile.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { blankOperation, type OperationDraft } from "#features/journal/simple/operation/simple-draft.ts";
import {
  type KeptOperation,
  useOperationForm,
} from "#features/journal/simple/operation/use-operation-form.ts";
import { hasUnsaved } from "#pwa/unsaved.ts";
import { saveState } from "#session/saved/save-state.ts";
import { createFiscalProfile } from "#storage/commands/fiscal/save-fiscal-profile.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { listParties } from "#storage/queries/parties/parties.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import "#tests/support/render.ts";
import { allEntries, Faults, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const DAY = day("2026-11-20");
const SALE: Partial<OperationDraft> = { amount: pesos(680_000), description: "Venta" };
const PRESS = { preventDefault: () => undefined } as FormEvent;
const faults = new Faults();
let storage: AppStorage;
let book: Book;
let chart: Chart;

beforeEach(async () => {
  faults.reset();
  storage = await openTestStorage({ middleware: faults.middleware });
  const found = await getBook(storage, await openTestBook(storage));
  if (!found) throw new Error("no book");
  book = found;
  chart = await loadChart(book.chart);
});

function open(first = blankOperation("sale", DAY), kept = createRef<KeptOperation>(), name = "new 0") {
  const done: Entry[] = [];
  const touched: boolean[] = [];
  const hook = renderHook(
    (shown: OperationDraft) =>
      useOperationForm({
        form: name,
        kept,
        book,
        chart,
        first: shown,
        onDone: (entry) => done.push(entry),
        onTouched: (each) => touched.push(each),
      }),
    { initialProps: first, wrapper: inStorage(storage) },
  );
  const form = () => hook.result.current;
  const type = (part: Partial<OperationDraft>) => act(() => form().change(part));
  const isAsked = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { hook, form, type, done, touched, isAsked };
}

describe("an operation being typed", () => {
  it("ST-11 says that it is not saved, and asks before the page is closed", () => {
    const { hook, type, touched, isAsked } = open();
    expect(isAsked()).toBe(false);
    type(SALE);
    expect(touched).toEqual([false, true]);
    expect(saveState.get().kind).toBe("unsaved");
    expect(hasUnsaved()).toBe(true);
    expect(isAsked()).toBe(true);
    hook.unmount();
    expect(saveState.get().kind).not.toBe("unsaved");
    expect(hasUnsaved()).toBe(false);
    expect(isAsked()).toBe(false);
  });

  it("takes the proposed day of another month only while nothing was typed", () => {
    const { hook, form, type } = open();
    const december = blankOperation("sale", day("2026-12-01"));
    hook.rerender(december);
    expect(form().draft.date).toBe("2026-12-01");
    expect(form().touched).toBe(false);
    type(SALE);
    hook.rerender(blankOperation("sale", DAY));
    expect(form().draft).toEqual({ ...december, ...SALE });
  });

  it("goes on where it stood when the screen turns and draws it anew, and is the same operation", async () => {
    const kept = createRef<KeptOperation>();
    const first = open(undefined, kept);
    first.type(SALE);
    first.hook.unmount();
    const second = open(undefined, kept);
    expect(second.form().draft).toMatchObject(SALE);
    expect(second.form().touched).toBe(true);
    expect(hasUnsaved()).toBe(true);
    second.hook.unmount();
    expect(open(undefined, kept, "new 1").form().touched).toBe(false);
  });

  it("ST-09 is posted once by two presses in one task", async () => {
    const { form, type, done } = open();
    type(SALE);
    act(() => {
      form().submit(PRESS);
      form().submit(PRESS);
    });
    await waitFor(() => expect(done).toHaveLength(1));
    await waitFor(() => expect(form().busy).toBe(false));
    expect(done).toHaveLength(1);
    expect((await allEntries(storage, book.id)).size).toBe(1);
  });

  it("is the same operation when a press that failed is tried again", async () => {
    const { form, type, done } = open();
    type(SALE);
    faults.reset(1);
    faults.error = () => new DOMException("full", "QuotaExceededError");
    act(() => form().submit(PRESS));
    await waitFor(() => expect(form().refusal).not.toBeNull());
    expect(done).toEqual([]);
    faults.reset();
    const { newId } = storage;
    // The id of the next press was created when the form opened.
    Object.assign(storage, {
      newId: () => {
        throw new Error("a second id");
      },
    });
    act(() => form().submit(PRESS));
    await waitFor(() => expect(done).toHaveLength(1));
    Object.assign(storage, { newId });
    expect((await allEntries(storage, book.id)).size).toBe(1);
  });
});

describe("TX-03 the taxes of an operation", () => {
  beforeEach(async () => {
    const content = { ...newProfile(), name: "General" };
    const ids = { id: storage.newId("command"), profileId: storage.newId("fiscalProfile") };
    const made = await createFiscalProfile(storage, { ...ids, content, scope: { kind: "default" } });
    expect(made.ok).toBe(true);
  });

  const seen = (each: ReturnType<typeof open>) =>
    waitFor(() => expect(each.form().taxes.shown?.offer.taxes).toHaveLength(1));
  const linesOf = (entry: Entry | undefined) =>
    entry?.lines.map(({ account, debit, credit }) => `${account} ${debit} ${credit}`);

  it("are offered and not written until they are switched on", async () => {
    const { form, type, done } = open();
    type(SALE);
    await seen({ form } as ReturnType<typeof open>);
    act(() => form().submit(PRESS));
    await waitFor(() => expect(done).toHaveLength(1));
    expect(done[0]?.lines).toHaveLength(2);
    expect(done[0]?.operation).toMatchObject({ type: "sale" });
  });

  it("switched on, the value is before them and the money carries them", async () => {
    const { form, type, done } = open();
    type(SALE);
    await seen({ form } as ReturnType<typeof open>);
    act(() => form().taxes.setOn(true));
    expect(form().taxes.settled).toBe(809_200);
    act(() => form().submit(PRESS));
    await waitFor(() => expect(done).toHaveLength(1));
    expect(linesOf(done[0])).toEqual(["1105 809200 0", "4135 0 680000", "2408 0 129200"]);
    expect(done[0]?.operation).toEqual({ type: "sale", method: "cash", amount: 809_200 });
  });

  it("TX-04 what was said of a third party is remembered with the book when the operation is posted", async () => {
    const { form, type, done } = open();
    type({ ...SALE, amount: pesos(5_000_000) });
    await waitFor(() => expect(form().taxes.shown).not.toBeNull());
    act(() => form().taxes.say({ name: "Éxito S.A.", kind: { ...COMPANY, selfWithholder: true } }));
    act(() => form().taxes.setOn(true));
    act(() => form().submit(PRESS));
    await waitFor(() => expect(done).toHaveLength(1));
    expect(new Set(done[0]?.lines.map(({ thirdParty }) => thirdParty))).toEqual(new Set(["Éxito S.A."]));
    await waitFor(async () =>
      expect(await listParties(storage, book.id)).toMatchObject([
        { name: "Éxito S.A.", kind: { selfWithholder: true }, offered: true },
      ]),
    );
  });
});
