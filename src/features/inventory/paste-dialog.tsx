import { useState } from "react";
import type { ItemFields } from "#domain/inventory/inventory-item.ts";
import { readItemList } from "#domain/inventory/read-item-list.ts";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { inventoryTexts } from "./texts.ts";

const { pasteDialog: texts } = inventoryTexts;

interface PasteItemsProps {
  readonly onSave: (items: readonly ItemFields[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Many items at once, as rows of a sheet. */
export function PasteItemsDialog({ onSave, onClose }: PasteItemsProps) {
  const [text, setText] = useState("");
  const lines = readItemList(text);
  const bad = lines.find((line) => "bad" in line);
  const items = lines.flatMap((line) => ("fields" in line ? [line.fields] : []));
  const submit = async () => {
    if (bad === undefined && items.length > 0 && (await onSave(items))) onClose();
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
        error={bad ? texts.bad(bad.bad) : undefined}
        onChange={setText}
      />
      <p className="min-h-5 text-caption text-muted">{items.length > 0 ? texts.found(items.length) : ""}</p>
    </FormDialog>
  );
}
