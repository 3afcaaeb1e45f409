import type { StatementSlug } from "#domain/statement/statement-kind.ts";
import { type DrawnLine, drawingTexts as texts } from "./texts.ts";

/** A few lines of a statement, with a ruled total. */
function SmallSheet({ rows }: { readonly rows: readonly DrawnLine[] }) {
  return (
    <span className="small-sheet">
      {rows.map(([name, amount], index) => (
        <span key={name} className="small-line">
          <span>{name}</span>
          <span className={index === rows.length - 1 ? "small-total" : undefined}>{amount}</span>
        </span>
      ))}
    </span>
  );
}

export function StatementDrawing({ statement }: { readonly statement: StatementSlug }) {
  return <SmallSheet rows={texts.statements[statement]} />;
}

export function SimpleDrawing() {
  return <SmallSheet rows={texts.simple} />;
}

export function ComplexDrawing() {
  return (
    <span className="small-ledger">
      <span className="small-head">
        <span />
        <span>{texts.debit}</span>
        <span>{texts.credit}</span>
      </span>
      {texts.complex.map(([code, name, debit, credit]) => (
        <span key={code}>
          <span>
            <i>{code}</i>
            {name}
          </span>
          <span>{debit}</span>
          <span>{credit}</span>
        </span>
      ))}
      <span className="small-foot">
        <span />
        <span>
          <b className="small-total">{texts.total}</b>
        </span>
        <span>
          <b className="small-total">{texts.total}</b>
        </span>
      </span>
    </span>
  );
}
