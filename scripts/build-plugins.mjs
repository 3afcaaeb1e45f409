import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { minify } from "vite";
import { headersFile, META_POLICY, NO_SUCH_FILE, redirectsFile } from "./headers.mjs";
import { ROOT } from "./paths.mjs";
import { screenFiles } from "./screen-files.mjs";

/**
 * Writes the header files into the build and the policy into its pages. Not in development, where the refresh script
 * is inline.
 */
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
      this.emitFile({ type: "asset", fileName: NO_SUCH_FILE.name, source: NO_SUCH_FILE.text });
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

/** Renders the home page into index.html, for the first paint and for browsers without scripts. */
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
const SCREENS = "var screens = null;";
const FIRST_SCRIPT = '<script src="/theme-init.js"';

/**
 * Leaves the start of the application to theme-init.js, which receives the entry and its imports in `data-app`, and
 * the files of each screen in place of `SCREENS`.
 */
export function lateStart() {
  return {
    name: "cuadra-late-start",
    apply: "build",
    // The script blocks the first paint, and a file of the public folder is written as it is.
    async writeBundle({ dir }, bundle) {
      const file = join(dir, "theme-init.js");
      const code = await readFile(file, "utf8").catch(() => null);
      if (code === null) return;
      const chunks = Object.values(bundle)
        .filter(isChunk)
        .map((chunk) => describeChunk(chunk, "page"));
      const screens = JSON.stringify(screenFiles(chunks));
      const filled = code.replace(SCREENS, () => `var screens = ${screens};`);
      if (filled === code) throw new Error("theme-init.js has no place for the files of the screens");
      const { code: small, errors } = await minify("theme-init.js", filled, { module: false });
      if (errors.length > 0) throw new Error(`theme-init.js: ${errors[0].message}`);
      await writeFile(file, small);
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
            // Styles first: while a page contains a policy, the browser does not look ahead past a script.
            .replace(
              FIRST_SCRIPT,
              () => `${styles.trim()}\n    ${FIRST_SCRIPT} data-app="${files.join(" ")}"`,
            )
        );
      },
    },
  };
}

/**
 * The address given by the owner, without its trailing slash; null if none. Throws if it is not an http(s) address.
 */
function siteAddress() {
  const given = process.env.CUADRA_SITE;
  if (!given) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(`CUADRA_SITE is not an address such as https://cuadra.example: ${given}`);
  return url.origin;
}

/** Link previews and search engines need absolute addresses, which only the owner of the site knows. */
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

/** A module's path from the top of the repository; a package's from its folder of packages. */
function moduleName(id) {
  const path = id.replaceAll("\\", "/").replace(/^\0/, "");
  const inside = path.lastIndexOf("/node_modules/");
  if (inside >= 0) return path.slice(inside + 1);
  const root = `${ROOT.replaceAll("\\", "/").replace(/\/$/, "")}/`;
  return path.startsWith(root) ? path.slice(root.length) : path;
}

/** What the checks of a build need to know of a chunk: each module with the bytes that are left of it. */
function describeChunk(chunk, graph) {
  return {
    file: chunk.fileName,
    graph,
    isEntry: chunk.isEntry,
    imports: chunk.imports,
    dynamicImports: chunk.dynamicImports,
    styles: [...(chunk.viteMetadata?.importedCss ?? [])],
    modules: Object.fromEntries(
      Object.entries(chunk.modules).map(([id, { renderedLength }]) => [moduleName(id), renderedLength]),
    ),
  };
}

const isChunk = (item) => item.type === "chunk";

/**
 * Leaves `.build/chunks.json`: which modules lie in which chunk of the page and of each worker, for the budget check.
 * A worker is a bundle of its own, so it takes a plugin of its own (`worker`); the page's is written last.
 */
export function chunkList() {
  const workers = new Map();
  return {
    worker: () => ({
      name: "cuadra-worker-chunks",
      generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).filter(isChunk);
        const entry = chunks.find((chunk) => chunk.isEntry);
        const graph = entry?.facadeModuleId ? moduleName(entry.facadeModuleId) : "worker";
        workers.set(
          graph,
          chunks.map((chunk) => describeChunk(chunk, graph)),
        );
      },
    }),
    page: () => ({
      name: "cuadra-page-chunks",
      apply: "build",
      generateBundle: {
        order: "post",
        handler(_options, bundle) {
          const page = Object.values(bundle)
            .filter(isChunk)
            .map((chunk) => describeChunk(chunk, "page"));
          const source = JSON.stringify([...page, ...[...workers.values()].flat()]);
          this.emitFile({ type: "asset", fileName: ".build/chunks.json", source });
        },
      },
    }),
  };
}
