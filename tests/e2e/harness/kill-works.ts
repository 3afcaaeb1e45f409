import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, Id } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { packDatabase } from "#storage/backup/make-backup.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { closeYear, reopenYear } from "#storage/commands/books/close-year.ts";
import { adoptGuestWork, wasAdopted } from "#storage/commands/companies/adopt-guest-work.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { postRun } from "#storage/commands/payroll/post-run.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { guestDatabase, userDatabase } from "#storage/engine/database-names.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { v1First } from "#storage/versions/v1-first.ts";
import {
  beginRun,
  closedOf,
  hire,
  makeBook,
  makeCompany,
  must,
  on,
} from "#tests/support/payroll/payroll-runs.ts";
import v1 from "../../storage/backup/fixtures/v1.cuadra?raw";

/** Work that is repeated until the browser is killed, and what must hold of it whenever that happens. */
interface KillWork {
  /** Makes what the work begins with; what it answers is handed to `faults`. */
  readonly prepare: () => Promise<string>;
  /** Never ends; tells of each step after its command has answered. */
  readonly go: (tell: (mark: string) => Promise<void>) => Promise<void>;
  /** What is wrong with what is stored, given what was told. */
  readonly faults: (told: readonly string[], prepared: string) => Promise<readonly string[]>;
}

let open: AppStorage | null = null;

async function store(): Promise<AppStorage> {
  open ??= await openAccountDatabase(userDatabase("acct_kill"), { create: true, plan: fixedPlan("premium") });
  return open;
}

async function firstBook(storage: AppStorage): Promise<BookId> {
  return (await storage.db.books.toCollection().first())?.id ?? (await makeBook(storage, null));
}

function sale(date: string, amount: number, reference: string) {
  const line = (account: string, debit: number, credit: number) => ({
    account: account as AccountCode,
    debit: pesos(debit),
    credit: pesos(credit),
  });
  return {
    date: day(date),
    description: "Venta de mostrador",
    reference,
    lines: [line("1105", amount, 0), line("4135", 0, amount)],
  };
}

async function entriesOf({ db }: AppStorage) {
  return (await db.pages.toArray()).flatMap(({ bookId, entries }) =>
    entries.map((entry) => ({ ...entry, bookId })),
  );
}

/** What the product's own check finds, and numbers with a gap or a repeat. */
async function faultsOfBooks(storage: AppStorage): Promise<string[]> {
  const found: string[] = [];
  const entries = await entriesOf(storage);
  for (const { id } of await storage.db.books.toArray()) {
    for (const problem of (await verifyBook(storage.db, id)) ?? [{ kind: "no book" }])
      found.push(JSON.stringify(problem));
    const numbers = entries
      .filter((entry) => entry.bookId === id && entry.number > 0)
      .map((entry) => entry.number)
      .sort((a, b) => a - b);
    if (numbers.some((number, at) => number !== at + 1))
      found.push(`numbers of ${id} are not 1 to ${numbers.length}`);
  }
  return found;
}

const marksOf = (told: readonly string[], kind: string): string[] =>
  told.filter((mark) => mark.startsWith(`${kind} `)).map((mark) => mark.slice(kind.length + 1));

const posting: KillWork = {
  prepare: async () => firstBook(await store()),
  go: async (tell) => {
    const storage = await store();
    const bookId = await firstBook(storage);
    for (let amount = 1; ; amount += 1) {
      const entryId = storage.newId("entry");
      const content = sale("2026-11-20", amount, "");
      must(
        await postEntry(storage, {
          id: storage.newId("command"),
          bookId,
          entryId,
          content,
          origin: "journal",
        }),
      );
      await tell(`posted ${entryId}`);
    }
  },
  faults: async (told) => {
    const storage = await store();
    const entries = await entriesOf(storage);
    const ids = new Set<string>(entries.map(({ id }) => id));
    const audited = (await storage.db.audit.toArray()).filter(({ kind }) => kind === "post").length;
    return [
      ...(await faultsOfBooks(storage)),
      ...marksOf(told, "posted")
        .filter((id) => !ids.has(id))
        .map((id) => `${id} was saved and is gone`),
      ...(audited === entries.length ? [] : [`${entries.length} entries, ${audited} records of posting`]),
    ];
  },
};

const IMPORTED = 240;

const importing: KillWork = {
  prepare: async () => firstBook(await store()),
  go: async (tell) => {
    const storage = await store();
    const bookId = await firstBook(storage);
    for (;;) {
      const id = storage.newId("command");
      const contents = Array.from({ length: IMPORTED }, (_, at) =>
        sale(`20${20 + (at % 20)}-${String((at % 12) + 1).padStart(2, "0")}-15`, at + 1, id),
      );
      must(await importEntries(storage, { id, bookId, contents, origin: "import" }));
      await tell(`imported ${id}`);
    }
  },
  faults: async (told) => {
    const storage = await store();
    const counts = new Map<string, number>();
    for (const { reference } of await entriesOf(storage))
      counts.set(reference, (counts.get(reference) ?? 0) + 1);
    const halves = [...counts].filter(([, count]) => count !== IMPORTED);
    return [
      ...(await faultsOfBooks(storage)),
      ...halves.map(([id, count]) => `${count} of ${IMPORTED} entries of ${id}`),
      ...marksOf(told, "imported")
        .filter((id) => !counts.has(id))
        .map((id) => `${id} was saved and is gone`),
    ];
  },
};

