import { headersFile, META_POLICY, redirectsFile } from "./headers.mjs";

/** Writes the headers beside the build and the policy into its pages. Not in development, whose refresh script is inline. */
export function securityHeaders() {
  return {
    name: "cuadra-security-headers",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: () => [
        {
          tag: "meta",
          attrs: { "http-equiv": "Content-Security-Policy", content: META_POLICY },
          injectTo: "head-prepend",
        },
      ],
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "_headers", source: headersFile() });
      this.emitFile({ type: "asset", fileName: "_redirects", source: redirectsFile() });
    },
  };
}

/** A route file whose URL is `/`: nothing but pathless layouts and groups before `index`. */
const HOME_ROUTE = /\/routes\/(?:(?:_[^/.]+|\([^/]+\))[/.])*index\.tsx(?:\?|$)/;

/** Leaves a list of the chunks that hold the route `/`, which nothing in index.html names, for the budget check. */
export function firstLoadList() {
  return {
    name: "cuadra-first-load",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle)
        .filter(
          (item) => item.type === "chunk" && item.facadeModuleId && HOME_ROUTE.test(item.facadeModuleId),
        )
        .map((chunk) => chunk.fileName);
      this.emitFile({ type: "asset", fileName: ".build/first-load.json", source: JSON.stringify(chunks) });
    },
  };
}
