import { cleanup, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SimpleReadFailed as JournalReadFailed } from "#features/journal/simple/simple-without-book.tsx";
import { ReadFailed } from "#features/reports/book-frame.tsx";
import { TROUBLE_TEXTS } from "#session/notices/trouble-texts.ts";
import type { StorageTrouble } from "#storage/engine/storage-error.ts";
import "#tests/support/render.ts";

it("says what is the matter with the store, and the way out of just that", () => {
  for (const Panel of [ReadFailed, JournalReadFailed]) {
    for (const [trouble, { title, text }] of Object.entries(TROUBLE_TEXTS)) {
      render(<Panel trouble={trouble as StorageTrouble} />);
      expect(screen.getByText(title)).toBeDefined();
      expect(screen.getByText(text)).toBeDefined();
      cleanup();
    }
  }
});
