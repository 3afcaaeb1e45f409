import { Link } from "@tanstack/react-router";
import type { GlanceLine, ItemGlance } from "#domain/inventory/glance/item-glance.ts";
import { isIncoming } from "#domain/inventory/inventory-move.ts";
import { unitsText } from "#domain/inventory/item-quantity.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { inventoryReportTexts } from "#reports/inventory/texts.ts";
import type { ItemKardex } from "#storage/queries/inventory/inventory.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { stockPanelTexts as texts } from "./texts.ts";

interface LastMovesProps {
  readonly bookId: BookId;
  readonly name: string;
  readonly glance: ItemGlance;
  readonly moves: ItemKardex["moves"];
}

interface RowProps {
  readonly bookId: BookId;
  readonly row: GlanceLine;
  readonly moves: ItemKardex["moves"];
}

function Row({ bookId, row: { line, left }, moves }: RowProps) {
  const move = moves.get(line.moveId);
  const incoming = isIncoming(line.kind);
  const kind = inventoryReportTexts.kinds[line.kind];
  const own = (
    <>
      {unitsText(line.quantity)}
      <span className="block text-caption text-muted">
        <AmountText value={line.value} zero="figure" />
      </span>
    </>
  );
  const search = move && { book: bookId, periodo: monthOf(move.date), asiento: move.entryNumber };
  return (
    <tr>
      <th scope="row">
        {search ? (
          <Link to="/journal/complex" search={search} className="link">
            {formatDay(line.date).slice(0, 5)} {move?.reference || kind}
          </Link>
        ) : (
          formatDay(line.date).slice(0, 5)
        )}
        {move?.reference ? <span className="block text-caption text-muted">{kind}</span> : null}
      </th>
      <td className="stock-number">{incoming ? own : null}</td>
      <td className="stock-number">{incoming ? null : own}</td>
      <td className="stock-number font-semibold">
        {unitsText(left.quantity)}
        <span className="block font-normal text-caption text-muted">
          <AmountText value={left.value} zero="figure" />
        </span>
      </td>
    </tr>
  );
}

/** What moved an item last, each line opening its entry, after what the lines before it left. */
export function LastMoves({ bookId, name, glance, moves }: LastMovesProps) {
  const { lines, brought } = glance;
  const { columns } = texts;
  if (lines.length === 0) return <p className="mt-2 text-muted">{texts.noMoves}</p>;
  return (
    <table className="stock-moves" aria-label={texts.movesOf(name)}>
      <thead>
        <tr>
          <th scope="col">{columns.detail}</th>
          {[columns.in, columns.out, columns.left].map((column) => (
            <th key={column} scope="col" className="stock-number">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {brought.quantity === 0 && brought.value === 0 ? null : (
          <tr>
            <th scope="row">
              <i>{texts.brought}</i>
            </th>
            <td className="stock-number" />
            <td className="stock-number" />
            <td className="stock-number font-semibold">
              {unitsText(brought.quantity)}
              <span className="block font-normal text-caption text-muted">
                <AmountText value={brought.value} zero="figure" />
              </span>
            </td>
          </tr>
        )}
        {lines.map((row) => (
          <Row key={`${row.line.moveId}/${row.line.line}`} bookId={bookId} row={row} moves={moves} />
        ))}
      </tbody>
    </table>
  );
}
