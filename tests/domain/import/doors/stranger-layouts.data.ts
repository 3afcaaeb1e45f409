import type { OtherLayout } from "./other-layouts.data.ts";

const SALE = ["2026-11-28 110505 1190000", "2026-11-28 413595 -1000000", "2026-11-28 240805 -190000"];
const TRIAL = ["110505 900000", "130505 500000", "220505 -400000", "310505 -1000000"];
const EXTRACT = ["2026-11-03 900000", "2026-11-05 -150000", "2026-11-28 -50000"];

type Layout = readonly [
  name: string,
  file: string,
  lines: readonly string[],
  how?: Pick<OtherLayout, "separator" | "encoding">,
];

const alike = (kind: string, says: readonly string[], layouts: readonly Layout[]): readonly OtherLayout[] =>
  layouts.map(([name, file, lines, how]) => ({ name, kind, file, lines, says, ...how }));

const EXTRACTS = alike("extract", EXTRACT, [
  [
    "a nature beside the code of each transaction",
    "PLANO_BANCO.txt",
    [
      "FECHA;OFICINA;TRANSACCION;DESCRIPCION;NATURALEZA;VALOR",
      "20261103;1;10;CONSIGNACION;CR;900000.00",
      "20261105;1;20;PAGO PSE;DB;150000.00",
      "20261128;1;30;COMISION;DB;50000.00",
    ],
  ],
  [
    "what each movement was before a column with its side",
    "movimientos.csv",
    [
      "Banco Popular;;;;",
      "Fecha;Tipo;Descripción;D/C;Valor",
      "03/11/2026;Consignación;Oficina centro;C;900.000",
      "05/11/2026;PSE;Energía;D;150.000",
      "28/11/2026;Comisión;Cuota de manejo;D;50.000",
    ],
  ],
  [
    "credit and debit notes in short",
    "extracto cuenta corriente.csv",
    [
      "Fecha;Tipo transacción;Descripción;Valor",
      "03/11/2026;NC;Consignación;900.000,00",
      "05/11/2026;ND;Pago PSE;150.000,00",
      "28/11/2026;ND;Comisión;50.000,00",
    ],
  ],
  [
    "years of two digits before the month",
    "mov banco.csv",
    [
      "FECHA;DETALLE;VALOR;SALDO",
      "26-11-03;Consignación;900000;900000",
      "26-11-05;Pago PSE;-150000;750000",
      "26-11-28;Comisión;-50000;700000",
    ],
  ],
  [
    "signs after dollars and decimal points, with day and month apart",
    "davivienda.csv",
    [
      "DAVIVIENDA;;;;",
      "Extracto noviembre 2026;;;;",
      "Día;Mes;Oficina;Descripción;Valor",
      "03;11;9988;Depósito en cheque;$900,000.00+",
      "05;11;9988;Compra PSE;$150,000.00-",
      "28;11;9988;Cobro servicio;$50,000.00-",
    ],
  ],
  [
    "balances carried from page to page",
    "extracto av villas.csv",
    [
      "AV VILLAS;;;;",
      "Fecha;Detalle;Débito;Crédito;Saldo",
      "03/11/2026;Saldo anterior;;;0,00",
      "03/11/2026;Consignación;;900.000,00;900.000,00",
      ";Saldo que pasa;;;900.000,00",
      "Página 2 de 2;;;;",
      "Fecha;Detalle;Débito;Crédito;Saldo",
      ";Saldo que viene;;;900.000,00",
      "05/11/2026;PSE;150.000,00;;750.000,00",
      "28/11/2026;Comisión;50.000,00;;700.000,00",
      ";TOTALES;200.000,00;900.000,00;",
    ],
  ],
  [
    "a sign before the money, and an hour with a. m.",
    "daviplata.csv",
    [
      "DaviPlata;;;",
      "Fecha y hora;Movimiento;Detalle;Valor",
      "03/11/2026 8:15 a. m.;Pasó plata;De Ana;+ $ 900.000",
      "05/11/2026 2:02 p. m.;Pago;Enel;- $ 150.000",
      "28/11/2026 11:59 p. m.;Compra;Tienda;- $ 50.000",
    ],
  ],
  [
    "in English, with the month first",
    "export bank.csv",
    [
      "Date;Description;Amount;Balance",
      "11/03/2026;Deposit;900000.00;900000.00",
      "11/05/2026;PSE;-150000.00;750000.00",
      "11/28/2026;Fee;-50000.00;700000.00",
    ],
    { separator: "," },
  ],
]);

