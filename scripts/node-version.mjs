// Imported first, before anything that an old Node could not parse. Hence the plain syntax.
const WANTED = [20, 19];

const found = process.versions.node.split(".").map(Number);
const isOld = found[0] < WANTED[0] || (found[0] === WANTED[0] && found[1] < WANTED[1]);

if (isOld) {
  console.error(
    "Cuadra necesita Node " +
      WANTED.join(".") +
      " o más reciente y aquí hay " +
      process.versions.node +
      ". Instálalo desde https://nodejs.org y vuelve a intentarlo.",
  );
  process.exit(1);
}
