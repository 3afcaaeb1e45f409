import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AccountCode, Side } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { AUTOSAVE_MS } from "#features/journal/editor/draft-row.ts";
import { isHolding } from "#features/journal/editor/editor-state.ts";
import { setAccount, setAmount } from "#features/journal/editor/entry-draft.ts";
import { EntryEditor } from "#features/journal/editor/entry-editor.ts";
import { EntryWrites } from "#features/journal/editor/entry-writes.ts";
import { closeMonth, reopenMonth } from "#storage/commands/books/close-month.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { editEntry } from "#storage/commands/entries/edit-entry.ts";
import { discardDraft, saveDraft } from "#storage/commands/entries/save-draft.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { entryByNumber, journalMonth } from "#storage/queries/books/journal.ts";
import { countingIds, steppingClock } from "#tests/support/builders.ts";
import { eventually } from "#tests/support/eventually.ts";

const NOVEMBER = month("2026-11");
const DAY = day("2026-11-20");
const puc = await loadChart("puc");
let count = 0;
let storage: AppStorage;
let bookId: BookId;
let editor: EntryEditor;

beforeEach(async () => {
  count += 1;
  storage = await openAccountDatabase(`cuadra-guest-editor-${count}`, {
    create: true,
    newId: countingIds(),
    clock: steppingClock(),
  });
  bookId = storage.newId("book");
  const made = await createBook(storage, {
    id: storage.newId("command"),
    bookId,
    companyId: null,
    name: "Diario",
    chart: "puc",
    start: day("2026-11-01"),
  });
  expect(made.ok).toBe(true);
  editor = new EntryEditor(storage, bookId, DAY);
});

afterEach(() => vi.restoreAllMocks());

function write(index: number, account: string, side: Side, amount: number): void {
  const key = editor.getSnapshot().draft.lines[index]?.key ?? -1;
  editor.change((draft) => setAccount(draft, key, account as AccountCode));
  editor.change((draft) => setAmount(draft, key, side, pesos(amount)));
}

function writeSale(amount = 100): void {
  editor.change((draft) => ({ ...draft, description: "Venta" }));
  write(0, "1105", "debit", amount);
  write(1, "4135", "credit", amount);
}

const drafts = async () => (await journalMonth(storage, bookId, NOVEMBER)).drafts;
const command = () => storage.newId("command");

it("holds the book's own undo while anything stands in the row, a correction included", async () => {
  expect(isHolding(editor.getSnapshot())).toBe(false);
  writeSale();
  expect(isHolding(editor.getSnapshot())).toBe(true);
  const outcome = await editor.close(puc);
  if (outcome.kind !== "posted") throw new Error(outcome.kind);
  expect(isHolding(editor.getSnapshot())).toBe(false);
  editor.openPosted(outcome.entry);
  expect(isHolding(editor.getSnapshot())).toBe(true);
});

