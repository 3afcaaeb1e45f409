import { cleanup, render, screen } from "@testing-library/react";
import { Dexie } from "dexie";
import { afterEach, expect, it } from "vitest";
import { useQuery } from "#storage/engine/use-query.ts";

interface Row {
  readonly id: number;
  readonly name: string;
}

const db = new Dexie("use-query-test");
db.version(1).stores({ rows: "id" });
const rows = db.table<Row, number>("rows");

function Names({ ask }: { readonly ask: () => Promise<readonly Row[]> }) {
  const found = useQuery(ask, [ask]);
  if (found.state === "loading") return <p>loading</p>;
  if (found.state === "failed") return <p>{`failed: ${found.trouble}`}</p>;
  return <p>names: {found.value.map((row) => row.name).join(", ")}</p>;
}

afterEach(async () => {
  cleanup();
  await rows.clear();
});

it("MT-10 shows what a later commit wrote, without being asked", async () => {
  const ask = () => rows.toArray();
  render(<Names ask={ask} />);
  expect(screen.getByText("loading")).toBeDefined();
  await screen.findByText("names:");
  await rows.add({ id: 1, name: "Caja" });
  await screen.findByText("names: Caja");
  await rows.add({ id: 2, name: "Bancos" });
  await screen.findByText("names: Caja, Bancos");
});

it("answers a failure as a value that the screen can show", async () => {
  const ask = () => Promise.reject<readonly Row[]>(new DOMException("no room", "QuotaExceededError"));
  render(<Names ask={ask} />);
  await screen.findByText("failed: full");
});
