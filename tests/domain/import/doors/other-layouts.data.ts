/** How a text file is written. */
export type Encoding = "utf-8" | "utf-8-bom" | "latin1" | "utf-16le";

export interface OtherLayout {
  readonly name: string;
  readonly kind: string;
  readonly file: string;
  readonly lines: readonly string[];
  /** What stands between cells in the file of text; ";" in `lines`. */
  readonly separator?: string;
  readonly encoding?: Encoding;
  /** What its rows are read as. */
  readonly says: readonly string[];
}

const SALE = ["2026-11-28 110505 1190000", "2026-11-28 413595 -1000000", "2026-11-28 240805 -190000"];
const TRIAL = ["110505 900000", "130505 500000", "220505 -400000", "310505 -1000000"];

const JOURNALS: readonly OtherLayout[] = [
  {
    name: "movements with codes between dashes and days of short months",
    kind: "journal",
    file: "movimiento.csv",
    lines: [
      "FERRETERÍA EL TORNILLO S.A.S.;;;;",
      "NIT 900.123.456-8;;;;",
      "MOVIMIENTO CONTABLE;;;;",
      ";;;;",
      "Fecha;Cuenta;Descripción;Débito;Crédito",
      "28-nov-26;1105-05;Venta contado;1.190.000,00;",
      "28-nov-26;4135-95;Venta contado;;1.000.000,00",
      "28-nov-26;2408-05;Venta contado;;190.000,00",
    ],
    says: SALE,
  },
  {
    name: "days as year/month/day and codes with spaces, by tabs in UTF 16",
    kind: "journal",
    file: "diario.txt",
    separator: "\t",
    encoding: "utf-16le",
    lines: [
      "Fecha;Cód. cuenta;Concepto;Débitos;Créditos",
      "2026/11/28;11 05 05;Venta;1190000;0",
      "2026/11/28;41 35 95;Venta;0;1000000",
      "2026/11/28;24 08 05;Venta;0;190000",
    ],
    says: SALE,
  },
  {
    name: "one signed amount in brackets, with its sums below each day",
    kind: "journal",
    file: "comprobantes.csv",
    encoding: "latin1",
    lines: [
      "Comprobante;Fecha;Cuenta;Detalle;Valor",
      "FV 10;28/11/2026;110505;Venta del día;1.190.000",
      "FV 10;28/11/2026;413595;Venta del día;(1.000.000)",
      "FV 10;28/11/2026;240805;Venta del día;(190.000)",
      "Total FV 10;;;;0",
    ],
    says: SALE,
  },
  {
    name: "a trailing minus",
    kind: "journal",
    file: "auxiliar.csv",
    lines: [
      "Fecha;Documento;Cuenta;Nombre;Valor movimiento",
      "28/11/2026;FV 10;110505;Caja general;1,190,000.00",
      "28/11/2026;FV 10;413595;Comercio;1,000,000.00-",
      "28/11/2026;FV 10;240805;IVA;190,000.00-",
    ],
    says: SALE,
  },
  {
    name: "amount and nature",
    kind: "journal",
    file: "interfaz.csv",
    separator: ",",
    lines: [
      "FECHA;CUENTA;NIT;DETALLE;NATURALEZA;VALOR",
      "20261128;110505;900123456;VENTA;D;1190000",
      "20261128;413595;900123456;VENTA;C;1000000",
      "20261128;240805;900123456;VENTA;C;190000",
    ],
    says: SALE,
  },
  {
    name: "the account's name in front of its code",
    kind: "journal",
    file: "diario.csv",
    encoding: "utf-8-bom",
    lines: [
      "Fecha;Cuenta contable;Descripción;Débito;Crédito",
      "28 nov 2026;Caja general (110505);Venta;$ 1.190.000;$ 0",
      "28 nov 2026;Otros (413595);Venta;$ 0;$ 1.000.000",
      "28 nov 2026;IVA por pagar (240805);Venta;$ 0;$ 190.000",
    ],
    says: SALE,
  },
  {
    name: "the day written out with its weekday",
    kind: "journal",
    file: "libro diario.csv",
    lines: [
      "LIBRO DIARIO;;;;",
      "Fecha;Código;Cuenta;Debe;Haber",
      "sábado, 28 de noviembre de 2026;110505;Caja;1'190.000;",
      ";413595;Ventas;;1'000.000",
      ";240805;IVA;;190.000",
      ";;SUMAS IGUALES;1'190.000;1'190.000",
    ],
    says: SALE,
  },
];

