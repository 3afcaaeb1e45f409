import type { PaySlip, PaySlipFact, PaySlipPart } from "#domain/payroll/slip/pay-slip.ts";
import type { SlipSum } from "#domain/payroll/slip/slip-sums.ts";
import { slipTexts } from "#flows/pay-slips/texts.ts";
import { THEME_NAMES } from "#ui/kit/theme.ts";
import { SlipAmount, type SlipFigures, SlipRow } from "./slip-amount.tsx";
import { slipDensity } from "./slip-density.ts";
import { slipScreenTexts as texts } from "./slip-texts.ts";
import "#ui/accounting/report/statement-paper.css";
import "./slip-paper.css";

interface PaperProps extends SlipFigures {
  readonly paper: PaySlip;
}

function Head({ paper }: Pick<PaperProps, "paper">) {
  return (
    <header className="slip-head">
      <div className="min-w-0">
        <p className="paper-company">{paper.company}</p>
        {paper.nit === "" ? null : <p>{paper.nit}</p>}
      </div>
      <div className="slip-head-end">
        <h2 className="slip-title">{paper.title}</h2>
        <p>{paper.period}</p>
        <p className="text-muted">N.º {paper.number}</p>
      </div>
    </header>
  );
}

function Facts({ facts }: { readonly facts: readonly PaySlipFact[] }) {
  return (
    <dl className="slip-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PartProps extends SlipFigures {
  readonly part: PaySlipPart;
  readonly sum: SlipSum;
}

function PartRows({ part, sum, ...figures }: PartProps) {
  const { title, lines, totalLabel, total } = part;
  return (
    <tbody>
      <tr data-kind="heading">
        <th colSpan={3} scope="rowgroup">
          {title}
        </th>
      </tr>
      {lines.map(({ line, label, quantity, amount }) => (
        <SlipRow
          key={line}
          {...figures}
          name={figures.keys[line] ?? ""}
          label={label}
          quantity={quantity}
          amount={amount}
        />
      ))}
      <SlipRow {...figures} name={sum} label={totalLabel} quantity="" amount={total} kind="subtotal" />
    </tbody>
  );
}

function Concepts({ paper, ...figures }: PaperProps) {
  const [concept, quantity, amount] = slipTexts.columns;
  const { accrued, deducted, net } = paper;
  return (
    <table className="slip-table" aria-label={paper.title}>
      <thead>
        <tr>
          <th scope="col">{concept}</th>
          <th scope="col">{quantity}</th>
          <th scope="col">{amount}</th>
        </tr>
      </thead>
      <PartRows {...figures} part={accrued} sum="accrued" />
      <PartRows {...figures} part={deducted} sum="deducted" />
      <tbody>
        <SlipRow {...figures} name="net" label={net.label} quantity="" amount={net.amount} kind="total" />
      </tbody>
    </table>
  );
}

/** Employer contributions or provisions: a list with its total. */
function Besides({ part, sum, ...figures }: PartProps) {
  return (
    <section className="slip-besides">
      <h3>{part.title}</h3>
      <ul>
        {part.lines.map(({ line, label, quantity, amount }) => (
          <li key={line} data-open={figures.open === figures.keys[line]}>
            <span>
              {label} <span className="text-muted">{quantity}</span>
            </span>
            <SlipAmount
              {...figures}
              name={figures.keys[line] ?? ""}
              label={texts.figure(label, quantity)}
              amount={amount}
            />
          </li>
        ))}
        <li data-kind="subtotal" data-open={figures.open === sum}>
          <span>{part.totalLabel}</span>
          <SlipAmount
            {...figures}
            name={sum}
            label={`${part.totalLabel}, ${part.title}`}
            amount={part.total}
            rule="single"
          />
        </li>
      </ul>
    </section>
  );
}

function Cost({ paper, ...figures }: PaperProps) {
  const { employer, provisions, cost } = paper;
  return (
    <div className="slip-cost">
      {employer === null ? null : <Besides {...figures} part={employer} sum="employer" />}
      {provisions === null ? null : <Besides {...figures} part={provisions} sum="provisions" />}
      <p className="slip-cost-total" data-open={figures.open === "cost"}>
        <span>{cost.label}</span>
        <SlipAmount {...figures} name="cost" label={cost.label} amount={cost.amount} />
      </p>
    </div>
  );
}

/** A pay slip drawn as in its PDF; each amount opens its derivation. */
export function SlipPaper({ paper, ...figures }: PaperProps) {
  return (
    <div className="slip-sheet">
      <article
        className="paper slip-paper"
        // The sheet is white in the dark theme too.
        data-theme={THEME_NAMES.light}
        data-density={slipDensity(paper)}
        aria-label={`${paper.title}, ${paper.person}`}
      >
        <Head paper={paper} />
        <div className="slip-about">
          <Facts facts={paper.about} />
          <Facts facts={paper.paid} />
        </div>
        <Concepts paper={paper} {...figures} />
        <p className="slip-words">{paper.net.words}</p>
        <Cost paper={paper} {...figures} />
        <div className="slip-notes">
          {paper.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <ul className="slip-signers keep-together">
          {paper.signatures.map(({ name, role }) => (
            <li key={role}>
              <p className="font-semibold">{name}</p>
              <p>{role}</p>
            </li>
          ))}
        </ul>
      </article>
    </div>
  );
}
