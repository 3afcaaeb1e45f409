import type { Statement } from "#domain/access/pending-intent.ts";

type Row = readonly [name: string, amount: string];

/** A few lines of a statement with their total under the rules. */
function SmallSheet({ rows }: { readonly rows: readonly Row[] }) {
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

const STATEMENT_ROWS: Readonly<Record<Statement, readonly Row[]>> = {
  "balance-general": [
    ["Activo", "40.340.000"],
    ["Pasivo", "(26.418.000)"],
    ["Patrimonio", "13.922.000"],
  ],
  "estado-resultados": [
    ["Ingresos", "18.600.000"],
    ["Costos y gastos", "(12.350.000)"],
    ["Utilidad", "6.250.000"],
  ],
  "flujo-caja": [
    ["Entró", "21.480.000"],
    ["Salió", "(17.930.000)"],
    ["Quedó", "3.550.000"],
  ],
  "cambios-patrimonio": [
    ["Al empezar", "7.672.000"],
    ["Utilidad", "6.250.000"],
    ["Al terminar", "13.922.000"],
  ],
};

export function StatementDrawing({ statement }: { readonly statement: Statement }) {
  return <SmallSheet rows={STATEMENT_ROWS[statement]} />;
}

const SIMPLE_ROWS: readonly Row[] = [
  ["Caja", "12.400.000"],
  ["Inventarios", "27.940.000"],
  ["Proveedores", "26.418.000"],
  ["Lo que es tuyo", "13.922.000"],
];

export function SimpleDrawing() {
  return <SmallSheet rows={SIMPLE_ROWS} />;
}

const COMPLEX_ROWS: readonly (readonly [string, string, string, string])[] = [
  ["1105", "Caja", "12.400.000", ""],
  ["1435", "Inventarios", "27.940.000", ""],
  ["2205", "Proveedores", "", "26.418.000"],
  ["3105", "Capital", "", "13.922.000"],
];

export function ComplexDrawing() {
  return (
    <span className="small-ledger">
      <span className="small-head">
        <span />
        <span>Debe</span>
        <span>Haber</span>
      </span>
      {COMPLEX_ROWS.map(([code, name, debit, credit]) => (
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
          <b className="small-total">40.340.000</b>
        </span>
        <span>
          <b className="small-total">40.340.000</b>
        </span>
      </span>
    </span>
  );
}