const TRIALS: readonly OtherLayout[] = [
  {
    name: "previous balance, debits, credits and new balance, with sums by class in between",
    kind: "trial",
    file: "balance de prueba.csv",
    encoding: "latin1",
    lines: [
      "BALANCE DE PRUEBA;;;;;",
      "A NOVIEMBRE 30 DE 2026;;;;;",
      "Cuenta;Nombre;Saldo anterior;Débitos;Créditos;Nuevo saldo",
      "1;ACTIVO;1.400.000;0;0;1.400.000",
      "11;DISPONIBLE;900.000;0;0;900.000",
      "110505;Caja general;900.000;0;0;900.000",
      "13;DEUDORES;500.000;0;0;500.000",
      "130505;Nacionales;500.000;0;0;500.000",
      ";TOTAL ACTIVO;1.400.000;0;0;1.400.000",
      "2;PASIVO;-400.000;0;0;-400.000",
      "220505;Nacionales;-400.000;0;0;-400.000",
      "3;PATRIMONIO;-1.000.000;0;0;-1.000.000",
      "310505;Capital autorizado;-1.000.000;0;0;-1.000.000",
      ";TOTALES;0;0;0;0",
    ],
    says: TRIAL,
  },
  {
    name: "heads of two lines, with the day of the balance in the title",
    kind: "trial",
    file: "balance.csv",
    lines: [
      "Balance de comprobación;;;;;;;",
      "Del 01/11/2026 al 30/11/2026;;;;;;;",
      "Código;Cuenta;Saldo inicial;;Movimiento;;Saldo final;",
      ";;Débito;Crédito;Débito;Crédito;Débito;Crédito",
      "110505;Caja general;900.000;;;;900.000;",
      "130505;Clientes nacionales;500.000;;;;500.000;",
      "220505;Proveedores nacionales;;400.000;;;;400.000",
      "310505;Capital;;1.000.000;;;;1.000.000",
      ";SUMAS;1.400.000;1.400.000;;;1.400.000;1.400.000",
    ],
    says: TRIAL,
  },
  {
    name: "one balance with credits in brackets",
    kind: "trial",
    file: "saldos.csv",
    separator: "\t",
    lines: [
      "Saldos por cuenta a 30/11/2026;;",
      "Cuenta;Descripción;Saldo",
      "1105.05;Caja general;$ 900.000,00",
      "1305.05;Nacionales;$ 500.000,00",
      "2205.05;Nacionales;($ 400.000,00)",
      "3105.05;Capital;($ 1.000.000,00)",
    ],
    says: TRIAL,
  },
  {
    name: "the nature of each balance in letters",
    kind: "trial",
    file: "saldos.csv",
    lines: [
      "Código;Nombre;Saldo;DB/CR",
      "110505;Caja general;900.000;DB",
      "130505;Nacionales;500.000;DB",
      "220505;Nacionales;400.000;CR",
      "310505;Capital;1.000.000;CR",
    ],
    says: TRIAL,
  },
];

const EXTRACT = ["2026-11-03 900000", "2026-11-05 -150000", "2026-11-28 -50000"];

