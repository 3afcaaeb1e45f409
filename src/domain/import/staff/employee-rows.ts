import type { Day } from "../../kernel/day.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import { fold } from "../../kernel/spanish.ts";
import type { ArlClass, ContractKind, TransportKind, WorkArea } from "../../payroll/employee/contract.ts";
import { documentColumn } from "../table/column-by-cells.ts";
import { findHead, type HeadWords } from "../table/find-head.ts";
import { isCellError, plainCell, type SheetRow } from "../table/sheet.ts";
import { type CellReading, dayColumn, moneyColumn } from "../values/cell-columns.ts";
import { withoutHandMarks } from "../values/hand-money.ts";
import {
  NAME_WORDS,
  type NameUse,
  NUMBER_WORDS,
  plainDocument,
  saidText,
  tellingRows,
} from "./person-heads.ts";

type EmployeeUse =
  | NameUse
  | "number"
  | "position"
  | "salary"
  | "salaryKind"
  | "contractKind"
  | "start"
  | "end"
  | "arl"
  | "eps"
  | "fund"
  | "pensioner"
  | "transport"
  | "area";

const HEADS: HeadWords<EmployeeUse> = [
  [
    null,
    /^(?:tipo|clase) (?:de )?(?:documento|doc|identificacion|id)\b|^(?:documento|identificacion|id) tipo$/,
  ],
  [null, /nacimiento|expedicion|cesant|solidaridad|compensacion|\bccf\b|banco|cuenta|^codigo|^cod\b|^item/],
  [null, /^(?:n|no|nro|num|numero)$|^(?:salario|sueldo|valor)? ?(?:diario|dia|hora|anual)$|^dias/],
  ["salaryKind", /^(?:tipo|clase|modalidad) (?:de )?(?:salario|sueldo)|^(?:salario )?integral$/],
  [
    "contractKind",
    /^(?:tipo|clase|modalidad|termino) (?:del? )?(?:contrato|vinculacion)|^(?:contrato|vinculacion|termino)$/,
  ],
  [
    "arl",
    /^(?:tipo|clase|nivel|grado|tarifa|porcentaje)? ?(?:de )?(?:riesgo|arl)\b|^arl .*(?:riesgo|nivel|clase|tarifa)/,
  ],
  [null, /^(?:tipo|clase)\b/],
  ["end", /^(?:fecha |fec |f )?(?:de |del )?(?:retiro|terminacion|finalizacion|salida|vencimiento|fin)\b/],
  [
    "start",
    /^(?:fecha |fec |f |dia )(?:de |del )?(?:ingreso|inicio|contratacion|vinculacion|admision|contrato|entrada)/,
  ],
  ["start", /^(?:ingreso|inicio|desde|vinculado desde|entro(?: el)?|empezo(?: el)?)\b/],
  ["transport", /(?:aux|subsidio|sub)\S* (?:de |legal de )?(?:transp|conect|movil)|^(?:auxilio|transporte)$/],
  ["pensioner", /^(?:es )?pensionad/],
  ["eps", /^(?:eps|salud|entidad (?:de salud|promotora))\b/],
  ["fund", /^(?:afp|pension|pensiones|(?:fondo|entidad|administradora)(?: de)? pension\S*|fondo)\b/],
  ["salary", /^(?:salario|sueldo|asignacion|basico|remuneracion|devengado basico)\b/],
  ["salary", /\b(?:salario|sueldo)\b/],
  [
    "salary",
    /^(?:gana|devenga|cuanto gana|se le paga|pago|paga|ingreso)(?: (?:al|por|el|cada) mes| mensual)?$|^mensual$/,
  ],
  // Of a list without another column of pay.
  ["salary", /^(?:total )?devengad/],
  ["position", /^(?:cargo|puesto|oficio|ocupacion|rol|labor|que hace)\b/],
  ["number", NUMBER_WORDS],
  ["area", /^(?:area|seccion|dependencia|centro de costos?|departamento)\b/],
  ...NAME_WORDS,
  ["start", /^fecha$/],
];

/** A row of a list of employees, as it is written: what it does not say stays unsaid. */
export interface ListedEmployee {
  /** As counted in the file, from 1. */
  readonly row: number;
  readonly name: string;
  readonly number: string;
  readonly position: string;
  readonly eps: string;
  readonly pensionFund: string;
  readonly salary: CellReading<Pesos>;
  /** The salary had cents, and stands for the nearest peso. */
  readonly hasCents: boolean;
  /** The salary in minimum wages, where it is said in words: "2 SMLV". */
  readonly minimums: number | null;
  readonly start: CellReading<Day>;
  readonly end: CellReading<Day>;
  readonly kind: ContractKind | null;
  /** By contract they are no employee: services, fees. */
  readonly isService: boolean;
  readonly arl: CellReading<ArlClass>;
  readonly transport: TransportKind | null;
  readonly area: WorkArea | null;
  readonly contributes: boolean | null;
}

