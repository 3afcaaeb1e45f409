import { Link } from "@tanstack/react-router";
import ArrowRight from "lucide-react/icons/arrow-right";
import Files from "lucide-react/icons/files";
import GraduationCap from "lucide-react/icons/graduation-cap";
import NotebookPen from "lucide-react/icons/notebook-pen";
import { StorageGate } from "#session/storage-gate.tsx";
import { Badge } from "#ui/kit/badge.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { RecentBooks } from "./recent-books.tsx";
import { shellTexts } from "./texts.ts";

const texts = shellTexts.home;

const AREAS = [
  {
    to: "/workspace",
    icon: NotebookPen,
    title: texts.spaces,
    text: texts.spacesText,
    action: texts.startProject,
  },
  {
    to: "/educacion",
    icon: GraduationCap,
    title: texts.education,
    text: texts.educationText,
    action: texts.toEducation,
  },
  { to: "/dashboard/estados", icon: Files, title: texts.saved, text: texts.savedText, action: texts.toSaved },
] as const;

function Areas() {
  return (
    <ul className="mt-10 grid gap-6 border-raya border-t pt-6 md:grid-cols-3 md:gap-0 md:divide-x md:divide-raya">
      {AREAS.map(({ to, icon: Icon, title, text, action }) => (
        <li key={to} className="flex gap-4 md:px-6 md:first:pl-0">
          <Icon size={22} aria-hidden="true" />
          <div>
            <h2 className="title-block">{title}</h2>
            <p className="mt-1">
              <Badge tone="grey">{texts.coming}</Badge>
            </p>
            <p className="mt-1 text-muted">{text}</p>
            <Link
              to={to}
              className="link-hover mt-3 inline-flex items-center gap-2 font-semibold text-primary"
            >
              {action}
              <ArrowRight size={16} aria-hidden="true" />
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The first screen after signing in: the books of this account, and the areas beside them. */
export function DashboardHomeScreen() {
  useTitle(texts.title);
  return (
    <>
      <h1 className="title-screen">{texts.title}</h1>
      <p className="mt-1 text-muted">{texts.subtitle}</p>
      <StorageGate>
        <RecentBooks />
      </StorageGate>
      <Areas />
    </>
  );
}
