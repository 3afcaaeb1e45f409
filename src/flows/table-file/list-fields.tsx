import type { RefObject } from "react";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { TableFileField } from "./table-file-field.tsx";
import { listPlanTexts } from "./texts.ts";
import type { ListSource } from "./use-list-source.ts";

interface ListFieldsProps {
  readonly source: Pick<ListSource<unknown, unknown>, "text" | "change" | "file" | "error">;
  readonly first: RefObject<HTMLTextAreaElement | null>;
  readonly label: string;
  readonly help: string;
}

/** Where a list comes from: pasted, or a file. */
export function ListFields({ source: { text, change, file, error }, first, label, help }: ListFieldsProps) {
  return (
    <>
      {file.sheet === null ? (
        <TextAreaField
          ref={first}
          label={label}
          help={help}
          rows={5}
          spellCheck={false}
          value={text}
          error={error ?? undefined}
          onChange={change}
        />
      ) : null}
      <TableFileField file={file} label={listPlanTexts.pick} />
      {file.sheet !== null && error !== null ? <Banner tone="error">{error}</Banner> : null}
    </>
  );
}
