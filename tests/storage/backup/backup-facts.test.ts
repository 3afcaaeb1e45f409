import { expect, it, vi } from "vitest";
import { writeFile } from "#storage/backup/backup-file.ts";
import { SCHEMA } from "#storage/versions/index.ts";
import { openHeld } from "#storage/workers/held-backup.ts";

// The page builds what a worker sends it in one task of its own: measured, 2 MB of names for 30,000 damaged records were
// 175 ms of a frozen page. So nothing that is told of a backup may grow with its records.
it.each([30, 3000])(
  "BR-14 what the page is told of a backup does not grow with its records (%i)",
  async (many) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const bad = (table: string) =>
      Array.from({ length: many }, (_, at) => ({ id: `${table}-${at}`, seq: at }));
    const names = ["audit", "pages", "months", "companies", "books"];
    const rows = names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(bad(name))}`);
    const counts = Object.fromEntries(names.map((name) => [name, many]));
    const account = { id: "acct_ana", name: "Ana", email: "ana@lasabana.co" };
    const head = { schema: SCHEMA, app: "1", createdAt: 1, account, counts };
    const file = await writeFile([JSON.stringify(head).slice(1, -1), ',"tables":{', rows.join(","), "}}"]);
    const opened = await openHeld({ kind: "open", file, passphrase: null }, () => undefined);
    if (!opened.ok) throw new Error(opened.error);
    expect(opened.value.bad.count).toBeGreaterThanOrEqual(many);
    expect(opened.value.bad.first).toHaveLength(20);
    expect(JSON.stringify(opened.value).length).toBeLessThan(4000);
    vi.restoreAllMocks();
  },
);
