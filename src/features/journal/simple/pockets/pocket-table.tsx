import { type ReactNode, useEffect, useRef, useState } from "react";
import { NO_SHEET, type PocketFigures } from "#domain/accounting/operations/pocket-sheet.ts";
import { pocketsOf } from "#domain/accounting/operations/pockets.ts";
import { addMonths } from "#domain/kernel/calendar-day.ts";
import { formatMonthName } from "#domain/kernel/format.ts";
import { type HiddenEdges, hiddenPart } from "#ui/kit/controls/tabs.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { PesosText } from "#ui/kit/text/pesos-text.tsx";
import { EnteredIcon, LeftIcon } from "../operation/simple-icons.tsx";
import type { SimpleJournal } from "../use-simple-journal.ts";
import { pocketTexts as texts } from "./texts.ts";

type FigureOf = (figures: PocketFigures) => ReactNode;

interface RowProps {
  readonly head: ReactNode;
  readonly columns: readonly PocketFigures[];
  /** Null while the figures are being calculated. */
  readonly figure: FigureOf | null;
  readonly final?: boolean;
}

const dash = <span className="text-muted">—</span>;

function Row({ head, columns, figure, final = false }: RowProps) {
  return (
    <tr data-final={final || undefined}>
      <th scope="row">{head}</th>
      {columns.map((each, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no order of their own
        <td key={column}>{figure === null ? dash : figure(each)}</td>
      ))}
    </tr>
  );
}

const ledger: (pick: (figures: PocketFigures) => PocketFigures["had"]) => FigureOf = (pick) => (figures) => (
  <AmountText value={pick(figures)} />
);

const moved: FigureOf = (figures) =>
  figures.moved === 0 ? dash : <PesosText value={figures.moved} signed />;

/** At which edges figures lie under the rows' names or the total: cut off, they would be read as others. */
function useHiddenFigures() {
  const sheet = useRef<HTMLElement>(null);
  const [hidden, setHidden] = useState<HiddenEdges>("none");
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const look = () => setHidden(hiddenPart(element));
    look();
    element.addEventListener("scroll", look, { passive: true });
    const sizes = new ResizeObserver(look);
    for (const each of [element, ...element.children]) sizes.observe(each);
    return () => {
      element.removeEventListener("scroll", look);
      sizes.disconnect();
    };
  }, []);
  return { sheet, hidden };
}

/** Había, entró, salió, traslados and queda, a column a pocket: the last line is what the ledger says of each. */
export function PocketTable({ journal }: { readonly journal: SimpleJournal }) {
  const { opened, month, sheet, state } = journal;
  const edges = useHiddenFigures();
  const { pockets: figures, total } = sheet ?? NO_SHEET;
  const pockets = pocketsOf(opened.chart, { pockets: figures, total });
  const columns = [...pockets.map((pocket) => pocket.figures), total];
  const row = (figure: FigureOf) => (sheet === null ? null : figure);
  const label = formatMonthName(addMonths(month, -1));
  return (
    <section ref={edges.sheet} aria-label={texts.sheet} className="pocket-sheet" data-hidden={edges.hidden}>
      <table className="pocket-table">
        <thead>
          <tr>
            <td />
            {pockets.map(({ account, name }) => (
              <th key={account} scope="col">
                <button
                  type="button"
                  aria-pressed={state.only === account}
                  title={state.only === account ? texts.showAll : texts.only(name)}
                  onClick={() => state.showOnly(state.only === account ? null : account)}
                >
                  {name}
                </button>
              </th>
            ))}
            <th scope="col">{texts.total}</th>
          </tr>
        </thead>
        <tbody>
          <Row
            head={
              <>
                {texts.had}
                <span className="block text-badge text-muted">{texts.comeFrom(label)}</span>
              </>
            }
            columns={columns}
            figure={row(ledger(({ had }) => had))}
          />
          <Row
            head={
              <span className="flex items-center gap-1.5">
                <EnteredIcon size={16} />
                {texts.entered}
              </span>
            }
            columns={columns}
            figure={row(ledger(({ entered }) => entered))}
          />
          <Row
            head={
              <span className="flex items-center gap-1.5">
                <LeftIcon size={16} />
                {texts.left}
              </span>
            }
            columns={columns}
            figure={row(ledger(({ left }) => left))}
          />
          <Row head={texts.moved} columns={columns} figure={row(moved)} />
          <Row
            final
            head={texts.stays}
            columns={columns}
            figure={row(({ stays }) => <AmountText value={stays} zero="figure" rule="double" />)}
          />
        </tbody>
      </table>
    </section>
  );
}
