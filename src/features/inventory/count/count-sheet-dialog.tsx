import { useState } from "react";
import type { ChartKind } from "#domain/accounting/account.ts";
import { itemQuantity } from "#domain/inventory/item-quantity.ts";
import type { CostChange } from "#domain/inventory/plan-stock.ts";
import { type CountLine, countMoves, readCount } from "#domain/inventory/read-count.ts";
import { sayStore } from "#domain/inventory/store-units.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatSigned } from "#domain/kernel/format.ts";
import type { StoreId } from "#domain/kernel/ids.ts";
import { negate, pesos } from "#domain/kernel/pesos.ts";
import { badRows } from "#flows/stock/bad-rows.ts";
import { CostsDialog } from "#flows/stock/costs-dialog.tsx";
import { StoreField } from "#flows/stock/store-field.tsx";
import type { ItemNameOf } from "#flows/stock/texts.ts";
import { useCostsAhead } from "#flows/stock/use-costs-ahead.ts";
import { countSheetReport } from "#reports/inventory/inventory-reports.ts";
import { ownerLine } from "#reports/report-head.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { CostsAhead } from "#storage/queries/inventory/costs-ahead.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { adjustmentDraft } from "../adjustment-draft.ts";
import { InventoryExport } from "../inventory-export.tsx";
import { inventoryTexts } from "../texts.ts";
import type { StockActions } from "../use-stock-actions.ts";
import { useStockOn } from "../use-stock-on.ts";
import { CountList, type TypedTexts } from "./count-list.tsx";
import { countListTexts as listTexts } from "./texts.ts";
import { NO_PROBLEMS, typedCounts } from "./typed-counts.ts";

const { countSheet: texts, move } = inventoryTexts;
const MOST_SHOWN = 50;

interface CountSheetProps {
  readonly open: OpenBook;
  readonly chart: ChartKind;
  readonly items: readonly ValuedItem[];
  readonly today: Day;
  readonly nameOf: ItemNameOf;
  readonly does: StockActions;
  readonly onClose: () => void;
}

/** What each item that differs was counted at, beside the kardex, with its value. */
function Differences({ lines }: { readonly lines: readonly CountLine[] }) {
  const sum = pesos(lines.reduce((total, { value }) => total + value, 0));
  return (
    <section aria-label={texts.differences}>
      <ul>
        {lines.slice(0, MOST_SHOWN).map(({ item, there, counted, value }) => (
          <li key={item.id} className="flex justify-between gap-4 border-raya border-b py-2">
            <span className="min-w-0 wrap-anywhere">
              {item.name}{" "}
              <span className="text-caption text-muted">
                {texts.line(itemQuantity(counted, item.unit), itemQuantity(there, item.unit))}
              </span>
            </span>
            <span className="shrink-0">{formatSigned(value)}</span>
          </li>
        ))}
      </ul>
      {lines.length > MOST_SHOWN ? (
        <p className="text-caption text-muted">{texts.more(lines.length - MOST_SHOWN)}</p>
      ) : null}
      <p className="flex justify-between gap-4 py-2 font-semibold">
        <span>{texts.sum(lines.length)}</span>
        <span>{formatSigned(sum)}</span>
      </p>
    </section>
  );
}

/** What is missing at the cost that it leaves with, where that is known (IN-53). */
function atCost(lines: readonly CountLine[], costs: CostsAhead | undefined): readonly CountLine[] {
  return lines.map((line) => {
    const cost = line.counted < line.there ? costs?.get(line.item.id) : undefined;
    return cost === undefined ? line : { ...line, value: negate(cost) };
  });
}

type CountSheetForm = ReturnType<typeof useCountSheet>;

