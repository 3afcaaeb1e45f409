import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { headersFile, META_POLICY, redirectsFile } from "./headers.mjs";
import { ROOT } from "./paths.mjs";

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

const RENDERER = join(ROOT, "scripts", "render-home.mjs");

async function renderStaticHome() {
  const env = { ...process.env, NODE_ENV: "production" };
  const { stdout } = await promisify(execFile)(process.execPath, [RENDERER], {
    env,
    timeout: 120_000,
    maxBuffer: 8 * 1024 * 1024,
  });
  return stdout;
}

/** Paints the home page into index.html, for the first look and for whoever runs no script. */
export function staticHome() {
  return {
    name: "cuadra-static-home",
    apply: "build",
    transformIndexHtml: {
      order: "pre",
      async handler(html, { path }) {
        if (path !== "/index.html") return html;
        const home = await renderStaticHome();
        return html.replace("<!--home-->", () => home);
      },
    },
  };
}

const ENTRY = /\s*<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g;
const STYLES = /\s*<link rel="stylesheet"[^>]*>/;
const FIRST_SCRIPT = '<script src="/theme-init.js"';

/** Leaves the start of the application to the script that knows when: it is told the entry and what that imports. */
export function lateStart() {
  return {
    name: "cuadra-late-start",
    apply: "build",
    // It stands in the way of the first paint: its comments need not.
    async writeBundle({ dir }) {
      const file = join(dir, "theme-init.js");
      const code = await readFile(file, "utf8").catch(() => null);
      if (code !== null) await writeFile(file, code.replaceAll(/^\s*(?:\/\/.*)?\n?/gm, ""));
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { path }) {
        if (path !== "/index.html") return html;
        const entry = ENTRY.exec(html)?.[1];
        if (entry === undefined || !html.includes(FIRST_SCRIPT))
          throw new Error("index.html lacks its entry or the script that starts it");
        const styles = STYLES.exec(html)?.[0] ?? "";
        const files = [entry, ...[...html.matchAll(PRELOAD)].map((match) => match[1])];
        return (
          html
            .replace(ENTRY, "")
            .replaceAll(PRELOAD, "")
            .replace(STYLES, "")
            // Styles first: the browser looks no further than a script while a policy stands in the page.
            .replace(
              FIRST_SCRIPT,
              () => `${styles.trim()}\n    ${FIRST_SCRIPT} data-app="${files.join(" ")}"`,
            )
        );
      },
    },
  };
}

/** The address that the owner gives, without its last slash; null when none or none that the web could open. */
function siteAddress() {
  const given = process.env.CUADRA_SITE;
  if (!given) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(`CUADRA_SITE is not an address such as https://cuadra.example: ${given}`);
  return url.origin;
}

/** Previews of links and search engines ask for whole addresses, which only the owner of the site knows. */
export function siteLinks() {
  return {
    name: "cuadra-site-links",
    apply: "build",
    transformIndexHtml(html, { path }) {
      const site = siteAddress();
      if (site === null || path !== "/index.html") return html;
      return {
        html: html.replace('property="og:image" content="/', `property="og:image" content="${site}/`),
        tags: [
          { tag: "link", attrs: { rel: "canonical", href: `${site}/` }, injectTo: "head" },
          { tag: "meta", attrs: { property: "og:url", content: `${site}/` }, injectTo: "head" },
        ],
      };
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
