import { describe, expect, it } from "vitest";
import { COURSE_OUTLINE } from "#domain/lessons/course-outline.ts";
import { questionsOf } from "#domain/lessons/lessons.ts";
import { type Key, keysOf, lessonOf } from "./read-lesson.ts";

/** Of 2026: the minimum wage, the allowance of transport, and 4 % of the wage (70.036,2). */
const [WAGE, TRANSPORT, SHARE] = [1_750_905, 249_095, 70_036];
/** What Camilo is paid in 2026: 2.400.000 and the allowance, less 4 % of health and 4 % of pension. */
const NET = 2_400_000 + TRANSPORT - 96_000 - 96_000;

/**
 * The key of the course in November 2026, made by hand from what each question tells. Of a number: the right one, then
 * what each typical slip makes of it.
 */
const KEY: Readonly<Record<string, Readonly<Record<string, Key>>>> = {
  ecuacion: {
    "ecu-aporte": ["Crecen el activo y el patrimonio"],
    "ecu-patrimonio": [14_000_000 - 5_500_000, 14_000_000 + 5_500_000, 14_000_000],
    "ecu-pago": ["Bajan el activo y el pasivo"],
    "ecu-patrimonio-cambia": [
      "Pagar de contado la energía de este mes",
      "Llevar un domicilio y cobrarlo de contado",
    ],
    "ecu-total": [8_300_000 + 3_000_000 - 400_000, 8_300_000 + 3_000_000, 8_300_000 - 400_000],
  },
  "partida-doble": {
    "pd-dos": ["El taladro que entra y el efectivo que sale"],
    "pd-saldo": [9_400_000 - 6_150_000, 9_400_000 + 6_150_000, 9_400_000],
    "pd-asiento": "1110 2000000 | 1105 -2000000",
    "pd-falta": [5_000_000 - 1_750_000 - 2_000_000, 1_750_000 + 2_000_000, 5_000_000 + 1_750_000 + 2_000_000],
    "pd-reves": ["Cuadra, pero está al revés"],
  },
  naturaleza: {
    "nat-proveedores": ["Va en el haber, porque la deuda crece"],
    "nat-codigo": ["Por el haber"],
    "nat-abono": ["Por el debe"],
    "nat-contrarias": [
      "1592 Depreciación acumulada",
      "2505 Salarios por pagar",
      "4135 Comercio al por mayor y al por menor",
    ],
    "nat-aporte": "1110 10000000 | 3130 -10000000",
  },
  documento: {
    "doc-soporte": [
      "Recibir la factura de energía, aunque no se pague hoy",
      "Cobrarle a un cliente lo que debía",
    ],
    "doc-salio": ["Una deuda, en 2335"],
    "doc-pago": "2335 180000 | 1110 -180000",
    "doc-impresora": ["1435 Mercancías no fabricadas por la empresa"],
    "doc-credito": ["2335 Costos y gastos por pagar"],
    "doc-error": ["Registro otro asiento que lo corrige"],
  },
  mayor: {
    "may-libro": ["En el mayor o en el auxiliar de Clientes"],
    "may-lado": ["A la derecha"],
    "may-saldo": [450_000 + 2_300_000 - 2_110_000, 2_300_000 - 2_110_000, 450_000 + 2_300_000 + 2_110_000],
    "may-proveedores": [3_000_000 - 1_000_000, 3_000_000 + 1_000_000, 3_800_000 + 1_700_000 - 2_500_000],
    "may-auxiliar": ["Si hay una línea de 1305 sin tercero"],
    "may-leer": ["El costo de lo que se vendió"],
  },
  "compras-ventas": {
    "cv-compra": ["Cuando se vende"],
    "cv-utilidad": [25 * (9_000 - 5_500), 25 * 9_000, 25 * 5_500, 9_000 - 5_500],
    "cv-cobro": "1110 760000 | 1305 -760000",
    "cv-devolucion": ["A su costo"],
    "cv-costo": [6_000_000 - 400_000 - 3_900_000, 6_000_000 - 3_900_000, 6_000_000 + 400_000 - 3_900_000],
  },
  iva: {
    "iva-cobra": [1_500_000 + 285_000, 1_500_000, 285_000],
    "iva-compra": "1435 1000000 | 2408 190000 | 2205 -1190000",
    "iva-saldo": [570_000 - 380_000, 570_000, 570_000 + 380_000],
    // 595.000 is 500.000 and 95.000; 19 % of 595.000 would be 113.050.
    "iva-base": [500_000, 595_000 - 113_050, 595_000],
    "iva-no-responsable": ["$\u00a01.190.000"],
  },
  retenciones: {
    "ret-que-es": ["Un activo: un anticipo de su impuesto"],
    // 2,5 % of 4.000.000; of 4.760.000 with VAT; 4 %, which is for services.
    "ret-calcula": [100_000, 119_000, 160_000],
    "ret-honorarios": "5110 2500000 | 236515 -275000 | 1110 -2225000",
    "ret-cuenta": ["135515, en el debe"],
    "ret-minima": ["No, está por debajo de la base mínima"],
    "ret-reteiva": ["Sobre el IVA"],
  },
  inventarios: {
    "inv-disponible": [50 * 20_000 + 100 * 22_400, 100 * 22_400, (150 * (20_000 + 22_400)) / 2],
    "inv-peps": [30 * 4_000 + 15 * 4_600, 45 * 4_600, 45 * 4_000],
    "inv-promedio": [(40 * 30_000 + 60 * 35_000) / 100, (30_000 + 35_000) / 2, 35_000],
    "inv-utilidad": ["Con PEPS"],
    "inv-final": [3_240_000 - 1_896_000, 3_240_000 - 90 * 21_600, 3_240_000 + 1_896_000],
    "inv-devolucion": ["Al costo con que salió"],
  },
  nomina: {
    "nom-devengado": [WAGE + TRANSPORT, WAGE, WAGE + TRANSPORT - 2 * SHARE],
    // 4 % of 2.200.000; of 2.449.095 (97.963,8); 8 % of 2.200.000.
    "nom-salud": [88_000, 97_964, 176_000],
    "nom-pago": `2505 ${NET} | 1110 -${NET}`,
    "nom-quien": ["La ARL", "La caja de compensación"],
    "nom-gasto": ["Lo devengado más los aportes del empleador"],
    "nom-planilla": [96_000 + 288_000, 288_000, 96_000],
  },
  prestaciones: {
    "pre-cuando": ["Una parte cada mes del semestre"],
    "pre-cesantias": [6_000_000 / 12, 6_000_000 / 24, 720_000],
    // The allowance would make it 2.409.095 ÷ 24 = 100.378,96.
    "pre-vacaciones": [2_160_000 / 24, 100_379, 2_160_000 / 12],
    "pre-pasivo": ["Porque todavía no se paga"],
    "pre-pago": "261020 1200000 | 1110 -1200000",
    "pre-diferencia": [1_230_000 - 1_150_000, 1_230_000, 1_150_000],
  },
  ajustes: {
    "aju-causacion": ["De noviembre"],
    "aju-depreciacion": [3_600_000 / 60, 3_600_000 / 5, 3_600_000 / 12],
    "aju-libros": [3_600_000 - 20 * 60_000, 20 * 60_000, 3_600_000],
    "aju-seguro": "170520 2400000 | 1110 -2400000",
    "aju-anticipo": ["$\u00a01.000.000"],
    "aju-deterioro": ["Porque el cliente todavía debe todo"],
  },
  conciliacion: {
    "con-diferencia": [8_420_000 - 7_905_000, 8_420_000 + 7_905_000],
    "con-cheque": ["Lo resto del saldo del extracto"],
    "con-cliente": "1110 480000 | 1305 -480000",
    "con-saldo": [5_300_000 - 900_000 + 250_000, 5_300_000 + 900_000 - 250_000, 5_300_000 - 900_000],
    "con-nueve": ["No: las cifras son distintas"],
    "con-asiento": ["Intereses que el banco abonó", "Un cheque que registraste por un valor equivocado"],
  },
  comprobacion: {
    "com-suma": [7_600_000 - 5_000_000, 4_000_000 + 2_500_000 + 1_100_000, 7_600_000 + 5_000_000],
    "com-invisible": [
      "Olvidar una factura completa",
      "Debitar papelería en lugar de aseo",
      "Registrar dos veces la misma venta",
    ],
    "com-doble": ["Un crédito de 320.000 anotado en el debe"],
    "com-transposicion": [720_000 - 270_000, 720_000 + 270_000, 270_000],
    "com-caja": ["Falta registrar una entrada de efectivo"],
    "com-reclasifica": "514520 260000 | 1524 -260000",
  },
  estados: {
    "est-fecha": ["Estado de situación financiera a 31 de diciembre"],
    "est-operacional": [50_000_000 - 31_000_000 - 9_000_000 - 4_000_000, 5_000_000, 50_000_000 - 31_000_000],
    "est-corriente": ["Lo que le deben los clientes a 30 días", "La mercancía de la bodega"],
    "est-patrimonio": [
      18_000_000 + 5_000_000 + 3_000_000 - 4_000_000,
      18_000_000 + 5_000_000 + 3_000_000 + 4_000_000,
      18_000_000 + 5_000_000 - 4_000_000,
    ],
    "est-puente": ["No: ganar no es lo mismo que cobrar"],
  },
  flujo: {
    "flu-venta": ["Cuando el cliente paga"],
    "flu-actividad": ["Un aporte de los socios", "La devolución del capital de un préstamo"],
    "flu-depreciacion": ["Porque redujo la utilidad sin gastar efectivo"],
    "flu-operacion": [
      5_000_000 + 800_000 - 1_500_000 + 600_000,
      5_000_000 + 800_000 + 1_500_000 + 600_000,
      5_000_000 - 800_000 - 1_500_000 + 600_000,
      5_000_000 + 800_000 - 1_500_000 - 600_000,
    ],
    "flu-final": [
      3_000_000 + 2_400_000 - 4_000_000 + 1_500_000,
      2_400_000 - 4_000_000 + 1_500_000,
      3_000_000 + 2_400_000 + 4_000_000 + 1_500_000,
    ],
  },
  cierre: {
    "cie-cuales": ["5135 Servicios"],
    "cie-ajuste": [9_000_000 - 350_000 - 800_000, 9_000_000 + 350_000 + 800_000, 9_000_000 - 350_000],
    "cie-ventas": "4135 80000000 | 5905 -80000000",
    "cie-resultado": [61_400_000 - 58_900_000, 61_400_000 + 58_900_000],
    "cie-perdida": ["Débito 3610, crédito 5905"],
    "cie-reparto": ["Débito 3705, crédito 2360"],
  },
  razones: {
    "raz-corriente": [36 / 18, 36 / 30, 18 / 36],
    "raz-acida": [1.17, 2, 0.83],
    "raz-endeudamiento": [50, 100, 30],
    "raz-capital": [36_000_000 - 18_000_000, 36_000_000 + 18_000_000, 30_000_000],
    "raz-roe": ["Porque la mitad del activo la financian otros"],
    "raz-lectura": ["¿Se acumuló mercancía que no se vende?", "¿Los clientes se están demorando en pagar?"],
  },
};

describe("ED-61 the key of the course", () => {
  it.each(COURSE_OUTLINE.map(({ id }) => id))("answers every question of %s", (id) => {
    expect(keysOf(lessonOf(id))).toEqual(KEY[id]);
  });

  it.each(COURSE_OUTLINE.map(({ id }) => id))(
    "asks in %s for pesos without decimals, but for ratios",
    (id) => {
      const others = questionsOf(lessonOf(id)).flatMap((each) =>
        each.kind === "number" && (each.unit !== "pesos" || each.decimals !== 0)
          ? [[each.id, each.unit, each.decimals]]
          : [],
      );
      const ratios = [
        ["raz-corriente", "times", 1],
        ["raz-acida", "times", 2],
        ["raz-endeudamiento", "percent", 0],
      ];
      expect(others).toEqual(id === "razones" ? ratios : []);
    },
  );
});
