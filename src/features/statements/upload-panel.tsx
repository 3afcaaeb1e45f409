import Upload from "lucide-react/icons/upload";
import { lazy, Suspense } from "react";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { FileStep } from "#flows/service/file-step.tsx";
import { useWorkbook } from "#flows/service/use-workbook.ts";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { policyText } from "#session/gates/policy-text.ts";
import { useLimit } from "#session/gates/use-limit.ts";
import { useSession } from "#session/who/use-session.ts";
import type { StatementShelf } from "#storage/queries/statements/statements.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { uploadTexts as texts } from "./texts.ts";

const UploadDialog = lazy(async () => ({ default: (await import("./upload-dialog.tsx")).UploadDialog }));

interface UploadPanelProps {
  readonly shelf: StatementShelf;
  /** Company whose statements are shown: the default owner of an upload. */
  readonly company: CompanyId | null;
}

function FilePlace({ shelf, company }: UploadPanelProps) {
  const box = useWorkbook();
  return (
    <>
      {/* The file is not shown as chosen in the page: its dialog takes over. */}
      <FileStep box={{ ...box, chosen: null }} stays={texts.text} />
      {box.chosen === null ? null : (
        <Suspense fallback={null}>
          <UploadDialog file={box.chosen} shelf={shelf} company={company} onClose={box.clear} />
        </Suspense>
      )}
    </>
  );
}

/** Uploads a workbook as a statement. At the limit it explains the limit and accepts nothing. */
export function UploadPanel({ shelf, company }: UploadPanelProps) {
  const { sample } = useSession();
  const { room } = useLimit("dashboardStatements", shelf.items.length);
  return (
    <section aria-labelledby="subir-estado" className="min-w-0 flex-1 basis-80">
      <h2 id="subir-estado" className="mb-2 font-semibold">
        {texts.title}
      </h2>
      {sample ? <p className="text-muted">{texts.inSample}</p> : null}
      {sample || !room ? null : <FilePlace shelf={shelf} company={company} />}
      {sample || room ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-box border border-borde border-dashed p-4">
          <p className="min-w-48 flex-1">
            {policyText("statement-limit").text} <span className="text-muted">{texts.full}</span>
          </p>
          <Button
            icon={<Upload size={18} aria-hidden="true" />}
            aria-disabled="true"
            onClick={() => explainLimit("statement-limit")}
          >
            {texts.choose}
          </Button>
        </div>
      )}
    </section>
  );
}
