import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listSources } from "./sources.ts";

/** Commands that post an entry with a day that somebody typed or that a file brought. */
const POSTS =
  /import \{[^}]*\b(?:postEntry|editEntry|postWithItems|editWithItems|reverseEntry|importEntries|postDrafts|registerInvoices|moveAsset|registerAsset|postStock|settleStock|playStock|payLiabilities|postRun|postBenefits|postRecurring|saveRecurring|postBankLines)\b[^}]*\} from "#storage\/commands/s;

const ASKS = /\baskIf(?:Any)?Far\(/;

/** Who asks for them, or why nobody has to. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "src/features/journal/import/run-import.ts": "src/features/journal/import/import-dialog.tsx",
  "src/features/journal/items/post-typed.ts": "src/features/journal/editor/entry-writes.ts",
  "src/features/journal/simple/operation/correct-operation.ts":
    "src/features/journal/simple/operation/use-operation-form.ts",
  "src/features/payroll/settlements/use-posting.ts": "src/flows/post-entry/post-entry-dialog.tsx",
  "src/features/workspace/upload/use-opening.ts": "src/features/workspace/upload/opening-dialog.tsx",
};

const asks = (path: string) => ASKS.test(readFileSync(path, "utf8"));

it("a date far from the book's others is asked about wherever an entry is posted (AC-50)", () => {
  const posting = ["src/features", "src/flows"]
    .flatMap(listSources)
    .filter((path) => POSTS.test(readFileSync(path, "utf8")));
  expect(posting.length).toBeGreaterThanOrEqual(16);
  expect(posting.filter((path) => !asks(path) && !(path in ELSEWHERE))).toEqual([]);
  const elsewhere = Object.values(ELSEWHERE).filter((each) => /\.tsx?$/.test(each));
  expect(elsewhere.filter((path) => !asks(path))).toEqual([]);
});
