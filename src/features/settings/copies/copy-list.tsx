import FileDown from "lucide-react/icons/file-down";
import { formatMoment } from "#domain/kernel/format.ts";
import { formatBytes } from "#domain/kernel/format-bytes.ts";
import { TROUBLE_TEXTS } from "#session/notices/trouble-texts.ts";
import { readCopy } from "#storage/copies/copies.ts";
import { type CopyInfo, isSnapshot } from "#storage/copies/copy-info.ts";
import { classifyError } from "#storage/engine/storage-error.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { saveFile } from "#ui/kit/save-file.ts";
import { Badge } from "#ui/kit/text/badge.tsx";
import { restoreTexts, copiesTexts as texts } from "../texts.ts";
import type { AutomaticCopies } from "./use-copies.ts";
import { backupName } from "./use-download.ts";

async function hand(copy: CopyInfo): Promise<void> {
  try {
    const file = await readCopy(copy);
    if (file === null) toast.error({ title: restoreTexts.gone });
    else saveFile(file, backupName(copy.createdAt));
  } catch (error) {
    const { title, text } = TROUBLE_TEXTS[classifyError(error)];
    toast.error({ title, text });
  }
}

interface CopyRowProps {
  readonly copy: CopyInfo;
  readonly busy: boolean;
  readonly onBack: () => void;
}

/** A snapshot is gone back to in one press; an automatic copy is shown first. */
function BackButton({ copy, busy, onBack }: CopyRowProps) {
  const when = formatMoment(copy.createdAt);
  const [label, name] = isSnapshot(copy)
    ? [texts.goBack, texts.goBackTo(texts.before[copy.reason], when)]
    : [texts.back, texts.backTo(when)];
  return (
    <Button size="sm" aria-label={name} disabled={busy} onClick={onBack}>
      {label}
    </Button>
  );
}

function CopyRow({ copy, busy, onBack }: CopyRowProps) {
  const when = formatMoment(copy.createdAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-raya border-b py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {when}
          {isSnapshot(copy) ? <Badge tone="info">{texts.before[copy.reason]}</Badge> : null}
          {copy.bad > 0 ? <Badge tone="warn">{texts.withBad(copy.bad)}</Badge> : null}
          {copy.off ? <Badge tone="warn">{texts.withOff(copy.off)}</Badge> : null}
        </p>
        <p className="text-caption text-muted">
          {texts.holds(copy.entries, copy.books, formatBytes(copy.bytes))}
        </p>
      </div>
      <div className="flex gap-2">
        <BackButton copy={copy} busy={busy} onBack={onBack} />
        <Button
          size="sm"
          variant="ghost"
          aria-label={texts.downloadOf(when)}
          icon={<FileDown size={16} aria-hidden="true" />}
          onClick={() => void hand(copy)}
        >
          {texts.download}
        </Button>
      </div>
    </li>
  );
}

interface CopyListProps {
  readonly copies: AutomaticCopies;
  readonly busy: boolean;
  readonly onBack: (copy: CopyInfo) => Promise<void>;
}

/** The copies in this browser, each restorable. */
export function CopyList({ copies, busy, onBack }: CopyListProps) {
  if (copies.all === null) return null;
  return (
    <div className="mt-6">
      <h3 className="font-semibold">{texts.title}</h3>
      {copies.isSilent ? (
        <Banner
          tone="warn"
          actions={
            <Button size="sm" onClick={copies.reload}>
              {texts.lookAgain}
            </Button>
          }
        >
          {texts.silent}
        </Banner>
      ) : (
        <p className="text-caption text-muted">{copies.all.length === 0 ? texts.none : texts.lead}</p>
      )}
      {copies.all.length === 0 ? null : (
        <ul className="mt-2 border-raya border-t">
          {copies.all.map((copy) => (
            <CopyRow key={copy.url} copy={copy} busy={busy} onBack={() => void onBack(copy)} />
          ))}
        </ul>
      )}
    </div>
  );
}
