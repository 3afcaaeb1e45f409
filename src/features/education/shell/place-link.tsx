import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import type { AcademicPlace } from "./academic-place.ts";

interface PlaceLinkProps {
  readonly place: AcademicPlace;
  readonly className?: string;
  /** Whether it leads to what is open. The router compares whole queries, and here a section is a part of one. */
  readonly current?: boolean;
  /** What it is called where its words alone do not tell it from its like. */
  readonly label?: string;
  readonly onGo?: (() => void) | undefined;
  readonly children: ReactNode;
}

const DASHBOARD = "/educacion/dashboard";

/** A link to a place of the academic dashboard. */
export function PlaceLink({ place, className, current = false, label, onGo, children }: PlaceLinkProps) {
  const navigate = useNavigate();
  const query = Object.entries(place).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo?.();
    void navigate({ to: DASHBOARD, search: place });
  };
  return (
    <a
      href={`${DASHBOARD}?${query.join("&")}`}
      className={className}
      aria-label={label}
      aria-current={current ? "page" : undefined}
      onClick={go}
    >
      {children}
    </a>
  );
}
