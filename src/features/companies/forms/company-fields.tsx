import { CUTS } from "#domain/accounting/closing/closing-period.ts";
import { cleanName } from "#domain/company/book.ts";
import { type Company, namesakes } from "#domain/company/company.ts";
import { SECTORS } from "#domain/company/sector.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { CUT_NAMES, SECTOR_NAMES, companyFormTexts as texts } from "../texts.ts";
import { asSector, type CompanyDraft, isCut, shownNit } from "./company-draft.ts";
import { SignerFields } from "./signer-fields.tsx";
import type { CompanyForm } from "./use-company-form.ts";

export interface CompanyFieldsProps {
  readonly form: CompanyForm;
  /** All companies, to warn of a duplicate name. */
  readonly others: readonly Company[];
  /** The company being edited, if any. */
  readonly own?: CompanyId;
  readonly layout: "column" | "row";
  readonly autoFocus?: boolean;
  readonly nameId?: string;
}

const SECTOR_OPTIONS: readonly { readonly value: CompanyDraft["sector"]; readonly label: string }[] = [
  { value: "none", label: texts.noSector },
  ...SECTORS.map((sector) => ({ value: sector, label: SECTOR_NAMES[sector] })),
];

const CUT_OPTIONS = CUTS.map((value) => ({ value, label: CUT_NAMES[value] }));

const GRIDS = {
  column: "grid gap-4",
  row: "grid gap-4 md:grid-cols-2 xl:grid-cols-[2fr_1.2fr_1fr_0.8fr_1.1fr]",
} as const;

function useNotices({ form, others, own }: CompanyFieldsProps) {
  const { name, nit } = form.draft;
  const kept = cleanName(name) ?? "";
  const repeated = kept !== "" && namesakes(others, kept, own).length > 0;
  const shown = shownNit(nit);
  return {
    name: repeated ? texts.nameRepeated : isCut(name) ? texts.nameCut(Array.from(kept).length) : undefined,
    nit: shown === null ? undefined : texts.nitShown(shown.text, shown.digit),
  };
}

/**
 * Name, NIT, sector, fiscal year and cuts; folded, city and signers. Problems are shown once a field is left or the form is
 * submitted.
 */
export function CompanyFieldsView(props: CompanyFieldsProps) {
  const { form, layout, autoFocus = false, nameId } = props;
  const { draft, shownProblems, change, leave } = form;
  const notices = useNotices(props);
  const { name: badName, nit: badNit, fiscalYear: badYear } = shownProblems;
  return (
    <div className={GRIDS[layout]}>
      <TextField
        {...(nameId === undefined ? {} : { id: nameId })}
        label={texts.name}
        placeholder={texts.namePlaceholder}
        error={badName === undefined ? undefined : texts.nameMissing}
        notice={notices.name}
        value={draft.name}
        onChange={(name) => change({ name })}
        autoComplete="organization"
        autoFocus={autoFocus}
      />
      <TextField
        label={texts.nit}
        placeholder={texts.optional}
        help={texts.nitHelp}
        notice={notices.nit}
        error={badNit === undefined ? undefined : refusalText(badNit)}
        value={draft.nit}
        onChange={(nit) => change({ nit })}
        onBlur={() => leave("nit")}
        maxLength={40}
      />
      <SelectField
        label={texts.sector}
        value={draft.sector}
        options={SECTOR_OPTIONS}
        onChange={(sector) => change({ sector: asSector(sector) })}
      />
      <TextField
        label={texts.fiscalYear}
        placeholder={texts.optional}
        help={texts.fiscalYearHelp}
        error={badYear === undefined ? undefined : refusalText(badYear)}
        value={draft.fiscalYear}
        onChange={(fiscalYear) => change({ fiscalYear })}
        onBlur={() => leave("fiscalYear")}
        inputMode="numeric"
        maxLength={8}
      />
      <SelectField
        label={texts.cuts}
        help={texts.cutsHelp}
        value={draft.cuts}
        options={CUT_OPTIONS}
        onChange={(cuts) => change({ cuts })}
      />
      <SignerFields form={form} />
    </div>
  );
}
