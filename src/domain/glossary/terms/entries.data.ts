import type { TermRow } from "../term.ts";

/** What accounting is and what an entry is made of. */
export const ENTRIES_TERMS: readonly TermRow[] = [
  {
    name: "Partida doble",
    others: ["doble partida", "no hay deudor sin acreedor", "principio de la partida doble"],
    text: "Regla por la que toda operación se registra en dos o más cuentas con débitos y créditos de igual valor. No hay deudor sin acreedor: lo que llega a una cuenta sale de otra.",
    entry: ["Consignas $ 300.000 de la caja en el banco", "1110 300000 | 1105 -300000"],
    related: ["Asiento contable", "Débito", "Crédito contable"],
  },
  {
    name: "Contabilidad",
    others: ["contaduría", "llevar cuentas"],
    text: "Sistema que mide, registra, clasifica e informa las operaciones de una persona o empresa en dinero, para tomar decisiones y rendir cuentas. Los comerciantes están obligados a llevarla.",
    norm: "Código de Comercio art. 19",
    sample: "Con la contabilidad una tienda sabe cuánto vendió, cuánto le deben y cuánto ganó en el mes.",
    related: ["Libros de contabilidad", "Estados financieros"],
  },
  {
    name: "Cuenta contable",
    others: ["cuenta", "cuenta de contabilidad"],
    text: "Nombre y código bajo el que se agrupan las operaciones de una misma clase. Tiene dos lados, debe y haber, y la diferencia entre ellos es su saldo.",
    sample: "En la cuenta 1105 Caja queda todo el efectivo que entra y sale.",
    related: ["Saldo", "Plan Único de Cuentas", "Naturaleza de una cuenta"],
  },
  {
    name: "Débito",
    others: ["debe", "cargo", "debitar", "cargar una cuenta"],
    text: "Valor que se anota en el debe, el lado izquierdo de una cuenta. Aumenta activos, costos y gastos, y disminuye pasivos, patrimonio e ingresos.",
    entry: ["Compras papelería de contado por $ 80.000 en efectivo", "5195 80000 | 1105 -80000"],
    related: ["Crédito contable", "Partida doble", "Naturaleza de una cuenta"],
  },
  {
    name: "Crédito contable",
    others: ["haber", "crédito", "abono en cuenta", "acreditar", "abonar una cuenta"],
    text: "Valor que se anota en el haber, el lado derecho de una cuenta. Aumenta pasivos, patrimonio e ingresos, y disminuye activos, costos y gastos.",
    entry: ["El banco te presta $ 5.000.000", "1110 5000000 | 2105 -5000000"],
    related: ["Débito", "Partida doble"],
  },
  {
    name: "Naturaleza de una cuenta",
    others: ["saldo normal", "naturaleza débito", "naturaleza crédito", "naturaleza contable"],
    text: "Lado en el que una cuenta aumenta y en el que normalmente queda su saldo. Es débito en activos, gastos y costos (clases 1, 5, 6 y 7), y crédito en pasivos, patrimonio e ingresos (clases 2, 3 y 4). Las cuentas que restan van al contrario de su clase.",
    sample: "Caja es de naturaleza débito: aumenta en el debe y su saldo debe quedar allí.",
    related: ["Débito", "Crédito contable", "Cuenta correctora"],
  },
  {
    name: "Saldo",
    others: ["saldo de una cuenta", "saldo deudor", "saldo acreedor"],
    text: "Diferencia entre los débitos y los créditos de una cuenta. Es deudor cuando los débitos son mayores y acreedor cuando lo son los créditos.",
    sample: "Si en Caja entraron $ 900.000 y salieron $ 600.000, su saldo es deudor por $ 300.000.",
    related: ["Cuenta contable", "Libro mayor"],
  },
  {
    name: "Saldo contrario a su naturaleza",
    others: ["saldo contrario", "saldo rojo", "saldo anormal"],
    text: "Saldo que queda en el lado opuesto al normal de la cuenta. Suele señalar un registro que falta o que quedó al revés, o un derecho que ahora es deuda: un cliente con saldo crédito es en realidad un anticipo.",
    sample: "Caja con saldo crédito es imposible: no se puede gastar efectivo que no hay.",
    related: ["Naturaleza de una cuenta", "Sobregiro", "Anticipo de clientes"],
  },
  {
    name: "Cuenta correctora",
    others: ["contracuenta", "cuenta que resta", "cuenta de valuación", "cuenta complementaria"],
    text: "Cuenta de naturaleza contraria a su clase, que se presenta restando de otra para conservar el valor original de esta. La depreciación acumulada y el deterioro de clientes son las más usadas.",
    entry: [
      "Registras $ 150.000 de depreciación de los computadores de la oficina en el mes",
      "5160 150000 | 1592 -150000",
    ],
    related: ["Depreciación acumulada", "Deterioro de cartera"],
  },
  {
    name: "Asiento contable",
    others: ["asiento", "registro contable", "partida contable", "apunte"],
    text: "Registro de una operación en el libro diario: fecha, detalle, cuentas, débitos y créditos, con su soporte. Sus débitos y sus créditos suman lo mismo.",
    entry: ["Vendes servicios de aseo por $ 400.000 y te pagan en efectivo", "1105 400000 | 4170 -400000"],
    related: ["Partida doble", "Libro diario", "Asiento compuesto"],
  },
  {
    name: "Asiento compuesto",
    others: ["asiento de varias líneas"],
    text: "Asiento que mueve más de dos cuentas porque la operación tiene varias partes, por ejemplo dos medios de pago o un impuesto.",
    entry: [
      "Compras un escritorio por $ 600.000: pagas $ 200.000 en efectivo y quedas debiendo $ 400.000",
      "1524 600000 | 1105 -200000 | 2335 -400000",
    ],
    related: ["Asiento contable", "Partida doble"],
  },
  {
    name: "Asiento de apertura",
    others: ["asiento inicial", "saldos iniciales", "balance inicial"],
    text: "Primer asiento de un libro: lleva los activos, los pasivos y el patrimonio con los que empieza.",
    entry: [
      "Empiezas un negocio con $ 2.000.000 en efectivo y mercancía por $ 3.000.000, todo tuyo",
      "1105 2000000 | 1435 3000000 | 3130 -5000000",
    ],
    related: ["Capital", "Cierre contable"],
  },
  {
    name: "Asiento de ajuste",
    others: ["ajuste contable", "ajustes de fin de mes"],
    text: "Asiento que pone una cuenta en su valor correcto al final del período: depreciación, seguros consumidos, intereses causados, provisiones.",
    entry: ["Consumes $ 100.000 del seguro que habías pagado por anticipado", "5130 100000 | 1705 -100000"],
    related: ["Causación", "Depreciación", "Amortización"],
  },
  {
    name: "Reversión",
    others: [
      "asiento de reversión",
      "reversar un asiento",
      "contrapartida de anulación",
      "anular un asiento",
    ],
    text: "Asiento con los lados cambiados que deja sin efecto otro que quedó mal. El original no se borra ni se tacha: un error se corrige con un registro nuevo.",
    norm: "Código de Comercio art. 57",
    entry: [
      "Reversas una compra de papelería de $ 80.000 en efectivo que habías registrado por error",
      "1105 80000 | 5195 -80000",
    ],
    related: ["Asiento contable", "Libros de contabilidad"],
  },
  {
    name: "Ecuación contable",
    others: ["ecuación patrimonial", "activo igual a pasivo más patrimonio"],
    text: "Igualdad que siempre se cumple: activo = pasivo + patrimonio. Durante el año se suma al patrimonio lo que va ganado: ingresos menos costos y gastos.",
    sample: "Con $ 10.000.000 de activos y $ 4.000.000 de deudas, el patrimonio es de $ 6.000.000.",
    related: ["Activo", "Pasivo", "Patrimonio"],
  },
];
