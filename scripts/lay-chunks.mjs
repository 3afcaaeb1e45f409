import { joinSets } from "./join-sets.mjs";
import { ROOT } from "./paths.mjs";

/** Decides which modules share a chunk, by which screens load them. docs/decisions/0022-chunks.md says why. */

/** How often a part of a screen (a dialog, a panel) opens for each opening of a screen. */
const PART_WEIGHT = 0.05;

const slashes = (path) => path.replaceAll("\\", "/");
const TOP = `${slashes(ROOT).replace(/\/$/, "")}/`;
const isPackage = (id) => slashes(id).includes("/node_modules/");

/** Everything that is loaded with these modules: what they import, and what that imports. */
function closure(graph, roots) {
  const seen = new Set();
  const waiting = roots.filter((id) => graph.getModuleInfo(id) !== null);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

/** The modules that something imports dynamically: screens, and parts of screens. */
function dynamicEntries(graph, roots) {
  const found = new Set();
  let added = [...roots];
  while (added.length > 0) {
    const targets = [...closure(graph, added)].flatMap(
      (id) => graph.getModuleInfo(id).dynamicallyImportedIds,
    );
    added = targets.filter((id) => !found.has(id));
    for (const id of added) found.add(id);
  }
  return [...found].sort();
}

/** A module's path from the top of the repository, or from its folder of packages, without a query. */
function sourceOf(id) {
  const path = slashes(id).replace(/[?#].*$/, "");
  return isPackage(path) ? path.slice(path.lastIndexOf("node_modules/")) : path.replace(TOP, "");
}

/** The entries at these paths. An area that names what is no entry describes a screen of yesterday. */
function entriesAt(entries, paths) {
  return paths.flatMap((path) => {
    const found = entries.filter((id) => sourceOf(id).startsWith(path));
    if (found.length === 0) throw new Error(`No dynamic import leads to ${path}, which an area names`);
    return found;
  });
}

/**
 * Everything that opens at once, with its weight: each screen as its areas say, each folder of parts that are alike, and
 * every other part alone.
 */
function openings(entries, { home, areas, alike }) {
  const screens = entries.filter((id) => sourceOf(id).startsWith("src/routes/") && sourceOf(id) !== home);
  const opened = screens.flatMap((id) => {
    const around = areas.filter(({ screens: folder }) => sourceOf(id).startsWith(folder));
    const own = around.length > 0 ? around : [{ also: [] }];
    return own.map(({ also }) => ({
      weight: 1 / own.length,
      ids: [id, ...entriesAt(entries, also)],
    }));
  });
  const parts = entries.filter((id) => !screens.includes(id) && sourceOf(id) !== home);
  const kinds = alike.map((folder) => entriesAt(parts, [folder]));
  const alone = parts.filter((id) => !kinds.flat().includes(id)).map((id) => [id]);
  return [...opened, ...[...alone, ...kinds].map((ids) => ({ weight: PART_WEIGHT, ids }))];
}

/**
 * The modules that are still free, in sets that the same openings load. What the page that stands apart can load is in
 * sets of its own kind, which join no others.
 */
function setsByLoaders(graph, opened, ofApart, isFree, isShared) {
  const lengthOf = (id) => graph.getModuleInfo(id).code?.length ?? 0;
  // A shared chunk is loaded by whatever imports of it, so it weighs with that.
  const weigh = (id) =>
    [id, ...graph.getModuleInfo(id).importedIds.filter(isShared)].reduce(
      (sum, each) => sum + lengthOf(each),
      0,
    );
  const loadersOf = new Map();
  opened.forEach(({ ids }, place) => {
    for (const id of closure(graph, ids)) {
      if (isFree(id)) loadersOf.set(id, [...(loadersOf.get(id) ?? []), place]);
    }
  });
  const sets = new Map();
  const setOf = new Map();
  for (const [id, places] of loadersOf) {
    const kind = ofApart.has(id) ? "apart" : "application";
    const key = `${kind} ${places.join(" ")}`;
    const loaders = Uint8Array.from(opened, (_, place) => (places.includes(place) ? 1 : 0));
    const set = sets.get(key) ?? { kind, ids: [], size: 0, loaders, uses: new Set() };
    set.ids.push(id);
    set.size += weigh(id);
    sets.set(key, set);
    setOf.set(id, set);
  }
  for (const [id, set] of setOf) {
    const used = graph.getModuleInfo(id).importedIds.map((target) => setOf.get(target));
    for (const other of used) if (other !== undefined && other !== set) set.uses.add(other);
  }
  return [...sets.values()];
}

/** The room that a module lies in, or its package. */
function roomOf(id) {
  const path = slashes(id).replace(/[?#].*$/, "");
  if (isPackage(path)) return /.*\/node_modules\/(?:@[^/]+\/)?([^/]+)/.exec(path)[1];
  if (!path.startsWith(`${TOP}src/`)) return "page";
  const [floor, room, inside] = path.slice(`${TOP}src/`.length).split("/");
  return inside === undefined ? floor : room;
}

/** The room that most of a set comes from. */
function nameOf(set, graph) {
  const sizes = new Map();
  for (const id of set.ids) {
    const size = graph.getModuleInfo(id).code?.length ?? 0;
    sizes.set(roomOf(id), (sizes.get(roomOf(id)) ?? 0) + size);
  }
  return [...sizes].sort((a, b) => b[1] - a[1])[0][0];
}

/** The name of the shared chunk of a module. Only modules that import nothing: they are packed alike in every bundle. */
function sharedName(id, graph, shared) {
  const found = Object.entries(shared).find(([, folder]) => slashes(id).startsWith(`${TOP}${folder}`));
  return found !== undefined && graph.getModuleInfo(id).importedIds.length === 0 ? found[0] : null;
}

/** The chunk of what the first page loads: its libraries, its own code, and what the page that stands apart has too. */
function firstName(id, apart) {
  if (apart.has(id)) return "common";
  return isPackage(id) ? "react" : "start";
}

function plan(graph, places) {
  const [page, home, apart] = [places.page, `${places.home}?tsr-split=component`, places.apart].map(
    (path) => TOP + path,
  );
  // With what it loads later: none of it may bring along a module of the application, which would start there.
  const ofApart = closure(graph, [apart, ...dynamicEntries(graph, [apart])]);
  const nameById = new Map();
  for (const id of closure(graph, [page, home])) nameById.set(id, firstName(id, ofApart));
  const entries = dynamicEntries(graph, [page, apart]);
  const everywhere = closure(graph, entriesAt(entries, places.everywhere));
  for (const id of closure(graph, entries)) {
    const name = everywhere.has(id) ? "everywhere" : sharedName(id, graph, places.shared);
    if (name !== null && !nameById.has(id)) nameById.set(id, name);
  }
  const opened = openings(entries, places);
  const sets = setsByLoaders(
    graph,
    opened,
    ofApart,
    (id) => !nameById.has(id),
    (id) => nameById.get(id) in places.shared,
  );
  const taken = new Map([...new Set(nameById.values())].map((name) => [name, 1]));
  for (const set of joinSets(
    sets,
    opened.map(({ weight }) => weight),
  )) {
    const room = nameOf(set, graph);
    const count = (taken.get(room) ?? 0) + 1;
    taken.set(room, count);
    for (const id of set.ids) nameById.set(id, count === 1 ? room : `${room}-${count}`);
  }
  return nameById;
}

/**
 * Chunks of the page's bundle. `page` with the route `home` is what a first visit loads; nothing else joins it. `apart`
 * is the page that opens without it. `everywhere` is fetched on every screen, and `areas` say what else a screen under
 * a folder of routes fetches as it opens. `alike`: folders whose parts count as one. `shared`: folders with a chunk of
 * their own, see below.
 */
export function layChunks(places) {
  let nameById = null;
  const name = (id, graph) => {
    nameById ??= plan(graph, places);
    return nameById.get(id) ?? null;
  };
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: "areas" }] };
}

/** Chunks of a worker's bundle: what lies in a shared folder gets the same file as in the page's. */
export function sharedChunks(shared) {
  const name = (id, graph) => sharedName(id, graph, shared);
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: "shared" }] };
}
