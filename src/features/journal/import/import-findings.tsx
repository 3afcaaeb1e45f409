import { useMemo, useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { HeldReason } from "#domain/import/books/import-plan.ts";
import type { ImportView } from "#domain/import/books/import-view.ts";
import { type LackingAccount, lackingAccounts } from "#domain/import/books/lacking-accounts.ts";
import type { LeftOut } from "#domain/import/books/raw-entries.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useUsedAccounts } from "#session/storage/use-used-accounts.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { extendBook } from "../book/book-commands.ts";
import { journalTexts } from "../texts.ts";
import { addAccounts } from "./run-import.ts";
import { importTexts as texts } from "./texts.ts";
import type { Importing } from "./use-import.ts";

const ACCOUNTS_SHOWN = 12;
const REASONS_SHOWN = 8;

interface AccountsProps {
  readonly unknown: readonly LackingAccount[];
  readonly importing: Importing;
  readonly open: OpenBook;
}

const kindOf = ({ columns: { layout } }: Importing) => layout?.kind ?? "journal";

/** The name of the sheet that is read, where the file has several. */
const sheetOf = ({ file: { state, sheet } }: Importing) =>
  state.kind === "ready" && state.book.sheets.length > 1 ? (sheet?.name ?? null) : null;

const labelOf = ({ code, name }: LackingAccount) => [code, name].filter((text) => text !== "").join(" ");

/** Accounts of the file that the book lacks, each with one to take instead, and what mends all of them at once. */
function Accounts({ unknown, importing, open: { book, chart } }: AccountsProps) {
  const storage = useStorage();
  const used = useUsedAccounts(book);
  const { choices, choose } = importing;
  const take = (pairs: readonly (readonly [string, AccountCode])[]) =>
    choose({ accounts: new Map([...choices.accounts, ...pairs]) });
  if (unknown.length === 0) return null;
  const proposed = unknown.flatMap(({ key, proposal }) =>
    proposal === null ? [] : [[key, proposal] as const],
  );
  const own = unknown.filter(({ mayBeOwn }) => mayBeOwn);
  return (
    <Banner tone="warn" role="status">
      <p className="font-semibold">{texts.accounts(unknown.length, kindOf(importing))}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {own.length === 0 ? null : (
          <Button size="sm" onClick={() => void addAccounts(storage, book.id, own)}>
            {texts.addOwn(own.length)}
          </Button>
        )}
        {proposed.length === 0 ? null : (
          <Button size="sm" variant="outline" onClick={() => take(proposed)}>
            {texts.proposals(proposed.length)}
          </Button>
        )}
      </div>
      <ul className="mt-2 grid gap-2">
        {unknown.slice(0, ACCOUNTS_SHOWN).map((each) => (
          <li key={each.key} className="grid items-center gap-x-3 sm:grid-cols-2">
            <span className="wrap-anywhere">{labelOf(each)}</span>
            <AccountPicker
              size="sm"
              aria-label={texts.accountOf(labelOf(each))}
              chart={chart}
              value={each.proposal}
              used={used}
              onChange={(code) => take([[each.key, code]])}
            />
          </li>
        ))}
      </ul>
      {unknown.length > ACCOUNTS_SHOWN ? <p>{texts.more(unknown.length - ACCOUNTS_SHOWN)}</p> : null}
    </Banner>
  );
}

const isOf = (kinds: readonly HeldReason["kind"][], { held }: ImportView) =>
  held.kinds.some((kind) => kinds.includes(kind));

/** Entries that stay out, by row and reason, with the one press that mends them where one is clear. */
function Held({ plan, importing }: { readonly plan: ImportView; readonly importing: Importing }) {
  const { choices, choose, said } = importing;
  const { count, reasons, more, near, amounts } = plan.held;
  const [isWhole, setWhole] = useState(false);
  if (count === 0) return null;
  const shown = isWhole ? reasons : reasons.slice(0, REASONS_SHOWN);
  const rest = reasons.length - shown.length + more;
  return (
    <Banner tone="warn" role="status">
      <p className="font-semibold">{texts.held(count, kindOf(importing))}</p>
      <ul>
        {shown.map((reason, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row may have several reasons of one kind
          <li key={index} className="wrap-anywhere">
            {texts.reason(reason, kindOf(importing), reason.sheet ?? sheetOf(importing))}
          </li>
        ))}
        {isWhole && more > 0 ? <li>{texts.more(more)}</li> : null}
      </ul>
      {!isWhole && rest > 0 ? (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          {texts.seeMore(rest)}
        </button>
      ) : null}
      {amounts.count > 0 ? (
        <p className="mt-2 wrap-anywhere">{texts.nearAmounts(amounts.first, amounts.count)}</p>
      ) : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {!choices.mendsYears && isOf(["stray-year"], plan) ? (
          <Button size="sm" onClick={() => choose({ mendsYears: true })}>
            {texts.mendYears}
          </Button>
        ) : null}
        {!choices.mendsDays && near.length > 0 ? (
          <Button size="sm" onClick={() => choose({ mendsDays: true })}>
            {texts.lastDays(near)}
          </Button>
        ) : null}
        {amounts.count > 0 ? (
          <Button size="sm" onClick={() => choose({ mendsAmounts: true })}>
            {texts.takeAmounts(amounts.first, amounts.count)}
          </Button>
        ) : null}
        {!choices.fillsDays && isOf(["no-date", "bad-date"], plan) ? (
          <Button size="sm" onClick={() => choose({ fillsDays: true })}>
            {texts.fillDays}
          </Button>
        ) : null}
        {said !== null && choices.undated === null && isOf(["no-date", "bad-date"], plan) ? (
          <Button size="sm" onClick={() => choose({ undated: said.to })}>
            {texts.titleDay(said.to)}
          </Button>
        ) : null}
      </div>
    </Banner>
  );
}

function Known({ plan, importing }: { readonly plan: ImportView; readonly importing: Importing }) {
  if (plan.known === 0) return null;
  const isAll = plan.count === 0 && plan.held.count === 0;
  return (
    <Banner tone="info" role="status">
      <p>{isAll ? texts.allKnown : texts.known(plan.known, kindOf(importing))}</p>
      <Button size="sm" className="mt-2" onClick={() => importing.choose({ addsKnown: true })}>
        {texts.addKnown}
      </Button>
    </Banner>
  );
}

/** Days outside of the book's period are no mistake, but said, with the one press that takes them in. */
function Outside({ plan, open: { book } }: { readonly plan: ImportView; readonly open: OpenBook }) {
  const storage = useStorage();
  const { start, end } = book;
  const { outside } = plan;
  if (outside === null) return null;
  return (
    <Banner tone="warn" role="status">
      <p>{texts.outside(outside.count, formatDay(start), formatDay(end))}</p>
      <Button
        size="sm"
        className="mt-2"
        onClick={() => void extendBook(storage, book, outside.from, outside.to)}
      >
        {journalTexts.extendBook}
      </Button>
    </Banner>
  );
}

/** What is not read as it stands, in one sentence each. */
function Remarks({ plan: { left, rounded, mixed } }: { readonly plan: ImportView }) {
  const said = (Object.keys(left) as LeftOut[]).flatMap((why) =>
    left[why] > 0 ? [texts.left[why](left[why])] : [],
  );
  const remarks = [
    ...(said.length > 0 ? [texts.leftOut(said.join(", "))] : []),
    ...(rounded > 0 ? [texts.rounded(rounded)] : []),
    ...(mixed > 0 ? [texts.mixed(mixed)] : []),
  ];
  return remarks.map((text) => (
    <p key={text} className="text-caption text-muted">
      {text}
    </p>
  ));
}

/** Which sheets of the file are read together, and which have the same headings and are not; one press changes it. */
function Alike({ importing: { together } }: { readonly importing: Importing }) {
  const { name, names, apart, may, choose } = together;
  if (names.length + apart.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-caption text-muted">
      {names.length === 0 ? null : <p>{texts.together([name, ...names])}</p>}
      {apart.length === 0 ? null : <p>{texts.alike(apart)}</p>}
      {names.length === 0 ? null : (
        <button type="button" className="link" onClick={() => choose(false)}>
          {texts.onlySheet(name)}
        </button>
      )}
      {may && apart.length > 0 ? (
        <button type="button" className="link" onClick={() => choose(true)}>
          {texts.allSheets}
        </button>
      ) : null}
    </div>
  );
}

interface FindingsProps {
  readonly importing: Importing;
  readonly open: OpenBook;
}

/** What an import would do, what stays out and why, and what mends it. */
export function ImportFindings({ importing, open }: FindingsProps) {
  const { plan, done } = importing;
  const { chart } = open;
  const unknown = plan?.unknown;
  const lacking = useMemo(() => lackingAccounts(chart, unknown ?? []), [chart, unknown]);
  if (plan === null) return done === null ? null : <p role="status">{texts.planning(done)}</p>;
  if (plan.said === 0) return <Banner tone="warn">{texts.nothing}</Banner>;
  const isPart = plan.fileDebit !== null && plan.fileDebit !== plan.debit;
  return (
    <>
      <p role="status" className="font-semibold">
        {texts.summary(plan.count, plan.debit)}{" "}
        {isPart && plan.fileDebit !== null ? texts.ofFile(plan.fileDebit) : null}
        {done === null || done === 0 ? null : (
          <span className="font-normal text-muted"> {texts.planning(done)}</span>
        )}
      </p>
      <Accounts unknown={lacking} importing={importing} open={open} />
      <Held plan={plan} importing={importing} />
      <Known plan={plan} importing={importing} />
      <Outside plan={plan} open={open} />
      <Remarks plan={plan} />
      <Alike importing={importing} />
    </>
  );
}
