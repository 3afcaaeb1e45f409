import { useState } from "react";
import { dayInBogota } from "#domain/kernel/clock.ts";
import { formatMoment } from "#domain/kernel/format.ts";
import { fileName } from "#domain/report/file-name.ts";
import { type Aside, listAside, removeAside } from "#storage/recovery/aside.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { saveFile } from "#ui/kit/save-file.ts";
import { asideTexts as texts } from "../texts.ts";

async function hand({ name, at }: Aside): Promise<void> {
  try {
    const { dumpThese } = await import("#storage/recovery/raw-dump.ts");
    const { file, opened } = await dumpThese([name]);
    if (opened === 0) toast.error({ title: texts.unreadable });
    else saveFile(file, fileName(["cuadra apartado", dayInBogota(at)], "json"));
  } catch {
    toast.error({ title: texts.unreadable });
  }
}

/** What was set aside of this account because it was damaged, until the person removes it. */
export function AsideList({ accountId }: { readonly accountId: string }) {
  const [all, setAll] = useState(() => listAside(accountId));
  const [asked, setAsked] = useState<Aside | null>(null);
  if (all.length === 0) return null;
  const remove = async (aside: Aside): Promise<void> => {
    const done = await removeAside(aside).catch(() => "failed" as const);
    if (done !== true) toast.error({ title: done === "failed" ? texts.notRemoved : texts.held });
    setAsked(null);
    setAll(listAside(accountId));
  };
  return (
    <div className="mt-6">
      <h3 className="font-semibold">{texts.title}</h3>
      <p className="text-caption text-muted">{texts.lead}</p>
      <ul className="mt-2 border-raya border-t">
        {all.map((aside) => {
          const when = formatMoment(aside.at);
          return (
            <li
              key={aside.name}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-raya border-b py-3"
            >
              <div className="min-w-0 grow">
                <p className="font-semibold">{when}</p>
                <p className="text-caption text-muted">{texts.holds(aside.records, aside.unreadable)}</p>
              </div>
              <div className="flex gap-2">
                <Button size="sm" aria-label={texts.downloadOf(when)} onClick={() => void hand(aside)}>
                  {texts.download}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={texts.removeOf(when)}
                  onClick={() => setAsked(aside)}
                >
                  {texts.remove}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {asked === null ? null : (
        <ConfirmDialog
          open
          tone="danger"
          title={texts.question}
          text={texts.questionText}
          confirmLabel={texts.remove}
          onConfirm={() => remove(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  );
}