const EXTRACTS: readonly OtherLayout[] = [
  {
    name: "one signed column and the day without its year",
    kind: "extract",
    file: "extracto noviembre 2026.csv",
    lines: [
      "BANCO DE OCCIDENTE;;;",
      "EXTRACTO CUENTA CORRIENTE NOVIEMBRE DE 2026;;;",
      "FECHA;DESCRIPCION;VALOR;SALDO",
      "03/11;CONSIGNACION;900.000,00;900.000,00",
      "05/11;PAGO PSE;-150.000,00;750.000,00",
      "28/11;COMISION;-50.000,00;700.000,00",
    ],
    says: EXTRACT,
  },
  {
    name: "debits and credits apart, from the newest to the oldest",
    kind: "extract",
    file: "movimientos.csv",
    encoding: "latin1",
    lines: [
      "Fecha;Descripción;Débito;Crédito;Saldo",
      "28/11/2026;Comisión;50.000;;700.000",
      "05/11/2026;Pago PSE;150.000;;750.000",
      "03/11/2026;Consignación;;900.000;900.000",
    ],
    says: EXTRACT,
  },
  {
    name: "the amount and D or C beside it",
    kind: "extract",
    file: "extracto.csv",
    lines: [
      "Fecha Transacción;Oficina;Descripción;Valor;D/C;Saldo",
      "2026-11-03;Centro;Consignación;900000,00;C;900000,00",
      "2026-11-05;Centro;Pago PSE;150000,00;D;750000,00",
      "2026-11-28;Centro;Comisión;50000,00;D;700000,00",
    ],
    says: EXTRACT,
  },
  {
    name: "a plus or a minus in a column of its own",
    kind: "extract",
    file: "extracto cuenta de ahorros.csv",
    separator: ",",
    lines: [
      "FECHA;CONCEPTO;SIGNO;VALOR;SALDO",
      "03/11/2026;CONSIGNACION;+;900000.00;900000.00",
      "05/11/2026;PAGO PSE;-;150000.00;750000.00",
      "28/11/2026;COMISION;-;50000.00;700000.00",
    ],
    says: EXTRACT,
  },
  {
    name: "withdrawals and deposits by tabs in UTF 16, with its sums below",
    kind: "extract",
    file: "extracto.txt",
    separator: "\t",
    encoding: "utf-16le",
    lines: [
      "ESTADO DE CUENTA DE AHORROS;;;;",
      "Cliente: ANA RUIZ;;;;",
      "Fecha;Detalle;Retiros;Depósitos;Saldo",
      "03-nov-2026;Consignación;;900.000;900.000",
      "05-nov-2026;Pago PSE;150.000;;750.000",
      "28-nov-2026;Comisión;50.000;;700.000",
      ";Totales;200.000;900.000;",
    ],
    says: EXTRACT,
  },
  {
    name: "charges and payments with day and hour in one cell",
    kind: "extract",
    file: "movimientos banco.csv",
    lines: [
      "Fecha y hora;Tipo de movimiento;Referencia;Cargos;Abonos;Saldo disponible",
      "2026-11-03 08:15:00;Consignación;001;0;900.000;900.000",
      "2026-11-05 14:02:10;Pago PSE;002;150.000;0;750.000",
      "2026-11-28 23:59:59;Comisión;003;50.000;0;700.000",
    ],
    says: EXTRACT,
  },
];

const PARTIES: readonly OtherLayout[] = [
  {
    name: "third parties with the digit apart and the name in four",
    kind: "parties",
    file: "terceros.csv",
    encoding: "latin1",
    lines: [
      "LISTADO DE TERCEROS;;;;;;;;",
      "Tipo Id;Identificación;DV;Primer nombre;Segundo nombre;Primer apellido;Segundo apellido;Razón social;Ciudad",
      "13;52123456;;ANA;MARÍA;RUIZ;PAZ;;Bogotá",
      "31;900123456;8;;;;;FERRETERÍA UNO S.A.S.;Cali",
    ],
    says: ["52123456 ANA MARÍA RUIZ PAZ", "900123456 FERRETERÍA UNO S.A.S."],
  },
  {
    name: "suppliers with points in their NIT",
    kind: "parties",
    file: "proveedores.csv",
    lines: [
      "NIT / C.C.;Nombre o razón social;Dirección;Teléfono;E-mail",
      "900.123.456-8;Ferretería Uno S.A.S.;Cl 1 # 2-3;3001234567;uno@example.com",
      "52.123.456;Ana Ruiz;Cr 4 # 5-6;3017654321;",
    ],
    says: ["900123456 Ferretería Uno S.A.S.", "52123456 Ana Ruiz"],
  },
  {
    name: "clients of a till, with a code of their own",
    kind: "parties",
    file: "clientes.txt",
    separator: "\t",
    encoding: "utf-16le",
    lines: [
      "Código;Nit;Cliente;Celular;Correo;Cupo",
      "1;900123456-8;Ferretería Uno S.A.S.;3001234567;uno@example.com;5.000.000",
      "2;52123456;Ana Ruiz;3017654321;;0",
    ],
    says: ["900123456 Ferretería Uno S.A.S.", "52123456 Ana Ruiz"],
  },
];

