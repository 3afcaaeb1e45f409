import type { FIGURE_NOTES } from "../note-keys.ts";
import type { BALANCE_TEMPLATES } from "./balance-notes.data.ts";
import { type NoteTemplate, template } from "./template.ts";

type Key = Exclude<(typeof FIGURE_NOTES)[number], keyof typeof BALANCE_TEMPLATES>;

const REVENUE = "Se detallan por clase de ingreso, netos de devoluciones, rebajas y descuentos.";
const COST = "Es el costo de los bienes vendidos y de los servicios prestados, por cuenta.";
const ADMINISTRATION = "Gastos de la dirección y la administración de {empresa}, por naturaleza.";
const SELLING = "Gastos de comercialización y distribución, por naturaleza.";
const OTHER_INCOME = "Ingresos que no provienen de las actividades ordinarias.";
const OTHER_EXPENSES = "Gastos que no provienen de las actividades ordinarias.";
const FINANCE_INCOME = "Rendimientos, intereses y descuentos financieros a favor.";
const FINANCE_COST = "Intereses, comisiones y demás costos de la financiación.";
const INCOME_TAX =
  "Gasto por impuesto a las ganancias del período [¿cómo se concilia con la utilidad contable?].";

/** Texts of the notes to the income statement, by both frameworks. */
export const INCOME_TEMPLATES: Readonly<Record<Key, NoteTemplate>> = {
  revenue: template("Ingresos de actividades ordinarias", ["23", REVENUE], ["12", REVENUE]),
  cost: template("Costo de ventas", ["5", COST], ["5", COST]),
  administration: template("Gastos de administración", ["5", ADMINISTRATION], ["5", ADMINISTRATION]),
  selling: template("Gastos de ventas", ["5", SELLING], ["5", SELLING]),
  "other-income": template("Otros ingresos", ["5", OTHER_INCOME], ["5", OTHER_INCOME]),
  "other-expenses": template("Otros gastos", ["5", OTHER_EXPENSES], ["5", OTHER_EXPENSES]),
  "finance-income": template("Ingresos financieros", ["23", FINANCE_INCOME], ["5", FINANCE_INCOME]),
  "finance-cost": template("Costos financieros", ["25", FINANCE_COST], ["5", FINANCE_COST]),
  "income-tax": template("Impuesto a las ganancias", ["29", INCOME_TAX], ["5", INCOME_TAX]),
};
