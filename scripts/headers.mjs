/**
 * Single source of the HTTP headers. The bundled server sends them, the build writes them as a `_headers` file for
 * hosts that read one, and the policy is also in the page itself for hosts that send no headers.
 */

/**
 * Scripts load only from files of this site: nothing inline, no eval. Styles are the exception: the toast library and
 * the virtual lists write a <style> element and style attributes at run time, and a static host cannot know a hash or
 * nonce beforehand. A style cannot run code, and with every other source closed it cannot send anything out either.
 */
const POLICY = [
  ["default-src", "'none'"],
  ["script-src", "'self'"],
  ["style-src", "'self'"],
  ["style-src-elem", "'self' 'unsafe-inline'"],
  ["style-src-attr", "'unsafe-inline'"],
  ["img-src", "'self' data: blob:"],
  ["font-src", "'self'"],
  ["connect-src", "'self'"],
  ["worker-src", "'self'"],
  ["manifest-src", "'self'"],
  ["base-uri", "'none'"],
  ["object-src", "'none'"],
  ["form-action", "'self'"],
  // Text becomes code or markup only through the policy of public/theme-init.js, which lets nothing but the site's own
  // script files through (SE-02).
  ["require-trusted-types-for", "'script'"],
  ["trusted-types", "default"],
];

/** Header only: browsers ignore frame-ancestors in a <meta> and warn in the console. */
const HEADER_ONLY = [["frame-ancestors", "'none'"]];

/** @param {readonly (readonly string[])[]} rules */
const join = (rules) => rules.map(([name, value]) => `${name} ${value}`).join("; ");

export const META_POLICY = join(POLICY);

export const HEADER_POLICY = join([...POLICY, ...HEADER_ONLY]);

/** Sent with every response. */
export const SECURITY_HEADERS = {
  "Content-Security-Policy": HEADER_POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

const REVALIDATE = "no-cache";
const FOREVER = "public, max-age=31536000, immutable";

/** Files under /assets have their content's fingerprint in the name; any other file may change in place. */
export function cacheControlFor(path) {
  return path.startsWith("/assets/") ? FOREVER : REVALIDATE;
}

/** Files that may change under a fixed name; the rest is fingerprinted or harmless when stale. */
const REVALIDATED = [
  "/",
  "/index.html",
  "/recuperacion.html",
  "/sw.js",
  "/manifest.webmanifest",
  "/theme-init.js",
  "/offline-files.json",
];

/**
 * The same rules in the `_headers` format of Netlify and Cloudflare Pages. No header appears twice for one path:
 * hosts would join the values.
 */
export function headersFile() {
  const all = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  const revalidated = REVALIDATED.flatMap((path) => [path, `  Cache-Control: ${REVALIDATE}`]);
  return [["/*", ...all], revalidated, ["/assets/*", `  Cache-Control: ${FOREVER}`]]
    .map((block) => `${block.join("\n")}\n`)
    .join("\n");
}

/** Folders with nothing but files. */
const FILE_FOLDERS = ["assets", "icons", "screenshots"];

/** What a host answers for a file that it does not have. */
export const NO_SUCH_FILE = { name: "no-existe.txt", text: "Este archivo no existe.\n" };

/**
 * Netlify's rules: a missing file is missing, and any other address is one that only the application's router knows.
 * Existing files always take precedence.
 */
export function redirectsFile() {
  const files = FILE_FOLDERS.map((folder) => `/${folder}/* /${NO_SUCH_FILE.name} 404`);
  return `${[...files, "/* /index.html 200"].join("\n")}\n`;
}