/** What was pasted of a count, and the two moves that it makes in one command. */
function useCountSheet({ open, chart, items, today, does, onClose }: CountSheetProps) {
  const storage = useStorage();
  const [way, setWay] = useState<"here" | "paste">("here");
  const [counts, setCounts] = useState<TypedTexts>(new Map());
  const [text, setText] = useState("");
  const [sent, setSent] = useState(false);
  const [seen, setSeen] = useState<readonly CostChange[] | null>(null);
  const [date, setDate] = useState<Day | null>(today);
  const [store, setStore] = useState<StoreId | null>(null);
  const there = useStockOn(open, { store, day: date, today, items });
  const typed = way === "here" ? typedCounts(counts, there ?? []) : null;
  const { lines, bad } = typed ?? { ...readCount(text, there ?? []), problems: NO_PROBLEMS };
  const unlike = lines.filter((line) => line.there !== line.counted);
  const moves = countMoves(unlike);
  const where = sayStore(open.book.stock ?? {}, store);
  const kinds = (["in", "out"] as const).filter((kind) => moves[kind].length > 0);
  const ahead = date === null ? [] : kinds.map((kind) => ({ kind, date, lines: moves[kind], ...where }));
  const costs = useCostsAhead(open.book.id, ahead)?.[kinds.indexOf("out")];
  const differing = atCost(unlike, costs);
  const send = async (accepts: boolean) => {
    const drafts = ahead.map((move) =>
      adjustmentDraft(storage, { chart, ...move, description: texts.description(move.kind) }),
    );
    if (drafts.length === 0) return;
    const outcome = await does.post(drafts, accepts, texts.done);
    if ("changes" in outcome) setSeen(outcome.changes);
    else if (outcome.done) onClose();
    else setSeen(null);
  };
  const named = there === null ? [] : bad.map(({ problem, row }) => texts.bad[problem](row));
  const error = badRows(named) ?? (sent && differing.length === 0 ? texts.same : undefined);
  return {
    way,
    setWay,
    there,
    counts,
    setCounts,
    problems: typed?.problems ?? NO_PROBLEMS,
    text,
    setText,
    store,
    setStore,
    date,
    setDate,
    sent,
    lines,
    differing,
    error,
    seen,
    send,
    unsee: () => setSeen(null),
    submit: async () => {
      setSent(true);
      if (there !== null && bad.length === 0 && differing.length > 0) await send(false);
    },
  };
}

/** What was counted: beside each item, or as a sheet. */
function Counted({ form }: { readonly form: CountSheetForm }) {
  return (
    <>
      <Segmented
        label={listTexts.way}
        value={form.way}
        segments={[
          { value: "here", label: listTexts.here },
          { value: "paste", label: listTexts.paste },
        ]}
        onChange={form.setWay}
      />
      {form.way === "here" ? (
        <>
          <CountList
            items={(form.there ?? []).filter(({ item }) => item.state === "active")}
            counts={form.counts}
            problems={form.problems}
            onCounts={form.setCounts}
          />
          {form.sent && form.differing.length === 0 && form.problems.size === 0 ? (
            <p role="alert" className="text-caption text-error">
              {form.lines.length === 0 ? listTexts.nothing : texts.same}
            </p>
          ) : null}
        </>
      ) : (
        <TextAreaField
          label={texts.label}
          help={texts.help}
          value={form.text}
          rows={8}
          error={form.error}
          onChange={form.setText}
        />
      )}
    </>
  );
}

/** A count of many items at once: a blank sheet to print, the filled one pasted, and its differences in one command. */
export function CountSheetDialog(props: CountSheetProps) {
  const { open, items, today, nameOf, onClose } = props;
  const form = useCountSheet(props);
  const { company, book } = open;
  const head = {
    subtitle: ownerLine(company, book.name),
    period: formatDay(today),
  };
  const counted = items.filter(({ item }) => item.state === "active");
  return (
    <>
      <FormDialog
        title={texts.title}
        confirm={texts.save}
        busy={false}
        dirty={form.text !== "" || form.counts.size > 0}
        onClose={onClose}
        onSubmit={form.submit}
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1">{form.way === "here" ? listTexts.text : texts.text}</p>
          <InventoryExport
            open={open}
            report={countSheetReport(counted, head)}
            about={texts.about}
            today={today}
          />
        </div>
        <StoreField stores={book.stock?.stores ?? []} value={form.store} onChange={form.setStore} />
        <Counted form={form} />
        <DateField
          label={texts.day}
          help={texts.dayHelp}
          picker
          value={form.date}
          today={today}
          error={form.sent && form.date === null ? move.needDate : undefined}
          onChange={form.setDate}
        />
        <p className="min-h-5 text-caption text-muted" role="status">
          {form.lines.length === 0 ? "" : texts.found(form.lines.length, form.differing.length)}
        </p>
        {form.differing.length === 0 ? null : <Differences lines={form.differing} />}
      </FormDialog>
      {form.seen === null ? null : (
        <CostsDialog
          changes={form.seen}
          nameOf={nameOf}
          onAccept={() => form.send(true)}
          onCancel={form.unsee}
        />
      )}
    </>
  );
}
