import type { IForbiddenRuleType } from "dependency-cruiser";

/** The product's source, and the planted tree that breaks each rule once. */
const SRC = "^(?:tests/architecture/planted/)?src/";

const PACKAGES = "(?:^|/)node_modules/";

/** As written in an import, whether installed or not. */
const FILE_LIBRARIES =
  "(?:^|/)(?:read-excel-file|write-excel-file|exceljs|hucre|jspdf|jspdf-autotable|papaparse|qr)(?:/|$)";

const within = (...floors: readonly string[]) => `${SRC}(?:${floors.join("|")})/`;

/** A floor, and the only parts of the source it may import. */
function floor(name: string, mayImport: readonly string[]): IForbiddenRuleType {
  return {
    name: `floor-${name}`,
    severity: "error",
    from: { path: within(name) },
    // The single style sheet is above the floors and is not code.
    to: { path: SRC, pathNot: [within(name, ...mayImport), `${SRC}main\\.css$`] },
  };
}

/** Sibling areas on one floor do not import each other. */
function strangers(name: string): IForbiddenRuleType {
  return {
    name: `strangers-${name}`,
    severity: "error",
    from: { path: `${SRC}${name}/([^/]+)/` },
    to: { path: within(name), pathNot: `${SRC}${name}/$1/` },
  };
}

const FLOORS: readonly IForbiddenRuleType[] = [
  floor("routes", ["home", "domain", "features", "flows", "reports", "session", "ui", "pwa"]),
  // The home page is prerendered by the build and hydrated by React: more than a route, less than a feature.
  floor("home", ["domain", "features", "flows", "session", "ui", "pwa"]),
  floor("features", ["domain", "storage", "formats", "reports", "session", "flows", "ui", "pwa"]),
  floor("flows", ["domain", "storage", "formats", "reports", "session", "ui", "pwa"]),
  floor("session", ["domain", "storage", "ui", "pwa"]),
  // Reports of the books: tabs, palette and menus list them, so they stand below flows and features.
  floor("reports", ["domain", "storage"]),
  floor("storage", ["domain"]),
  floor("formats", ["domain"]),
  floor("ui", ["domain"]),
  floor("pwa", ["ui"]),
  // The recovery page must open when the application cannot, so it does not depend on it.
  floor("recovery", ["domain", "storage", "ui"]),
  strangers("features"),
  strangers("flows"),
  {
    name: "strangers-reports",
    comment: "A report is one folder: it uses what all reports share, and no other report.",
    severity: "error",
    from: { path: `${SRC}reports/([^/]+)/` },
    to: { path: `${SRC}reports/[^/]+/`, pathNot: `${SRC}reports/$1/` },
  },
  {
    name: "builders-ask-nothing",
    comment: "A builder turns values into a report: what is stored reaches it as an argument.",
    severity: "error",
    from: { path: `${SRC}reports/[^/]+/[^/]*-report\\.ts$` },
    to: { path: SRC, pathNot: within("domain") },
  },
  {
    name: "report-knows-no-subject",
    comment: "A report is columns and rows; statements, payroll and reports of the books are built on it.",
    severity: "error",
    from: { path: within("domain/report") },
    to: {
      path: SRC,
      pathNot: [within("domain/report", "domain/kernel"), `${SRC}domain/accounting/account\\.ts$`],
    },
  },
  {
    name: "floor-domain",
    comment: "The domain stands alone: it imports nothing but itself, no package and no platform.",
    severity: "error",
    from: { path: within("domain") },
    to: { pathNot: within("domain") },
  },
  {
    name: "kit-knows-no-business",
    severity: "error",
    from: { path: within("ui/kit") },
    to: { path: SRC, pathNot: within("ui/kit", "domain/kernel") },
  },
];

const LIBRARIES: readonly IForbiddenRuleType[] = [
  {
    name: "dexie-only-in-storage",
    severity: "error",
    from: { path: SRC, pathNot: within("storage") },
    to: { path: `${PACKAGES}dexie(?:-react-hooks)?/` },
  },
  {
    name: "no-react-below-the-screens",
    severity: "error",
    from: {
      path: within("storage", "formats", "reports"),
      pathNot: `${SRC}storage/engine/use-(?:query|today|store-turn)\\.ts$`,
    },
    to: { path: `${PACKAGES}(?:react|react-dom|dexie-react-hooks|lucide-react|sonner|@tanstack)/` },
  },
  {
    name: "router-only-above",
    severity: "error",
    from: {
      path: SRC,
      pathNot: [
        `${SRC}(?:main\\.tsx|router\\.ts|routeTree\\.gen\\.ts|session/gates/guards\\.ts|paint-home\\.tsx)$`,
        within("routes", "home", "features", "flows"),
      ],
    },
    to: { path: `${PACKAGES}@tanstack/(?:react-router|router-core)/` },
  },
  {
    name: "file-libraries-only-in-formats",
    severity: "error",
    from: { path: SRC, pathNot: within("formats") },
    to: { path: FILE_LIBRARIES },
  },
  {
    name: "no-platform-of-node",
    severity: "error",
    from: { path: SRC },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "no-development-package",
    severity: "error",
    from: { path: SRC },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
  },
];

const HYGIENE: readonly IForbiddenRuleType[] = [
  {
    name: "no-test-in-the-product",
    severity: "error",
    from: { path: SRC },
    to: { path: "^tests/", pathNot: SRC },
  },
  {
    name: "no-cycle",
    severity: "error",
    from: { path: SRC },
    to: { circular: true },
  },
  {
    name: "everything-resolves",
    severity: "error",
    from: { path: SRC },
    to: { couldNotResolve: true, pathNot: ["^virtual:", FILE_LIBRARIES] },
  },
];

/** The import rules as data. A new rule comes with its planted violation. */
export const LAYER_RULES: readonly IForbiddenRuleType[] = [...FLOORS, ...LIBRARIES, ...HYGIENE];
