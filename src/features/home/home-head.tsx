import { Link } from "@tanstack/react-router";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import { firstName } from "#domain/access/user.ts";
import { dayInBogota } from "#domain/kernel/clock.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { useIsOfflineReady } from "#pwa/pwa-store.ts";
import { useUser } from "#session/who/use-session.ts";
import type { CompanyCard } from "#storage/queries/companies/company-figures.ts";
import type { CompanyYear } from "#storage/queries/companies/company-year.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { Badge } from "#ui/kit/text/badge.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { AiButton } from "./ai-button.tsx";
import { homeTexts as texts } from "./texts.ts";

function detail({ company, fiscalProfileName, hasFiscalProfile, lastUsed }: CompanyCard): string {
  const nit = company.nit === "" ? [] : [texts.nit(company.nit)];
  const profile = hasFiscalProfile && fiscalProfileName ? fiscalProfileName : texts.noProfile;
  return `${[...nit, profile].join(", ")}. ${texts.lastUsed(formatDay(dayInBogota(lastUsed)))}`;
}

function Ways() {
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <Link to="/dashboard/empresas" className={buttonClass({ variant: "ghost" })}>
        <ArrowLeftRight size={18} aria-hidden="true" />
        {texts.changeCompany}
      </Link>
      <AiButton />
      <Link to="/dashboard/estados" className={buttonClass({ className: "max-sm:flex-1" })}>
        {texts.seeStatements}
      </Link>
      <Link
        to="/dashboard/analisis"
        className={buttonClass({ variant: "primary", className: "max-sm:flex-1" })}
      >
        {texts.seeAnalysis}
      </Link>
    </div>
  );
}

interface HomeHeadProps {
  /** Null without a company; undefined while loading. */
  readonly selected: CompanyYear | null | undefined;
}

/** The company shown, with its links. */
export function HomeHead({ selected }: HomeHeadProps) {
  const user = useUser();
  // On wider screens the page header has the welcome.
  const phone = useMediaQuery(PHONE);
  const isOfflineReady = useIsOfflineReady();
  const card = selected?.card;
  return (
    // Hidden until known, keeping its space: the text would otherwise change while being read.
    <header
      className="flex flex-wrap items-end justify-between gap-4 data-[known=false]:opacity-0"
      data-known={selected !== undefined}
    >
      <div className="min-w-0">
        {phone && user !== null ? <p className="text-muted">{texts.welcome(firstName(user.name))}</p> : null}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="title-screen wrap-anywhere min-w-0">{card?.company.name ?? texts.panel}</h1>
          {card ? <Badge tone="ok">{texts.active}</Badge> : null}
        </div>
        <p className="mt-1 text-muted">{card ? detail(card) : texts.subtitle(isOfflineReady)}</p>
      </div>
      {card ? <Ways /> : null}
    </header>
  );
}
