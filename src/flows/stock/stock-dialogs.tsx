import { useStore } from "#ui/kit/use-store.ts";
import { askedItems, shownItems } from "./asked-items.ts";
import { EntryItemsDialog } from "./entry-items-dialog.tsx";
import { ItemQuestionDialog } from "./item-question-dialog.tsx";

/** The dialog that is wanted, if any. */
export function StockDialogs() {
  const asked = useStore(askedItems);
  const shown = useStore(shownItems);
  return (
    <>
      {asked === null ? null : (
        <ItemQuestionDialog
          key={asked.questions[0]?.entry.id}
          asked={asked}
          onClose={() => askedItems.set(null)}
        />
      )}
      {shown === null ? null : <EntryItemsDialog shown={shown} onClose={() => shownItems.set(null)} />}
    </>
  );
}
