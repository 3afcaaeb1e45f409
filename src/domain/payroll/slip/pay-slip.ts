import type { Company } from "../../company/company.ts";
import { formatDocument } from "../../company/nit.ts";
import { representativeLine } from "../../company/signers.ts";
import { formatDay, formatPesos } from "../../kernel/format.ts";
import { abs, type Pesos } from "../../kernel/pesos.ts";
import type { PersonNotes } from "../employee/employee.ts";
import { lawNotes } from "../law/law-notes.ts";
import type { PayrollRun } from "../run/compute-run.ts";
import { periodName } from "../run/period.ts";
import type { StoredRun } from "../run/stored-run.ts";
import { amountInWords } from "./amount-in-words.ts";
import { CONCEPTS, type SlipGroup } from "./concepts.data.ts";
import { quantityText } from "./quantity-text.ts";
import type { Slip } from "./slip.ts";

export interface PaySlipFact {
  readonly label: string;
  readonly value: string;
}

interface PaySlipLine {
  readonly label: string;
  /** "30 días", "4%"; empty without a quantity. */
  readonly quantity: string;
  readonly amount: Pesos;
  /** Index in `Slip.lines`, to find the amount's derivation; a number, so that it can be passed to a worker. */
  readonly line: number;
}

/** Titled lines with their total. */
export interface PaySlipPart {
  readonly title: string;
  readonly lines: readonly PaySlipLine[];
  readonly totalLabel: string;
  readonly total: Pesos;
}

interface PaySlipSignature {
  readonly name: string;
  readonly role: string;
}

/** One person's printed pay slip for one period: screen and PDF show the same (CST arts. 138 and 149). */
export interface PaySlip {
  readonly title: string;
  readonly company: string;
  /** "NIT 901.482.316-8, Bogotá"; unknown parts are left out. */
  readonly nit: string;
  readonly person: string;
  /** "Noviembre de 2026, primera quincena". */
  readonly period: string;
  /** "2026-11-04": the fourth of its run. */
  readonly number: string;
  /** Shown above the table in two columns; unknown facts are left out. */
  readonly about: readonly PaySlipFact[];
  readonly paid: readonly PaySlipFact[];
  readonly accrued: PaySlipPart;
  readonly deducted: PaySlipPart;
  /** Below zero when deductions exceed earnings. */
  readonly net: { readonly label: string; readonly amount: Pesos; readonly words: string };
  /** Employer contributions; null when there are none. */
  readonly employer: PaySlipPart | null;
  readonly provisions: PaySlipPart | null;
  readonly cost: { readonly label: string; readonly amount: Pesos };
  /** The law applied, and remarks on the figures. */
  readonly notes: readonly string[];
  readonly signatures: readonly PaySlipSignature[];
}

/** A stored run with its figures and company. */
export interface SlipsOrder {
  readonly kept: Pick<StoredRun, "status" | "paidOn">;
  readonly computed: {
    readonly run: PayrollRun;
    /** In the order of the slips. */
    readonly people: readonly PersonNotes[];
    /** Number of figures that today's law data would change. */
    readonly changed: number;
  };
  readonly company: Pick<Company, "name" | "nit" | "city" | "signers"> | null;
}

const NO_COMPANY = "Sin empresa";

function linesOf({ lines }: Slip, group: SlipGroup): readonly PaySlipLine[] {
  return lines.flatMap(({ concept, label, quantity, amount }, line) =>
    CONCEPTS[concept].group === group ? [{ label, quantity: quantityText(quantity), amount, line }] : [],
  );
}

function besides(slip: Slip, group: "employer" | "provision", title: string, total: Pesos) {
  const lines = linesOf(slip, group);
  return lines.length === 0 ? null : { title, lines, totalLabel: "Suma", total };
}

function known(facts: readonly PaySlipFact[]): readonly PaySlipFact[] {
  return facts.filter(({ value }) => value.trim() !== "");
}

function aboutPerson({ contract }: Slip, notes: PersonNotes): readonly PaySlipFact[] {
  return known([
    { label: "Nombre", value: contract.name },
    { label: "Documento", value: formatDocument(contract.document) },
    { label: "Cargo", value: notes.position },
    { label: "EPS", value: notes.eps },
    { label: "Fondo de pensiones", value: contract.contributesToPension ? notes.pensionFund : "" },
  ]);
}

function daysText({ days, workedDays }: Slip): string {
  return days === workedDays ? String(days) : `${workedDays} de ${days}`;
}

