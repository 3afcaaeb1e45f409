import { type ReactNode, useRef } from "react";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { TableFileField } from "./table-file-field.tsx";
import { listPlanTexts } from "./texts.ts";
import type { ListSource } from "./use-list-source.ts";

interface ListDialogProps<Missing extends string> {
  readonly texts: {
    readonly title: string;
    /** What the list is called. */
    readonly text: string;
    readonly help: string;
    readonly missing: Readonly<Record<Missing, string>>;
    /** A file with headings and nothing below them. */
    readonly nobody: string;
    readonly confirm: (count: number) => string;
    /** The button while there is nothing to write. */
    readonly nothing: string;
  };
  readonly source: Pick<
    ListSource<{ readonly missing: Missing | null }, unknown>,
    "text" | "change" | "file" | "error" | "isTouched" | "read"
  >;
  /** What the plan of the list writes. */
  readonly wanted: number;
  /** The plan of what was read; null where nothing was. */
  readonly plan: ReactNode | null;
  readonly size?: "md" | "lg";
  readonly busy: boolean;
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
}

/** Brings a list in: pasted or a file, then its plan, and nothing is written before it is confirmed. */
export function ListDialog<Missing extends string>(props: ListDialogProps<Missing>) {
  const { texts, source, wanted, plan, size = "lg", busy, onSubmit, onClose } = props;
  const { text, change, file, error, read } = source;
  const first = useRef<HTMLTextAreaElement>(null);
  return (
    <FormDialog
      title={texts.title}
      size={size}
      initialFocus={first}
      confirm={wanted > 0 ? texts.confirm(wanted) : texts.nothing}
      busy={busy}
      ready={wanted > 0}
      onSubmit={onSubmit}
      dirty={source.isTouched}
      onClose={onClose}
    >
      {file.sheet === null ? (
        <TextAreaField
          ref={first}
          label={texts.text}
          help={texts.help}
          rows={5}
          spellCheck={false}
          value={text}
          error={error ?? undefined}
          onChange={change}
        />
      ) : null}
      <TableFileField file={file} label={listPlanTexts.pick} />
      {file.sheet !== null && error !== null ? <Banner tone="error">{error}</Banner> : null}
      {read.missing === null ? null : <Banner tone="warn">{texts.missing[read.missing]}</Banner>}
      {plan === null && read.missing === null && file.sheet !== null ? (
        <Banner tone="warn">{texts.nobody}</Banner>
      ) : null}
      {plan}
    </FormDialog>
  );
}