const STAFF: readonly OtherLayout[] = [
  {
    name: "employees with the day they came in as 1-feb-25",
    kind: "employees",
    file: "empleados.csv",
    lines: [
      "RELACIÓN DE PERSONAL;;;;;",
      "No.;Cédula;Apellidos y nombres;Cargo;F. Ingreso;Sueldo básico",
      "1;52.123.456;RUIZ PAZ ANA;Vendedora;1-feb-25;$ 1.750.905",
      "2;52.123.457;PAZ LUZ;Cajera;15-mar-25;$ 1.900.000",
      ";;TOTAL;;;$ 3.650.905",
    ],
    says: ["52123456 1750905", "52123457 1900000"],
  },
  {
    name: "employees as a payroll program exports them",
    kind: "employees",
    file: "trabajadores.csv",
    encoding: "latin1",
    lines: [
      "Tipo documento;Número documento;Primer apellido;Segundo apellido;Primer nombre;Otros nombres;Fecha inicio contrato;Salario mensual;EPS;AFP",
      "CC;52123456;RUIZ;PAZ;ANA;;2025/02/01;1750905;SURA;PORVENIR",
      "CC;52123457;PAZ;;LUZ;;2025/03/15;1900000;SURA;PORVENIR",
    ],
    says: ["52123456 1750905", "52123457 1900000"],
  },
  {
    name: "novelties with hours and days",
    kind: "novelties",
    file: "novedades.csv",
    lines: [
      "NOVEDADES DE NÓMINA NOVIEMBRE 2026;;;;",
      "Identificación;Empleado;Concepto;Fecha;Cantidad",
      "52123456;Ana Ruiz;Hora extra diurna;05/11/2026;3",
      "52123457;Luz Paz;Incapacidad general;06/11/2026;2",
    ],
    says: ["52123456", "52123457"],
  },
];

const CHARTS: readonly OtherLayout[] = [
  {
    name: "a chart with points in its codes",
    kind: "chart",
    file: "plan de cuentas.csv",
    encoding: "latin1",
    lines: [
      "CATÁLOGO DE CUENTAS;;",
      "Cuenta;Descripción;Naturaleza",
      "1;ACTIVO;Débito",
      "11;DISPONIBLE;Débito",
      "11.05;CAJA;Débito",
      "11.05.05;CAJA GENERAL;Débito",
      "11.05.05.01;CAJA DE LA TIENDA;Débito",
    ],
    says: ["1 same", "11 same", "1105 same", "110505 same", "11050501 new"],
  },
  {
    name: "a chart with dashes and whether an account is moved",
    kind: "chart",
    file: "puc.txt",
    separator: "\t",
    lines: [
      "Código cuenta;Nombre cuenta;Nivel;Movimiento",
      "1-1;Disponible;Grupo;N",
      "1-1-05;Caja;Cuenta;N",
      "1-1-05-05;Caja general;Subcuenta;N",
      "1-1-05-05-02;Caja del domicilio;Auxiliar;S",
    ],
    says: ["11 same", "1105 same", "110505 same", "11050502 new"],
  },
];

export const OTHER_LAYOUTS: readonly OtherLayout[] = [
  ...JOURNALS,
  ...TRIALS,
  ...EXTRACTS,
  ...PARTIES,
  ...STAFF,
  ...CHARTS,
];
