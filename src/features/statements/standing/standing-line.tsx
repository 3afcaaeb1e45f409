import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { lazy, Suspense, useState } from "react";
import { formatPesos } from "#domain/kernel/format.ts";
import { largestChange } from "#domain/statement/against-books.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { keptStanding } from "#storage/queries/statements/kept-standing.ts";
import type { StatementItem } from "#storage/queries/statements/statements.ts";
import { standingTexts as texts } from "./texts.ts";

const StandingDialog = lazy(async () => ({
  default: (await import("./standing-dialog.tsx")).StandingDialog,
}));

interface StandingLineProps {
  readonly item: StatementItem;
  /** Over the plan's limit: it is not written to. */
  readonly over: boolean;
}

/** Whether the books still tell what a kept statement tells; one line, also while they are read. */
export function StandingLine({ item, over }: StandingLineProps) {
  const storage = useStorage();
  const [open, setOpen] = useState(false);
  const found = useQuery(() => keptStanding(storage, item.id), [storage, item.id, item.version]);
  if (found.state === "loading") return <p className="min-h-6 text-caption text-muted">{texts.checking}</p>;
  if (found.state === "failed" || found.value.kind === "no-books") return <p className="min-h-6" />;
  if (found.value.kind === "equal")
    return (
      <p className="flex min-h-6 items-center gap-1.5 text-caption text-success">
        <Check size={16} aria-hidden="true" className="shrink-0" />
        {texts.equal}
      </p>
    );
  const { lines } = found.value;
  return (
    <>
      <p className="flex min-h-6 flex-wrap items-center gap-x-3 text-caption text-warntext">
        <span className="inline-flex items-center gap-1.5">
          <TriangleAlert size={16} aria-hidden="true" className="shrink-0" />
          {texts.changed(formatPesos(largestChange(lines)))}
        </span>
        <button
          type="button"
          className="link-hover min-h-6 font-semibold text-primary"
          aria-label={texts.compareName(item.name)}
          onClick={() => setOpen(true)}
        >
          {texts.compare}
        </button>
      </p>
      <Suspense fallback={null}>
        {open ? (
          <StandingDialog item={item} over={over} standing={found.value} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
