import type { StockStore } from "#domain/inventory/store.ts";
import type { AskedItems } from "#domain/inventory/told-items.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { StorageContext } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { itemsToChoose, storesOfBook, type ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { useSingle } from "#ui/kit/use-single.ts";
import type { AskedEntries } from "./asked-items.ts";
import { CostLine } from "./cost-line.tsx";
import { costTexts } from "./cost-texts.ts";
import { CostsDialog } from "./costs-dialog.tsx";
import { ItemLineFields } from "./item-line-fields.tsx";
import { StoreField } from "./store-field.tsx";
import { stockTexts } from "./texts.ts";
import { useItemQuestion } from "./use-item-question.ts";

const { question: texts } = stockTexts;

function whatItDoes({ kind, amount, credited }: AskedItems): string {
  if (kind === "sale" && amount > 0) return texts.sale(formatPesos(amount));
  return amount > 0 ? texts.incoming(formatPesos(amount)) : texts.outgoing(formatPesos(credited));
}

interface ItemQuestionProps {
  readonly asked: AskedEntries;
  readonly onClose: () => void;
}

interface QuestionProps extends ItemQuestionProps {
  readonly items: readonly ValuedItem[];
  readonly stores: readonly StockStore[];
}

function Question({ asked, items, stores, onClose }: QuestionProps) {
  const names = new Map(items.map(({ item }) => [item.id, item.name]));
  const nameOf = (id: ValuedItem["item"]["id"]) => names.get(id) ?? "";
  const form = useItemQuestion(asked, nameOf, stores);
  const none = useSingle(form.none);
  const [question, ...rest] = asked.questions;
  if (question === undefined) return null;
  const { entry, asked: what } = question;
  const label = form.isIncoming ? texts.cost : what.amount > 0 ? texts.price : "";
  return (
    <>
      <FormDialog
        title={texts.title}
        confirm={texts.save}
        cancel={texts.later}
        busy={false}
        dirty={form.lines.some(({ valued, units }) => valued !== null || units > 0)}
        strict
        other={
          <Button variant="outline" onClick={() => void none()}>
            {texts.none}
          </Button>
        }
        onClose={onClose}
        onSubmit={form.submit}
      >
        <div>
          <p className="wrap-anywhere font-semibold">
            {texts.entry(entry.number, formatDay(entry.date), entry.description)}
          </p>
          <p className="text-caption text-muted">{whatItDoes(what)}</p>
          {rest.length === 0 ? null : <p className="text-caption text-muted">{texts.more(rest.length)}</p>}
        </div>
        {items.length === 0 ? (
          <p>{texts.noItems}</p>
        ) : (
          form.lines.map((line) => (
            <ItemLineFields
              key={line.key}
              line={line}
              items={items}
              amount={label}
              needsAmount={form.isIncoming}
              sent={form.sent}
              refused={form.refusedOf(line.valued)}
              onChange={form.put}
              onRemove={form.lines.length === 1 ? null : () => form.remove(line.key)}
            />
          ))
        )}
        {items.length === 0 ? null : (
          <StoreField stores={stores} value={form.store} onChange={form.setStore} />
        )}
        {items.length === 0 ? null : (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={form.add}>
              {stockTexts.addLine}
            </Button>
            {form.beyond > 0 ? (
              <Button size="sm" variant="outline" onClick={form.shareBeyond}>
                {stockTexts.share(formatPesos(form.beyond))}
              </Button>
            ) : null}
          </div>
        )}
        {form.isIncoming ? null : (
          <CostLine text={form.cost === null ? "" : costTexts.leaves(formatPesos(form.cost))} />
        )}
      </FormDialog>
      {form.seen === null ? null : (
        <CostsDialog changes={form.seen} nameOf={nameOf} onAccept={form.accept} onCancel={form.unsee} />
      )}
    </>
  );
}

/** Of which items an entry is: how many of each, or that it is of none; what is left for later is asked in Inventario. */
export function ItemQuestionDialog({ asked, onClose }: ItemQuestionProps) {
  const { storage, bookId } = asked;
  const kind = asked.questions[0]?.asked.kind ?? "sale";
  const found = useQuery(() => itemsToChoose(storage, bookId, kind), [storage, bookId, kind]);
  const stores = useQuery(() => storesOfBook(storage, bookId), [storage, bookId]);
  if (found.state !== "ready" || stores.state !== "ready") return null;
  return (
    <StorageContext value={storage}>
      <Question asked={asked} items={found.value} stores={stores.value} onClose={onClose} />
    </StorageContext>
  );
}