describe("an entry while it is written", () => {
  it("ST-11 is stored as a draft by itself within half a second", async () => {
    expect(AUTOSAVE_MS).toBeLessThanOrEqual(500);
    write(0, "1105", "debit", 100);
    await eventually(async () => expect(await drafts()).toHaveLength(1));
    await eventually(() => expect(editor.isDirty()).toBe(false));
    write(0, "1105", "debit", 250);
    await editor.flush();
    const [draft] = await drafts();
    expect(draft?.lines[0]?.debit).toBe(250);
    expect(await drafts()).toHaveLength(1);
  });

  it("ST-11 is stored as a draft by itself after the book refused to post it", async () => {
    const closed = await closeMonth(storage, { id: command(), bookId, month: NOVEMBER });
    expect(closed.ok).toBe(true);
    writeSale();
    expect(await editor.close(puc)).toMatchObject({ kind: "refused" });
    const opened = await reopenMonth(storage, { id: command(), bookId, month: NOVEMBER });
    expect(opened.ok).toBe(true);
    await eventually(() => expect(editor.isDirty()).toBe(false));
    expect(await drafts()).toHaveLength(1);
  });

  it("is at risk while no draft of it can be stored, so that the browser asks", async () => {
    writeSale();
    expect(editor.isAtRisk()).toBe(false);
    const id = command();
    await closeMonth(storage, { id, bookId, month: NOVEMBER });
    expect(await editor.flush()).toBe(false);
    expect(editor.isAtRisk()).toBe(true);
    editor.change((draft) => ({ ...draft, reference: "RC-1" }));
    expect(editor.isAtRisk()).toBe(true);
    editor.change((draft) => ({ ...draft, date: day("2026-12-01") }));
    expect(await editor.flush()).toBe(true);
    expect(editor.isAtRisk()).toBe(false);
  });

  it("is stored at once when the page is left", async () => {
    writeSale();
    expect(editor.isDirty()).toBe(true);
    expect(await editor.flush()).toBe(true);
    expect(await drafts()).toHaveLength(1);
    expect(editor.isDirty()).toBe(false);
  });

  it("keeps what is typed while a save is under way for the next one", async () => {
    writeSale(100);
    const first = editor.flush();
    editor.change((draft) => ({ ...draft, reference: "RC-1" }));
    await first;
    await editor.flush();
    expect((await drafts())[0]?.reference).toBe("RC-1");
  });

  it("takes its draft away when everything is cleared", async () => {
    write(0, "1105", "debit", 100);
    await editor.flush();
    const key = editor.getSnapshot().draft.lines[0]?.key ?? -1;
    editor.change((draft) => setAccount(setAmount(draft, key, "debit", pesos(0)), key, null));
    await editor.flush();
    expect(await drafts()).toHaveLength(0);
  });

  it("becomes an entry when it is closed, and its draft ends", async () => {
    writeSale();
    await editor.flush();
    const outcome = await editor.close(puc);
    expect(outcome).toMatchObject({ kind: "posted", entry: { number: 1, status: "posted" } });
    expect(await drafts()).toHaveLength(0);
    expect(editor.getSnapshot()).toMatchObject({ saved: null, dirty: false });
  });

  it("ST-09 posts once when it is closed twice at the same time", async () => {
    writeSale();
    const [first, second] = await Promise.all([editor.close(puc), editor.close(puc)]);
    expect([first.kind, second.kind].sort()).toEqual(["nothing", "posted"]);
    expect((await journalMonth(storage, bookId, NOVEMBER)).posted).toBe(1);
  });

  it("posts once and leaves no draft when it is closed while a save is under way", async () => {
    writeSale();
    const saving = editor.flush();
    const outcome = await editor.close(puc);
    await saving;
    expect(outcome.kind).toBe("posted");
    expect(await drafts()).toHaveLength(0);
  });

  it("AC-01 stays as a draft while it does not balance", async () => {
    write(0, "1105", "debit", 100);
    expect(await editor.close(puc)).toMatchObject({ kind: "unfinished" });
    expect(await drafts()).toHaveLength(1);
    expect((await journalMonth(storage, bookId, NOVEMBER)).posted).toBe(0);
  });

  it("DT-07 does not post while the date is no day", async () => {
    writeSale();
    editor.change((draft) => ({ ...draft, date: null }));
    expect(await editor.close(puc)).toMatchObject({ kind: "unfinished", problems: [{ kind: "bad-date" }] });
  });

  it("says so when its month is closed, and loses nothing", async () => {
    await closeMonth(storage, { id: command(), bookId, month: NOVEMBER });
    writeSale();
    expect(await editor.flush()).toBe(false);
    expect(editor.getSnapshot()).toMatchObject({ dirty: true, refusal: { kind: "closed-month" } });
    editor.change((draft) => ({ ...draft, date: day("2026-12-01") }));
    expect(await editor.flush()).toBe(true);
  });

  it("goes on as a new entry when its draft was closed in another tab", async () => {
    const detached = vi.fn();
    editor.onDetached = detached;
    writeSale();
    await editor.flush();
    const [draft] = await drafts();
    if (!draft) throw new Error("no draft");
    await discardDraft(storage, { id: command(), bookId, draft });
    editor.change((each) => ({ ...each, reference: "RC-2" }));
    expect(await editor.flush()).toBe(true);
    expect(detached).toHaveBeenCalledOnce();
    expect((await drafts()).map((each) => each.reference)).toEqual(["RC-2"]);
  });

  it("follows another tab while nothing is typed here", async () => {
    writeSale();
    await editor.flush();
    const [draft] = await drafts();
    if (!draft) throw new Error("no draft");
    editor.follow([draft], NOVEMBER);
    editor.follow([{ ...draft, version: draft.version + 1, reference: "B" }], NOVEMBER);
    expect(editor.getSnapshot().draft.reference).toBe("B");
    editor.follow([], NOVEMBER);
    expect(editor.getSnapshot().saved).toBeNull();
  });
});

