import { inTime } from "#storage/engine/in-time.ts";

/** The queue of files that the system opens with the installed application; absent in most browsers. */
interface LaunchQueue {
  readonly setConsumer: (consumer: (launch: unknown) => void) => void;
}

/** What a launch hands over. Whoever opened a file is told of each that does not come. */
export interface LaunchedFiles {
  readonly files: readonly File[];
  /** Names of those that could not be read. */
  readonly unread: readonly string[];
  /** How many are too many for one launch. */
  readonly beyond: number;
}

/** @internal More than anybody opens at once. */
export const MOST_LAUNCHED = 200;

function queueOf(world: object): LaunchQueue | null {
  const queue: unknown = "launchQueue" in world ? world.launchQueue : null;
  const isQueue =
    typeof queue === "object" &&
    queue !== null &&
    "setConsumer" in queue &&
    typeof queue.setConsumer === "function";
  return isQueue ? (queue as LaunchQueue) : null;
}

interface FileHandle {
  readonly name?: unknown;
  readonly getFile: () => unknown;
}

const isHandle = (value: unknown): value is FileHandle =>
  typeof value === "object" && value !== null && "getFile" in value && typeof value.getFile === "function";

/** A file of a cloud or of a disk that does not answer keeps the others from nobody (ST-16). */
const HANDED_MS = 10_000;

/** Null: moved, taken away, forbidden since, or not handed over. */
async function fileOf(handle: FileHandle): Promise<File | null> {
  try {
    const file: unknown = await inTime(Promise.resolve(handle.getFile()), HANDED_MS);
    return file instanceof File ? file : null;
  } catch {
    return null;
  }
}

/** The files of a launch: whatever else it says is not read, and no handle is kept to write with (IM-14). */
async function launchedFiles(launch: unknown): Promise<LaunchedFiles> {
  const said = typeof launch === "object" && launch !== null && "files" in launch ? launch.files : [];
  const handles = (Array.isArray(said) ? (said as readonly unknown[]) : []).filter(isHandle);
  const taken = handles.slice(0, MOST_LAUNCHED);
  const found = await Promise.all(taken.map(fileOf));
  return {
    files: found.filter((file) => file !== null),
    unread: taken.flatMap(({ name }, at) =>
      found[at] === null ? [typeof name === "string" ? name : ""] : [],
    ),
    beyond: handles.length - taken.length,
  };
}

/** Two launches before anybody looked at the first. */
export function launchedTogether(first: LaunchedFiles | null, next: LaunchedFiles): LaunchedFiles {
  if (first === null) return next;
  return {
    files: [...first.files, ...next.files],
    unread: [...first.unread, ...next.unread],
    beyond: first.beyond + next.beyond,
  };
}

/** Hands over the files that the system opens with the application, now and while it runs. */
export function onLaunchedFiles(take: (launched: LaunchedFiles) => void, world: object = globalThis): void {
  queueOf(world)?.setConsumer((launch) => {
    void launchedFiles(launch).then((launched) => {
      if (launched.files.length + launched.unread.length > 0) take(launched);
    });
  });
}
