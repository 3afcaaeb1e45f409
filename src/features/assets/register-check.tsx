import { Link } from "@tanstack/react-router";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import { accountLabel, pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import {
  type EntryFinding,
  isCostPuc,
  isSameRow,
  type LostFinding,
  type RegisterRow,
} from "#domain/assets/asset-register.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { abs, subtract } from "#domain/kernel/pesos.ts";
import type { BookAssets } from "#storage/queries/assets/book-assets.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { Sideways } from "./sideways.tsx";
import { assetTexts } from "./texts.ts";
import type { AssetActions } from "./use-asset-actions.ts";
import type { AssetStart } from "./use-asset-form.ts";

const texts = assetTexts.check;

interface RegisterCheckProps {
  readonly found: BookAssets;
  readonly chart: Chart;
  readonly writable: boolean;
  readonly does: AssetActions;
  readonly onStart: (start: AssetStart) => void;
}

function Rows({ rows, chart }: { readonly rows: readonly RegisterRow[]; readonly chart: Chart }) {
  const { columns } = texts;
  return (
    <Sideways>
      <table className="asset-table mt-2" aria-label={texts.caption}>
        <thead>
          <tr>
            <th scope="col">{columns.account}</th>
            <th scope="col" className="asset-amount asset-wide">
              {columns.register}
            </th>
            <th scope="col" className="asset-amount asset-wide">
              {columns.ledger}
            </th>
            <th scope="col" className="asset-amount">
              {columns.difference}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ account, register, ledger }) => (
            <tr key={account}>
              <th scope="row">
                {accountLabel(chart, account)}
                <span className="block text-caption text-muted md:hidden">
                  {texts.bothOf(formatPesos(register), formatPesos(ledger))}
                </span>
              </th>
              <td className="asset-amount asset-wide">
                <AmountText value={register} zero="figure" />
              </td>
              <td className="asset-amount asset-wide">
                <AmountText value={ledger} zero="figure" />
              </td>
              <td className="asset-amount">
                <AmountText value={subtract(ledger, register)} zero="figure" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  );
}

type FindingProps<Finding> = Omit<RegisterCheckProps, "found"> & { readonly finding: Finding };

/** An entry that was voided or reversed: what it did may be taken out of the register. */
function Lost({ finding: { entryId, assets }, writable, does }: FindingProps<LostFinding>) {
  const names = assets.map(({ name }) => name).join(", ");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-raya border-b py-3">
      <span className="min-w-0 wrap-anywhere">{texts.lost(names)}</span>
      {writable ? (
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.dropOf(names)}
          onClick={() => void does.drop(entryId, names)}
        >
          {texts.drop}
        </Button>
      ) : null}
    </li>
  );
}

function displayNameOf(chart: Chart, code: AccountCode): string {
  const account = findAccount(chart, code);
  return account === undefined ? "" : displayName(chart, account);
}

/** An entry that moves an account of assets by something else than the register knows. */
function Other({ finding, chart, writable, onStart }: FindingProps<EntryFinding>) {
  const { entry, account, difference } = finding;
  const amount = formatPesos(abs(difference));
  const name = accountLabel(chart, account);
  const title = texts.entry(entry.number, formatDay(entry.date));
  const isAsset = difference > 0 && isCostPuc(pucOfAccount(chart, account));
  const start: AssetStart = {
    account,
    cost: difference,
    // An entry of many accounts, such as opening balances, does not say what it is.
    name:
      entry.lines.filter(({ debit }) => debit > 0).length > 2
        ? displayNameOf(chart, account)
        : entry.description,
    bought: entry.date,
    entry: { id: entry.id, number: entry.number },
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-raya border-b py-3">
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{`${title}: ${entry.description}`}</span>
        {difference > 0 || !isCostPuc(pucOfAccount(chart, account))
          ? texts.over(amount, name)
          : texts.under(amount, name)}
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <Link
          to="/journal/complex"
          search={{ book: entry.bookId, periodo: monthOf(entry.date), asiento: entry.number }}
          className="text-link -m-2 p-2"
          aria-label={`${texts.look} ${title}`}
        >
          {texts.look}
        </Link>
        {writable && isAsset ? (
          <Button
            size="sm"
            variant="outline"
            aria-label={`${texts.register}: ${entry.description}`}
            onClick={() => onStart(start)}
          >
            {texts.register}
          </Button>
        ) : null}
      </span>
    </li>
  );
}

const findingKey = ({ entry, account }: EntryFinding) => `${entry.id} ${account}`;

/** What may be mended here first; the other entries of accounts that differ can be many. */
function sorted({ findings }: BookAssets, different: readonly RegisterRow[], chart: Chart) {
  const codes = new Set(different.map(({ account }) => account));
  const entries = findings
    .filter((each) => each.kind === "entry")
    .filter(({ account }) => codes.has(account));
  const isAsset = ({ account, difference }: EntryFinding) =>
    difference > 0 && isCostPuc(pucOfAccount(chart, account));
  return {
    lost: findings.filter((each) => each.kind === "lost"),
    assets: entries.filter(isAsset),
    others: entries.filter((each) => !isAsset(each)),
  };
}

/** Whether the register is what the ledger has; where not, by how much, since which entry, and what mends it (AF-06). */
export function RegisterCheck(props: RegisterCheckProps) {
  const { found, chart } = props;
  const different = found.register.filter((row) => !isSameRow(row));
  const { lost, assets, others } = sorted(found, different, chart);
  if (chart.kind === "mini") return <p className="mt-3 text-caption text-muted">{texts.none}</p>;
  if (different.length === 0)
    return found.register.length === 0 ? null : (
      <p className="mt-3 flex items-center gap-2 text-success">
        <CircleCheck size={18} aria-hidden="true" /> {texts.same}
      </p>
    );
  // A register that nobody began is no fault of the books.
  const isUnbegun = lost.length === 0 && found.register.every(({ register }) => register === 0);
  return (
    <section aria-labelledby="register-check" className="mt-4">
      <h2 id="register-check" className="section-head flex items-center gap-2">
        {isUnbegun ? (
          <Info size={18} aria-hidden="true" />
        ) : (
          <CircleAlert size={18} className="text-error" aria-hidden="true" />
        )}
        {isUnbegun ? texts.unbegun : texts.differs}
      </h2>
      <Rows rows={different} chart={chart} />
      <ul className="mt-2">
        {lost.map((finding) => (
          <Lost key={finding.entryId} {...props} finding={finding} />
        ))}
        {assets.map((finding) => (
          <Other key={findingKey(finding)} {...props} finding={finding} />
        ))}
      </ul>
      {others.length > 0 ? (
        <details className="mt-3">
          <summary>{texts.others(others.length)}</summary>
          <ul>
            {others.map((finding) => (
              <Other key={findingKey(finding)} {...props} finding={finding} />
            ))}
          </ul>
        </details>
      ) : null}
      {found.findings.length === 0 ? <p className="mt-3 text-muted">{texts.rest}</p> : null}
    </section>
  );
}
