import { type Pesos, pesos } from "../kernel/pesos.ts";

function toMultiple(value: number, step: number): Pesos {
  return pesos(Math.floor((value + step / 2) / step) * step);
}

/** To the peso up to 100, to the hundred up to 10.000, to the thousand above (ET art. 868). */
export function roundUvt(value: number): Pesos {
  return toMultiple(value, value <= 100 ? 1 : value <= 10_000 ? 100 : 1000);
}

/** To the nearest thousand, as tax returns are filed (ET art. 577). */
export function roundReturn(value: Pesos): Pesos {
  return toMultiple(value, 1000);
}
