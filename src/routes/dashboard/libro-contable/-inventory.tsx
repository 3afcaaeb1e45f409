import type { ReactNode } from "react";
import type { BookId } from "#domain/kernel/ids.ts";
import { InventoryScreen } from "#features/inventory/inventory-screen.tsx";
import { inventoryTexts } from "#features/inventory/texts.ts";
import { BookFrame } from "#features/reports/book-frame.tsx";

interface InventoryPartProps {
  readonly book: BookId | undefined;
  readonly onBook: (book: BookId) => void;
  readonly tabs: ReactNode;
}

/** The stock of a book, at an address among its reports. */
export function InventoryPart({ book, onBook, tabs }: InventoryPartProps) {
  return (
    <BookFrame title={inventoryTexts.title} bookId={book} tabs={tabs} onBook={onBook}>
      {(open) => <InventoryScreen key={open.book.id} open={open} />}
    </BookFrame>
  );
}
