import type { RunStatus } from "#domain/payroll/run/stored-run.ts";
import { Badge, type BadgeTone } from "#ui/kit/text/badge.tsx";
import { runsTexts } from "../texts.ts";

const TONES: Readonly<Record<RunStatus, BadgeTone>> = { draft: "neutral", closed: "info", paid: "ok" };

export function StatusBadge({ status }: { readonly status: RunStatus }) {
  return <Badge tone={TONES[status]}>{runsTexts.status[status]}</Badge>;
}
