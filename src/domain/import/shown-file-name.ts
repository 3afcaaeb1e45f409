const LONGEST_NAME = 255;
// Control and formatting characters: right-to-left text could hide the extension.
const UNSHOWABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The name as stored and shown: one line, without invisible characters; a long name keeps its end. */
export function shownFileName(name: string): string {
  const clean = name.replace(UNSHOWABLE, "").trim();
  const characters = [...clean];
  if (characters.length <= LONGEST_NAME) return clean;
  return `${characters.slice(0, LONGEST_NAME - 10).join("")}…${characters.slice(-9).join("")}`;
}
