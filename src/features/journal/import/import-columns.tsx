import { COLUMN_MEANINGS, type ColumnMeaning } from "#domain/import/books/column-meanings.ts";
import { TABLE_KINDS, type TableKind, type TableLayout } from "#domain/import/books/recognise.ts";
import { type FileSheet, plainCell } from "#domain/import/table/sheet.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { importTexts as texts } from "./texts.ts";
import type { Importing } from "./use-import.ts";

/** A journal as plain text has no columns, and no table is one. */
const TABLES: readonly TableKind[] = TABLE_KINDS.filter((kind) => kind !== "plain");
const KINDS = TABLES.map((value) => ({ value, label: texts.kinds[value] }));
const USES = COLUMN_MEANINGS.map((value) => ({ value, label: texts.uses[value] }));
const MOST_COLUMNS = 30;
const MOST_STARTS = 40;
const SAMPLES = 3;

/** What the first rows say in a column, so that its meaning can be told. */
function sampleOf(sheet: FileSheet, { next }: TableLayout, column: number): string {
  return sheet.rows
    .slice(next, next + SAMPLES)
    .map(({ cells }) => plainCell(cells[column]))
    .filter((text) => text !== "")
    .join(" · ")
    .slice(0, 60);
}

interface ColumnsProps {
  readonly sheet: FileSheet;
  readonly layout: TableLayout;
  readonly onMeaning: (column: number, meaning: ColumnMeaning) => void;
  readonly onNext: (next: number) => void;
}

function Columns({ sheet, layout, onMeaning, onNext }: ColumnsProps) {
  const width = Math.min(
    MOST_COLUMNS,
    Math.max(
      layout.meanings.length,
      ...sheet.rows.slice(layout.next, layout.next + 20).map(({ cells }) => cells.length),
    ),
  );
  const starts = sheet.rows.slice(0, MOST_STARTS).map(({ row, cells }, index) => ({
    value: String(index),
    label: `${row}: ${cells
      .map(plainCell)
      .filter((text) => text !== "")
      .join(" · ")
      .slice(0, 60)}`,
  }));
  return (
    <div className="grid gap-3">
      <SelectField
        label={texts.start}
        help={texts.startHelp}
        value={String(layout.next)}
        options={starts}
        onChange={(value) => onNext(Number(value))}
      />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-2">
        {Array.from({ length: width }, (_, column) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={column}
            label={texts.column(column + 1, layout.labels[column] ?? "")}
            help={sampleOf(sheet, layout, column)}
            size="sm"
            options={USES}
            value={layout.meanings[column] ?? "none"}
            onChange={(meaning) => onMeaning(column, meaning)}
          />
        ))}
      </div>
    </div>
  );
}

const AMOUNTS: readonly ColumnMeaning[] = ["debit", "credit", "amount", "in", "out", "balance"];

/** The heading of two columns of amounts, of which one is not used: what it says would be missing. */
function repeatedHead({ labels, meanings }: TableLayout): string | null {
  const isUsed = (at: number) => AMOUNTS.includes(meanings[at] ?? "none");
  const found = labels.find((label, at) => {
    const first = labels.indexOf(label);
    return label.trim() !== "" && first !== at && isUsed(first) && (meanings[at] ?? "none") === "none";
  });
  return found ?? null;
}

/** What the sheet is and what each column holds: as recognised, and to be changed; open where something lacks. */
export function ImportColumns({ importing }: { readonly importing: Importing }) {
  const { file, columns, lacking, said, isTrial, openingDay, setOpening, choose } = importing;
  const today = useToday();
  const { layout } = columns;
  if (file.sheet === null || layout === null || layout.kind === "plain") return null;
  const repeated = repeatedHead(layout);
  return (
    <div className="grid gap-3">
      <SelectField label={texts.kind} value={layout.kind} options={KINDS} onChange={columns.setKind} />
      {isTrial ? (
        <DateField
          label={texts.openingDay}
          value={openingDay}
          today={today}
          reference={openingDay}
          picker
          onChange={setOpening}
        />
      ) : null}
      {lacking.length === 0 ? null : (
        <Banner tone="warn" role="status">
          {lacking.map((each) => (
            <p key={each}>{texts.lacking[each]}</p>
          ))}
          {said !== null && lacking.includes("date") ? (
            <Button size="sm" className="mt-2" onClick={() => choose({ undated: said.to })}>
              {texts.titleDay(said.to)}
            </Button>
          ) : null}
        </Banner>
      )}
      {repeated === null ? null : (
        <Banner tone="warn" role="status">
          {texts.repeatedHeads(repeated)}
        </Banner>
      )}
      <details open={lacking.length > 0 || repeated !== null}>
        <summary className="link min-h-6">{texts.columns}</summary>
        <div className="mt-2">
          <Columns
            sheet={file.sheet}
            layout={layout}
            onMeaning={columns.setMeaning}
            onNext={columns.setNext}
          />
        </div>
      </details>
    </div>
  );
}