describe("MT-02 a draft that another tab saved meanwhile", () => {
  async function meetOther() {
    writeSale();
    await editor.flush();
    const { saved } = editor.getSnapshot();
    if (!saved) throw new Error("not saved");
    const content = { ...saved, description: "La otra" };
    const other = { id: command(), bookId, entryId: saved.id, content, origin: "journal", saved } as const;
    expect(await saveDraft(storage, other)).toMatchObject({ ok: true });
    editor.change((draft) => ({ ...draft, description: "La mía" }));
    expect(await editor.flush()).toBe(false);
    const { refusal } = editor.getSnapshot();
    if (refusal?.kind !== "stale") throw new Error(refusal?.kind);
    return refusal.current;
  }
  const stored = async () => (await drafts()).map((each) => each.description);

  it("is neither written over nor posted, and what was typed stays, whatever is typed on", async () => {
    await meetOther();
    editor.change((draft) => ({ ...draft, reference: "RC-7" }));
    expect(editor.getSnapshot()).toMatchObject({ refusal: { kind: "stale" }, dirty: true });
    expect(editor.isAtRisk()).toBe(true);
    expect(await editor.close(puc)).toMatchObject({ kind: "stale", current: { description: "La otra" } });
    expect(editor.getSnapshot().draft).toMatchObject({ description: "La mía", reference: "RC-7" });
    expect(await stored()).toEqual(["La otra"]);
  });

  it("is written over on purpose, or goes on from the other's version", async () => {
    editor.rebase(await meetOther());
    expect(await editor.flush()).toBe(true);
    expect(await stored()).toEqual(["La mía"]);
    editor.startBlank(DAY);
    editor.openDraft(await meetOther());
    expect(await editor.flush()).toBe(true);
    expect((await stored()).sort()).toEqual(["La mía", "La otra"]);
  });

  it("stays there when what was typed against it is thrown away", async () => {
    await meetOther();
    expect(await editor.discard()).toBeNull();
    expect(await stored()).toEqual(["La otra"]);
  });
});

describe("a posted entry while it is corrected", () => {
  async function openFirst() {
    writeSale();
    await editor.close(puc);
    const entry = await entryByNumber(storage, bookId, 1);
    if (!entry) throw new Error("not posted");
    editor.openPosted(entry);
    return entry;
  }

  it("keeps its number and is not stored before it is closed", async () => {
    await openFirst();
    editor.change((draft) => ({ ...draft, description: "Venta de contado" }));
    expect(await editor.flush()).toBe(false);
    expect(await drafts()).toHaveLength(0);
    expect(await editor.close(puc)).toMatchObject({ kind: "edited", entry: { number: 1, version: 2 } });
    expect((await entryByNumber(storage, bookId, 1))?.description).toBe("Venta de contado");
  });

  it("gives the row of a new entry back as it stood, day and draft, however it ends", async () => {
    const entry = await openFirst();
    editor.leaveCorrection();
    const typed = day("2026-11-05");
    editor.change((draft) => ({ ...draft, date: typed }));
    editor.openPosted(entry);
    editor.change((draft) => ({ ...draft, description: "Otra cosa" }));
    editor.leaveCorrection();
    expect(editor.getSnapshot()).toMatchObject({ original: null, draft: { date: typed, description: "" } });

    write(0, "1105", "debit", 70);
    await editor.flush();
    const before = editor.getSnapshot();
    editor.openPosted(entry);
    expect(await editor.close(puc)).toEqual({ kind: "nothing" });
    expect(editor.getSnapshot()).toEqual(before);
    editor.openPosted(entry);
    editor.change((draft) => ({ ...draft, description: "Venta de contado" }));
    expect(await editor.close(puc)).toMatchObject({ kind: "edited" });
    expect(editor.getSnapshot()).toEqual(before);
  });

  it("does not give a draft back that was discarded from the list meanwhile", async () => {
    const entry = await openFirst();
    editor.leaveCorrection();
    write(0, "1105", "debit", 70);
    await editor.flush();
    editor.openPosted(entry);
    const [draft] = await drafts();
    if (!draft) throw new Error("no draft");
    await discardDraft(storage, { id: command(), bookId, draft });
    editor.leaveCorrection();
    editor.follow(await drafts(), NOVEMBER);
    expect(editor.getSnapshot()).toMatchObject({ saved: null, draft: { description: "" } });
    expect(editor.isDirty()).toBe(false);
  });

  it("is left as it was when nothing changed", async () => {
    await openFirst();
    expect(await editor.close(puc)).toEqual({ kind: "nothing" });
    expect((await entryByNumber(storage, bookId, 1))?.version).toBe(1);
  });

  it("MT-02 is refused when another tab saved it, and can be saved over it on purpose", async () => {
    const entry = await openFirst();
    await editEntry(storage, {
      id: command(),
      bookId,
      entry,
      version: 1,
      content: { ...entry, description: "La otra" },
    });
    editor.change((draft) => ({ ...draft, description: "La mía" }));
    const outcome = await editor.close(puc);
    if (outcome.kind !== "stale") throw new Error(outcome.kind);
    expect(outcome.current.description).toBe("La otra");
    expect((await entryByNumber(storage, bookId, 1))?.description).toBe("La otra");
    editor.rebase(outcome.current);
    expect(await editor.close(puc)).toMatchObject({ kind: "edited" });
    expect((await entryByNumber(storage, bookId, 1))?.description).toBe("La mía");
  });
});

