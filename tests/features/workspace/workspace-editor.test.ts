import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { replaced } from "#domain/statement/typed/edit-rows.ts";
import { sampleStatement } from "#domain/statement/typed/typed-sample.ts";
import type { WorkspaceContent } from "#domain/statement/typed/workspace-draft.ts";
import { WorkspaceEditor } from "#features/workspace/statement/workspace-editor.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { workspaceDraft } from "#storage/queries/statements/workspace-drafts.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;

beforeEach(async () => {
  storage = await openTestStorage();
});

afterEach(() => storage.close());

const START: WorkspaceContent = {
  table: sampleStatement("balance", "simple"),
  statementId: "stmt_0190f7a2-0000-7000-8000-000000000001" as WorkspaceContent["statementId"],
  savedVersion: null,
  name: "",
  companyId: null,
  date: day("2026-10-31"),
  profileId: null,
  aside: [],
};

const open = (version = 0, content = START) => new WorkspaceEditor(storage, "balance", { content, version });

/** Types an amount into the first row like its field: one change per keystroke. */
function type(editor: WorkspaceEditor, amounts: readonly number[]): void {
  for (const amount of amounts) {
    const { table } = editor.getSnapshot().content;
    const [first] = table.rows;
    if (!first) throw new Error("no row");
    const row = { ...first, debit: pesos(amount) };
    editor.change({ ...table, rows: replaced(table.rows, row) }, { merge: `${row.id}:amount` });
  }
}

const amountIn = (editor: WorkspaceEditor) => editor.getSnapshot().content.table.rows[0]?.debit;

describe("the editor of a workspace", () => {
  test("a sample is nobody's work until a row changes, and undoing the change makes it a sample again", async () => {
    const editor = open();
    expect(editor.getSnapshot()).toMatchObject({ sample: true, canUndo: false });
    expect(await editor.flush()).toBe(true);
    expect(await workspaceDraft(storage, "balance")).toBeNull();
    type(editor, [7]);
    expect(editor.getSnapshot().sample).toBe(false);
    editor.undo();
    expect(editor.getSnapshot().sample).toBe(true);
  });

  test("the keys of one amount are one step back; redo goes on, and a new change ends it", async () => {
    const editor = open();
    type(editor, [1, 12, 123]);
    editor.change({ ...editor.getSnapshot().content.table, rows: [] });
    editor.undo();
    expect(amountIn(editor)).toBe(123);
    editor.undo();
    expect(amountIn(editor)).toBe(4_500_000);
    editor.redo();
    expect(amountIn(editor)).toBe(123);
    type(editor, [5]);
    expect(editor.getSnapshot().canRedo).toBe(false);
    await editor.flush();
  });

  test("what is noted beside the table is kept, and is no step of it", async () => {
    const editor = open();
    editor.note({ date: day("2026-01-31") });
    expect(editor.getSnapshot().canUndo).toBe(false);
    expect(await editor.flush()).toBe(true);
    expect((await workspaceDraft(storage, "balance"))?.date).toBe("2026-01-31");
  });

  test("is kept once it rests, and says whether anything waits", async () => {
    const editor = open();
    type(editor, [9]);
    expect(editor.isDirty()).toBe(true);
    await expect.poll(async () => (await workspaceDraft(storage, "balance"))?.table.rows[0]?.debit).toBe(9);
    expect(editor.isDirty()).toBe(false);
  });

  test("MT-02 what another tab kept steps aside: nothing is lost, and it is told", async () => {
    const [mine, theirs] = [open(), open()];
    let told = 0;
    mine.onMerged = () => {
      told += 1;
    };
    type(theirs, [22]);
    await theirs.flush();
    type(mine, [11]);
    expect(await mine.flush()).toBe(true);
    expect(told).toBe(1);
    const kept = await workspaceDraft(storage, "balance");
    expect(kept?.table.rows[0]?.debit).toBe(11);
    expect(kept?.aside.map(({ rows }) => rows[0]?.debit)).toEqual([22]);
    if (kept) theirs.take(kept);
    expect(amountIn(theirs)).toBe(11);
  });

  test("saved, its draft goes and the next change begins another", async () => {
    const editor = open();
    type(editor, [3]);
    await editor.saved({ ...editor.getSnapshot().content, savedVersion: 1, name: "Balance" });
    expect(await workspaceDraft(storage, "balance")).toBeNull();
    type(editor, [4_500_000]);
    expect(editor.getSnapshot().sample).toBe(false);
    expect(await editor.flush()).toBe(true);
    expect(await workspaceDraft(storage, "balance")).toMatchObject({ savedVersion: 1, version: 1 });
  });

  test("a store that does not take it leaves it unsaved, and leaving would lose it", async () => {
    const editor = open();
    type(editor, [6]);
    storage.close();
    expect(await editor.flush()).toBe(false);
    expect(editor.isDirty()).toBe(true);
  });
});
