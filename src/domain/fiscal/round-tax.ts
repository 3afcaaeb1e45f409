import { type Pesos, pesos } from "../kernel/pesos.ts";

/** To the peso up to 100, to the hundred up to 10.000, to the thousand above (ET art. 868). */
export function roundUvt(value: number): Pesos {
  const step = value <= 100 ? 1 : value <= 10_000 ? 100 : 1000;
  return pesos(Math.floor((value + step / 2) / step) * step);
}
