import type { Verdict } from "./score.ts";

interface NotRight {
  readonly verdict: Exclude<Verdict, "right">;
  readonly why: string;
}

/** Files that are not read as the stranger says, and why. */
export const NOT_RIGHT: Readonly<Record<string, NotRight>> = {
  "CSV_41287654321_000000901234817_20261031_09153312.csv": { verdict: "asked", why: "not mended yet" },
  "Movimientos Davivienda nov-2026.xlsx": { verdict: "asked", why: "not mended yet" },
  "BBVA_movimientos_septiembre.xlsx": { verdict: "asked", why: "not mended yet" },
  "daviplata.xlsx": { verdict: "asked", why: "not mended yet" },
  "lulo extracto.csv": { verdict: "wrong", why: "not mended yet" },
  "Estado cuenta cooperativa.xlsx": { verdict: "wrong", why: "not mended yet" },
  "movimientos_TC_7788.csv": { verdict: "asked", why: "not mended yet" },
  "Movimiento auxiliar por cuenta contable.xlsx": { verdict: "asked", why: "not mended yet" },
  "SIIGO_MOV_NOV.xlsx": { verdict: "wrong", why: "not mended yet" },
  "WO_Contabilizacion_ago.xlsx": { verdict: "asked", why: "not mended yet" },
  "SAPB1_asientos_octubre.txt": { verdict: "wrong", why: "not mended yet" },
  "Loggro - Libro diario nov.xlsx": { verdict: "wrong", why: "not mended yet" },
  "taller diario mafe.xlsx": { verdict: "asked", why: "not mended yet" },
  "asientos septiembre don hector.csv": { verdict: "asked", why: "not mended yet" },
  "BALANCE_HELISA_07.csv": { verdict: "wrong", why: "not mended yet" },
  "loggro_balance_terceros.csv": { verdict: "asked", why: "not mended yet" },
  "ESF octubre 2026 Sonrie.xlsx": { verdict: "asked", why: "not mended yet" },
  "Estado de resultados ene-sep 2026.xlsx": { verdict: "asked", why: "not mended yet" },
  "comparativo hotel sep26 vs dic25.xlsx": { verdict: "asked", why: "not mended yet" },
  "vitalfar_PyG_trim.csv": { verdict: "asked", why: "not mended yet" },
  "EEFF Rio Claro oct 2026.xlsx": { verdict: "asked", why: "not mended yet" },
  "Terceros Siigo Nube.xlsx": { verdict: "wrong", why: "not mended yet" },
  "mis clientes.xlsx": { verdict: "asked", why: "not mended yet" },
  "terceros_WO.csv": { verdict: "wrong", why: "not mended yet" },
  "cartera_clientes.csv": { verdict: "asked", why: "not mended yet" },
  "CATALOGO_SIIGO.xlsx": { verdict: "wrong", why: "not mended yet" },
  "PUC papeleria.xlsx": { verdict: "asked", why: "not mended yet" },
  "planta de personal.xlsx": { verdict: "wrong", why: "not mended yet" },
  "trabajadores.csv": { verdict: "asked", why: "not mended yet" },
  "ausencias octubre.csv": { verdict: "asked", why: "not mended yet" },
  "cuentas tienda.xlsx": { verdict: "wrong", why: "not mended yet" },
  "ventas y gastos.csv": { verdict: "wrong", why: "not mended yet" },
};
