import type { UploadedStatement } from "#domain/import/statement/uploaded-statement.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { openFileTexts as texts } from "./texts.ts";
import type { StatementControl } from "./use-statement.ts";
import type { UploadedBook } from "./use-upload-file.ts";

const BEST = "best";
const MOST_SHOWN = 30;

/** Which sheet is read, where the file has several. */
export function SheetChoice({
  file,
  control,
}: {
  readonly file: UploadedBook;
  readonly control: StatementControl;
}) {
  const sheets = file.book.sheets.filter(({ rows }) => rows.length > 0);
  if (sheets.length < 2) return null;
  return (
    <SelectField
      className="mt-4 max-w-sm"
      label={texts.sheet}
      value={control.sheet === null ? BEST : String(sheets.findIndex(({ name }) => name === control.sheet))}
      options={[
        { value: BEST, label: texts.bestSheet },
        ...sheets.map(({ name }, at) => ({ value: String(at), label: name })),
      ]}
      onChange={(at) => control.chooseSheet(at === BEST ? null : (sheets[Number(at)]?.name ?? null))}
    />
  );
}

function Counts({ statement, control }: RecognisedProps) {
  const by = (way: "code" | "name") => statement.lines.filter((line) => line.by === way).length;
  const counts = [
    [by("code"), texts.byCode],
    [by("name"), texts.byName],
    [control.asked.length, texts.asked],
    [statement.left.length, texts.left],
  ] as const;
  return (
    <ul className="mt-2 list-disc ps-5">
      {counts.map(([count, say]) => (count === 0 ? null : <li key={say(count)}>{say(count)}</li>))}
    </ul>
  );
}

function Evenness({ control }: Pick<RecognisedProps, "control">) {
  const balances = control.sides.filter(({ nets }) => nets.until !== null);
  if (balances.length === 0) return null;
  const uneven = balances.filter(({ nets }) => nets.difference !== 0);
  if (uneven.length === 0)
    return (
      <Banner tone="ok" role="status">
        {texts.even}
      </Banner>
    );
  return (
    <Banner tone="warn" role="status">
      {uneven.map(({ label, nets }) => (
        <p key={label}>
          {texts.uneven(formatPesos(pesos(Math.abs(nets.difference))), balances.length > 1 ? label : "")}
        </p>
      ))}
    </Banner>
  );
}

function LeftRows({ left }: Pick<UploadedStatement, "left">) {
  if (left.length === 0) return null;
  return (
    <details className="mt-4 border-raya border-y py-3">
      <summary className="cursor-pointer font-semibold">
        {texts.leftTitle} ({left.length})
      </summary>
      <ul className="mt-2 grid gap-2">
        {left.slice(0, MOST_SHOWN).map(({ sheet, row, text, why }) => (
          <li key={`${sheet} ${row}`}>
            <span className="font-semibold">{texts.leftRow(sheet, row)}</span>: {texts.why[why]}.{" "}
            <bdi className="wrap-anywhere text-muted">{text}</bdi>
          </li>
        ))}
      </ul>
      {left.length > MOST_SHOWN ? (
        <p className="mt-2 text-muted">{texts.moreLeft(left.length - MOST_SHOWN)}</p>
      ) : null}
    </details>
  );
}

interface RecognisedProps {
  readonly statement: UploadedStatement;
  readonly control: StatementControl;
}

/** What was recognised in the file, whether it is even, and what was not read. */
export function RecognisedFile({ statement, control }: RecognisedProps) {
  const { kind, lines, sheets, unused, unit, rounded, left } = statement;
  const remarks = [
    control.sides.length > 1 ? texts.periods(control.sides.map(({ label }) => label)) : "",
    texts.units[unit],
    texts.rounded(rounded),
    unused.length === 0 ? "" : texts.unused(unused),
  ].filter((each) => each !== "");
  return (
    <section>
      <p className="wrap-anywhere text-reading">{texts.found(kind, lines.length, sheets)}</p>
      <Counts statement={statement} control={control} />
      {remarks.map((each) => (
        <p key={each} className="mt-2 wrap-anywhere text-muted">
          {each}
        </p>
      ))}
      <div className="mt-4">
        <Evenness control={control} />
      </div>
      <LeftRows left={left} />
    </section>
  );
}