export interface EmployeeRows {
  readonly rows: readonly ListedEmployee[];
  /** Why nothing is read: no heading that says names, no other column, or more rows than are read at once. */
  readonly missing: "head" | "too-many" | null;
}

export const MOST_EMPLOYEES = 2_000;
/** Twice the longest of all fields is enough to see that it is too long. */
const LONGEST_CELL = 400;

type Columns = Readonly<Partial<Record<EmployeeUse, number>>>;

interface Headed {
  readonly columns: Columns;
  readonly labels: readonly string[];
  readonly next: number;
}

function headed(rows: readonly SheetRow[]): Headed | null {
  const isNamed = (uses: ReadonlySet<EmployeeUse>) =>
    uses.has("name") || uses.has("given") || uses.has("surname");
  const says = (uses: ReadonlySet<EmployeeUse>) =>
    uses.has("salary") || (uses.has("start") && (uses.has("number") || uses.has("position")));
  const head = findHead(rows, HEADS, (uses) => (isNamed(uses) && says(uses) ? uses.size : 0));
  if (head === null) return null;
  const columns: Partial<Record<EmployeeUse, number>> = {};
  for (const [at, use] of head.uses.entries()) if (use !== null) columns[use] ??= at;
  const table = { labels: head.labels, rows: rows.slice(head.next).map(({ cells }) => cells.map(plainCell)) };
  const number = columns.number ?? documentColumn(table, new Set(Object.values(columns)));
  return {
    columns: { ...columns, ...(number !== undefined && { number }) },
    labels: head.labels,
    next: head.next,
  };
}

/** Columns of a list without a heading: name, document, position, salary and first day, or the document or the position first. */
function inUsualOrder(rows: readonly SheetRow[]): Columns | null {
  const whole = rows.filter(({ cells }) => cells.length >= 5);
  if (whole.length < rows.length / 2) return null;
  const isNumber = (at: number) => whole.every(({ cells }) => /^[\d.\s-]{4,}$/.test(plainCell(cells[at])));
  const rest = { salary: 3, start: 4 };
  if (isNumber(2) && !isNumber(1)) return { position: 0, name: 1, number: 2, ...rest };
  const first = isNumber(0) ? { number: 0, name: 1 } : { name: 0, number: 1 };
  return { ...first, position: 2, ...rest };
}

const MINIMUM =
  /^(?:(\d{1,2}(?:[.,]\d{1,2})?)\s*)?(?:s\.?\s?m\.?\s?(?:m\.?\s?)?l\.?\s?(?:m\.?\s?)?v?\.?|(?:salarios? )?minimos?(?: legal(?:es)?)?(?: mensual(?:es)?)?(?: vigentes?)?)$/;

function minimumsIn(text: string): number | null {
  const found = MINIMUM.exec(fold(text));
  return found === null ? null : Number((found[1] ?? "1").replace(",", "."));
}

const ROMAN = ["i", "ii", "iii", "iv", "v"];
/** The rates of Decreto 1772 de 1994, art. 13, in percent; a cell of percent holds a hundredth of them. */
const RATES = ["0.522", "1.044", "2.436", "4.35", "6.96"];

function arlIn(text: string): CellReading<ArlClass> {
  const said = fold(text).replace(",", ".");
  const whole = /\b(?:clase|riesgo|nivel|r)?\s*([1-5]|iii|ii|iv|i|v)\b(?![.\d])/.exec(said);
  const rate = /\d+\.\d+/.exec(said)?.[0];
  const isRate = (each: string) =>
    [Number(each), Number(each) / 100].some((value) => Math.abs(value - Number(rate)) < 1e-6);
  const at = RATES.findIndex(isRate);
  if (at >= 0) return { kind: "value", value: (at + 1) as ArlClass };
  const level = whole?.[1];
  if (level !== undefined && rate === undefined)
    return {
      kind: "value",
      value: (ROMAN.includes(level) ? ROMAN.indexOf(level) + 1 : Number(level)) as ArlClass,
    };
  // The name of the insurer says no class.
  return /\d/.test(said) ? { kind: "bad", cell: text } : { kind: "none" };
}

