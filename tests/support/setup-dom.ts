import "./watch-renders.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// Test files share a worker and its document: each file begins with an empty page.
localStorage.clear();
sessionStorage.clear();
document.head.replaceChildren();
document.body.replaceChildren();
for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
