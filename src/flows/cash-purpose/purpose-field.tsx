import type { Chart } from "#domain/accounting/chart.ts";
import { type Entry, linkTo } from "#domain/accounting/entries/entry.ts";
import { FLOW_KEYS, type FlowKey } from "#domain/accounting/entries/flow-choice.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import type { PurposeChoice } from "#domain/statement/flow-choices.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { remember, undoOne } from "#session/undo/undo-stack.ts";
import { chooseFlow } from "#storage/commands/entries/choose-flow.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { cashPurposeTexts as texts } from "./texts.ts";

const AUTOMATIC = "automatic";

const OPTIONS = [
  { value: AUTOMATIC, label: texts.automatic },
  ...FLOW_KEYS.map((value) => ({ value, label: texts.purposes[value] })),
] as const;

type Option = (typeof OPTIONS)[number]["value"];

async function choose(
  storage: AppStorage,
  entry: Entry,
  account: PurposeChoice["account"],
  flow: FlowKey | null,
): Promise<void> {
  const { bookId, number, version } = entry;
  const id = storage.newId("command");
  const command = { id, bookId, entry: linkTo(entry), version, account, flow };
  const saved = await tracked(() => chooseFlow(storage, command));
  if (!saved.ok) {
    toast.error({ title: texts.refused, text: refusalText(saved.error) });
    return;
  }
  remember(bookId, id, texts.undoName(number));
  toast.success({
    title: flow === null ? texts.automaticAgain : texts.chosen(texts.purposes[flow]),
    ...undoNotice(async () => {
      const undone = await undoOne(storage, bookId, id);
      if (undone.ok) toast.success({ title: texts.undone });
      else toast.error({ title: texts.refused, text: refusalText(undone.error) });
    }),
  });
}

interface PurposeFieldProps {
  readonly entry: Entry;
  readonly choice: PurposeChoice;
  readonly chart: Chart;
  readonly label: string;
  /** Its month takes no changes, which is said. */
  readonly closed: boolean;
  readonly disabled?: boolean;
}

/** What one account of an entry was paid or collected for; each choice is saved at once. */
export function PurposeField({ entry, choice, chart, label, closed, disabled = false }: PurposeFieldProps) {
  const storage = useStorage();
  const { account, flow } = choice;
  return (
    <SelectField<Option>
      label={label}
      aria-label={texts.fieldOf(accountLabel(chart, account), entry.number)}
      value={flow ?? AUTOMATIC}
      options={OPTIONS}
      disabled={disabled || closed}
      help={closed ? texts.closed(formatMonth(monthOf(entry.date))) : undefined}
      onChange={(value) => void choose(storage, entry, account, value === AUTOMATIC ? null : value)}
    />
  );
}
