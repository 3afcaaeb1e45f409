import { useMemo, useRef, useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import { makeOwnAccount } from "#domain/accounting/chart.ts";
import { freeCodeBelow } from "#domain/accounting/own/free-code.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { abs, ZERO } from "#domain/kernel/pesos.ts";
import { lineOfAccount } from "#domain/statement/line-of-account.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { moveAccount } from "#storage/commands/accounts/move-account.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { type AccountUse, accountUse } from "#storage/queries/books/account-use.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import type { AccountDialogProps } from "./dialog-props.ts";
import { runOnPlan } from "./plan-command.ts";
import { ownAccountTexts as texts } from "./texts.ts";

function usedText({ book, lines, net }: AccountUse): string {
  const side = net < 0 ? texts.natures.credit : texts.natures.debit;
  return texts.goes(book.name, lines, net === 0 ? formatPesos(ZERO) : `${side} ${formatPesos(abs(net))}`);
}

interface EffectProps {
  readonly plan: AccountDialogProps["plan"];
  readonly account: AccountDialogProps["account"];
  readonly to: string;
}

/** What the move does to statements and books, said before it is done. */
function MoveEffect({ plan, account, to }: EffectProps) {
  const storage = useStorage();
  const uses = useQuery(() => accountUse(storage, plan.books, account.code), [storage, account.code]);
  const from = lineOfAccount(account.puc);
  const next = lineOfAccount(to);
  const line = (each: typeof from) => each?.label ?? texts.noLine;
  const { nature } = makeOwnAccount(plan.chart, to, account.name);
  const isSame = from?.statement === next?.statement && from?.key === next?.key;
  const used = uses.state === "ready" ? uses.value : [];
  const facts = [
    isSame ? texts.sameLine(line(from)) : texts.otherLine(line(from), line(next)),
    ...(nature === account.nature ? [] : [texts.natureChanges(texts.natures[nature])]),
    ...(uses.state === "ready" && used.length === 0 ? [texts.goesNothing] : used.map(usedText)),
    texts.totals,
  ];
  return (
    <section aria-label={texts.effect} className="border-base-300 border-s-2 ps-3">
      <h3 className="font-semibold">{texts.effect}</h3>
      <ul className="mt-1 grid gap-1 text-sm" aria-live="polite">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}

/** Moves an own account below another parent; what that does is said before. */
export function MoveAccountDialog({ bookId, plan, account, onClose, onDone }: AccountDialogProps) {
  const storage = useStorage();
  const { chart } = plan;
  const first = useRef<HTMLInputElement>(null);
  const [parent, setParent] = useState<AccountCode | null>(null);
  const [to, setTo] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useRefusal();
  const [failure, setFailure] = useRefusal();
  const isCode = useMemo(
    () => chart.byCode.has(to.slice(0, -2)) && to !== account.code,
    [chart, to, account],
  );
  const choose = (code: AccountCode) => {
    setParent(code);
    setError(null);
    const chosen = chart.byCode.get(code);
    setTo((chosen && freeCodeBelow(chart, chosen)) ?? "");
  };
  const submit = async () => {
    setBusy(true);
    setFailure(null);
    const moved = await runOnPlan({
      storage,
      bookId,
      run: (head) => moveAccount(storage, { ...head, code: account.code, to: to.trim() }),
      done: (answer) => texts.moved(`${answer.code} ${answer.name}`),
    });
    setBusy(false);
    if (!moved.ok) {
      const say = moved.error.kind === "storage" ? setFailure : setError;
      return say(refusalText(moved.error));
    }
    onDone(moved.value);
    onClose();
  };
  return (
    <FormDialog
      title={texts.moveTitle(`${account.code} ${account.name}`)}
      initialFocus={first}
      dirty={to !== ""}
      confirm={texts.moveIt}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <AccountPicker ref={first} label={texts.newParent} chart={chart} value={parent} onChange={choose} />
      <TextField
        label={texts.newCode}
        help={texts.codeHelp}
        inputMode="numeric"
        maxLength={12}
        value={to}
        error={error ?? undefined}
        onChange={(next) => {
          setTo(next);
          setError(null);
        }}
      />
      {isCode ? <MoveEffect plan={plan} account={account} to={to} /> : null}
      {failure === null ? null : <Banner tone="error">{failure}</Banner>}
    </FormDialog>
  );
}
