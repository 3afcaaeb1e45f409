import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import FileUp from "lucide-react/icons/file-up";
import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import type { FileSheet, SheetBook } from "#domain/import/table/sheet.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { FileButton } from "#ui/kit/controls/file-button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { tableFileTexts as texts } from "./texts.ts";
import type { TableFile } from "./use-table-file.ts";

/** What somebody should know of a sheet before its rows are used. */
function remarks(sheet: FileSheet, { notes }: SheetBook): readonly string[] {
  const hidden = sheet.rows.filter((row) => row.hidden === true).length + (sheet.more?.hidden ?? 0);
  return [
    ...(hidden > 0 ? [sheet.isFiltered ? texts.filteredRows(hidden) : texts.hiddenRows(hidden)] : []),
    ...(sheet.hiddenColumns.length > 0 ? [texts.hiddenColumns(sheet.hiddenColumns.length)] : []),
    ...(sheet.beyond > 0 ? [texts.beyond(sheet.beyond)] : []),
    ...notes.map((note) => texts.notes[note]),
  ];
}

interface TakenFileProps {
  readonly file: TableFile;
  readonly name: string;
  readonly book: SheetBook;
  readonly at: number;
}

function TakenFile({ file, name, book, at }: TakenFileProps) {
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus has given its place to the file.
  useEffect(() => place.current?.focus(), []);
  const sheet = book.sheets[at];
  if (sheet === undefined) return null;
  const options = book.sheets.map((each, index) => ({
    value: String(index),
    label: each.hidden ? texts.hiddenSheet(each.name) : each.name,
  }));
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <div className="flex items-center gap-3">
        <FileSpreadsheet size={24} aria-hidden="true" className="text-success" />
        <p className="min-w-0 grow">
          <bdi className="block wrap-anywhere font-semibold">{name}</bdi>
          <span className="text-muted text-sm">
            {texts.read(sheet.rows.length + (sheet.more?.rows ?? 0))}
          </span>
        </p>
        <IconButton label={texts.clear} icon={<X size={18} aria-hidden="true" />} onClick={file.clear} />
      </div>
      {options.length < 2 ? null : (
        <SelectField
          label={texts.sheet}
          value={String(at)}
          options={options}
          onChange={(value) => file.pick(Number(value))}
        />
      )}
      {remarks(sheet, book).map((text) => (
        <p key={text} className="mt-1 text-caption text-muted">
          {text}
        </p>
      ))}
    </div>
  );
}

interface TableFileFieldProps {
  readonly file: TableFile;
  readonly label: string;
  /** The file stays here with its sheet; otherwise its rows are taken elsewhere and the button comes back. */
  readonly keeps?: boolean;
  /** Endings of further files that are read here. */
  readonly also?: string;
}

/** The button that takes a workbook or a text file, what it is doing, and the file that was taken. */
export function TableFileField({ file, label, keeps = true, also = "" }: TableFileFieldProps) {
  const { state } = file;
  if (state.kind === "reading")
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="text-muted">
          {texts.reading(state.rows)}
        </p>
        <Button size="sm" onClick={file.clear}>
          {texts.cancel}
        </Button>
      </div>
    );
  if (state.kind === "ready" && keeps) return <TakenFile file={file} {...state} />;
  return (
    <FileButton
      label={label}
      icon={<FileUp size={16} aria-hidden="true" />}
      accept={texts.accept + also}
      onFile={(chosen) => void file.take(chosen)}
    />
  );
}
