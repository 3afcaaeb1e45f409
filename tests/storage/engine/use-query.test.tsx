import { act, cleanup, render, screen } from "@testing-library/react";
import { Dexie } from "dexie";
import { afterEach, expect, it, vi } from "vitest";
import { today } from "#domain/kernel/clock.ts";
import { systemClock } from "#storage/engine/environment.ts";
import { storeTurn } from "#storage/engine/store-turn.ts";
import { useQuery, useQueryKeepingLast } from "#storage/engine/use-query.ts";

interface Row {
  readonly id: number;
  readonly name: string;
}

const db = new Dexie("use-query-test");
db.version(1).stores({ rows: "id" });
const rows = db.table<Row, number>("rows");

function Names({ ask }: { readonly ask: () => Promise<readonly Row[]> }) {
  const found = useQuery(ask, []);
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

function Screen({ ask, drawn }: { readonly ask: () => Promise<string>; readonly drawn: string[] }) {
  const found = useQuery(ask, []);
  drawn.push(found.state === "ready" ? found.value : found.state);
  return <p>{drawn.at(-1)}</p>;
}

it("ST-06 keeps what it showed while the store is away, and asks again once it is back", async () => {
  const away = () => Promise.reject<string>(new DOMException("closed", "DatabaseClosedError"));
  const answers = [async () => "typed beside this", away];
  const drawn: string[] = [];
  render(<Screen ask={() => (answers.shift() ?? (async () => "back"))()} drawn={drawn} />);
  await screen.findByText("typed beside this");
  act(() => storeTurn.next());
  await vi.waitFor(() => expect(answers).toHaveLength(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByText("typed beside this")).toBeDefined();
  act(() => storeTurn.next());
  await screen.findByText("back");
  expect(drawn.slice(1)).not.toContain("loading");
  expect(drawn).not.toContain("failed");
});

it("ST-03 says at once what is no passing trouble, whatever it showed before", async () => {
  const answers: (() => Promise<readonly Row[]>)[] = [async () => [{ id: 1, name: "Caja" }]];
  const lost = () => Promise.reject<readonly Row[]>(new DOMException("Data lost", "NotReadableError"));
  render(
    <Names
      ask={async () => {
        await rows.count();
        return (answers.shift() ?? lost)();
      }}
    />,
  );
  await screen.findByText("names: Caja");
  await rows.add({ id: 1, name: "Caja" });
  await screen.findByText("failed: damaged");
});

interface AskedProps {
  readonly subject: string;
  readonly answers: Readonly<Record<string, Promise<string>>>;
  readonly drawn: string[];
  readonly use: typeof useQuery;
}

/** Writes down every rendering: what is asked, and what is answered. */
function Asked({ subject, answers, drawn, use }: AskedProps) {
  const found = use(() => answers[subject] ?? Promise.reject(new Error("unasked")), [subject]);
  drawn.push(`${subject}: ${found.state === "ready" ? found.value : found.state}`);
  return <p>{drawn.at(-1)}</p>;
}

const ANSWERS = { caja: Promise.resolve("debit"), bancos: Promise.resolve("credit") };

it("never shows the answer to an earlier question, not in a single rendering", async () => {
  const drawn: string[] = [];
  const asked = (subject: string) => (
    <Asked subject={subject} drawn={drawn} answers={ANSWERS} use={useQuery} />
  );
  const { rerender } = render(asked("caja"));
  await screen.findByText("caja: debit");
  rerender(asked("bancos"));
  await screen.findByText("bancos: credit");
  rerender(asked("caja"));
  await screen.findByText("caja: debit");
  expect(new Set(drawn)).toEqual(
    new Set(["caja: loading", "caja: debit", "bancos: loading", "bancos: credit"]),
  );
});

it("keeps the last answer until the next one comes where that is asked for", async () => {
  const drawn: string[] = [];
  const asked = (subject: string) => (
    <Asked subject={subject} drawn={drawn} answers={ANSWERS} use={useQueryKeepingLast} />
  );
  const { rerender } = render(asked("caja"));
  await screen.findByText("caja: debit");
  rerender(asked("bancos"));
  await screen.findByText("bancos: credit");
  expect(drawn).toContain("bancos: debit");
  expect(drawn).not.toContain("bancos: loading");
});

function Today({ drawn }: { readonly drawn: string[] }) {
  const found = useQuery(async () => today(systemClock), []);
  drawn.push(found.state === "ready" ? found.value : found.state);
  return <p>{drawn.at(-1)}</p>;
}

it("asks again when the day turns, and shows the last answer until then", async () => {
  const day = vi.spyOn(systemClock, "now").mockReturnValue(Date.parse("2026-12-31T23:59:00-05:00"));
  const drawn: string[] = [];
  render(<Today drawn={drawn} />);
  await screen.findByText("2026-12-31");
  day.mockReturnValue(Date.parse("2027-01-01T00:00:01-05:00"));
  act(() => void window.dispatchEvent(new Event("focus")));
  await screen.findByText("2027-01-01");
  expect(drawn.slice(1)).not.toContain("loading");
  day.mockRestore();
});
