import { Link } from "@tanstack/react-router";
import ArrowDown from "lucide-react/icons/arrow-down";
import { useUser } from "#session/who/use-session.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { SectionLink } from "../section-link.tsx";
import { SECTION_IDS } from "../sections.ts";
import { HeroLedger } from "./hero-ledger.tsx";
import { bodyTexts } from "./texts.ts";

const { hero } = bodyTexts;
const TITLE_ID = `${SECTION_IDS.home}-titulo`;

const GUEST = { guest: true } as const;

/** To a journal at once, the simple one on a phone, and to register; to the dashboard if signed in. */
function SecondWay() {
  const user = useUser();
  const look = "link link-primary font-medium text-base max-sm:mx-auto";
  return user === null ? (
    <>
      <Link to="/journal/complex" search={GUEST} className={`${look} max-md:hidden`}>
        {hero.openJournal}
      </Link>
      <Link to="/journal/simple" search={GUEST} className={`${look} md:hidden`}>
        {hero.openJournal}
      </Link>
      <Link to="/registro" className={look}>
        {hero.register}
      </Link>
    </>
  ) : (
    <Link to="/dashboard" className={look}>
      {hero.toDashboard}
    </Link>
  );
}

/** A ledger page that bleeds to the right and balances on its last line. */
export function Hero() {
  return (
    <section
      id={SECTION_IDS.home}
      tabIndex={-1}
      aria-labelledby={TITLE_ID}
      className="landing-section rule-structure overflow-hidden bg-base-200"
    >
      <div className="hero-grid">
        <div className="px-4 py-9 lg:py-18 lg:pl-5 xl:pr-12">
          <h1 id={TITLE_ID} className="title-hero">
            {hero.line}
            <br />
            <span className="hero-balance">{hero.last}</span>
          </h1>
          <p className="mt-7 max-w-128 text-lg/7.5 lg:mt-10 lg:text-xl/7.5">{hero.text}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4 lg:mt-9">
            <SectionLink
              id={SECTION_IDS.products}
              className={buttonClass({ variant: "primary", size: "lg", className: "w-full sm:w-48" })}
            >
              {hero.seeProducts}
              <ArrowDown size={18} aria-hidden="true" />
            </SectionLink>
            <SecondWay />
          </div>
        </div>
        <HeroLedger />
      </div>
    </section>
  );
}
