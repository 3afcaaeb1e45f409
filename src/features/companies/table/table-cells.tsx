import Check from "lucide-react/icons/check";
import FileBadge from "lucide-react/icons/file-badge";
import LayoutPanelTop from "lucide-react/icons/layout-panel-top";
import Pencil from "lucide-react/icons/pencil";
import Power from "lucide-react/icons/power";
import Scale from "lucide-react/icons/scale";
import Trash2 from "lucide-react/icons/trash-2";
import type { Month } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { AskedPress } from "#flows/figure-source/asked-press.tsx";
import { type CompanyOpening, INDICATOR_RATIOS } from "#flows/figure-source/company-opening.tsx";
import type { CompanyTableRow } from "#storage/queries/companies/company-table.ts";
import { type IndicatorKind, indicatorFigure } from "#ui/accounting/indicators/indicator-figure.ts";
import { indicatorTexts } from "#ui/accounting/indicators/indicator-texts.ts";
import { STANDING_TONES } from "#ui/accounting/indicators/standing-badge.tsx";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { amountWords } from "../cards/amount-words.ts";
import type { CompanyHandlers } from "../cards/company-card.tsx";
import { monthsText } from "../cards/months-text.ts";
import { shortName } from "../cards/short-name.ts";
import { cardTexts, tableTexts as texts } from "../texts.ts";

interface RowProps {
  readonly row: CompanyTableRow;
}

export function CompanyNameCell({ row }: RowProps) {
  const { name, nit } = row.company;
  return (
    <span className="flex min-w-0 flex-col">
      <span className="grid-clip font-semibold leading-[1.125rem]" title={name}>
        {name}
      </span>
      <span className="grid-clip text-caption text-muted">{nit === "" ? cardTexts.noNit : nit}</span>
    </span>
  );
}

const NOTHING = <span className="text-muted">—</span>;

export function LastEntryCell({ row: { lastEntry } }: RowProps) {
  if (lastEntry === null) return NOTHING;
  return (
    <span className="flex min-w-0 flex-col">
      <span className="leading-[1.125rem]">{formatDay(lastEntry.date)}</span>
      <span className="grid-clip text-caption text-muted">
        {lastEntry.reference || texts.number(lastEntry.number)}
      </span>
    </span>
  );
}

export function BalanceCell({ row }: RowProps) {
  if (row.unbalanced !== 0)
    return (
      <span className="inline-flex items-center gap-1.5 font-semibold text-error">
        <Scale size={16} aria-hidden="true" />
        <span className="amount">{amountWords(row.unbalanced)}</span>
      </span>
    );
  if (row.entries === 0 && row.drafts === 0) return NOTHING;
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-success">
      <Check size={16} aria-hidden="true" />
      {texts.yes}
    </span>
  );
}

const BOXES = [1, 2, 3] as const;

export function MonthsCell({ row: { openMonths }, now }: RowProps & { readonly now: Month }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span className="company-months" data-many={openMonths.length >= BOXES.length} aria-hidden="true">
        {BOXES.map((box) => (
          <span key={box} data-filled={box <= openMonths.length} />
        ))}
      </span>
      <span className="grid-clip">{monthsText(openMonths, now)}</span>
    </span>
  );
}

interface IndicatorCellProps extends RowProps {
  readonly kind: IndicatorKind;
  readonly opening: CompanyOpening;
}

export function IndicatorCell({ row, kind, opening }: IndicatorCellProps) {
  const view = row.figures === null ? null : indicatorFigure(kind, row.figures.indicators);
  if (view === null || view.standing === null)
    return (
      <span className="text-muted">
        <span aria-hidden="true">—</span>
        <span className="sr-only">{indicatorTexts.noValue}</span>
      </span>
    );
  return (
    <span className="company-ratio">
      <AskedPress asked={{ kind: "ratio", id: INDICATOR_RATIOS[kind] }} opening={opening} text={view.figure}>
        <Badge tone={STANDING_TONES[view.standing]}>{view.figure}</Badge>
      </AskedPress>
    </span>
  );
}

export interface RowHandlers extends CompanyHandlers {
  readonly onOpen: (row: CompanyTableRow) => void;
}

const icon = (Icon: typeof Pencil) => <Icon size={18} aria-hidden="true" />;

function itemsOf(row: CompanyTableRow, on: RowHandlers): MenuItem[] {
  const profile = row.hasFiscalProfile ? cardTexts.manageProfile : cardTexts.createProfile;
  const activate = { id: "activate", label: cardTexts.activate, icon: icon(Power) };
  return [
    { id: "open", label: texts.open, icon: icon(LayoutPanelTop), onSelect: () => on.onOpen(row) },
    ...(row.isActive ? [] : [{ ...activate, onSelect: () => on.onActivate(row) }]),
    { id: "edit", label: texts.editItem, icon: icon(Pencil), onSelect: () => on.onEdit(row) },
    { id: "profile", label: profile, icon: icon(FileBadge), onSelect: () => on.onProfile(row) },
    {
      id: "remove",
      label: texts.removeItem,
      icon: icon(Trash2),
      tone: "danger",
      onSelect: () => on.onRemove(row),
    },
  ];
}

export function RowMenu({ row, on }: RowProps & { readonly on: RowHandlers }) {
  const label = texts.menu(shortName(row.company.name));
  return <MoreMenu label={label} items={itemsOf(row, on)} size="sm" />;
}
