/** The queue of files that the system opens with the installed application; absent in most browsers. */
interface LaunchQueue {
  readonly setConsumer: (consumer: (launch: unknown) => void) => void;
}

const MOST_FILES = 200;

function queueOf(world: object): LaunchQueue | null {
  const queue: unknown = "launchQueue" in world ? world.launchQueue : null;
  const isQueue =
    typeof queue === "object" &&
    queue !== null &&
    "setConsumer" in queue &&
    typeof queue.setConsumer === "function";
  return isQueue ? (queue as LaunchQueue) : null;
}

async function fileOf(handle: unknown): Promise<readonly File[]> {
  if (typeof handle !== "object" || handle === null || !("getFile" in handle)) return [];
  if (typeof handle.getFile !== "function") return [];
  try {
    const file: unknown = await handle.getFile();
    return file instanceof File ? [file] : [];
  } catch {
    // Moved or taken away since: there is nothing to open.
    return [];
  }
}

/** The files of a launch: whatever else it says is not read, and no handle is kept to write with (IM-14). */
async function launchedFiles(launch: unknown): Promise<readonly File[]> {
  if (typeof launch !== "object" || launch === null || !("files" in launch)) return [];
  if (!Array.isArray(launch.files)) return [];
  const found = await Promise.all((launch.files as readonly unknown[]).slice(0, MOST_FILES).map(fileOf));
  return found.flat();
}

/** Hands over the files that the system opens with the application, now and while it runs. */
export function onLaunchedFiles(take: (files: readonly File[]) => void, world: object = globalThis): void {
  queueOf(world)?.setConsumer((launch) => {
    void launchedFiles(launch).then((files) => {
      if (files.length > 0) take(files);
    });
  });
}
