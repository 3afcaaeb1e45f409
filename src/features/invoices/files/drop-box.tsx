import FileUp from "lucide-react/icons/file-up";
import { type ReactNode, useRef } from "react";
import { Button } from "#ui/kit/controls/button.tsx";
import { useFileDrop } from "#ui/kit/controls/use-file-drop.ts";
import { Progress } from "#ui/kit/feedback/progress.tsx";
import { invoiceTexts as texts } from "../texts.ts";
import type { InvoiceFiles } from "./use-invoice-files.ts";

/** The box that takes files of invoices, by dropping or choosing them, and shows how far they are read. `children`: another way in. */
export function DropBox({ files, children }: { readonly files: InvoiceFiles; readonly children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const { over, handlers } = useFileDrop((dropped) => void files.take(dropped));
  const { reading } = files;
  return (
    <div className="invoice-drop" data-over={over} {...handlers}>
      <FileUp size={28} aria-hidden="true" className="text-success" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{texts.drop}</p>
        <p className="text-caption text-muted">{texts.stays}</p>
      </div>
      <Button disabled={reading !== null} onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      {children}
      <input
        ref={input}
        type="file"
        accept=".xml,.zip"
        multiple
        hidden
        aria-label={texts.choose}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          // Allows choosing the same files again.
          currentTarget.value = "";
          void files.take(chosen);
        }}
      />
      {reading === null ? null : (
        <div className="w-full">
          <Progress
            label={texts.reading}
            share={reading.done / reading.all}
            detail={texts.readSoFar(reading.done, reading.all)}
            onCancel={files.cancel}
            cancelLabel={texts.cancel}
          />
        </div>
      )}
    </div>
  );
}
