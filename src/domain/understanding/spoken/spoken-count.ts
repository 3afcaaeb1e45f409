const COUNTS: Readonly<Record<string, number>> = Object.fromEntries([
  ..."un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve"
    .split(" ")
    .map((word, at) => [word, at + 1]),
  ...["una", "uno"].map((word) => [word, 1]),
  ["veintiuna", 21],
  ..."treinta cuarenta cincuenta sesenta setenta ochenta noventa"
    .split(" ")
    .map((word, at) => [word, 10 * (at + 3)]),
  ["cien", 100],
  ["ciento", 100],
  ..."doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos"
    .split(" ")
    .flatMap((word, at) => [word, word.replace(/os$/, "as")].map((each) => [each, 100 * (at + 2)])),
]);
export const COUNT_WORD = `(?:${Object.keys(COUNTS).join("|")})`;

/** "Treinta y cinco", "ciento veinte", "40". */
export function spokenCount(said: string): number {
  if (/^\d/.test(said)) return Number(said.replaceAll(".", ""));
  return said.split(/\s+(?:y\s+)?/).reduce((sum, word) => sum + (COUNTS[word] ?? 0), 0);
}
