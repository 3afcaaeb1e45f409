import { beforeEach, expect, it } from "vitest";
import { recentItems, rememberItem } from "#flows/palette/recent-items.ts";

beforeEach(() => localStorage.clear());

it("remembers the latest first, each once, and for each account apart", () => {
  rememberItem("acct_1", "a");
  rememberItem("acct_1", "b");
  rememberItem("acct_1", "a");
  rememberItem("acct_2", "c");
  expect(recentItems("acct_1")).toEqual(["a", "b"]);
  expect(recentItems("acct_2")).toEqual(["c"]);
});

it("keeps a dozen, and takes whatever else stands there for nothing", () => {
  for (let index = 0; index < 30; index += 1) rememberItem("acct_1", String(index));
  expect(recentItems("acct_1")).toHaveLength(12);
  localStorage.setItem("cuadra_paleta_acct_1", "{");
  expect(recentItems("acct_1")).toEqual([]);
  localStorage.setItem("cuadra_paleta_acct_1", '{"a":1}');
  expect(recentItems("acct_1")).toEqual([]);
  localStorage.setItem("cuadra_paleta_acct_1", '["a",4,null]');
  expect(recentItems("acct_1")).toEqual(["a"]);
});
