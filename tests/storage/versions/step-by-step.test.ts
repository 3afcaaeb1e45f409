import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { SCHEMA, VERSIONS } from "#storage/versions/index.ts";
import { dump, openTestStorage } from "#tests/support/test-storage.ts";

type Tables = Record<string, unknown[]>;

const OLDER = VERSIONS.slice(0, -1).map(({ number }) => number);

function fixture(version: number): Tables {
  const text = readFileSync(`tests/storage/versions/fixtures/v${version}.jsonl`, "utf8").trim();
  const tables: Tables = {};
  for (const line of text.split("\n")) {
    const { table, row } = JSON.parse(line) as { readonly table: string; readonly row: object };
    tables[table] = [...(tables[table] ?? []), row];
  }
  return tables;
}

const openAs = (name: string, version: number): Promise<AppStorage> =>
  openAccountDatabase(name, {
    newId,
    plan: fixedPlan("premium"),
    versions: VERSIONS.slice(0, version),
  });

/** The database of a fixture, brought to the present by one opening for each of `stops`. */
async function broughtBy(version: number, stops: readonly number[]): Promise<Tables> {
  const old = await openTestStorage({ newId, versions: VERSIONS.slice(0, version) });
  for (const [table, rows] of Object.entries(fixture(version))) await old.db.table(table).bulkPut(rows);
  old.close();
  let found: Tables = {};
  for (const stop of stops) {
    const storage = await openAs(old.name, stop);
    found = await dump(storage);
    storage.close();
  }
  return found;
}

describe("I-19: a database of each shipped version", () => {
  it.each(OLDER)(
    "%i comes to the same in one step, in each of them, and when opened again",
    async (version) => {
      const direct = await broughtBy(version, [SCHEMA]);
      const steps = VERSIONS.slice(version).map(({ number }) => number);
      expect(Object.values(direct).flat().length).toBeGreaterThan(10);
      expect(await broughtBy(version, steps)).toEqual(direct);
      expect(await broughtBy(version, [SCHEMA, SCHEMA])).toEqual(direct);
    },
  );
});
