import { Link } from "@tanstack/react-router";
import BookOpenText from "lucide-react/icons/book-open-text";
import FileBadge from "lucide-react/icons/file-badge";
import Files from "lucide-react/icons/files";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Power from "lucide-react/icons/power";
import Trash2 from "lucide-react/icons/trash-2";
import Upload from "lucide-react/icons/upload";
import { useId } from "react";
import { dayInBogota } from "#domain/kernel/clock.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { noFiguresText } from "#flows/company-figures/no-figures-text.ts";
import type { CompanyOpening } from "#flows/figure-source/company-opening.tsx";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { overLimitTexts, READ_ONLY_BADGE } from "#session/gates/policy-text.ts";
import { usePolicy } from "#session/gates/use-policy.ts";
import type { CompanyCard } from "#storage/queries/companies/company-figures.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { SECTOR_NAMES, cardTexts as texts } from "../texts.ts";
import { type FigureMode, FiguresView } from "./figures-view.tsx";
import { shortName } from "./short-name.ts";

export interface CompanyHandlers {
  readonly onActivate: (card: CompanyCard) => void;
  readonly onEdit: (card: CompanyCard) => void;
  readonly onRemove: (card: CompanyCard) => void;
  readonly onProfile: (card: CompanyCard) => void;
}

export interface CompanyCardProps extends CompanyHandlers {
  readonly card: CompanyCard;
  readonly mode: FigureMode;
  /** Opens what a figure is made of. */
  readonly opening: CompanyOpening;
  /** Inside a dialog that already shows the name. */
  readonly bare?: boolean;
}

function factsOf({ company, lastUsed }: CompanyCard): string {
  const { nit, city, sector, fiscalYear } = company;
  return [
    nit === "" ? texts.noNit : texts.nit(nit),
    ...(city === undefined ? [] : [city]),
    ...(sector === undefined ? [] : [SECTOR_NAMES[sector]]),
    ...(fiscalYear === undefined ? [] : [texts.fiscalYear(fiscalYear)]),
    texts.lastUsed(formatDay(dayInBogota(lastUsed))),
  ].join(". ");
}

function ProfileBadge({ card }: { readonly card: CompanyCard }) {
  const tone = card.hasFiscalProfile ? "text-success" : "text-muted";
  return (
    <p className={`flex min-w-0 items-center gap-2 ${card.hasFiscalProfile ? "" : "text-muted"}`}>
      <FileBadge size={18} aria-hidden="true" className={tone} />
      <span className="wrap-anywhere">{card.fiscalProfileName || texts.noProfile}</span>
    </p>
  );
}

function Head({ card, bare = false, onActivate, onEdit }: CompanyCardProps) {
  const { company, isActive, readOnly } = card;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        {bare ? (
          <p className="text-muted">{factsOf(card)}</p>
        ) : (
          <h2 className="title-block wrap-anywhere line-clamp-3 min-w-0" title={company.name}>
            {company.name}
          </h2>
        )}
        <span className="flex shrink-0 items-center gap-1.5">
          {readOnly ? <Badge tone="warn">{READ_ONLY_BADGE}</Badge> : null}
          <Badge tone={isActive ? "ok" : "neutral"}>{isActive ? texts.active : texts.inactive}</Badge>
          <IconButton
            size="sm"
            className="-my-1 -mr-2"
            label={texts.edit(shortName(company.name))}
            icon={<Pencil size={16} aria-hidden="true" />}
            onClick={() => onEdit(card)}
          />
        </span>
      </div>
      {bare ? null : <p className="text-muted">{factsOf(card)}</p>}
      <div className="mt-1.5 flex min-h-10 items-center justify-between gap-3">
        <ProfileBadge card={card} />
        {isActive ? null : (
          <Button
            icon={<Power size={18} aria-hidden="true" />}
            aria-label={texts.activateNamed(shortName(company.name))}
            onClick={() => onActivate(card)}
          >
            {texts.activate}
          </Button>
        )}
      </div>
      {readOnly ? <p className="mt-2 text-caption text-muted">{overLimitTexts.companies}</p> : null}
    </>
  );
}

interface NoDataProps {
  readonly card: CompanyCard;
  readonly id: string;
}

