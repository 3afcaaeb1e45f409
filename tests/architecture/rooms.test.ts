import { execFileSync } from "node:child_process";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";

/** A folder should be readable at a glance: with more files than this it must be split. */
const MOST_FILES = 25;

/** Folders with too many direct files, with their counts. */
function crowdedFolders(paths: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count}`);
}

function trackedFiles(...folders: readonly string[]): readonly string[] {
  const list = execFileSync("git", ["ls-files", "--", ...folders], { encoding: "utf8" });
  return list.split("\n").filter((path) => path !== "");
}

describe("rooms", () => {
  it("holds at most 25 files in a folder of the source and of the tests", () => {
    const files = trackedFiles("src", "tests");
    expect(files.length).toBeGreaterThan(1000);
    expect(crowdedFolders(files)).toEqual([]);
  });

  it("names the folder that is crowded, and counts no file of its inner folders", () => {
    const files = Array.from({ length: 26 }, (_, index) => `src/hall/file-${index}.ts`);
    expect(crowdedFolders(files)).toEqual(["src/hall: 26"]);
    expect(
      crowdedFolders(files.map((path, index) => path.replace("hall", `hall/room-${index % 2}`))),
    ).toEqual([]);
  });
});
