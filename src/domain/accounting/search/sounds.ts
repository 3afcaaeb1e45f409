/**
 * How a folded word sounds in Colombia, to compare words by ear: "bisicleta" and "bicicleta", "serbicios" and
 * "servicios", "iva" and "hiba" are the same.
 */
export function soundOf(word: string): string {
  return word
    .replace(/qu(?=[ei])/g, "k")
    .replace(/gu(?=[ei])/g, "G")
    .replace(/ch/g, "C")
    .replace(/h/g, "")
    .replace(/[czx](?=[ei])|[zx]/g, "s")
    .replace(/[cq]/g, "k")
    .replace(/g(?=[ei])/g, "j")
    .replace(/[vw]/g, "b")
    .replace(/ll/g, "y")
    .replace(/n(?=[bp])/g, "m")
    .replace(/(.)\1/g, "$1");
}
