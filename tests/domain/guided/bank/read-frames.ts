import { NOUNS } from "#domain/accounting/words/nouns.data.ts";
import { FRAMES } from "./frames.data.ts";
import { readStrangers } from "./strangers/read-strangers.ts";
import type { StrangerSentence } from "./strangers/score-strangers.ts";

/** So many things of its families for each frame. */
const THINGS = 4;

/** Frames with things, taken at steps from a place on: the same place makes the same sentences. */
export function framedSentences(place: number): readonly (readonly StrangerSentence[])[] {
  let step = place;
  return FRAMES.trim()
    .split("\n\n")
    .flatMap((section) => {
      const [head = "", ...frames] = section.split("\n");
      const [families = "", expected = ""] = head.split(" | ");
      const things = families.split(" ").flatMap((each) => NOUNS[each]?.split(" ") ?? []);
      return frames.flatMap((frame) => {
        const own = frame.includes("{}") ? THINGS : 1;
        return Array.from({ length: own }, () => {
          step += 37;
          const thing = (things[step % Math.max(1, things.length)] ?? "").replaceAll("_", " ");
          const [text = "", other] = frame.replace("{}", thing).split(" OR ");
          return `${text} | ${expected}${other === undefined ? "" : ` OR ${other}`}`;
        });
      });
    })
    .flatMap(readStrangers);
}