function NoData({ card, id }: NoDataProps) {
  const search = { empresa: card.company.id };
  return (
    <div className="mt-3 border-raya border-t pt-4">
      <p id={id}>{noFiguresText(card)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link to="/dashboard/libro-contable" search={search} className={buttonClass({ variant: "primary" })}>
          {card.books === 0 ? <Plus size={18} aria-hidden="true" /> : null}
          {card.books === 0 ? texts.createBook : texts.seeBooks}
        </Link>
        <Link to="/dashboard/estados" search={search} className={buttonClass({ variant: "outline" })}>
          <Upload size={18} aria-hidden="true" />
          {texts.upload}
        </Link>
      </div>
    </div>
  );
}

/** Shown instead of figures if there is data but nothing to sum. */
function NothingToSum({ card }: { readonly card: CompanyCard }) {
  return <p className="mt-3 border-raya border-t pt-4">{noFiguresText(card)}</p>;
}

/** Narrow enough for all links to fit on one line of a card. */
const WAY = "px-3";

interface WayProps {
  readonly card: CompanyCard;
  readonly reason: string;
}

function Ways({ card, reason }: WayProps) {
  const books = (
    <>
      <BookOpenText size={18} aria-hidden="true" />
      {texts.toBooks}
    </>
  );
  const statements = (
    <>
      <Files size={18} aria-hidden="true" />
      {texts.toStatements}
    </>
  );
  if (!card.hasFinancialData)
    return (
      <>
        <Button disabled aria-describedby={reason} className={WAY}>
          {books}
        </Button>
        <Button disabled aria-describedby={reason} className={WAY}>
          {statements}
        </Button>
      </>
    );
  const search = { empresa: card.company.id };
  const look = buttonClass({ variant: "outline", className: `${WAY} bg-base-100` });
  return (
    <>
      <Link to="/dashboard/libro-contable" search={search} className={look}>
        {books}
      </Link>
      <Link to="/dashboard/estados" search={search} className={look}>
        {statements}
      </Link>
    </>
  );
}

function RemoveButton({ card, onRemove }: Pick<CompanyCardProps, "card" | "onRemove">) {
  const permission = usePolicy("delete-company");
  const label = texts.remove(shortName(card.company.name));
  if (permission.allowed)
    return (
      <IconButton
        label={label}
        icon={<Trash2 size={18} aria-hidden="true" />}
        onClick={() => onRemove(card)}
      />
    );
  return (
    <IconButton
      label={`${label}${texts.removeLocked}`}
      data-locked="premium"
      className="w-auto! gap-1 px-2"
      icon={
        <>
          <Trash2 size={18} aria-hidden="true" />
          <LockKeyhole size={16} aria-hidden="true" className="text-accent" />
        </>
      }
      onClick={() => explainLimit(permission.text)}
    />
  );
}

function Foot({ card, reason, onRemove, onProfile }: Omit<CompanyCardProps, "mode" | "opening"> & WayProps) {
  return (
    <footer className="flex flex-wrap items-center gap-1 border-raya border-t bg-base-200 px-3 py-2.5">
      <Ways card={card} reason={reason} />
      <Button
        variant="ghost"
        className={WAY}
        icon={<FileBadge size={18} aria-hidden="true" />}
        onClick={() => onProfile(card)}
      >
        {card.hasFiscalProfile ? texts.manageProfile : texts.createProfile}
      </Button>
      <span className="ml-auto">
        <RemoveButton card={card} onRemove={onRemove} />
      </span>
    </footer>
  );
}

/** Card of a company: its figures and its links. */
export function CompanyCardView(props: CompanyCardProps) {
  const { card, mode, opening, bare = false } = props;
  const reason = useId();
  const look = bare ? "border-raya" : card.isActive ? "border-base-content" : "border-raya";
  return (
    <article
      aria-label={card.company.name}
      data-record={card.company.id}
      className={`company-card flex flex-col overflow-hidden rounded-box border bg-base-100 ${look}`}
    >
      <div className="flex-1 px-5 pt-4 pb-4">
        <Head {...props} />
        {card.figures !== null ? (
          <FiguresView figures={card.figures} difference={card.difference} mode={mode} opening={opening} />
        ) : card.hasFinancialData ? (
          <NothingToSum card={card} />
        ) : (
          <NoData card={card} id={reason} />
        )}
      </div>
      <Foot {...props} reason={reason} />
    </article>
  );
}
