import { useState } from "react";
import type { InventoryItem, ItemFields } from "#domain/inventory/inventory-item.ts";
import { fieldsGiven, readItemList } from "#domain/inventory/read-item-list.ts";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { inventoryTexts } from "./texts.ts";

const { pasteDialog: texts } = inventoryTexts;

interface GivenItem {
  readonly known: InventoryItem | null;
  readonly fields: ItemFields;
}

interface PasteItemsProps {
  /** All items of the book: a code of theirs is a change of it. */
  readonly items: readonly InventoryItem[];
  readonly onSave: (items: readonly GivenItem[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Many items at once, as rows of a sheet: new ones, and what a price list says of those that there are. */
export function PasteItemsDialog({ items, onSave, onClose }: PasteItemsProps) {
  const [text, setText] = useState("");
  const lines = readItemList(text, items);
  const bad = lines.find((line) => "bad" in line);
  const byCode = new Map(items.map((item) => [item.code.toUpperCase(), item]));
  const given = lines.flatMap((line): readonly GivenItem[] => {
    if (!("given" in line)) return [];
    const known = byCode.get(line.given.code.toUpperCase()) ?? null;
    return [{ known, fields: fieldsGiven(line.given, known) }];
  });
  const added = given.filter(({ known }) => known === null).length;
  const submit = async () => {
    if (bad === undefined && given.length > 0 && (await onSave(given))) onClose();
  };
  return (
    <FormDialog
      title={texts.title}
      confirm={texts.save}
      busy={false}
      dirty={text !== ""}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextAreaField
        label={texts.label}
        help={texts.text}
        value={text}
        rows={8}
        error={bad ? texts.bad[bad.problem](bad.bad) : undefined}
        onChange={setText}
      />
      <p className="min-h-5 text-caption text-muted">
        {given.length > 0 ? texts.found(added, given.length - added) : ""}
      </p>
    </FormDialog>
  );
}