const OLD = "acct_old-";
const OLD_BOOKS = 60;

/** The tables of version 1, with the one book so many times, so that moving them takes its time. */
function oldTables(): Record<string, object[]> {
  const { tables } = JSON.parse(v1);
  const [book] = tables.books;
  const ids = Array.from({ length: OLD_BOOKS }, (_, at) => `${book.id.slice(0, -3)}${String(at + 100)}`);
  const copies = (rows: readonly object[]) =>
    ids.flatMap((bookId) => rows.map((row) => ({ ...row, bookId })));
  const books = ids.map((id) => ({ ...book, id }));
  return { ...tables, books, pages: copies(tables.pages), months: copies(tables.months) };
}

const migrating: KillWork = {
  prepare: async () => "",
  go: async (tell) => {
    const { newId } = await store();
    const tables = oldTables();
    for (;;) {
      const account = `${OLD}${newId("command")}`;
      const old = await openAccountDatabase(userDatabase(account), { create: true, versions: [v1First] });
      for (const table of old.db.tables)
        if (table.name !== "meta") await table.bulkPut(tables[table.name] ?? []);
      old.close();
      await tell(`made ${account}`);
      (await openAccountDatabase(userDatabase(account))).close();
      await tell(`moved ${account}`);
    }
  },
  faults: async (told) => {
    const found: string[] = [];
    // Only the newest may have been under way.
    for (const account of marksOf(told, "made").slice(-2)) {
      const storage = await openAccountDatabase(userDatabase(account));
      const books = await storage.db.books.count();
      if (books !== OLD_BOOKS) found.push(`${books} books of ${OLD_BOOKS} in ${account}`);
      found.push(...(await faultsOfBooks(storage)));
      storage.close();
    }
    return found;
  },
};

const KEPT = "respaldos-de-muertes";
const SIZES = { small: 120, large: 1_200 } as const;

async function kept(name: string): Promise<Blob> {
  const file = await (await caches.open(KEPT)).match(`/${name}`);
  if (file === undefined) throw new Error(`no backup ${name}`);
  return file.blob();
}

const restoring: KillWork = {
  prepare: async () => {
    const storage = await store();
    const bookId = await firstBook(storage);
    const account = { id: "acct_kill", name: "Prueba", email: "prueba@cuadra.co" };
    let before = 0;
    for (const [name, size] of Object.entries(SIZES)) {
      const contents = Array.from({ length: size - before }, (_, at) =>
        sale(`2026-${String((at % 12) + 1).padStart(2, "0")}-15`, at + 1, ""),
      );
      must(
        await importEntries(storage, { id: storage.newId("command"), bookId, contents, origin: "import" }),
      );
      before = size;
      const { blob } = await packDatabase(storage.db.backendDB(), {
        account,
        app: "kill",
        createdAt: Date.now(),
      });
      await (await caches.open(KEPT)).put(`/${name}`, new Response(blob));
    }
    return "";
  },
  go: async (tell) => {
    const storage = await store();
    for (let turn = 0; ; turn += 1) {
      const name = turn % 2 === 0 ? "small" : "large";
      must(await restoreBackup(storage, must(await readBackup(await kept(name)).then(named))));
      await tell(`restored ${storage.newId("command")} ${name}`);
    }
  },
  faults: async () => {
    const storage = await store();
    const count = (await entriesOf(storage)).length;
    const whole = Object.values(SIZES).some((size) => size === count);
    return [
      ...(await faultsOfBooks(storage)),
      ...(whole ? [] : [`${count} entries: neither the old nor the new`]),
    ];
  },
};

/** A reader's refusal in the shape that `must` takes. */
function named<T>(
  read: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
) {
  return read.ok ? read : { ok: false as const, error: { kind: read.error } };
}

const GUEST_ENTRIES = 60;

