import { bankTemplate, ONLY_QUESTIONS } from "../parts/bank-template.ts";
import { credits, debits } from "../parts/ledger.ts";
import { askNumber, choose } from "../parts/questions.ts";
import { introduce } from "../parts/setting.ts";
import { tradingBalances } from "../parts/trading-balances.ts";
import type { ExerciseTemplate } from "../template.ts";

const TODO = [`Calcula cada razón con los saldos de tu libro. ${ONLY_QUESTIONS}`];
const BALANCES =
  "Estos son sus saldos al terminar el año, antes de cerrar. El préstamo bancario vence en tres años.";

const liquidity = bankTemplate(
  {
    id: "ratios-liquidity",
    title: "Liquidez: ¿alcanza para pagar lo que vence?",
    topic: "ratios",
    level: 4,
    minutes: 12,
    month: 12,
    practises: ["liquidez", "corriente y no corriente"],
  },
  (s) => {
    const { position: held, opening } = tradingBalances(s);
    const current = held.cash + held.owed + held.stock;
    return {
      intro: [introduce(s), BALANCES],
      opening,
      operations: [],
      todo: TODO,
      hints: [
        "Razón corriente = activo corriente ÷ pasivo corriente.",
        "La prueba ácida quita los inventarios.",
        "El pasivo corriente aquí son solo los proveedores.",
      ],
      asked: [
        askNumber(
          "current",
          "¿Cuál es la razón corriente? (dos decimales)",
          current / held.suppliers,
          "Activo corriente ÷ pasivo corriente.",
          {
            unit: "times",
            decimals: 2,
            fromLedger: { plus: [debits("11", "13", "14")], over: [credits("22")] },
          },
        ),
        askNumber(
          "acid",
          "¿Cuál es la prueba ácida? (dos decimales)",
          (held.cash + held.owed) / held.suppliers,
          "Activo corriente sin inventarios ÷ pasivo corriente.",
          { unit: "times", decimals: 2, fromLedger: { plus: [debits("11", "13")], over: [credits("22")] } },
        ),
        askNumber(
          "capital",
          "¿Cuánto es el capital de trabajo?",
          current - held.suppliers,
          "Activo corriente menos pasivo corriente.",
          { fromLedger: { plus: [debits("11", "13", "14")], minus: [credits("22")] } },
        ),
        choose(
          s.random,
          "means",
          "¿Qué dice una razón corriente mayor que 1?",
          [
            "*El activo corriente alcanza para cubrir el pasivo corriente",
            "La empresa tuvo utilidades",
            "La empresa no tiene deudas",
            "El efectivo alcanza para pagar todo hoy",
          ],
          "Compara lo que se vuelve dinero pronto con lo que vence pronto; no mide utilidades.",
        ),
      ],
      lesson: "Una razón se lee con su pregunta: esta mide pagos cercanos, no ganancias.",
    };
  },
);

const margins = bankTemplate(
  {
    id: "ratios-margins",
    title: "Márgenes y rentabilidad",
    topic: "ratios",
    level: 4,
    minutes: 15,
    month: 12,
    practises: ["margen", "rentabilidad"],
  },
  (s) => {
    const { amounts, assets, liabilities, profit, opening } = tradingBalances(s);
    const net = amounts.sales - amounts.returns;
    const result = { plus: [credits("4")], minus: [debits("5", "6")], times: 100 };
    return {
      intro: [introduce(s), `${BALANCES} Toma los saldos finales, y no calcules impuesto de renta.`],
      opening,
      operations: [],
      todo: TODO,
      hints: [
        "Todo margen se divide entre las ventas netas.",
        "La rentabilidad del activo divide la utilidad entre el activo total.",
      ],
      asked: [
        askNumber(
          "gross",
          "¿Cuál es el margen bruto? (en porcentaje, un decimal)",
          ((net - amounts.goods) / net) * 100,
          "Utilidad bruta ÷ ventas netas.",
          {
            unit: "percent",
            decimals: 1,
            fromLedger: { plus: [credits("41")], minus: [debits("6")], over: [credits("41")], times: 100 },
          },
        ),
        askNumber(
          "net",
          "¿Cuál es el margen antes de impuestos? (en porcentaje, un decimal)",
          (profit / net) * 100,
          "Utilidad antes de impuestos ÷ ventas netas.",
          { unit: "percent", decimals: 1, fromLedger: { ...result, over: [credits("41")] } },
        ),
        askNumber(
          "assets",
          "¿Cuál es la rentabilidad del activo? (en porcentaje, un decimal)",
          (profit / assets) * 100,
          "Utilidad ÷ activo total.",
          { unit: "percent", decimals: 1, fromLedger: { ...result, over: [debits("1")] } },
        ),
        askNumber(
          "debt",
          "¿Cuál es el nivel de endeudamiento? (en porcentaje, un decimal)",
          (liabilities / assets) * 100,
          "Pasivo ÷ activo.",
          {
            unit: "percent",
            decimals: 1,
            fromLedger: { plus: [credits("2")], over: [debits("1")], times: 100 },
          },
        ),
      ],
      lesson: "Ganar mucho por peso vendido y ganar mucho por peso invertido son cosas distintas.",
    };
  },
);

const turnover = bankTemplate(
  {
    id: "ratios-turnover",
    title: "Rotación: ¿cuánto tardan en volverse dinero?",
    topic: "ratios",
    level: 5,
    minutes: 15,
    month: 12,
    practises: ["rotación", "días de cartera"],
  },
  (s) => {
    const { amounts, position: held, opening } = tradingBalances(s);
    const net = amounts.sales - amounts.returns;
    return {
      intro: [
        introduce(s),
        `${BALANCES} Todas sus ventas son a crédito. Usa los saldos finales y un año de 360 días.`,
      ],
      opening,
      operations: [],
      todo: TODO,
      hints: [
        "Días de cartera = clientes × 360 ÷ ventas netas.",
        "Los inventarios se comparan con el costo, no con las ventas.",
      ],
      asked: [
        askNumber(
          "collect",
          "¿Cuántos días tarda en cobrar? (un decimal)",
          (held.owed * 360) / net,
          "Clientes × 360 ÷ ventas netas.",
          {
            unit: "days",
            decimals: 1,
            fromLedger: { plus: [debits("13")], over: [credits("41")], times: 360 },
          },
        ),
        askNumber(
          "stock",
          "¿Cuántos días dura el inventario? (un decimal)",
          (held.stock * 360) / amounts.goods,
          "Inventario × 360 ÷ costo de ventas.",
          {
            unit: "days",
            decimals: 1,
            fromLedger: { plus: [debits("14")], over: [debits("6")], times: 360 },
          },
        ),
        askNumber(
          "turns",
          "¿Cuántas veces rota el inventario en el año? (dos decimales)",
          amounts.goods / held.stock,
          "Costo de ventas ÷ inventario.",
          { unit: "times", decimals: 2, fromLedger: { plus: [debits("6")], over: [debits("14")] } },
        ),
      ],
      lesson: "Mercancía y cartera quietas son dinero detenido: la rotación dice por cuánto tiempo.",
    };
  },
);

export const RATIOS: readonly ExerciseTemplate[] = [liquidity, margins, turnover];
