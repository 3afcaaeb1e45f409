import type { FIGURE_NOTES } from "../note-keys.ts";
import { type NoteTemplate, template } from "./template.ts";

type Key = Exclude<
  (typeof FIGURE_NOTES)[number],
  | "revenue"
  | "cost"
  | "administration"
  | "selling"
  | "other-income"
  | "other-expenses"
  | "finance-income"
  | "finance-cost"
  | "income-tax"
>;

const CASH =
  "Comprende el dinero en caja, en bancos y en otras entidades financieras [¿hay saldos restringidos?].";
const INVESTMENTS =
  "Comprende títulos, acciones y cuotas de otras entidades [¿qué las garantiza o restringe?].";
const RECEIVABLES =
  "Comprende lo que deben los clientes y otros terceros, menos lo que se estima que no se recaudará.";
const PAYABLES =
  "Comprende lo que se debe a proveedores y a otros acreedores por bienes y servicios recibidos.";
const TAXES =
  "Comprende los impuestos, las retenciones y los anticipos con la DIAN y los municipios. Los saldos a favor y por pagar se presentan por separado.";
const EMPLOYEES =
  "Comprende salarios, cesantías, intereses, prima, vacaciones y aportes causados y no pagados al {corte}.";
const INVENTORIES =
  "Comprende los bienes para la venta, en proceso y de consumo. La fórmula del costo es {método}. [¿Hay inventarios en garantía o deteriorados?]";
const PROPERTY =
  "El movimiento del período se presenta por cuenta. [¿Cuáles son las vidas útiles y el método de depreciación?] [¿Hay bienes en garantía?]";
const DEBT =
  "Comprende los saldos con bancos y otros prestamistas. [¿Cuáles son las tasas, los plazos y las garantías?]";
const PROVISIONS =
  "Comprende obligaciones de valor o vencimiento inciertos [¿cuándo se espera pagarlas y por qué?].";
const DEFERRED = "Comprende lo recibido por anticipado y los recursos recibidos para terceros.";
const EQUITY =
  "Comprende los aportes de los propietarios, las reservas y los resultados acumulados. [¿Cuántas acciones o cuotas hay, y de qué valor nominal?]";
const RESULT = "Es el resultado del año hasta el {corte}, que el máximo órgano social aún no ha distribuido.";
const PREPAID = "Comprende pagos hechos por servicios que se recibirán después del {corte}.";
const INTANGIBLES =
  "Comprende activos sin apariencia física, al costo menos su amortización. [¿Cuáles son sus vidas útiles?]";
const OTHERS =
  "Comprende los demás activos, que no tienen línea propia en el estado de situación financiera.";
const DEFERRED_TAX =
  "Resulta de las diferencias temporarias entre los valores contables y fiscales. [¿De qué partidas y a qué tarifa?]";

/** Texts of the notes to the statement of financial position, by both frameworks. */
export const BALANCE_TEMPLATES: Readonly<Record<Key, NoteTemplate>> = {
  cash: template("Efectivo y equivalentes al efectivo", ["7", CASH], ["4", CASH]),
  investments: template("Inversiones", ["11", INVESTMENTS], ["6", INVESTMENTS]),
  receivables: template("Cuentas por cobrar", ["11", RECEIVABLES], ["7", RECEIVABLES]),
  payables: template("Proveedores y cuentas por pagar", ["11", PAYABLES], ["10", PAYABLES]),
  employees: template(
    "Beneficios a empleados",
    ["28", EMPLOYEES],
    ["11", EMPLOYEES],
    "Obligaciones laborales",
  ),
  "deferred-income": template("Ingresos diferidos y anticipos", ["23", DEFERRED], ["12", DEFERRED]),
  taxes: template("Impuestos corrientes", ["29", TAXES], ["10", TAXES]),
  inventories: template("Inventarios", ["13", INVENTORIES], ["8", INVENTORIES]),
  prepaid: template("Gastos pagados por anticipado", ["2", PREPAID], ["4", PREPAID]),
  property: template("Propiedades, planta y equipo", ["17", PROPERTY], ["9", PROPERTY]),
  intangibles: template("Intangibles", ["18", INTANGIBLES], ["4", INTANGIBLES]),
  "deferred-tax": template("Impuesto diferido", ["29", DEFERRED_TAX], ["4", DEFERRED_TAX]),
  "other-assets": template("Otros activos", ["4", OTHERS], ["4", OTHERS]),
  debt: template("Obligaciones financieras", ["11", DEBT], ["10", DEBT]),
  provisions: template("Provisiones", ["21", PROVISIONS], ["4", PROVISIONS]),
  equity: template("Patrimonio", ["22", EQUITY], ["4", EQUITY]),
  result: template("Resultado del ejercicio", ["6", RESULT], ["4", RESULT]),
};
