/** Every address of the product, with a query where one is accepted. */
export const PUBLIC_ROUTES: readonly string[] = [
  "/",
  "/login?returnUrl=%2Fdashboard%2Fempresas",
  "/register",
  "/registro",
  "/workspace",
  "/workspace-selection?view=simple",
  "/journal/simple?guest=true",
  "/journal/complex?guest=true&mode=edit",
  "/accounting-journal",
  "/libro-contable?guest=true",
  "/payroll-calculator?guest=true",
  "/educacion",
  "/educacion/login?type=teacher",
  "/educacion/dashboard?type=student",
];

/** Addresses that require a session; without one they redirect to /login. */
export const PRIVATE_ROUTES: readonly string[] = [
  "/statement-selection?view=complex",
  "/workspace/statement-selection?view=simple",
  "/workspace/simple?statement=balance",
  "/workspace/complex?statement=income&from=workspace",
  "/dashboard",
  "/dashboard/empresas",
  "/dashboard/libro-contable",
  "/dashboard/libro-contable/mayor?cuenta=110505&desde=2026-01-01&hasta=2026-11-20",
  "/dashboard/libro-contable/comprobacion?periodo=2026-11&nivel=6",
  "/dashboard/libro-contable/plan-de-cuentas",
  "/dashboard/libro-contable/terceros",
  "/dashboard/libro-contable/cartera",
  "/dashboard/libro-contable/conciliacion",
  "/dashboard/libro-contable/facturas",
  "/dashboard/libro-contable/recurrentes",
  "/dashboard/libro-contable/activos",
  "/dashboard/libro-contable/reglas",
  "/dashboard/libro-contable/inventario",
  "/dashboard/libro-contable/cierre",
  "/dashboard/nomina",
  "/dashboard/nomina/empleados",
  "/dashboard/nomina/ley",
  "/dashboard/estados",
  "/dashboard/analisis",
  "/dashboard/ia",
  "/dashboard/configuracion",
];

export const UNKNOWN_ROUTES: readonly string[] = [
  "/no-existe",
  "/dashboard/nada",
  "/educacion/registro",
  "/a/b/c?x=1.5",
];
