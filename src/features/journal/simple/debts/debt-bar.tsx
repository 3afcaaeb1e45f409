import { DIRECTIONS, type Direction } from "#domain/accounting/operations/operation.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { EnteredIcon, LeftIcon } from "../operation/simple-icons.tsx";
import type { SimpleJournal, SimpleJournalProps } from "../use-simple-journal.ts";
import { debtTexts as texts } from "./texts.ts";
import { useDebtTotals } from "./use-debts.ts";

const ICONS = { in: EnteredIcon, out: LeftIcon } satisfies Record<Direction, typeof EnteredIcon>;

interface DebtBarProps extends SimpleJournalProps {
  readonly journal: SimpleJournal;
  readonly isPhone?: boolean;
}

/** Both totals, side by side as in a T account; either opens both lists. */
export function DebtBar({ journal, address, onGo, isPhone = false }: DebtBarProps) {
  const totals = useDebtTotals(journal.opened.book);
  const isOpen = address.deudas === true;
  return (
    <section aria-label={texts.region} className="debt-bar no-print" data-alone={isPhone && isOpen}>
      {DIRECTIONS.map((direction) => {
        const Icon = ICONS[direction];
        return (
          <button
            key={direction}
            type="button"
            aria-pressed={isOpen}
            className="focus-tight"
            onClick={() => onGo({ deudas: isOpen ? undefined : true, buscar: undefined }, true)}
          >
            <Icon size={16} />
            <span>{texts.lists[direction]}</span>
            {totals === null ? null : (
              <AmountText value={totals[direction]} className="debt-total ml-auto font-semibold" />
            )}
          </button>
        );
      })}
    </section>
  );
}
