import type { MadeTable } from "./table.ts";

const people = [
  ["52418306", "RÍOS PEÑA ANA MARÍA", 2_400_000, "2024-02-01"],
  ["79456123", "PEÑA SOTO LUIS", 1_750_905, "2025-07-16"],
  ["1032456789", "GÓMEZ RUIZ CAMILA", 3_100_000, "2023-11-20"],
] as const;
const SALARY = people.reduce((sum, [, , salary]) => sum + salary, 0);
const slashed = (date: string) => `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;

const STAFF = {
  kind: "employees",
  rows: 3,
  totals: { salary: SALARY },
  first: "RÍOS PEÑA ANA MARÍA",
  last: "GÓMEZ RUIZ CAMILA",
  firstId: "52418306",
  lastId: "1032456789",
} as const;

const PARTIES = {
  kind: "third-parties",
  rows: 3,
  first: "Aceros y Mallas del Norte S.A.S.",
  last: "Papelería El Lápiz",
  firstId: "830125904",
  lastId: "900345678",
} as const;

export const LISTS: readonly MadeTable[] = [
  {
    of: "Siigo payroll: contracts, salary as text",
    says: STAFF,
    table: [
      ["FERRETERÍA LA SABANA S.A.S."],
      ["Listado de empleados activos"],
      [
        "Tipo Identificación",
        "Identificación",
        "Nombres y apellidos",
        "Cargo",
        "Fecha ingreso",
        "Tipo contrato",
        "Salario básico",
        "EPS",
        "Fondo de pensiones",
        "Clase de riesgo",
      ],
      ...people.map(([id, name, salary, start]) => [
        "CC",
        id,
        name,
        "Auxiliar",
        slashed(start),
        "Término indefinido",
        `$ ${salary.toLocaleString("es-CO")}`,
        "Sura",
        "Porvenir",
        "I",
      ]),
      ["Total empleados: 3"],
    ],
  },
  {
    of: "a shop's list with names in four columns",
    says: { ...STAFF, first: "ANA MARÍA RÍOS PEÑA", last: "CAMILA GÓMEZ RUIZ" },
    text: ";",
    name: "personal.csv",
    table: [
      [
        "Cédula",
        "Primer apellido",
        "Segundo apellido",
        "Primer nombre",
        "Segundo nombre",
        "Sueldo",
        "Ingreso",
      ],
      ["52.418.306", "RÍOS", "PEÑA", "ANA", "MARÍA", "2.400.000", "1/02/2024"],
      ["79.456.123", "PEÑA", "SOTO", "LUIS", "", "1.750.905", "16/07/2025"],
      ["1.032.456.789", "GÓMEZ", "RUIZ", "CAMILA", "", "3.100.000", "20/11/2023"],
    ],
  },
  {
    of: "novelties as a table of columns, one for each kind of hour",
    says: {
      kind: "novelties",
      rows: 2,
      novelties: 4,
      totals: { hours: 13, days: 2 },
      first: "RÍOS PEÑA ANA MARÍA",
      last: "PEÑA SOTO LUIS",
    },
    table: [
      ["NOVEDADES NÓMINA NOVIEMBRE 2026"],
      ["Cédula", "Empleado", "HED", "HEN", "RN", "Días incapacidad"],
      ["52418306", "RÍOS PEÑA ANA MARÍA", 6, "", 4, ""],
      ["79456123", "PEÑA SOTO LUIS", "", 3, "", 2],
    ],
  },
  {
    of: "novelties one below the other",
    says: {
      kind: "novelties",
      rows: 3,
      totals: { hours: 6, days: 5, value: 120_000 },
      first: "RÍOS PEÑA ANA MARÍA",
      last: "GÓMEZ RUIZ CAMILA",
    },
    text: ";",
    name: "novedades.csv",
    table: [
      ["Documento", "Nombre", "Novedad", "Cantidad", "Valor", "Desde", "Hasta"],
      ["52418306", "RÍOS PEÑA ANA MARÍA", "Hora extra diurna", "6", "", "", ""],
      ["79456123", "PEÑA SOTO LUIS", "Vacaciones disfrutadas", "5", "", "02/11/2026", "06/11/2026"],
      ["1032456789", "GÓMEZ RUIZ CAMILA", "Comisiones", "", "$ 120.000", "", ""],
    ],
  },
  {
    of: "Siigo third parties: check digit apart, kind of person, inactive rows",
    says: PARTIES,
    table: [
      ["Listado de terceros"],
      [
        "Tipo de tercero",
        "Tipo identificación",
        "Identificación",
        "Dígito verificación",
        "Nombre / Razón social",
        "Dirección",
        "Ciudad",
        "Teléfono",
        "Correo electrónico",
        "Estado",
      ],
      [
        "Proveedor",
        "NIT",
        "830125904",
        "1",
        "Aceros y Mallas del Norte S.A.S.",
        "Cra 7 1-20",
        "Bogotá",
        "6013001122",
        "ventas@aceros.example",
        "Activo",
      ],
      [
        "Cliente",
        "Cédula de ciudadanía",
        "52418306",
        "",
        "Ana Ríos",
        "",
        "Soacha",
        "3001112233",
        "",
        "Activo",
      ],
      ["Cliente", "NIT", "900345678", "9", "Papelería El Lápiz", "", "Cali", "", "", "Activo"],
    ],
  },
];
