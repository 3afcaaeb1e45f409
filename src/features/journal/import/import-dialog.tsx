import { useEffect, useEffectEvent, useRef, useState } from "react";
import { TableFileField } from "#flows/table-file/table-file-field.tsx";
import { askIfAnyFar } from "#session/far-date/ask-if-far.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { useTold } from "#ui/kit/feedback/use-refusal.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useSingle } from "#ui/kit/use-single.ts";
import { ImportColumns } from "./import-columns.tsx";
import { ImportFindings } from "./import-findings.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { postImport } from "./run-import.ts";
import { importTexts as texts } from "./texts.ts";
import { useImport } from "./use-import.ts";

interface ImportDialogProps {
  readonly open: OpenBook;
  /** A file that was dropped or pasted on the journal. */
  readonly dropped: File | null;
  readonly onClose: () => void;
}

/** A journal or a trial balance from a file: how it is read, what it becomes, and one command that writes it. */
export function ImportBookDialog({ open, dropped, onClose }: ImportDialogProps) {
  const storage = useStorage();
  const importing = useImport(open);
  const { file, plan, error, setError } = importing;
  const [id] = useState(() => storage.newId("command"));
  const [busy, setBusy] = useState(false);
  const tell = useTold(setError, String);
  const taken = useRef<File | null>(null);
  const take = useEffectEvent((next: File) => {
    if (taken.current === next) return;
    taken.current = next;
    void file.take(next);
  });
  useEffect(() => {
    if (dropped !== null) take(dropped);
  }, [dropped]);
  const count = plan?.count ?? 0;
  const submit = useSingle(async () => {
    if (plan === null || count === 0 || importing.isBehind) return;
    setBusy(true);
    const contents = await importing.contents().catch(() => undefined);
    const days = contents?.map(({ date }) => date) ?? [];
    if (!(await askIfAnyFar(storage, open.book.id, days))) return setBusy(false);
    const why =
      contents === undefined
        ? texts.failed
        : await postImport(storage, { id, bookId: open.book.id, contents });
    setBusy(false);
    if (why === null) onClose();
    else tell(why);
  });
  return (
    <Dialog
      open
      size="lg"
      title={texts.title}
      dirty={file.sheet !== null}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="ghost" onClick={close}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={count === 0 || importing.isBehind}
            loading={busy}
            onClick={() => void submit()}
          >
            {texts.confirm(count)}
          </Button>
        </>
      )}
    >
      <div className="grid gap-4">
        <p>{texts.lead}</p>
        <TableFileField file={file} label={texts.pick} also={texts.plainEndings} />
        {file.state.kind === "none" ? <p className="text-caption text-muted">{texts.drop}</p> : null}
        {error === null ? null : <Banner tone="error">{error}</Banner>}
        <ImportColumns importing={importing} />
        <ImportFindings importing={importing} open={open} />
        <ImportPreview importing={importing} chart={open.chart} />
      </div>
    </Dialog>
  );
}
