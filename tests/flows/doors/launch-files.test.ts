import { describe, expect, it } from "vitest";
import {
  type LaunchedFiles,
  launchedTogether,
  MOST_LAUNCHED,
  onLaunchedFiles,
} from "#flows/doors/launch-files.ts";

type Consumer = (launch: unknown) => void;

/** What the launches of a system hand over, together. */
async function taken(...launches: readonly unknown[]): Promise<LaunchedFiles | null> {
  let consumer: Consumer = () => undefined;
  let all: LaunchedFiles | null = null;
  const setConsumer = (next: Consumer) => {
    consumer = next;
  };
  const take = (launched: LaunchedFiles) => {
    all = launchedTogether(all, launched);
  };
  onLaunchedFiles(take, { launchQueue: { setConsumer } });
  for (const launch of launches) consumer(launch);
  await new Promise((resolve) => setTimeout(resolve));
  return all;
}

const names = (launched: LaunchedFiles | null) => launched?.files.map(({ name }) => name);

const handle = (name: string) => ({ name, getFile: async () => new File(["x"], name) });
const gone = (name: unknown, error = "NotFoundError") => ({
  name,
  getFile: () => Promise.reject(new DOMException("no", error)),
});

describe("IM-14 files that the system opens with the application", () => {
  it("are handed over, each launch in its turn", async () => {
    const found = await taken({ files: [handle("a.csv"), handle("b.xlsx")] }, { files: [handle("c.zip")] });
    expect(names(found)).toEqual(["a.csv", "b.xlsx", "c.zip"]);
  });

  it.each([
    [null],
    ["a.csv"],
    [{}],
    [{ files: "a.csv" }],
    [{ files: [null, 1, "a", {}, { getFile: 1 }] }],
    [{ targetURL: "https://e.example", files: [] }],
  ])("are nothing where the launch is no such shape: %j", async (launch) => {
    expect(await taken(launch)).toBeNull();
    expect(await taken(launch, { files: [handle("a.csv")] })).toMatchObject({ unread: [], beyond: 0 });
  });

  it.each(["NotFoundError", "NotAllowedError", "NotReadableError", "SecurityError"])(
    "are named where they cannot be read, beside those that can: %s",
    async (error) => {
      expect(await taken({ files: [gone("banco.csv", error)] })).toEqual({
        files: [],
        unread: ["banco.csv"],
        beyond: 0,
      });
      const some = await taken({ files: [gone("a.csv", error), handle("b.csv"), gone(7, error)] });
      expect([names(some), some?.unread]).toEqual([["b.csv"], ["a.csv", ""]]);
    },
  );

  it("that are no file count as unread, and those beyond the most are counted", async () => {
    const folder = { name: "carpeta", getFile: async () => "no file" };
    const many = Array.from({ length: MOST_LAUNCHED + 3 }, (_, at) => handle(`${at}.csv`));
    const found = await taken({ files: [folder, ...many] });
    expect(found?.files).toHaveLength(MOST_LAUNCHED - 1);
    expect(found).toMatchObject({ unread: ["carpeta"], beyond: 4 });
  });

  it("are asked for only where the system has a queue", () => {
    for (const world of [{}, { launchQueue: null }, { launchQueue: { setConsumer: 1 } }])
      expect(() => onLaunchedFiles(() => undefined, world)).not.toThrow();
  });
});
