// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { returnHere } from "#features/journal/return-here.ts";

afterEach(() => window.history.replaceState(null, "", "/"));

it("comes back to the same book and month, as whoever signed in", () => {
  window.history.replaceState(null, "", "/journal/complex?book=book_1&guest=true&periodo=2026-11");
  expect(returnHere()).toBe("/journal/complex?book=book_1&periodo=2026-11");
  window.history.replaceState(null, "", "/libro-contable");
  expect(returnHere()).toBe("/libro-contable");
});
