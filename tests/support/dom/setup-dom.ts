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

/**
 * What React says of the keys of a list is a fault of the screen: a child may be drawn twice, or stay when it is gone.
 * So is a component that throws where nothing catches it: the empty page would satisfy a test that waits for something
 * to go.
 */
const FAULTS = /unique "key" prop|children with the same key|An error occurred in the <\S*> component/;
const faults: string[] = [];
const { error, warn } = console;
function watched(tell: typeof error): typeof error {
  return (...said) => {
    const text = said.map(String).join(" ");
    if (FAULTS.test(text)) faults.push(text);
    tell(...said);
  };
}
console.error = watched(error);
console.warn = watched(warn);
afterAll(() => Object.assign(console, { error, warn }));

afterEach(() => {
  cleanup();
  expect(faults.splice(0)).toEqual([]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
