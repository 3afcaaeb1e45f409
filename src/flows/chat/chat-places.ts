/** Where the chat button stands, and where it never gives way to a dialog. */
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
 * Where the chat button stands on a path: always expanded on home, the statement selection and the workspace pages
 * (spec §4); absent on the journal and its reports, whose sums and buttons end at the bottom edge.
 */
export function chatPlace(pathname: string): ChatPlace {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  if (FORCED.some((each) => each === path) || path.startsWith("/workspace/")) return "forced";
  return FREE.some((each) => each === path) ? "free" : "none";
}
