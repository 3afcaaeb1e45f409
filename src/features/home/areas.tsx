import { Link } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import ArrowRight from "lucide-react/icons/arrow-right";
import Files from "lucide-react/icons/files";
import GraduationCap from "lucide-react/icons/graduation-cap";
import NotebookPen from "lucide-react/icons/notebook-pen";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { shelfCounter } from "#domain/access/limit-counter.ts";
import { plural } from "#domain/kernel/spanish.ts";
import { limitPanels } from "#session/gates/policy-text.ts";
import { useSession } from "#session/who/use-session.ts";
import { homeTexts } from "./texts.ts";

const texts = homeTexts.areas;

const ServiceDialog = lazy(async () => ({
  default: (await import("#flows/service/service-dialog.tsx")).ServiceDialog,
}));

const ACTION = "link-hover mt-2 inline-flex min-h-6 items-center gap-2 font-semibold text-primary";

interface AreaProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Area({ icon: Icon, title, text, children }: AreaProps) {
  return (
    <li className="flex gap-4 lg:px-6 lg:last:pr-0 lg:first:pl-0">
      <Icon size={22} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div>
        <h2 className="title-block">{title}</h2>
        <p className="mt-1 text-muted">{text}</p>
        {children}
      </div>
    </li>
  );
}

const arrow = <ArrowRight size={16} aria-hidden="true" />;

function Spaces() {
  const [asking, setAsking] = useState(false);
  return (
    <Area icon={NotebookPen} title={texts.spaces} text={texts.spacesText}>
      <button type="button" className={ACTION} onClick={() => setAsking(true)}>
        {texts.startProject}
        {arrow}
      </button>
      {asking ? (
        <Suspense fallback={null}>
          <ServiceDialog service="create" from="workspace" onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </Area>
  );
}

/** Number of saved statements and the plan's limit; the sample has none. */
function useCountText(count: number): string {
  const { state, sample } = useSession();
  const counter = sample || state.kind !== "in" ? null : shelfCounter(state.user.plan, count);
  if (counter === null)
    return count === 0 ? texts.savedNone : texts.savedCount(plural(count, "estado", "estados"));
  const counted = texts.savedOf(count, counter.most);
  if (count === 0) return `${texts.savedNone}. ${counted}`;
  return counter.tone === "full" ? `${counted} ${limitPanels.title}.` : counted;
}

function useSavedText(count: number, last: string | null): string {
  const counted = useCountText(count);
  return last === null ? counted : `${counted} ${texts.savedLast(last)}`;
}

interface AreasProps {
  readonly statements: number;
  /** Name of the statement saved last. */
  readonly last: string | null;
}

/** Other areas of the product: workspaces, education, and saved statements. */
export function Areas({ statements, last }: AreasProps) {
  return (
    <ul className="grid gap-6 border-raya border-t pt-6 lg:grid-cols-3 lg:gap-0 lg:divide-x lg:divide-raya">
      <Spaces />
      <Area icon={GraduationCap} title={texts.education} text={texts.educationText}>
        <Link to="/educacion" className={ACTION}>
          {texts.toEducation}
          {arrow}
        </Link>
      </Area>
      <Area icon={Files} title={texts.saved} text={useSavedText(statements, last)}>
        <Link to="/dashboard/estados" className={ACTION}>
          {texts.toSaved}
          {arrow}
        </Link>
      </Area>
    </ul>
  );
}
