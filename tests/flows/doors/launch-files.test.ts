import { describe, expect, it } from "vitest";
import { onLaunchedFiles } from "#flows/doors/launch-files.ts";

type Consumer = (launch: unknown) => void;

/** What the launches of a system hand over. */
async function taken(...launches: readonly unknown[]): Promise<readonly string[]> {
  let consumer: Consumer = () => undefined;
  const names: string[] = [];
  const setConsumer = (next: Consumer) => {
    consumer = next;
  };
  onLaunchedFiles((files) => names.push(...files.map(({ name }) => name)), { launchQueue: { setConsumer } });
  for (const launch of launches) consumer(launch);
  await new Promise((resolve) => setTimeout(resolve));
  return names;
}

const handle = (name: string) => ({ getFile: async () => new File(["x"], name) });

describe("IM-14 files that the system opens with the application", () => {
  it("are handed over, each launch in its turn", async () => {
    expect(await taken({ files: [handle("a.csv"), handle("b.xlsx")] }, { files: [handle("c.zip")] })).toEqual(
      ["a.csv", "b.xlsx", "c.zip"],
    );
  });

  it.each([
    [null],
    ["a.csv"],
    [{}],
    [{ files: "a.csv" }],
    [{ files: [null, 1, "a", {}, { getFile: 1 }, { getFile: () => "no file" }] }],
    [{ files: [{ getFile: () => Promise.reject(new Error("gone")) }] }],
    [{ targetURL: "https://e.example", files: [] }],
  ])("are nothing where the launch is no such shape: %j", async (launch) => {
    expect(await taken(launch, { files: [handle("a.csv")] })).toEqual(["a.csv"]);
  });

  it("are asked for only where the system has a queue", () => {
    for (const world of [{}, { launchQueue: null }, { launchQueue: { setConsumer: 1 } }])
      expect(() => onLaunchedFiles(() => undefined, world)).not.toThrow();
  });
});