function aboutPay(slip: Slip, paidOn: StoredRun["paidOn"]): readonly PaySlipFact[] {
  const { contract, from, to } = slip;
  return known([
    { label: "Período", value: `${formatDay(from)} a ${formatDay(to)}` },
    { label: "Días trabajados", value: daysText(slip) },
    { label: "Fecha de ingreso", value: formatDay(contract.start) },
    {
      label: contract.kind === "integral" ? "Salario integral" : "Salario básico",
      value: formatPesos(contract.salary),
    },
    { label: "Fecha de pago", value: paidOn === null ? "" : formatDay(paidOn) },
  ]);
}

function notesOf(slip: Slip, { kept, computed }: SlipsOrder, law: readonly string[]): readonly string[] {
  const { run, changed } = computed;
  const { net } = slip.totals;
  const owes = `Las deducciones superan lo devengado: quedan ${formatPesos(abs(net))} por descontar.`;
  return [
    ...(kept.status === "draft" ? ["Borrador: la nómina de este período no está cerrada."] : []),
    ...(net < 0 ? [owes] : []),
    ...law,
    ...(slip.exonerated
      ? ["La empresa está exonerada de salud, SENA e ICBF por esta persona (ET art. 114-1)."]
      : []),
    ...(run.order.period.part === "second-half"
      ? ["Salud, pensión y fondos son los del mes, menos lo descontado en la primera quincena."]
      : []),
    ...(changed > 0 ? ["Los valores son los que se guardaron al cerrar la nómina."] : []),
  ];
}

const PARTS = { month: "", "first-half": "-Q1", "second-half": "-Q2" } as const;

/** "2026-11-04", "2026-11-Q1-04". */
function numberOf({ order }: PayrollRun, index: number): string {
  const { month, part } = order.period;
  return `${month}${PARTS[part]}-${String(index + 1).padStart(2, "0")}`;
}

function placeOf(company: SlipsOrder["company"]): string {
  const { nit = "", city = "" } = company ?? {};
  return [nit === "" ? "" : `NIT ${nit}`, city].filter(Boolean).join(", ");
}

/** The representative if named, else the company. */
function signedFor(company: SlipsOrder["company"]): PaySlipSignature {
  const known = representativeLine(company?.signers);
  if (known !== null) return { name: known.name, role: known.role };
  return { name: company?.name ?? NO_COMPANY, role: "Por la empresa" };
}

function documentOf(contract: Slip["contract"]): readonly string[] {
  const written = formatDocument(contract.document);
  return written === "" ? [] : [`Documento ${written}`];
}

/** The slip at an index of the run; null if there is none. `law` is passed in because all slips share it. */
export function paySlip(
  order: SlipsOrder,
  index: number,
  law: readonly string[] = lawNotes(order.computed.run.order),
): PaySlip | null {
  const { kept, company } = order;
  const { run, people } = order.computed;
  const slip = run.slips[index];
  if (slip === undefined) return null;
  const notes = people[index] ?? { position: "", eps: "", pensionFund: "" };
  const { totals, contract } = slip;
  return {
    title: "Desprendible de pago",
    company: company?.name ?? NO_COMPANY,
    nit: placeOf(company),
    person: contract.name,
    period: periodName(run.order.period),
    number: numberOf(run, index),
    about: aboutPerson(slip, notes),
    paid: aboutPay(slip, kept.paidOn),
    accrued: {
      title: "Devengado",
      lines: linesOf(slip, "accrued"),
      totalLabel: "Total devengado",
      total: totals.accrued,
    },
    deducted: {
      title: "Deducciones",
      lines: linesOf(slip, "deducted"),
      totalLabel: "Total deducciones",
      total: totals.deducted,
    },
    net: { label: "Neto a pagar", amount: totals.net, words: `${amountInWords(totals.net)}.` },
    employer: besides(slip, "employer", "Aportes de la empresa", totals.employer),
    provisions: besides(slip, "provision", "Provisiones del período", totals.provisions),
    cost: { label: "Costo total para la empresa", amount: totals.cost },
    notes: notesOf(slip, order, law),
    signatures: [
      signedFor(company),
      {
        name: contract.name,
        role: ["Recibí a conformidad", ...documentOf(contract)].join(". "),
      },
    ],
  };
}

/** The slips of a run, generated on demand, so that a thousand of them are never held in memory. */
export function* paySlips(order: SlipsOrder): Generator<PaySlip> {
  const law = lawNotes(order.computed.run.order);
  for (const index of order.computed.run.slips.keys()) {
    const slip = paySlip(order, index, law);
    if (slip !== null) yield slip;
  }
}
