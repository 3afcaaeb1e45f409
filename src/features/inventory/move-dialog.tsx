import { useRef } from "react";
import type { ChartKind } from "#domain/accounting/account.ts";
import type { UsedMonths } from "#domain/accounting/charts/account-in-use.ts";
import { exitVat, isExitRole } from "#domain/inventory/posting/stock-exits.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { CostLine } from "#flows/stock/cost-line.tsx";
import { costTexts } from "#flows/stock/cost-texts.ts";
import { CostsDialog } from "#flows/stock/costs-dialog.tsx";
import { ItemLineFields } from "#flows/stock/item-line-fields.tsx";
import { StoreField } from "#flows/stock/store-field.tsx";
import { type ItemNameOf, stockTexts } from "#flows/stock/texts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { EXIT_TEXTS, exitTexts, TAX_LABELS } from "./exits/texts.ts";
import { givenWords } from "./returns/given-words.ts";
import { COUNTER_NAMES, inventoryTexts, MOVE_TITLES } from "./texts.ts";
import {
  isLeftOut,
  isTrade,
  lackOf,
  type MoveAsked,
  type MoveForm,
  needsCost,
  useMoveForm,
} from "./use-move-form.ts";
import type { StockActions } from "./use-stock-actions.ts";

const { move: texts } = inventoryTexts;
const QUANTITY = '[inputmode="decimal"]';

interface MoveDialogProps {
  readonly asked: MoveAsked;
  readonly open: OpenBook;
  readonly used: UsedMonths;
  readonly difference: Pesos;
  readonly items: readonly ValuedItem[];
  readonly today: Day;
  readonly nameOf: ItemNameOf;
  readonly does: StockActions;
  readonly onClose: () => void;
}

function HeadFields({
  form,
  today,
  trade,
  chart,
}: {
  form: MoveForm;
  today: Day;
  trade: boolean;
  chart: ChartKind;
}) {
  const { typed, say, sent, roles } = form;
  const exit = isExitRole(typed.role) && roles.length > 0 ? typed.role : null;
  // Why it leaves says what else is asked: it stands before that, so that nothing moves it once it is chosen.
  const reason =
    roles.length === 0 ? null : (
      <SelectField
        label={exit ? exitTexts.role : texts.counter}
        help={exit ? EXIT_TEXTS[exit].why : undefined}
        value={typed.role}
        options={roles.map((value) => ({ value, label: COUNTER_NAMES[value] }))}
        onChange={form.sayRole}
      />
    );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <div data-may-retry={form.refusedDay === undefined ? undefined : true}>
          <DateField
            label={texts.date}
            picker
            value={typed.date}
            today={today}
            error={sent && typed.date === null ? texts.needDate : form.refusedDay}
            onChange={(date) => say({ date })}
          />
        </div>
        <TextField
          label={texts.reference}
          help={trade ? texts.referenceHelp : texts.actHelp}
          autoComplete="off"
          value={typed.reference}
          onChange={(reference) => say({ reference })}
        />
      </div>
      {exit ? reason : null}
      {trade || (exit !== null && exit !== "lost") ? (
        <TextField
          label={texts.thirdParty}
          autoComplete="off"
          value={typed.thirdParty}
          onChange={(thirdParty) => say({ thirdParty })}
        />
      ) : null}
      {exit ? null : reason}
      {(trade || exit) && chart === "puc" ? (
        <Checkbox
          label={exit ? TAX_LABELS[exitVat(exit)] : texts.taxed}
          checked={typed.taxed}
          onChange={(taxed) => say({ taxed })}
        />
      ) : null}
    </>
  );
}

/** A purchase, a sale, a return or an adjustment: what moves, how many, for how much and against what. */
export function MoveDialog(dialog: MoveDialogProps) {
  const { asked, open, items, today, nameOf, onClose } = dialog;
  const form = useMoveForm(dialog);
  const { lines } = form.typed;
  const sayCost = asked.kind === "sale-return" ? costTexts.comesBack : costTexts.leaves;
  const start = useRef<HTMLElement | null>(null);
  // Of an item that is chosen already, how many is what is asked first.
  const findStart = (element: HTMLElement | null) => {
    start.current = (asked.item && element?.querySelector<HTMLElement>(QUANTITY)) ?? null;
  };
  return (
    <>
      <FormDialog
        title={MOVE_TITLES[asked.kind]}
        confirm={texts.save}
        busy={false}
        dirty={lines.some(({ units, amount }) => units > 0 || amount > 0)}
        strict
        initialFocus={start}
        onClose={onClose}
        onSubmit={form.submit}
      >
        <div ref={findStart} className="contents">
          {lines.map((line) => (
            <ItemLineFields
              key={line.key}
              line={line}
              items={items}
              amount={form.asksAmount ? texts.amount[asked.kind] : ""}
              needsAmount={needsCost(asked.kind)}
              lacks={lackOf(asked, form.typed, line)}
              fixed={asked.source !== undefined}
              told={givenWords(asked, line)}
              sent={form.sent && !isLeftOut(asked, form.typed, line)}
              refused={form.refusedOf(line.valued)}
              onChange={form.put}
              onRemove={lines.length === 1 || asked.source ? null : () => form.remove(line.key)}
            />
          ))}
        </div>
        {asked.source ? null : (
          <Button size="sm" variant="outline" className="justify-self-start" onClick={form.add}>
            {stockTexts.addLine}
          </Button>
        )}
        <StoreField
          stores={open.book.stock?.stores ?? []}
          value={form.typed.store}
          onChange={(store) => form.say({ store })}
        />
        {asked.kind === "purchase" ? (
          <MoneyField
            label={texts.costs}
            help={texts.costsHelp}
            prefix
            blankZero
            value={form.typed.costs}
            onChange={(costs) => form.say({ costs })}
          />
        ) : null}
        <HeadFields form={form} today={today} trade={isTrade(asked.kind)} chart={open.chart.kind} />
        {needsCost(asked.kind) ? null : (
          <CostLine text={form.cost === null ? "" : sayCost(formatPesos(form.cost))} />
        )}
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
