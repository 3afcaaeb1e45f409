import "./watch-renders.ts";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
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

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
