import "./watch-renders.ts";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, expect, vi } from "vitest";
import { beginPage } from "./page-watch.ts";

// Test files share a worker and its document: each file begins with an empty page.
beginPage();
localStorage.clear();
sessionStorage.clear();
document.head.replaceChildren();
document.body.replaceChildren();
for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name);

// Against hanging only: a loaded machine makes a test slow, never red.
configure({ asyncUtilTimeout: 60_000 });

/** What React says of the keys of a list is a fault of the screen: a child may be drawn twice, or stay when it is gone. */
const OF_KEYS = /unique "key" prop|children with the same key/;
const keyFaults: string[] = [];
const tell = console.error;
console.error = (...said: unknown[]) => {
  if (OF_KEYS.test(String(said[0]))) keyFaults.push(said.map(String).join(" "));
  tell(...said);
};
afterAll(() => {
  console.error = tell;
});

afterEach(() => {
  cleanup();
  expect(keyFaults.splice(0)).toEqual([]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
