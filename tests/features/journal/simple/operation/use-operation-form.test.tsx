import { act, renderHook, waitFor } from "@testing-library/react";
import { createRef, type FormEvent } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Book } from "#domain/company/book.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { blankOperation, type OperationDraft } from "#features/journal/simple/operation/simple-draft.ts";
import {
  type KeptOperation,
  useOperationForm,
} from "#features/journal/simple/operation/use-operation-form.ts";
import { hasUnsaved } from "#pwa/unsaved.ts";
import { saveState } from "#session/saved/save-state.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import "#tests/support/render.ts";
import { allEntries, Faults, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const DAY = day("2026-11-20");
const SALE: Partial<OperationDraft> = { amount: pesos(680_000), description: "Venta" };
const PRESS = { preventDefault: () => undefined } as FormEvent;
const faults = new Faults();
let storage: AppStorage;
let book: Book;

beforeEach(async () => {
  faults.reset();
  storage = await openTestStorage({ middleware: faults.middleware });
  const found = await getBook(storage, await openTestBook(storage));
  if (!found) throw new Error("no book");
  book = found;
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
