import { useState } from "react";
import type { UsedMonths } from "#domain/accounting/charts/account-in-use.ts";
import { fieldsGiven, type GivenStock, readItemList } from "#domain/inventory/read-item-list.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { badRows } from "#flows/stock/bad-rows.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { saveList } from "./save-list.ts";
import { COUNTER_NAMES, inventoryTexts } from "./texts.ts";
import { accountOfRole, usualRole } from "./use-move-form.ts";
import type { GivenItem, StockActions } from "./use-stock-actions.ts";

const { pasteDialog: texts } = inventoryTexts;
const ROLES = ["capital", "inventory"] as const;

interface PastedItem extends GivenItem {
  /** Null where the list says nothing of it, or the kardex has it already. */
  readonly stock: GivenStock | null;
  readonly isKept: boolean;
}

function readPasted(text: string, items: readonly ValuedItem[]) {
  const lines = readItemList(
    text,
    items.map(({ item }) => item),
  );
  const byCode = new Map(items.map((valued) => [valued.item.code.toUpperCase(), valued]));
  const given = lines.flatMap((line): readonly PastedItem[] => {
    if (!("given" in line)) return [];
    const valued = byCode.get(line.given.code.toUpperCase()) ?? null;
    // A kit has what its components give.
    const isKept =
      valued !== null && (valued.kit !== undefined || valued.quantity !== 0 || valued.value !== 0);
    const known = valued?.item ?? null;
    const stock = isKept ? null : (line.stock ?? null);
    return [
      { known, fields: fieldsGiven(line.given, known), stock, isKept: isKept && line.stock !== undefined },
    ];
  });
  const isUncosted = lines.some((line) => "given" in line && line.uncosted === true);
  return {
    bad: badRows(lines.flatMap((line) => ("bad" in line ? [texts.bad[line.problem](line.bad)] : []))),
    given,
    isUncosted,
  };
}

interface PasteItemsProps {
  readonly open: OpenBook;
  readonly used: UsedMonths;
  /** What the ledger has more than the kardex. */
  readonly difference: Pesos;
  /** All items of the book: a code of theirs is a change of it. */
  readonly items: readonly ValuedItem[];
  readonly today: Day;
  readonly does: StockActions;
  readonly onClose: () => void;
}

/**
 * Many items at once, as rows of a sheet: new ones, what a price list says of those that there are, and what there is of
 * each with its cost, as opening stock.
 */
export function PasteItemsDialog(dialog: PasteItemsProps) {
  const { open, used, difference, items, today, does, onClose } = dialog;
  const storage = useStorage();
  const [text, setText] = useState("");
  const [date, setDate] = useState<Day | null>(today);
  const [role, setRole] = useState(() =>
    usualRole("opening", difference) === "inventory" ? ROLES[1] : ROLES[0],
  );
  // A price list that comes again has what there is of each, too: only the first one is the beginning of the kardex.
  const [records, setRecords] = useState(() => items.every(({ value }) => value === 0));
  const [sent, setSent] = useState(false);
  const { bad, given, isUncosted } = readPasted(text, items);
  const added = given.filter(({ known }) => known === null).length;
  const lines = given.flatMap(({ stock }, place) => (stock === null ? [] : [{ place, ...stock }]));
  const sum = pesos(lines.reduce((total, { amount }) => total + amount, 0));
  const kept = given.filter(({ isKept }) => isKept).length;
  const asksDay = records && lines.length > 0;
  const submit = async () => {
    setSent(true);
    if (bad !== undefined || given.length === 0 || (asksDay && date === null)) return;
    const opening =
      asksDay && date !== null ? { date, counter: accountOfRole(open, used, role), lines } : null;
    const rows = given.map(({ known, fields }) => ({ known, fields }));
    if (await saveList(storage, does, rows, opening)) onClose();
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
        error={bad}
        onChange={setText}
      />
      <p className="min-h-5 text-caption text-muted">
        {given.length > 0 ? texts.found(added, given.length - added) : ""}
      </p>
      {isUncosted ? <p className="text-caption text-warntext">{texts.noCost}</p> : null}
      {kept > 0 ? <p className="text-caption text-muted">{texts.known(kept)}</p> : null}
      {lines.length === 0 ? null : (
        <>
          <Checkbox label={texts.record} checked={records} onChange={setRecords} />
          {records ? (
            <>
              <p className="text-caption text-muted">{texts.stock(lines.length, formatPesos(sum))}</p>
              <div className="grid gap-4 sm:grid-cols-2">
                <DateField
                  label={texts.day}
                  picker
                  value={date}
                  today={today}
                  error={sent && date === null ? texts.needDate : undefined}
                  onChange={setDate}
                />
                <SelectField
                  label={inventoryTexts.move.counter}
                  value={role}
                  options={ROLES.map((value) => ({ value, label: COUNTER_NAMES[value] }))}
                  onChange={setRole}
                />
              </div>
            </>
          ) : null}
        </>
      )}
    </FormDialog>
  );
}
