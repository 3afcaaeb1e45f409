import type { CodeModules } from "#formats/exchange/codes/code-messages.ts";

/** A QR code, dark on white in both themes: cameras read no other. */
export function CodePicture({ modules, label }: { readonly modules: CodeModules; readonly label: string }) {
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      className="exchange-code"
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
