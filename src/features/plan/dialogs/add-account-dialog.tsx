import { useRef, useState } from "react";
import type { Account } from "#domain/accounting/account.ts";
import { checkAccountName, LONGEST_ACCOUNT_NAME } from "#domain/accounting/chart.ts";
import { hasTwin } from "#domain/accounting/own/change-own.ts";
import { freeCodeBelow } from "#domain/accounting/own/free-code.ts";
import { codeAbove } from "#domain/accounting/own/own-code.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import type { PlanDialogProps } from "./dialog-props.ts";
import { ownLabel } from "./own-label.ts";
import { runOnPlan } from "./plan-command.ts";
import { ownAccountTexts as texts } from "./texts.ts";

interface AddAccountDialogProps extends PlanDialogProps {
  /** The account that the new one goes below; null to type the whole code. */
  readonly parent: Account | null;
}

interface Refused {
  /** "form": nothing that was typed is wrong, the store refused. */
  readonly field: "code" | "name" | "form";
  readonly why: string;
}

/** What the typed code means: its level and the account above it. */
function codeHelp({ chart }: PlanDialogProps["plan"], code: string): string {
  const parent = chart.byCode.get(codeAbove(chart.kind, code));
  const level = texts.level(code.length);
  if (!/^\d+$/.test(code) || parent === undefined || level === null) return texts.codeHelp;
  return `${texts.below(accountLabel(chart, parent.code))} ${level}`;
}

/** Adds an own account: the next free code is proposed, and what its level is is said in plain words. */
export function AddAccountDialog({ bookId, plan, parent, onClose, onDone }: AddAccountDialogProps) {
  const storage = useStorage();
  const { chart } = plan;
  const first = useRef<HTMLInputElement>(null);
  const [start] = useState(() => (parent ? freeCodeBelow(chart, parent) : null) ?? parent?.code ?? "");
  const [code, setCode] = useState<string>(start);
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useRefusal<Refused>();
  // A pocket of a beginners' chart is known by its name: its code is nobody's to choose.
  const hasCodes = chart.kind === "puc";
  const typed = code.trim();
  const submit = async () => {
    setBusy(true);
    const added = await runOnPlan({
      storage,
      bookId,
      run: (head) => addAccount(storage, { ...head, code: typed, name }),
      done: (account) => texts.added(ownLabel(chart, account)),
    });
    setBusy(false);
    if (added.ok) {
      onDone(added.value);
      return onClose();
    }
    const wrong = hasCodes && checkAccountName(name) === null ? "code" : "name";
    const field = added.error.kind === "storage" ? "form" : wrong;
    setRefused({ field, why: refusalText(added.error) });
  };
  const errorOf = (field: Refused["field"]) => (refused?.field === field ? refused.why : undefined);
  return (
    <FormDialog
      title={hasCodes || parent === null ? texts.addTitle : texts.pocketTitle(parent.name)}
      initialFocus={first}
      dirty={name !== "" || code !== start}
      confirm={texts.add}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasCodes ? (
        <TextField
          ref={parent === null ? first : undefined}
          label={texts.code}
          help={codeHelp(plan, typed)}
          inputMode="numeric"
          maxLength={12}
          value={code}
          error={errorOf("code")}
          onChange={(next) => {
            setCode(next);
            setRefused(null);
          }}
        />
      ) : null}
      <TextField
        ref={parent === null ? undefined : first}
        label={texts.name}
        maxLength={LONGEST_ACCOUNT_NAME}
        value={name}
        error={errorOf("name")}
        notice={hasTwin(chart, typed, name) ? texts.twin : undefined}
        onChange={(next) => {
          setName(next);
          setRefused(null);
        }}
      />
      {refused?.field === "form" ? <Banner tone="error">{refused.why}</Banner> : null}
    </FormDialog>
  );
}