function transportIn(text: string): TransportKind | null {
  const said = fold(text);
  if (/conect/.test(said)) return "connectivity";
  if (/^(?:no\b|n$|na$|n\/a|sin|ninguno|falso|[$\s0.,-]+$)/.test(said)) return "none";
  return /^(?:s\b|si\b|x$|aplica|con\b|legal|[$\s]*[\d.,]+$|transp|aux|verdadero)/.test(said)
    ? "transport"
    : null;
}

function areaIn(text: string): WorkArea | null {
  const said = fold(text);
  if (/venta|comercial|mercade|punto/.test(said)) return "sales";
  return /admin|gerenc|contab|finan|oficina/.test(said) ? "administration" : null;
}

const OPEN_END = /^(?:indefinid[oa]|activ[oa]|vigente|actual(?:mente)?|a la fecha|n\/?a|no aplica|-+|0)?$/;

/** Reads the rows below a heading, each column with what all of it says of its days and its decimal mark. */
function reader(rows: readonly SheetRow[], columns: Columns, today: Day): (row: SheetRow) => ListedEmployee {
  const at = (row: SheetRow, use: EmployeeUse) => {
    const column = columns[use];
    return column === undefined ? null : (row.cells[column] ?? null);
  };
  const all = (use: EmployeeUse) => rows.map((row) => at(row, use));
  const money = moneyColumn(all("salary").map(withoutHandMarks));
  const [starts, ends] = [dayColumn(all("start"), today), dayColumn(all("end"), today)];
  return (row) => {
    const text = (use: EmployeeUse) => plainCell(at(row, use)).slice(0, LONGEST_CELL);
    const person = (use: NameUse) => (isCellError(at(row, use)) ? "" : text(use));
    const parts = (["name", "given", "given2", "surname", "surname2"] as const).map(person);
    const minimums = minimumsIn(text("salary"));
    const salary =
      minimums === null ? money(withoutHandMarks(at(row, "salary"))) : ({ kind: "none" } as const);
    const isMinus = salary.kind === "value" && salary.value.value < 0;
    const contract = fold(`${text("contractKind")} ${text("salaryKind")}`);
    const fund = text("fund");
    const isPensioner =
      /^pensionad/.test(fold(fund)) || /^(?:si|x|s|verdadero)\b/.test(fold(text("pensioner")));
    return {
      row: row.row,
      name: parts.filter((part) => part !== "").join(" "),
      number: plainDocument(text("number")),
      position: saidText(text("position")),
      eps: saidText(text("eps")),
      pensionFund: isPensioner ? "" : saidText(fund),
      salary:
        salary.kind === "value" && !isMinus
          ? { kind: "value", value: salary.value.value }
          : isMinus
            ? { kind: "bad", cell: text("salary") }
            : salary.kind === "bad"
              ? { kind: "bad", cell: text("salary") }
              : { kind: "none" },
      hasCents: salary.kind === "value" && salary.value.isRounded,
      minimums,
      start: starts(at(row, "start")),
      end: OPEN_END.test(fold(text("end"))) ? { kind: "none" } : ends(at(row, "end")),
      kind: /integral/.test(contract) ? "integral" : /ordinari/.test(contract) ? "ordinary" : null,
      isService: /prestacion de servicios|honorarios|contratista|^\s*(?:o\.?p\.?s|servicios)\b/.test(
        contract,
      ),
      arl: arlIn(text("arl")),
      transport: transportIn(text("transport")),
      area: areaIn(text("area")),
      contributes: isPensioner ? false : saidText(fund) !== "" ? true : null,
    };
  };
}

/** The rows of a list of employees, by its heading or, without one, in the usual order of five columns. */
export function readEmployeeRows(rows: readonly SheetRow[], today: Day): EmployeeRows {
  if (rows.length === 0) return { rows: [], missing: null };
  const found = headed(rows);
  const columns = found?.columns ?? inUsualOrder(rows);
  if (columns === null) return { rows: [], missing: "head" };
  const body = tellingRows(rows, found);
  const read = reader(body, columns, today);
  const people = body.map(read).filter(({ name, number }) => name !== "" || number !== "");
  return people.length > MOST_EMPLOYEES ? { rows: [], missing: "too-many" } : { rows: people, missing: null };
}

/** How much of a sheet is a list of employees, to tell which of several holds it. */
export function worthAsEmployees({ rows }: { readonly rows: readonly SheetRow[] }): number {
  const found = headed(rows);
  return found === null ? 0 : rows.length - found.next;
}