const JOURNALS = alike("journal", SALE, [
  [
    "in English, with accounts by their number",
    "export.csv",
    [
      "Posting Date;Document No.;G/L Account No.;G/L Account Name;Description;Debit Amount;Credit Amount",
      "2026-11-28;FV10;110505;Caja;Venta;1190000.00;",
      "2026-11-28;FV10;413595;Ventas;Venta;;1000000.00",
      "2026-11-28;FV10;240805;IVA;Venta;;190000.00",
    ],
    { separator: "," },
  ],
  [
    "the same with a number and a name of each account",
    "qb.csv",
    [
      "Date;Transaction Type;Num;Name;Memo/Description;Account Number;Account;Debit;Credit",
      "28/11/2026;Invoice;10;Uno;Venta;110505;Caja;1190000.00;",
      "28/11/2026;Invoice;10;Uno;Venta;413595;Ventas;;1000000.00",
      "28/11/2026;Invoice;10;Uno;Venta;240805;IVA;;190000.00",
    ],
    { separator: "\t" },
  ],
  [
    "amounts as legal tender",
    "diario mcte.csv",
    [
      "Fecha;Cuenta;Detalle;Débito;Crédito",
      "28/11/2026;110505;Venta;$1.190.000 M/CTE;",
      "28/11/2026;413595;Venta;;$1.000.000 M/CTE.",
      "28/11/2026;240805;Venta;;$190.000 mcte",
    ],
  ],
  [
    "cents written as two letters or a dash",
    "diario a mano.csv",
    [
      "Fecha;Cuenta;Detalle;Débito;Crédito",
      "28/11/2026;110505;Venta;1.190.000,oo;",
      "28/11/2026;413595;Venta;;1.000.000,-",
      "28/11/2026;240805;Venta;;190.000.oo",
    ],
  ],
  [
    "codes that a table program took for figures, below a column of its own numbers",
    "pandas.csv",
    [
      ";fecha;cuenta;detalle;debito;credito",
      "0;2026-11-28 00:00:00;110505.0;Venta;1190000.0;0.0",
      "1;2026-11-28 00:00:00;413595.0;Venta;0.0;1000000.0",
      "2;2026-11-28 00:00:00;240805.0;Venta;0.0;190000.0",
    ],
    { separator: "," },
  ],
  [
    "each heading with its block before it",
    "movimientos.csv",
    [
      "Encab: Empresa;Encab: Tipo Documento;Encab: Prefijo;Encab: Documento Número;Encab: Fecha;Encab: Tercero Externo;Encab: Nota;Detalle Con: Cuenta;Detalle Con: Débito;Detalle Con: Crédito",
      "TREBOL;FV;FE;10;28/11/2026;900123456;VENTA;110505;1190000;0",
      "TREBOL;FV;FE;10;28/11/2026;900123456;VENTA;413595;0;1000000",
      "TREBOL;FV;FE;10;28/11/2026;900123456;VENTA;240805;0;190000",
    ],
  ],
]);

const TRIALS = alike("trial", TRIAL, [
  [
    "two months beside each other",
    "comparativo.csv",
    [
      "Balance de prueba comparativo;;;;;",
      "Código;Cuenta;Noviembre 2026;;Octubre 2026;",
      ";;Débito;Crédito;Débito;Crédito",
      "110505;Caja;900.000;0;800.000;0",
      "130505;Clientes;500.000;0;400.000;0",
      "220505;Proveedores;0;400.000;0;200.000",
      "310505;Capital;0;1.000.000;0;1.000.000",
    ],
  ],
  [
    "a level and whether an account is moved, with its total among the names",
    "Balance de prueba.csv",
    [
      "Balance de prueba general;;;;;;;",
      "Noviembre 2026 a Noviembre 2026;;;;;;;",
      "Nivel;Transaccional;Código cuenta contable;Nombre cuenta contable;Saldo inicial;Movimiento débito;Movimiento crédito;Saldo final",
      "Clase;No;1;Activo;0;1400000;0;1400000",
      "Subcuenta;Sí;110505;Caja general;0;900000;0;900000",
      "Subcuenta;Sí;130505;Nacionales;0;500000;0;500000",
      "Subcuenta;Sí;220505;Nacionales;0;0;400000;-400000",
      "Subcuenta;Sí;310505;Capital;0;0;1000000;-1000000",
      ";;;Total general;0;1400000;1400000;0",
    ],
  ],
  [
    "credits marked after the figure",
    "helisa.csv",
    [
      "CODIGO;NOMBRE DE LA CUENTA;SALDO ANTERIOR;DEBITOS DEL MES;CREDITOS DEL MES;SALDO ACTUAL",
      "110505;CAJA GENERAL;900,000.00;0.00;0.00;900,000.00",
      "130505;NACIONALES;500,000.00;0.00;0.00;500,000.00",
      "220505;NACIONALES;400,000.00CR;0.00;0.00;400,000.00CR",
      "310505;CAPITAL;1,000,000.00CR;0.00;0.00;1,000,000.00CR",
    ],
    { encoding: "latin1" },
  ],
]);

/** Layouts of one sale, one trial balance and one extract that were made without looking at what is read. */
export const STRANGER_LAYOUTS: readonly OtherLayout[] = [...EXTRACTS, ...JOURNALS, ...TRIALS];
