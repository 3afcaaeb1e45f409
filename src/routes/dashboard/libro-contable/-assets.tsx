import type { ReactNode } from "react";
import type { BookId } from "#domain/kernel/ids.ts";
import { AssetsScreen } from "#features/assets/assets-screen.tsx";
import { assetTexts } from "#features/assets/texts.ts";
import { BookFrame } from "#features/reports/book-frame.tsx";

interface AssetsPartProps {
  readonly book: BookId | undefined;
  readonly onBook: (book: BookId) => void;
  readonly tabs: ReactNode;
}

/** The fixed assets of a book, at an address among its reports. */
export function AssetsPart({ book, onBook, tabs }: AssetsPartProps) {
  return (
    <BookFrame title={assetTexts.title} bookId={book} tabs={tabs} onBook={onBook}>
      {(open) => <AssetsScreen key={open.book.id} open={open} />}
    </BookFrame>
  );
}
