import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Account, AccountHelp } from "#domain/accounting/account.ts";
import { accountPath } from "#domain/accounting/chart.ts";
import type { Movement } from "#domain/accounting/ledger/balances.ts";
import { wordsOfAccount } from "#domain/accounting/words/words-of-account.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { linesUnder } from "#domain/statement/line-of-account.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import { ledger } from "#reports/ledger/ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import type { PlanOfAccounts } from "#storage/queries/books/plan-of-accounts.ts";
import { SidePanel } from "#ui/accounting/side-panel.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { chartPlanTexts, accountPanelTexts as texts } from "../texts.ts";

const MOST_WORDS = 8;
const TITLE = "mb-2 border-base-content border-b pb-1.5 font-semibold";

interface AccountPanelProps {
  readonly book: BookId;
  readonly plan: PlanOfAccounts;
  readonly account: Account;
  /** Of the account and all below it. */
  readonly balance: Movement;
  readonly menu: readonly MenuItem[];
  readonly onClose: () => void;
}

/** The explanation of an account; the texts are fetched with the first one that is asked for. */
function useHelp({ plan, account }: Pick<AccountPanelProps, "plan" | "account">): AccountHelp | null {
  const [help, setHelp] = useState<AccountHelp | null>(null);
  const { chart } = plan;
  const { code } = account;
  useEffect(() => {
    let isHere = true;
    setHelp(null);
    import("#domain/accounting/charts/account-help.ts").then(
      ({ accountHelp }) => isHere && setHelp(accountHelp(chart, code) ?? null),
      // The rest of the panel says enough without it.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [chart, code]);
  return help;
}

function Help({ name, help }: { readonly name: string; readonly help: AccountHelp }) {
  return (
    <section>
      <h3 className={TITLE}>{texts.what}</h3>
      <p>{help.plain}</p>
      <p className="mt-4 text-center font-semibold">{name}</p>
      <div className="mt-1.5 grid grid-cols-2 border-base-content border-t-2">
        <div className="py-2 pe-3">
          <h4 className="font-semibold">{texts.debited}</h4>
          <p>{help.debit}</p>
        </div>
        <div className="border-base-content border-s-2 py-2 ps-3">
          <h4 className="font-semibold">{texts.credited}</h4>
          <p>{help.credit}</p>
        </div>
      </div>
    </section>
  );
}

function Places({ plan, account }: Pick<AccountPanelProps, "plan" | "account">) {
  const lines = linesUnder(plan.chart, account);
  const [first] = lines;
  return (
    <section>
      <h3 className={TITLE}>{texts.where}</h3>
      <p>
        {first === undefined
          ? texts.nowhere
          : texts.inLines(
              STATEMENT_NAMES[first.statement],
              lines.map(({ label }) => label),
            )}
      </p>
    </section>
  );
}

function Words({ account }: { readonly account: Account }) {
  const words = wordsOfAccount(account.puc, MOST_WORDS);
  if (words.length === 0) return null;
  return (
    <section>
      <h3 className={TITLE}>{texts.words}</h3>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <Badge tone="neutral">{word}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What an account of the plan is for, what it holds and where it appears, beside the tree. */
export function AccountPanel({ book, plan, account, balance, menu, onClose }: AccountPanelProps) {
  const help = useHelp({ plan, account });
  const { code, name, nature, own, closed } = account;
  const side = balance.credit > 0 ? "credit" : "debit";
  const kind = closed ? texts.closed : own ? texts.own : texts.official[plan.chart.kind];
  const about = [
    plan.chart.showsCodes ? code : null,
    texts.nature(chartPlanTexts.natures[nature].toLowerCase()),
    kind,
  ];
  const path = accountPath(plan.chart, account);
  return (
    <SidePanel
      label={path === "" ? texts.label : path}
      about={code}
      title={name}
      docked
      lead={
        <>
          <p className="text-caption text-muted">{about.filter(Boolean).join(", ")}</p>
          <p className="amount mt-1 font-semibold text-xl">{formatPesos(balance[side])}</p>
          <p className="text-caption text-muted">
            {balance[side] === 0 ? texts.noBalance : texts.balance[side]}
          </p>
        </>
      }
      footer={
        <div className="flex w-full items-center gap-2">
          <Link
            {...reportPlace(ledger)}
            search={{ book, cuenta: code }}
            className={buttonClass({ variant: "primary", className: "flex-1" })}
          >
            {texts.toLedger}
          </Link>
          <MoreMenu label={chartPlanTexts.menu(name)} items={menu} />
        </div>
      }
      onClose={onClose}
    >
      <div className="grid gap-6">
        {help === null ? null : <Help name={name} help={help} />}
        <Places plan={plan} account={account} />
        <Words account={account} />
      </div>
    </SidePanel>
  );
}
