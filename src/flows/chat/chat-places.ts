/** Where the chat button appears, and where it never contracts for a dialog. */
type ChatPlace = "none" | "free" | "forced";

const FORCED = ["/", "/statement-selection", "/workspace", "/workspace-selection"] as const;
const FREE = [
  "/login",
  "/register",
  "/registro",
  "/payroll-calculator",
  "/educacion",
  "/educacion/login",
  "/dashboard",
  "/dashboard/empresas",
  "/dashboard/estados",
  "/dashboard/analisis",
  "/dashboard/configuracion",
] as const;

/**
 * Place of the chat button on a path: always expanded on home, the statement selection and the workspace pages
 * (spec §4); absent on the journal and its reports, whose sums and buttons reach the bottom edge.
 */
export function chatPlace(pathname: string): ChatPlace {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  if (FORCED.some((each) => each === path) || path.startsWith("/workspace/")) return "forced";
  return FREE.some((each) => each === path) ? "free" : "none";
}
