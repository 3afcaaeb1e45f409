import { Link } from "@tanstack/react-router";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { COMING, type ComingArea, comingTexts } from "./texts.ts";

interface ComingScreenProps {
  readonly area: ComingArea;
  /** Inside the dashboard's frame, which has its own back link. */
  readonly inShell?: boolean;
}

const JOURNAL = { to: "/libro-contable", label: comingTexts.links.journal } as const;
const DASHBOARD = { to: "/dashboard", label: comingTexts.links.dashboard } as const;
const HOME = { to: "/", label: comingTexts.links.home } as const;

/** Announces an area that is not built yet, and what is available meanwhile. */
export function ComingScreen({ area, inShell = false }: ComingScreenProps) {
  const { title, text } = COMING[area];
  const links = inShell ? [JOURNAL, DASHBOARD] : [JOURNAL, DASHBOARD, HOME];
  useTitle(title);
  const content = (
    <>
      <h1 className="title-screen mb-6">{title}</h1>
      <EmptyState
        title={comingTexts.title}
        level={2}
        text={text}
        actions={
          <ul className="flex flex-wrap items-center gap-x-5 gap-y-2" aria-label={comingTexts.meanwhile}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="link link-primary font-semibold">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        }
      />
    </>
  );
  return inShell ? content : <main className="mx-auto w-full max-w-3xl px-4 py-10 md:px-8">{content}</main>;
}
