import { filesOf } from "./read-build.mjs";

const ROUTES = "src/routes/";
const FIRST_SIGN = "0".charCodeAt(0);
const HOME = `${ROUTES}index.tsx`;

/** The address of a route's file; one with a parameter ends at the slash before it. A layout's is its folder. */
function addressOf(source) {
  const path = source.slice(ROUTES.length).replace(/\.tsx$/, "");
  return `/${path.replace(/\$.*$/, "").replace(/(?:^|\/)(?:index|route)$/, "")}`;
}

/** The source of each screen whose code the router loads on demand: route files with a component split off. */
function screenSources(chunks) {
  const ids = chunks.flatMap((chunk) => (chunk.isEntry ? [] : Object.keys(chunk.modules)));
  const split = ids.filter((id) => id.startsWith(ROUTES) && id.includes("tsr-split=component"));
  return [...new Set(split.map((id) => id.split("?")[0]))].filter((source) => source !== HOME).sort();
}

/**
 * The files that a page fetches for each address beside those that it starts with: `files` once, and for each address
 * their places in it, each as one sign counted from "0" on. Every page reads this list, so it is short: scripts are named
 * without their extension. The files of a layout are among those of each screen within it.
 */
export function screenFiles(chunks) {
  const sources = screenSources(chunks);
  const layouts = sources.filter((source) => source.endsWith("/route.tsx"));
  const first = new Set(filesOf(chunks, ["src/index.html", "src/main.tsx"]));
  /** @type {string[]} */
  const files = [];
  const placeOf = (file) => {
    const place = files.indexOf(file);
    return place >= 0 ? place : files.push(file) - 1;
  };
  /** @type {Record<string, string>} */
  const screens = {};
  for (const source of sources.filter((each) => !layouts.includes(each))) {
    const within = layouts.filter((layout) => source.startsWith(layout.replace(/route\.tsx$/, "")));
    const needed = filesOf(chunks, [source, ...within]).filter((file) => !first.has(file));
    screens[addressOf(source)] = String.fromCharCode(
      ...needed.map((file) => FIRST_SIGN + placeOf(file)).sort((a, b) => a - b),
    );
  }
  return { files: files.map((file) => file.replace(/^assets\/|\.js$/g, "")), screens };
}
