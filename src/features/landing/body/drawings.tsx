import { classNames } from "#ui/kit/class-names.ts";
import { bodyTexts } from "./texts.ts";

// Illustrations of the product's output. The text of each card describes its drawing.

const { drawings: texts } = bodyTexts;

interface Line {
  readonly code: string;
  readonly account: string;
  readonly debit: string;
  readonly credit: string;
}

const ENTRY: readonly Line[] = [
  { code: "1105", account: "Caja", debit: "2.380.000", credit: "" },
  { code: "4135", account: "Ventas", debit: "", credit: "2.000.000" },
  { code: "2408", account: "IVA por pagar", debit: "", credit: "380.000" },
];
const TOTAL = "2.380.000";

function Sum() {
  return (
    <span className="rule-figure inline-block" data-rule="double">
      {TOTAL}
    </span>
  );
}

/** A balanced sale with its tax. */
export function EntryDrawing() {
  return (
    <table className="drawing-entry">
      <thead>
        <tr>
          <td colSpan={2} />
          <th>{texts.debit}</th>
          <th>{texts.credit}</th>
        </tr>
      </thead>
      <tbody>
        {ENTRY.map(({ code, account, debit, credit }) => (
          <tr key={code}>
            <td className="text-muted">{code}</td>
            <td className={classNames("font-medium", debit === "" && "drawing-credit")}>{account}</td>
            <td>{debit}</td>
            <td>{credit}</td>
          </tr>
        ))}
        <tr>
          <td />
          <td className="font-semibold text-success">{texts.equal}</td>
          <td>
            <Sum />
          </td>
          <td>
            <Sum />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface Piece {
  readonly label: string;
  readonly amount: number;
  readonly tone: string;
}

const ASSETS: readonly Piece[] = [
  { label: texts.currentAssets, amount: 92_175_250, tone: "ink" },
  { label: texts.fixedAssets, amount: 154_920_400, tone: "ink-soft" },
];
const CLAIMS: readonly Piece[] = [
  { label: texts.currentDebts, amount: 62_355_410, tone: "grey" },
  { label: texts.longDebts, amount: 56_250_000, tone: "grey-soft" },
  { label: texts.equity, amount: 128_490_240, tone: "green" },
];

/** Inlined so that a drawing does not load the formatter. */
const withPoints = (amount: number) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, ".");

function Column({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <div className="drawing-column">
      {pieces.map(({ label, amount, tone }) => (
        <p key={label} data-tone={tone} style={{ flexGrow: amount }}>
          <span>{label}</span>
          <span>{withPoints(amount)}</span>
        </p>
      ))}
    </div>
  );
}

/** Assets and their financing: two columns of equal height. */
export function BalanceDrawing() {
  return (
    <div className="drawing-balance">
      <Column pieces={ASSETS} />
      <span className="font-semibold text-lg">=</span>
      <Column pieces={CLAIMS} />
    </div>
  );
}

/** A spreadsheet that becomes a statement. */
export function UploadDrawing() {
  return (
    <svg viewBox="0 0 284 110" className="drawing-svg" aria-hidden="true">
      <g fill="var(--color-base-100)" stroke="var(--c-borde)">
        <path d="M.5 .5h118v108h-118z" />
        <path d="M169.500 .5h113v108h-113z" />
      </g>
      <path d="M1 1h117v17H1z" fill="var(--c-okbg)" />
      <path
        d="M.5 18.500h118M.5 36.500h118M.5 54.500h118M.5 72.500h118M.5 90.500h118M40.500 .5v108M80.500 .5v108"
        stroke="var(--c-raya)"
      />
      <path d="M130 55h27m-9-8 9 8-9 8" fill="none" stroke="var(--color-base-content)" strokeWidth="2" />
      <g strokeWidth="3" stroke="var(--c-muted)">
        <path d="M182 16h42M182 34h36M182 52h46M182 70h38" />
        <path d="M246 34h24M250 52h20M246 70h24" stroke="var(--color-base-content)" />
        <path d="M182 88h34M240 88h30" stroke="var(--color-base-content)" strokeWidth="4" />
      </g>
      <path d="M240 97.500h30M240 101.500h30" stroke="var(--color-base-content)" />
    </svg>
  );
}

/** Two years by month, side by side, with the margin above. */
const BARS: readonly (readonly [now: number, before: number])[] = [
  [51, 38],
  [59, 43],
  [53, 44],
  [70, 49],
  [76, 53],
  [90, 59],
];
const LEVELS = [38, 32, 43, 26, 20, 10];

export function ChartDrawing() {
  const points = LEVELS.map((level, index) => `${22 + index * 46},${level}`);
  return (
    <svg viewBox="0 0 286 100" className="drawing-svg" aria-hidden="true">
      {BARS.map(([now, before], index) => (
        <g key={now}>
          <path d={`M${8 + index * 46} 98v-${now}h15v${now}z`} fill="var(--color-primary)" />
          <path d={`M${25 + index * 46} 98v-${before}h15v${before}z`} fill="var(--c-borde)" />
        </g>
      ))}
      <path d="M0 98.500h286" stroke="var(--color-base-content)" />
      <polyline points={points.join(" ")} fill="none" stroke="var(--color-success)" strokeWidth="2" />
      {points.map((point) => {
        const [x, y] = point.split(",");
        return (
          <circle
            key={point}
            cx={x}
            cy={y}
            r="3.5"
            fill="var(--color-base-100)"
            stroke="var(--color-success)"
            strokeWidth="2"
          />
        );
      })}
    </svg>
  );
}

/** The specification's own parameters: transport 140.606; health and pension 4 % of the salary. */
const PAYSLIP: readonly (readonly [label: string, amount: string])[] = [
  [texts.salary, "2.000.000"],
  [texts.transport, "140.606"],
  [texts.health, "(80.000)"],
  [texts.pension, "(80.000)"],
];
const NET = "1.980.606";

export function PayslipDrawing() {
  return (
    <table className="drawing-payslip">
      <tbody>
        {PAYSLIP.map(([label, amount]) => (
          <tr key={label}>
            <td>{label}</td>
            <td>
              <span className={amount.startsWith("(") ? "drawing-minus" : undefined}>{amount}</span>
            </td>
          </tr>
        ))}
        <tr className="font-semibold">
          <td>{texts.net}</td>
          <td>
            <span className="rule-figure inline-block" data-rule="double">
              {NET}
            </span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
