import { LAST_LEGAL_YEAR as YEAR } from "../law/horizon.ts";
import type { KnowledgeEntry } from "./knowledge.ts";
import {
  firstTaxedSalary,
  hourFactor,
  lastThree,
  lastTwo,
  latest,
  lawMoney,
  throughYear,
  wageStatus,
} from "./law-figures.ts";

/** Payroll in Colombia, private sector, as of November 2026. */
export const PAYROLL_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: "payroll",
    title: "¿Qué es la nómina y cómo se calcula el neto?",
    keywords: [
      "que es la nomina",
      "neto a pagar",
      "devengado",
      "deducciones",
      "salario neto",
      "cuanto recibe el empleado",
    ],
    answer:
      "Es la liquidación de lo que gana cada trabajador en el período. Devengado, que es salario, horas extra y auxilio de transporte, menos deducciones, que son salud, pensión y otras, da el neto a pagar. El empleador paga además sus aportes y provisiona las prestaciones.",
  },
  {
    id: "minimum-wage",
    title: "¿Cuál es el salario mínimo?",
    keywords: ["salario minimo", "smmlv", `minimo ${YEAR}`, "sueldo minimo", "cuanto es el minimo"],
    answer: `El salario mínimo mensual ${lastThree("minimumWage", "el")}. ${wageStatus()}`,
  },
  {
    id: "transport-allowance",
    title: "¿Quién recibe auxilio de transporte y cuánto es?",
    keywords: ["auxilio de transporte", "subsidio de transporte", "transporte", "auxilio de conectividad"],
    answer: `Lo recibe quien devenga hasta dos salarios mínimos. ${lastTwo("transportAllowance")}. No cuenta para salud ni pensión, pero sí para la prima y las cesantías.`,
  },
  {
    id: "contributions",
    title: "¿Cuánto se aporta a salud y pensión?",
    keywords: ["aporte", "aportes", "salud", "pension", "seguridad social", "ibc", "eps", "pila"],
    answer:
      "En salud el trabajador aporta 4 % y el empleador 8,5 %; en pensión, 4 % y 12 %. La base, o IBC, es lo salarial, sin el auxilio de transporte, entre 1 y 25 salarios mínimos. Muchas empresas están exoneradas del 8,5 % de salud por quienes ganan menos de 10 mínimos.",
  },
  {
    id: "parafiscales",
    title: "¿Qué son los parafiscales?",
    keywords: ["parafiscal", "parafiscales", "sena", "icbf", "caja de compensacion", "exoneracion", "114-1"],
    answer:
      "Son aportes del empleador: caja de compensación 4 %, ICBF 3 % y SENA 2 %. El artículo 114-1 del Estatuto Tributario exonera de SENA, ICBF y salud, por cada trabajador que gane menos de 10 salarios mínimos, a las sociedades que declaran renta y a las personas naturales con dos o más trabajadores. La caja se paga siempre.",
  },
  {
    id: "arl",
    title: "¿Qué es la ARL y cuánto se paga?",
    keywords: ["arl", "riesgos laborales", "clase de riesgo", "0,522", "riesgo profesional"],
    answer:
      "Es el seguro de riesgos laborales y lo paga solo el empleador, sobre el IBC. La tarifa inicial depende de la clase de riesgo: I 0,522 %, II 1,044 %, III 2,436 %, IV 4,35 % y V 6,96 %.",
  },
  {
    id: "solidarity-fund",
    title: "¿Qué es el fondo de solidaridad pensional?",
    keywords: ["fondo de solidaridad", "solidaridad pensional", "fsp", "aporte de solidaridad"],
    answer:
      "Es un aporte adicional del trabajador cuya base es de 4 salarios mínimos o más: desde 1 %, y hasta 2 % cuando pasa de 20. Esos porcentajes rigen hasta el 31 de marzo de 2027; para después, la ley prevé una tabla más alta para quienes no están en el régimen de transición.",
  },
  {
    id: "overtime",
    title: "¿Cómo se pagan las horas extra y los recargos?",
    keywords: [
      "hora extra",
      "horas extra",
      "recargo nocturno",
      "recargo dominical",
      "festivo",
      "hora nocturna",
      "valor de la hora",
    ],
    answer: `Extra diurna: ${hourFactor(100 + latest("overtimeDay"))} veces la hora; extra nocturna: ${hourFactor(100 + latest("overtimeNight"))}; recargo nocturno: ${hourFactor(latest("nightSurcharge"))} adicional; dominical o festivo: ${throughYear("restSurcharge", (percent) => `${hourFactor(percent)} adicional`)}. La noche empieza ${throughYear("nightStart", (hour) => `a las ${hour}:00`)}. La hora es el salario ${throughYear("hourDivisor", (hours) => `÷ ${hours}`)}.`,
  },
  {
    id: "severance",
    title: "¿Qué son las cesantías?",
    keywords: ["cesantia", "cesantias", "consignar cesantias", "calcular cesantias", "fondo de cesantias"],
    answer:
      "Son un ahorro a cargo del empleador de un mes de salario por año: base × días ÷ 360. La base es el último salario, o el promedio del año si cambió en los últimos tres meses o hay pago variable, más el auxilio de transporte (CST art. 253). Se consignan en el fondo a más tardar el 14 de febrero del año siguiente.",
  },
  {
    id: "severance-interest",
    title: "¿Cómo se calculan los intereses sobre las cesantías?",
    keywords: [
      "intereses sobre cesantias",
      "intereses a las cesantias",
      "intereses de cesantias",
      "12 por ciento de cesantias",
    ],
    answer:
      "Son el 12 % anual del saldo de cesantías: cesantías × días × 12 % ÷ 360. Se pagan directamente al trabajador a más tardar el 31 de enero.",
  },
  {
    id: "bonus",
    title: "¿Qué es la prima de servicios?",
    keywords: ["prima", "prima de servicios", "prima de junio", "prima de diciembre", "calcular la prima"],
    answer:
      "Es un mes de salario por año, en dos pagos: a más tardar el 30 de junio y el 20 de diciembre. Se calcula base × días del semestre ÷ 360; la base es el salario, o su promedio del semestre si cambió o varía, con el auxilio de transporte. Para $ 2.000.000 más $ 200.000 de auxilio, un semestre completo da $ 1.100.000.",
  },
  {
    id: "vacations",
    title: "¿Cómo se pagan las vacaciones?",
    keywords: ["vacacion", "vacaciones", "dias de vacaciones", "descanso remunerado", "15 dias habiles"],
    answer:
      "Son 15 días hábiles por año trabajado. En dinero: salario × días ÷ 720. Se suma el promedio del último año de comisiones y recargos nocturnos; no entran horas extra, trabajo en descanso ni auxilio de transporte (CST art. 192). Se provisionan cada mes con 4,17 %.",
  },
  {
    id: "benefits-provision",
    title: "¿Qué porcentajes se provisionan de prestaciones sociales?",
    keywords: [
      "prestaciones sociales",
      "provision de nomina",
      "provision de prestaciones",
      "21,83",
      "cuanto cuesta un empleado",
      "costo de un empleado",
    ],
    answer:
      "Cada mes: cesantías 8,33 %, intereses 1 %, prima 8,33 % y vacaciones 4,17 %, en total 21,83 %. El asiento debita los gastos 510530, 510533, 510536 y 510539 y acredita la cuenta 2610. Con los aportes, son el costo que no se ve en el salario.",
  },
  {
    id: "payroll-entry",
    title: "¿Cómo se registra la nómina en el diario?",
    keywords: [
      "asiento de nomina",
      "contabilizar nomina",
      "registrar la nomina",
      "510506",
      "sueldos en el diario",
      "contabilizar salarios",
    ],
    answer:
      "Débito a 510506 Sueldos y a 510527 Auxilio de transporte; crédito a 237005 por la salud, a 238030 por la pensión y a 2505 por el neto. Los aportes del empleador debitan 510569 salud, 510570 pensión, 510568 ARL y 510572 caja. Para personal de ventas se usa el grupo 52.",
    link: { href: "/libro-contable", label: "Practicar en el diario" },
  },
  {
    id: "integral-salary",
    title: "¿Qué es el salario integral?",
    keywords: ["salario integral", "13 salarios minimos", "factor prestacional", "sueldo integral"],
    answer: `Es un salario que ya incluye las prestaciones y recargos: al menos 10 salarios mínimos más 30 %, es decir 13, que en ${YEAR} son ${lawMoney(13 * latest("minimumWage"))}. No tiene prima, cesantías ni auxilio de transporte, pero sí vacaciones. Los aportes se calculan sobre el 70 %.`,
  },
  {
    id: "salary-withholding",
    title: "¿Desde qué salario hay retención en la fuente?",
    keywords: [
      "retencion por salarios",
      "retencion de salarios",
      "articulo 383",
      "retencion a empleados",
      "retencion en el sueldo",
    ],
    answer: `Se aplica cuando la base depurada pasa de 95 UVT al mes, que en ${YEAR} son ${lawMoney(95 * latest("uvt"))}. Con solo los aportes obligatorios y la renta exenta del 25 %, eso empieza en un salario cercano a ${lawMoney(firstTaxedSalary())}. La tabla es la del artículo 383 del Estatuto Tributario.`,
  },
];
