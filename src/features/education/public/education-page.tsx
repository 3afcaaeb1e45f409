import { Link } from "@tanstack/react-router";
import BookUser from "lucide-react/icons/book-user";
import Check from "lucide-react/icons/check";
import Landmark from "lucide-react/icons/landmark";
import PackageOpen from "lucide-react/icons/package-open";
import Send from "lucide-react/icons/send";
import Undo2 from "lucide-react/icons/undo-2";
import type { ReactNode } from "react";
import { useIsOfflineReady } from "#pwa/pwa-store.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { NoticePlace } from "#ui/kit/feedback/notice-place.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { AccountDrawing, ErrorsDrawing, GradesDrawing } from "./card-drawings.tsx";
import { GradedSample } from "./graded-sample.tsx";
import "./public.css";
import { publicTexts as texts } from "./texts.ts";

interface EducationPageProps {
  /** The header and foot of the home page. */
  readonly header: ReactNode;
  readonly foot: ReactNode;
}

const STUDENT = { type: "student" } as const;
const TEACHER = { type: "teacher" } as const;

const CARDS = [
  { ...texts.cards.students, drawing: AccountDrawing },
  { ...texts.cards.teachers, drawing: GradesDrawing },
  { ...texts.cards.analysis, drawing: ErrorsDrawing },
] as const;

const HAND_ICONS = { class: BookUser, task: Send, work: PackageOpen, return: Undo2 } as const;

/** For whoever prepares the computers of a room: said once everything was seen to be here, in a place kept for it. */
function OfflineReady() {
  const isReady = useIsOfflineReady();
  return (
    <p role="status" className="mt-2 flex min-h-6 items-center gap-2.5 text-muted">
      {isReady ? (
        <>
          <Check size={18} aria-hidden="true" className="shrink-0 text-success" />
          {texts.hero.offlineReady}
        </>
      ) : null}
    </p>
  );
}

function Hero() {
  return (
    <section aria-labelledby="educacion-titulo" className="rule-structure overflow-hidden bg-base-200">
      <div className="education-hero">
        <div className="px-4 py-9 lg:py-14 lg:pl-5 xl:pr-12">
          <h1 id="educacion-titulo" className="title-hero">
            {texts.hero.title}
          </h1>
          <p className="mt-6 max-w-128 text-lg/7.5">{texts.hero.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link
              to="/educacion/login"
              search={STUDENT}
              className={buttonClass({ variant: "primary", size: "lg", className: "max-sm:w-full" })}
            >
              {texts.hero.asStudent}
            </Link>
            <Link
              to="/educacion/login"
              search={TEACHER}
              className={buttonClass({ size: "lg", className: "max-sm:w-full" })}
            >
              {texts.hero.asTeacher}
            </Link>
          </div>
          <p className="mt-6 flex items-center gap-2.5 text-muted">
            <Landmark size={18} aria-hidden="true" />
            {texts.hero.trust}
          </p>
          <OfflineReady />
        </div>
        <GradedSample />
      </div>
    </section>
  );
}

function Cards() {
  return (
    <section aria-labelledby="educacion-lados" className="landing-width py-10 lg:py-14">
      <h2 id="educacion-lados" className="title-section">
        {texts.cardsTitle}
      </h2>
      <div className="mt-6 grid gap-5 lg:grid-cols-3">
        {CARDS.map(({ title, text, points, drawing: Drawing }) => (
          <article key={title} className="overflow-hidden rounded-box border border-raya">
            <div className="card-drawing" aria-hidden="true">
              <Drawing />
            </div>
            <div className="p-6">
              <h3 className="title-block text-xl">{title}</h3>
              <p className="mt-2 text-base/6">{text}</p>
              <ul className="mt-3">
                {points.map((point) => (
                  <li key={point} className="flex items-center gap-2.5 border-raya border-t py-2.5 text-base">
                    <Check size={18} aria-hidden="true" className="shrink-0 text-success" />
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

function Hands() {
  return (
    <section aria-labelledby="educacion-manos" className="border-raya border-t bg-base-200">
      <div className="landing-width py-10 lg:py-12">
        <h2 id="educacion-manos" className="title-section">
          {texts.handsTitle}
        </h2>
        <ol className="mt-5 grid gap-x-6 gap-y-5 border-base-content border-t pt-5 sm:grid-cols-2 lg:grid-cols-4">
          {texts.hands.map(({ id, title, text }) => {
            const Icon = HAND_ICONS[id];
            return (
              <li key={id} className="education-hand">
                <h3 className="flex items-center gap-2.5 font-semibold text-lg">
                  <Icon size={20} aria-hidden="true" />
                  {title}
                </h3>
                <p className="mt-1 text-base text-muted">{text}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** The public page of the academic edition: both ways in, what each side gets, and how work travels. */
export function EducationPage({ header, foot }: EducationPageProps) {
  useTitle(texts.title);
  return (
    <>
      <a href="#contenido" className="skip-link">
        {texts.toContent}
      </a>
      {header}
      <NoticePlace />
      <main id="contenido" tabIndex={-1} className="outline-none">
        <Hero />
        <Cards />
        <Hands />
      </main>
      {foot}
    </>
  );
}
