import { expect, test } from "vitest";
import {
  answerOf,
  eachBatch,
  openRaw,
  presentStores,
  startingWith,
  withRaw,
  writeWhole,
} from "#storage/raw/raw-database.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";

let made = 0;

/** Creates a database with keys [a..c, 0..9]. */
async function make(): Promise<string> {
  made += 1;
  const name = `raw-${made}`;
  const request = indexedDB.open(name, 7);
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore("rows", { keyPath: ["book", "page"] });
    for (const book of ["a", "b", "c"]) for (let page = 0; page < 10; page += 1) store.put({ book, page });
  };
  (await answerOf(request)).close();
  return name;
}

async function pagesOf(name: string, range: IDBKeyRange | null, size: number, most = Infinity) {
  const seen: string[] = [];
  await withRaw(name, (db) =>
    eachBatch(db.transaction("rows").objectStore("rows"), range, size, (rows) => {
      for (const row of rows as { book: string; page: number }[]) seen.push(`${row.book}${row.page}`);
      return seen.length < most;
    }),
  );
  return seen;
}

test("opens what is there in the version it has, and makes nothing where there is nothing", async () => {
  const name = await make();
  expect(await withRaw(name, async (db) => db.version)).toBe(7);
  expect(await openRaw("raw-none")).toBeNull();
  expect(await withRaw("raw-none", async () => 1)).toBeNull();
  expect((await indexedDB.databases()).map((each) => each.name)).not.toContain("raw-none");
});

test("lets go when somebody deletes the database", async () => {
  const name = await make();
  const db = await openRaw(name);
  expect(await removeDatabase(name, 500)).toBe(true);
  expect(() => db?.transaction("rows")).toThrow();
});

test.each([1, 3, 10, 40])("reads a range whole and in order, %i at a time", async (size) => {
  const name = await make();
  const expected = Array.from({ length: 10 }, (_, page) => `b${page}`);
  expect(await pagesOf(name, startingWith("b"), size)).toEqual(expected);
  expect(await pagesOf(name, null, size)).toHaveLength(30);
  expect(await pagesOf(name, startingWith("x"), size)).toEqual([]);
  expect(await pagesOf(name, IDBKeyRange.lowerBound(["c", 8]), size)).toEqual(["c8", "c9"]);
});

test("asks for the next batch before it hands one over", async () => {
  const name = await make();
  const done: string[] = [];
  await withRaw(name, (db) => {
    const store = db.transaction("rows").objectStore("rows");
    const getAll = store.getAll.bind(store);
    store.getAll = (...args: Parameters<IDBObjectStore["getAll"]>) => {
      done.push("asks");
      return getAll(...args);
    };
    return eachBatch(store, startingWith("b"), 4, (rows) => {
      done.push(`sees ${rows.length}`);
      return true;
    });
  });
  expect(done).toEqual(["asks", "asks", "sees 4", "asks", "sees 4", "sees 2"]);
});

test("stops when it has seen enough, and names only stores that exist", async () => {
  const name = await make();
  expect(await pagesOf(name, null, 5, 5)).toHaveLength(5);
  expect(await withRaw(name, async (db) => presentStores(db, ["rows", "later"]))).toEqual(["rows"]);
});

test("ST-08 writes all or nothing, with strict durability, and says what ended it", async () => {
  const name = await make();
  const count = () => withRaw(name, (db) => answerOf(db.transaction("rows").objectStore("rows").count()));
  await withRaw(name, async (db) => {
    const transactions: IDBTransaction[] = [];
    const begin = db.transaction.bind(db);
    db.transaction = (...args: Parameters<IDBDatabase["transaction"]>) => {
      expect(args).toEqual([["rows"], "readwrite", { durability: "strict" }]);
      const transaction = begin(...args);
      transactions.push(transaction);
      return transaction;
    };
    const add = (transaction: IDBTransaction, page: number) =>
      transaction.objectStore("rows").add({ book: "d", page });
    const done = writeWhole(db, async (transaction) => {
      await answerOf(add(transaction, 1));
      add(transaction, 2);
      return "done";
    });
    expect(await done).toBe("done");
    const stopped = writeWhole(db, async (transaction) => {
      await answerOf(add(transaction, 3));
      throw new RangeError("no");
    });
    await expect(stopped).rejects.toThrow(RangeError);
    const refused = writeWhole(db, async (transaction) => {
      add(transaction, 1);
      await answerOf(add(transaction, 4));
    });
    await expect(refused).rejects.toMatchObject({ name: "ConstraintError" });
    const ended = writeWhole(db, async (transaction) => {
      await answerOf(add(transaction, 5));
      transactions.at(-1)?.abort();
    });
    await expect(ended).rejects.toMatchObject({ trouble: "closed" });
    expect(transactions).toHaveLength(4);
  });
  expect(await count()).toBe(32);
});

test("ST-13 says that there is no store where the browser gives none", async () => {
  const { indexedDB: kept } = globalThis;
  // @ts-expect-error a browser without it
  globalThis.indexedDB = undefined;
  try {
    await expect(openRaw("x")).rejects.toMatchObject({ trouble: "missing" });
  } finally {
    globalThis.indexedDB = kept;
  }
});