const handingOver: KillWork = {
  prepare: async () => firstBook(await store()),
  go: async (tell) => {
    const storage = await store();
    for (;;) {
      const guestId = storage.newId("guest");
      const guest = await openAccountDatabase(guestDatabase(guestId), { create: true });
      const bookId = await makeBook(guest, null);
      const contents = Array.from({ length: GUEST_ENTRIES }, (_, at) => sale("2026-11-15", at + 1, guestId));
      must(await importEntries(guest, { id: storage.newId("command"), bookId, contents, origin: "import" }));
      await tell(`worked ${guestId}`);
      must(await adoptGuestWork(storage, guest, { id: storage.newId("command"), guestId }));
      await tell(`adopted ${guestId}`);
      guest.close();
    }
  },
  faults: async (told) => {
    const storage = await store();
    const entries = await entriesOf(storage);
    const adopted = new Set(marksOf(told, "adopted"));
    const found = await faultsOfBooks(storage);
    for (const guest of marksOf(told, "worked")) {
      const here = entries.filter(({ reference }) => reference === guest).length;
      const isNamed = await wasAdopted(storage, guest as Id<"guest">);
      if (adopted.has(guest) && !isNamed) found.push(`${guest} was brought and is not named`);
      if (here !== (isNamed ? GUEST_ENTRIES : 0))
        found.push(`${here} entries of ${guest}, named: ${isNamed}`);
      if (isNamed) continue;
      const own = await openAccountDatabase(guestDatabase(guest));
      const offered = (await entriesOf(own)).length;
      own.close();
      if (offered !== GUEST_ENTRIES)
        found.push(`${guest} is neither in the account nor offered whole: ${offered}`);
    }
    return found;
  },
};

/** Closed months and entries of the closing that count. */
async function closingState(storage: AppStorage): Promise<string> {
  const closed = (await storage.db.months.toArray()).filter((each) => each.closed).length;
  const entries = (await entriesOf(storage)).filter(
    (each) => each.origin === "closing" && each.status === "posted",
  );
  return `${closed} months, ${entries.length} entries`;
}

const closing: KillWork = {
  prepare: async () => {
    const storage = await store();
    const bookId = await firstBook(storage);
    const contents = Array.from({ length: 600 }, (_, at) =>
      sale(`2025-${String((at % 12) + 1).padStart(2, "0")}-15`, at + 1, ""),
    );
    must(await importEntries(storage, { id: storage.newId("command"), bookId, contents, origin: "import" }));
    const states = [await closingState(storage)];
    must(await closeYear(storage, { id: storage.newId("command"), bookId, year: 2025 }));
    states.push(await closingState(storage));
    must(await reopenYear(storage, { id: storage.newId("command"), bookId, year: 2025 }));
    states.push(await closingState(storage));
    return JSON.stringify(states);
  },
  go: async (tell) => {
    const storage = await store();
    const bookId = await firstBook(storage);
    for (;;) {
      const head = () => ({ id: storage.newId("command"), bookId, year: 2025 });
      const closed = await closeYear(storage, head());
      if (closed.ok) await tell(`closed ${storage.newId("command")}`);
      must(await reopenYear(storage, head()));
      await tell(`reopened ${storage.newId("command")}`);
    }
  },
  faults: async (_told, prepared) => {
    const storage = await store();
    const state = await closingState(storage);
    const states: readonly string[] = JSON.parse(prepared);
    return [
      ...(await faultsOfBooks(storage)),
      ...(states.includes(state) ? [] : [`${state}: none of ${prepared}`]),
    ];
  },
};

const payroll: KillWork = {
  prepare: async () => firstBook(await store()),
  go: async (tell) => {
    const storage = await store();
    for (;;) {
      const companyId = await makeCompany(storage);
      await hire(storage, companyId);
      const bookId = await makeBook(storage, companyId);
      const run = await closedOf(storage, await beginRun(storage, companyId));
      must(await postRun(storage, { ...on(run), bookId, entryId: storage.newId("entry") }));
      await tell(`posted ${run.id}`);
    }
  },
  faults: async (told) => {
    const storage = await store();
    const entries = new Map<string, string>((await entriesOf(storage)).map(({ id, bookId }) => [id, bookId]));
    const runs = await storage.db.payrollRuns.toArray();
    const linked = new Set(
      runs.flatMap(({ posting: link }) => (link === null ? [] : [link.entryId as string])),
    );
    const posted = new Set<string>(runs.filter((run) => run.posting !== null).map(({ id }) => id));
    return [
      ...(await faultsOfBooks(storage)),
      ...[...linked].filter((id) => !entries.has(id)).map((id) => `a run names ${id}, which is not there`),
      ...[...entries.keys()].filter((id) => !linked.has(id)).map((id) => `no run names the entry ${id}`),
      ...marksOf(told, "posted")
        .filter((id) => !posted.has(id))
        .map((id) => `${id} was posted and is not`),
    ];
  },
};

export const KILL_WORKS = {
  posting,
  importing,
  migrating,
  restoring,
  handingOver,
  closing,
  payroll,
} as const;
export type KillWorkName = keyof typeof KILL_WORKS;

async function tell(mark: string): Promise<void> {
  await fetch(`/harness/acknowledged?id=${encodeURIComponent(mark)}`, { method: "POST", keepalive: true });
}

export const killWorks = {
  prepare: (name: KillWorkName) => KILL_WORKS[name].prepare(),
  go: (name: KillWorkName) => KILL_WORKS[name].go(tell),
  faults: (name: KillWorkName, told: readonly string[], prepared: string) =>
    KILL_WORKS[name].faults(told, prepared),
};
