import type { DoorTarget, FileGroup } from "#flows/doors/given-files.ts";

/** A file on its way to the screen that plans it, as the doors give it. */
export function givenGroup(target: DoorTarget, text: string, name: string): FileGroup {
  return { target, kind: "unknown", name, files: [new File([text], name)], month: null };
}
