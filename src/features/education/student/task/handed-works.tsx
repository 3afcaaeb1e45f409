import Download from "lucide-react/icons/download";
import type { HandedWork } from "#domain/classroom/student-desk.ts";
import { receiptOf } from "#domain/classroom/submission.ts";
import { formatMoment } from "#domain/kernel/format.ts";
import { keptFileName } from "#domain/report/file-name.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { saveFile } from "#ui/kit/save-file.ts";
import { exerciseTexts } from "../../exercise/texts.ts";
import { exchangeStudentTexts } from "../receive/texts.ts";
import { handedPacket } from "./handed-packet.ts";
import { taskTexts as texts } from "./texts.ts";

interface HandedWorksProps {
  readonly handIns: readonly HandedWork[];
  readonly onShare: (handed: HandedWork) => void;
}

function Work({ work }: Pick<HandedWork, "work">) {
  if (work.kind === "exercise") return null;
  if (work.kind === "text")
    return <p className="relative wrap-anywhere max-h-64 overflow-y-auto whitespace-pre-wrap">{work.text}</p>;
  const { name, bytes } = work;
  return (
    <div>
      <Button
        size="sm"
        icon={<Download size={15} aria-hidden="true" />}
        onClick={() => saveFile(new Blob([bytes as BlobPart]), keptFileName(name))}
      >
        {texts.fileOf(name, bytes.length)}
      </Button>
    </div>
  );
}

/** What was handed in for a task, the last one first, each with its receipt; it can be sent again as the same file. */
export function HandedWorks({ handIns, onShare }: HandedWorksProps) {
  if (handIns.length === 0) return null;
  const newest = handIns.toSorted((a, b) => b.attempt - a.attempt);
  return (
    <section aria-labelledby="entregas-hechas">
      <h2 id="entregas-hechas" className="border-base-content border-b pb-2 font-bold text-base">
        {texts.handed}
      </h2>
      <ul>
        {newest.map((handed) => (
          <li key={handed.id} className="grid gap-2 border-raya border-b py-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p>
                <span className="font-semibold">{exchangeStudentTexts.attempt(handed.attempt)}</span>
                <span className="text-muted">
                  {` · ${formatMoment(handed.handedInAt)} · ${exchangeStudentTexts.receipt(receiptOf(handed))}`}
                </span>
              </p>
              {handedPacket(handed, "") === null ? null : (
                <Button size="sm" onClick={() => onShare(handed)}>
                  {texts.shareAgain}
                </Button>
              )}
            </div>
            <Work work={handed.work} />
            {handed.question === undefined ? null : (
              <p className="wrap-anywhere whitespace-pre-wrap">
                <span className="text-muted">{`${exerciseTexts.youAsked}: `}</span>
                {handed.question}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
