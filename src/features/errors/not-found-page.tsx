import { Link } from "@tanstack/react-router";
import ArrowRight from "lucide-react/icons/arrow-right";
import GraduationCap from "lucide-react/icons/graduation-cap";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import { InkFrame } from "#ui/accounting/ink-frame.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { BrandMark } from "#ui/kit/text/brand-mark.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { LineWithoutCounterpart } from "./line-without-counterpart.tsx";
import { errorTexts } from "./texts.ts";

/** Paths that the product links to without a route; they get a helpful link (spec-decision 15). */
const DEAD_PATHS: ReadonlySet<string> = new Set([
  "/educacion/registro",
  "/education-dashboard",
  "/education-login",
]);
const LONGEST_SHOWN = 80;

function AcademicHint() {
  return (
    <div className="mt-5 flex gap-3 bg-ibg p-4">
      <GraduationCap size={20} aria-hidden="true" className="mt-0.5 text-info" />
      <div>
        <p>{errorTexts.academicHint}</p>
        <Link to="/educacion" className="link link-primary mt-1 inline-flex items-center gap-2 font-semibold">
          {errorTexts.toEducation}
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      </div>
    </div>
  );
}

/** Page for an unknown address. */
export function NotFoundPage() {
  useTitle(errorTexts.notFoundCode);
  const path = window.location.pathname;
  const shown = path.length > LONGEST_SHOWN ? `${path.slice(0, LONGEST_SHOWN)}…` : path;
  return (
    <InkFrame
      brand={
        <Link to="/">
          <BrandMark size={34} />
        </Link>
      }
      aside={<LineWithoutCounterpart />}
    >
      <p className="font-semibold text-base text-muted">{errorTexts.notFoundCode}</p>
      <h1 lang="en" className="ink-title">
        {errorTexts.notFoundTitle}
      </h1>
      <p className="text-reading mt-3">{errorTexts.notFoundText}</p>
      <p className="mt-4 break-all border border-raya bg-base-200 px-3 py-2">{shown}</p>
      {DEAD_PATHS.has(path.replace(/\/+$/, "")) ? <AcademicHint /> : null}
      <div className="mt-7 grid gap-2.5">
        <Link to="/" className={buttonClass({ variant: "primary", size: "lg", block: true })}>
          {errorTexts.backHome}
        </Link>
        <Link to="/dashboard" className={buttonClass({ variant: "outline", size: "lg", block: true })}>
          <LayoutDashboard size={18} aria-hidden="true" />
          {errorTexts.toDashboard}
        </Link>
      </div>
    </InkFrame>
  );
}
