/**
 * By what a picture is turned, in radians: a dense code at 45 degrees, or on a phone that leans, is not found as it is.
 */
export const TURNS: readonly number[] = [0, Math.PI / 4, Math.PI / 8, -Math.PI / 8];
/** Most codes are read as they are: of the pictures of a camera every other one is. */
const LOOKS = TURNS.slice(1).flatMap((turn) => [0, turn]);

/** By what the picture of the nth look of a camera is turned: each takes the time of one try. */
export const turnOfLook = (look: number): number => LOOKS[look % LOOKS.length] ?? 0;
