import { type ComponentProps, lazy, Suspense, useState } from "react";
import { isBookText } from "#domain/import/books/is-book-text.ts";
import { doorTexts } from "#flows/doors/texts.ts";
import { PasteMovementsDialog } from "./paste-movements-dialog.tsx";

const ImportBookDialog = lazy(async () => ({
  default: (await import("../import/import-dialog.tsx")).ImportBookDialog,
}));

/** What was pasted on a journal: lines with their accounts are imported as a file of them is, and anything else are movements. */
export function PastedDialog(props: ComponentProps<typeof PasteMovementsDialog>) {
  const { open, text, onClose } = props;
  const [file] = useState(() =>
    isBookText(text, open.chart) ? new File([text], doorTexts.pasted, { type: "text/plain" }) : null,
  );
  if (file === null) return <PasteMovementsDialog {...props} />;
  return (
    <Suspense fallback={null}>
      <ImportBookDialog open={open} dropped={file} onClose={onClose} />
    </Suspense>
  );
}
