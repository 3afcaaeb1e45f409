import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { FIXTURE } from "../lost-device.ts";

const PER_PAGE = 100;

interface Row {
  readonly [name: string]: unknown;
}

interface BackupJson extends Row {
  readonly counts: Record<string, number>;
  readonly tables: Record<string, Row[]>;
}

/** A file as the product writes it: the checksum covers everything behind it. */
function seal({ format: _format, version: _version, checksum: _old, ...rest }: BackupJson): Buffer {
  const body = JSON.stringify(rest).slice(1);
  const checksum = createHash("sha256").update(body).digest("hex");
  return Buffer.from(`{"format":"cuadra-copia","version":1,"checksum":"${checksum}",${body}`);
}

/** A backup with a book of `count` posted entries and an audit record for each, as typing them leaves. */
export function bigBackup(count: number): Buffer {
  const backup = JSON.parse(readFileSync(FIXTURE, "utf8")) as BackupJson;
  const [book] = backup.tables.books ?? [];
  const pages = backup.tables.pages ?? [];
  const [posted] = (pages[1]?.entries ?? []) as Row[];
  const [audit] = backup.tables.audit ?? [];
  const made: Row[] = [];
  const trail: Row[] = [];
  for (let from = 0; from < count; from += PER_PAGE) {
    const month = `${2020 + (Math.floor(from / 20_000) % 6)}-${String((Math.floor(from / PER_PAGE) % 12) + 1).padStart(2, "0")}`;
    const entries = Array.from({ length: Math.min(PER_PAGE, count - from) }, (_, place) => {
      const number = from + place + 1;
      const id = `entry_018bcfe5-680b-7000-8000-${String(number).padStart(12, "0")}`;
      return {
        ...posted,
        id,
        number,
        date: `${month}-${String((place % 28) + 1).padStart(2, "0")}`,
        description: `Venta ${number}`,
      };
    });
    made.push({ bookId: book?.id, month, page: from / PER_PAGE + 1, entries });
    for (const entry of entries)
      trail.push({
        ...audit,
        command: `cmd_018bcfe5-6802-7000-8000-${String(entry.number).padStart(12, "0")}`,
        kind: "post-entry",
        bookId: book?.id,
        seq: entry.number,
        changes: [{ table: "entries", key: entry.id, before: null, after: { ...entry, bookId: book?.id } }],
      });
  }
  const tables = { ...backup.tables, pages: made, months: [], audit: trail };
  const counts = Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length]));
  return seal({ ...backup, tables, counts });
}
