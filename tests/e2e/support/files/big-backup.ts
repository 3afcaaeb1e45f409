import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { FIXTURE } from "../lost-device.ts";

const PER_PAGE = 100;
/** Bits of pages in a word of an account's bitmap. */
const WORD = 30;
const FIRST_YEAR = 2020;
const MONTHS = 72;
const DAYS = 28;
const AMOUNT = 500_000;
/** Of what a command makes, and of the command itself. */
const IDS = ["entry_018bcfe5-680b-7000-8000-", "cmd_018bcfe5-680c-7000-8000-"] as const;

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

/** Bitmap of the pages 1 to `last`. */
function bits(last: number): number[] {
  const words = Array.from({ length: Math.floor(last / WORD) + 1 }, () => 0);
  for (let page = 1; page <= last; page += 1)
    words[Math.floor(page / WORD)] = (words[Math.floor(page / WORD)] ?? 0) | (1 << (page % WORD));
  return words;
}

/**
 * A backup with a book of `count` posted entries and an audit record for each, as typing them leaves: pages in the order
 * of their days, months with their sums, and a book that counts them. Nothing of it has to be mended by a restore.
 */
export function bigBackup(count: number): Buffer {
  const backup = JSON.parse(readFileSync(FIXTURE, "utf8")) as BackupJson;
  const [book] = backup.tables.books ?? [];
  const [made, , posting] = backup.tables.audit ?? [];
  const [posted] = (backup.tables.pages?.[1]?.entries ?? []) as Row[];
  const bookId = book?.id;
  const pages: Row[] = [];
  const months: Row[] = [];
  const trail: Row[] = made === undefined ? [] : [{ ...made, seq: 1 }];
  const inAll = Math.ceil(count / PER_PAGE);
  const used = Math.min(MONTHS, inAll);
  let number = 0;
  for (let index = 0; index < used; index += 1) {
    const month = `${FIRST_YEAR + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
    const own = Math.floor(((index + 1) * inAll) / used) - Math.floor((index * inAll) / used);
    const whole = Math.min(own * PER_PAGE, count - number);
    const listed: Row[] = [];
    for (let page = 1, at = 0; page <= own; page += 1) {
      const entries = Array.from({ length: Math.min(PER_PAGE, whole - at) }, () => {
        number += 1;
        const day = 1 + Math.floor((DAYS * at) / whole);
        at += 1;
        const date = `${month}-${String(day).padStart(2, "0")}`;
        const id = `${IDS[0]}${String(number).padStart(12, "0")}`;
        return { ...posted, id, number, date, description: `Venta ${number}` };
      });
      pages.push({ bookId, month, page, entries });
      const [first] = entries;
      const numbers = { firstNumber: first?.number, minNumber: first?.number, maxNumber: number };
      listed.push({
        page,
        entries: entries.length,
        lines: 2 * entries.length,
        firstDate: first?.date,
        ...numbers,
      });
      for (const entry of entries) {
        const after = { ...entry, bookId };
        const command = `${IDS[1]}${String(entry.number).padStart(12, "0")}`;
        const changes = [{ table: "entries", key: entry.id, before: null, after }];
        trail.push({ ...posting, command, bookId, changes, answer: after, seq: trail.length + 1 });
      }
    }
    const sum = whole * AMOUNT;
    const accounts = {
      "1105": { debit: sum, credit: 0, pages: bits(own) },
      "4135": { debit: 0, credit: sum, pages: bits(own) },
    };
    const counted = { closed: false, posted: whole, drafts: 0, nextPage: own + 1 };
    months.push({ bookId, month, ...counted, pages: listed, accounts });
  }
  const books = [{ ...book, lastNumber: count, entries: count, turnover: count * AMOUNT }];
  const tables = { ...backup.tables, books, pages, months, audit: trail };
  const counts = Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length]));
  return seal({ ...backup, tables, counts });
}
