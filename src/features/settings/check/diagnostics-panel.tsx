import FileSearch from "lucide-react/icons/file-search";
import { useState } from "react";
import { dayInBogota } from "#domain/kernel/clock.ts";
import { fileName } from "#domain/report/file-name.ts";
import { troubleText } from "#session/notices/trouble-texts.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { inTime } from "#storage/engine/in-time.ts";
import { watchWait } from "#storage/engine/slow-waits.ts";
import { classifyError } from "#storage/engine/storage-error.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { saveFile } from "#ui/kit/save-file.ts";
import { diagnosticsTexts as texts } from "./diagnostics-texts.ts";

/** Counting the largest account takes seconds; slow is told before (ST-16), and this is its end. */
const MOST_MS = 2 * 60_000;

function useDiagnostics() {
  const storage = useStorage();
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const look = async (): Promise<void> => {
    setBusy(true);
    try {
      const { collectDiagnostics } = await import("#storage/health/diagnostics.ts");
      const found = watchWait(inTime(collectDiagnostics(storage, __APP_VERSION__), MOST_MS));
      setMade(JSON.stringify(await found, null, 2));
    } catch (error) {
      toast.error({ title: texts.failed, text: troubleText(classifyError(error)) });
    } finally {
      setBusy(false);
    }
  };
  const save = (text: string) => {
    const name = fileName(["cuadra", "diagnostico", dayInBogota(storage.clock.now())], "json");
    saveFile(new Blob([text], { type: "application/json" }), name);
  };
  return { busy, made, look, save };
}

/** What can be sent with a question about a fault: shown whole before it is saved, since it is the person's to give. */
export function DiagnosticsPanel() {
  const { busy, made, look, save } = useDiagnostics();
  return (
    <section id="diagnostico" aria-labelledby="diagnostico-titulo">
      <h2 id="diagnostico-titulo" className="section-head mb-3">
        {texts.title}
      </h2>
      <p className="mb-3 text-muted">{texts.lead}</p>
      {made === null ? null : (
        <TextAreaField
          className="mb-3"
          label={texts.content}
          value={made}
          rows={10}
          readOnly
          onChange={() => undefined}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button loading={busy} icon={<FileSearch size={18} aria-hidden="true" />} onClick={() => void look()}>
          {busy ? texts.looking : texts.look}
        </Button>
        {made === null ? null : (
          <Button variant="primary" onClick={() => save(made)}>
            {texts.save}
          </Button>
        )}
      </div>
    </section>
  );
}
