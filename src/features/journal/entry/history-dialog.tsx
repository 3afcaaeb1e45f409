import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { formatDay, formatMoment } from "#domain/kernel/format.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useSession, useUser } from "#session/who/use-session.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { entryHistory, type HistoryStep } from "#storage/queries/books/entry-history.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { changeText, type NameOf, historyTexts as texts } from "./history-texts.ts";

function Step({ step, nameOf }: { readonly step: HistoryStep; readonly nameOf: NameOf }) {
  const { event } = step;
  const [only, ...more] =
    event.kind === "edited" ? event.changes.map((each) => changeText(each, nameOf)) : [];
  return (
    <li className="border-raya border-t py-2 first:border-t-0">
      <p>
        <span className="text-muted">{formatMoment(step.at)}</span>
        {" · "}
        <b className="font-semibold">{texts.step(step)}</b>
        {only !== undefined && more.length === 0 ? `: ${only}` : null}
      </p>
      {only !== undefined && more.length > 0 ? (
        <ul className="mt-1 list-disc pl-5">
          {[only, ...more].map((words, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a difference is named by its place
            <li key={index}>{words}</li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Steps({ entry, chart }: { readonly entry: Entry; readonly chart: Chart }) {
  const storage = useStorage();
  const found = useQuery(() => entryHistory(storage, entry), [storage, entry.id, entry.version]);
  if (found.state === "loading") return <SkeletonRows rows={3} label={texts.loading} />;
  if (found.state === "failed")
    return (
      <p role="alert" className="text-error">
        {texts.failed}
      </p>
    );
  const nameOf: NameOf = (line) => {
    const account = findAccount(chart, line.account);
    if (!account) return line.account;
    const name = displayName(chart, account);
    return chart.showsCodes ? `${account.code} ${name}` : name;
  };
  return (
    <ol>
      {found.value.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the trail only grows, and two steps may be of one instant
        <Step key={index} step={step} nameOf={nameOf} />
      ))}
    </ol>
  );
}

/** Author of the changes: one account's books are written by that account alone. */
function Who() {
  const user = useUser();
  const { state, sample } = useSession();
  const words = user ? texts.who(user.name) : state.kind === "guest" && !sample ? texts.guest : null;
  return words === null ? null : <p className="mt-3 text-caption text-muted">{words}</p>;
}

interface HistoryDialogProps {
  readonly entry: Entry;
  readonly chart: Chart;
  readonly onClose: () => void;
}

/** History of an entry: time, event, and each figure before and after. */
export function HistoryDialog({ entry, chart, onClose }: HistoryDialogProps) {
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={texts.title(entry.number)}
      subtitle={[formatDay(entry.date), entry.reference, entry.description].filter(Boolean).join(", ")}
    >
      <Steps entry={entry} chart={chart} />
      <Who />
    </Dialog>
  );
}