describe("entries posted while the next one is typed (UX-22)", () => {
  const numbers = async () => {
    const found = await Promise.all([1, 2, 3].map((number) => entryByNumber(storage, bookId, number)));
    return found.map((entry) => entry?.description ?? null);
  };
  const describeRow = (description: string) => editor.change((draft) => ({ ...draft, description }));

  it("leave the row at once, are shown on the sheet meanwhile, and are numbered as they were closed", async () => {
    writeSale(100);
    describeRow("Uno");
    const first = editor.postAhead(puc);
    expect(editor.getSnapshot()).toMatchObject({
      draft: { description: "" },
      posting: [{ description: "Uno" }],
    });
    writeSale(200);
    describeRow("Dos");
    const second = editor.postAhead(puc);
    describeRow("Tres");
    expect(editor.getSnapshot().posting).toHaveLength(2);
    expect(await Promise.all([first, second])).toMatchObject([
      { kind: "posted", entry: { number: 1, description: "Uno" } },
      { kind: "posted", entry: { number: 2, description: "Dos" } },
    ]);
    expect(editor.getSnapshot()).toMatchObject({ posting: [], held: [], draft: { description: "Tres" } });
    expect(await numbers()).toEqual(["Uno", "Dos", null]);
    await editor.flush();
    expect((await drafts()).map(({ description }) => description)).toEqual(["Tres"]);
  });

  it("stay on the sheet with their number until the month is read with them, or for some seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      writeSale(100);
      await editor.postAhead(puc);
      writeSale(200);
      await editor.close(puc);
      const [first, second] = editor.getSnapshot().arriving;
      expect([first, second]).toMatchObject([
        { number: 1, status: "posted" },
        { number: 2, status: "posted" },
      ]);
      expect(editor.isAhead()).toBe(false);
      editor.arrived(first === undefined ? [] : [first.id]);
      expect(editor.getSnapshot().arriving).toEqual([second]);
      vi.runAllTimers();
      expect(editor.getSnapshot().arriving).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("take along the draft that is being stored as they leave, and leave none behind", async () => {
    writeSale();
    void editor.flush();
    const posting = editor.postAhead(puc);
    describeRow("Otro");
    await posting;
    expect(await editor.flushAll()).toBe(true);
    expect((await drafts()).map(({ description }) => description)).toEqual(["Otro"]);
    expect((await journalMonth(storage, bookId, NOVEMBER)).posted).toBe(1);
  });

  it.each(["first", "second"])(
    "take along their own draft, at its %s save, when their turn comes after later ones are stored",
    async (save) => {
      let open = () => {};
      const isOpen = new Promise<boolean>((done) => {
        open = () => done(true);
      });
      vi.spyOn(EntryWrites.prototype, "isRightDate").mockReturnValue(isOpen);
      writeSale(100);
      describeRow("Uno");
      const first = editor.postAhead(puc);
      writeSale(200);
      if (save === "second") await editor.flush();
      describeRow("Dos");
      void editor.flush();
      const second = editor.postAhead(puc);
      describeRow("Tres");
      expect(await editor.flush()).toBe(true);
      open();
      expect(await Promise.all([first, second])).toMatchObject([{ kind: "posted" }, { kind: "posted" }]);
      expect(await numbers()).toEqual(["Uno", "Dos", null]);
      expect((await drafts()).map(({ description }) => description)).toEqual(["Tres"]);
      expect(editor.getSnapshot()).toMatchObject({ posting: [], held: [], draft: { description: "Tres" } });
    },
  );

  it("come back into the row as typed when they are refused and nothing was typed since", async () => {
    await closeMonth(storage, { id: command(), bookId, month: NOVEMBER });
    writeSale(300);
    const typed = editor.getSnapshot().draft;
    const outcome = await editor.postAhead(puc);
    expect(outcome).toMatchObject({ kind: "refused", refusal: { kind: "closed-month" } });
    expect(editor.getSnapshot()).toMatchObject({ draft: typed, dirty: true, posting: [], held: [] });
    expect(editor.isAtRisk()).toBe(true);
  });

  it.each(["a letter", "a key that is not in the draft yet"])(
    "wait beside the row when they are refused after %s, and nothing is merged",
    async (what) => {
      await closeMonth(storage, { id: command(), bookId, month: NOVEMBER });
      writeSale(300);
      const typed = editor.getSnapshot().draft;
      const posting = editor.postAhead(puc);
      if (what === "a letter") describeRow("Siguiente");
      else editor.touch();
      expect(await posting).toEqual({ kind: "held" });
      expect(editor.getSnapshot().draft).not.toEqual(typed);
      expect(editor.getSnapshot().held).toMatchObject([{ state: { draft: typed } }]);
      expect(editor.isAhead()).toBe(true);
      expect(editor.isAtRisk()).toBe(true);
      expect(await editor.flushAll()).toBe(false);
      // What stands in the row is stored before the other comes back: here in another month, which is open.
      editor.change((draft) => ({ ...draft, date: day("2026-12-02") }));
      expect(await editor.takeBack()).toBe(true);
      expect(editor.getSnapshot()).toMatchObject({ draft: typed, held: [] });
      await reopenMonth(storage, { id: command(), bookId, month: NOVEMBER });
      const closing = what === "a letter" ? editor.close(puc) : editor.postAhead(puc);
      if (what === "a letter") await closing;
      // What was set aside is in the row again.
      expect(editor.getSnapshot().draft.description).toBe(what === "a letter" ? "Siguiente" : "");
      expect(await closing).toMatchObject({ kind: "posted", entry: { number: 1 } });
    },
  );

  it("do not go ahead while they cannot be posted as they stand, or are corrections", async () => {
    expect(editor.postAhead(puc)).toBeNull();
    write(0, "1105", "debit", 100);
    expect(editor.postAhead(puc)).toBeNull();
    write(1, "4135", "credit", 100);
    editor.change((draft) => ({ ...draft, date: null }));
    expect(editor.postAhead(puc)).toBeNull();
    editor.change((draft) => ({ ...draft, date: DAY }));
    const outcome = await editor.close(puc);
    if (outcome.kind !== "posted") throw new Error(outcome.kind);
    editor.openPosted(outcome.entry);
    editor.change((draft) => ({ ...draft, description: "Otra" }));
    expect(editor.postAhead(puc)).toBeNull();
  });
});

it("FE-11 a copy has neither the key nor the due day of the document of its model, and keeps other notes", () => {
  const line = (account: string, net: number, note: string) => ({
    account: account as AccountCode,
    debit: pesos(Math.max(net, 0)),
    credit: pesos(Math.max(-net, 0)),
    note,
  });
  const lines = [
    line("5120", 100, `CUFE ${"b".repeat(20)}`),
    line("2408", 19, "IVA del 19%"),
    line("2205", -119, "Vence el 31/12/2026"),
  ];
  editor.openCopy({ date: DAY, description: "Arriendo", reference: "", lines });
  expect(editor.getSnapshot().draft.lines.map(({ note }) => note)).toEqual([
    undefined,
    "IVA del 19%",
    undefined,
    undefined,
  ]);
});
