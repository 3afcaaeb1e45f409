import type { KnowledgeEntry } from "./knowledge.ts";

const JOURNAL = { href: "/libro-contable", label: "Practicar en el diario" } as const;
const LEDGER = { href: "/dashboard/libro-contable/mayor", label: "Abrir el libro mayor" } as const;
const TRIAL = {
  href: "/dashboard/libro-contable/comprobacion",
  label: "Abrir el balance de comprobación",
} as const;

/** Elements of accounting, its books and everyday entries. */
export const BASICS_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: "double-entry",
    title: "¿Qué es la partida doble?",
    keywords: [
      "partida doble",
      "doble partida",
      "principio de la contabilidad",
      "todo debito tiene credito",
      "no hay deudor sin acreedor",
    ],
    answer:
      "Es la regla por la que cada operación se registra en dos o más cuentas, con débitos y créditos de igual valor. Lo que entra en una cuenta sale de otra: si compras mercancía de contado, sube Inventarios y baja Caja. Por eso las sumas del debe y del haber siempre son iguales.",
    link: JOURNAL,
  },
  {
    id: "account",
    title: "¿Qué es una cuenta contable?",
    keywords: ["cuenta contable", "que es una cuenta", "para que sirve una cuenta", "cuentas contables"],
    answer:
      "Es el nombre bajo el que se agrupan las operaciones de una misma clase: Caja, Proveedores, Ventas. Tiene dos lados, debe y haber, y su diferencia es el saldo. En Colombia se identifica con un código del plan de cuentas, como 1105 para Caja.",
  },
  {
    id: "debit-credit",
    title: "¿Qué es débito y crédito?",
    keywords: [
      "debito",
      "credito",
      "debe",
      "haber",
      "debe y haber",
      "debito y credito",
      "debitar",
      "acreditar",
      "lado izquierdo",
    ],
    answer:
      "Débito es lo que se anota en el debe, el lado izquierdo de una cuenta, y crédito lo que se anota en el haber, el derecho. Los débitos aumentan activos, gastos y costos; los créditos aumentan pasivos, patrimonio e ingresos. No significan bueno o malo: solo de qué lado va el valor.",
    link: JOURNAL,
  },
  {
    id: "nature",
    title: "¿Qué es la naturaleza de una cuenta?",
    keywords: [
      "naturaleza",
      "naturaleza debito",
      "naturaleza credito",
      "saldo normal",
      "cuentas de naturaleza",
      "lado en que aumenta",
    ],
    answer:
      "Es el lado en el que la cuenta aumenta y en el que normalmente queda su saldo. Las clases 1 (activo), 5 (gastos), 6 y 7 (costos) son de naturaleza débito; las clases 2 (pasivo), 3 (patrimonio) y 4 (ingresos), de naturaleza crédito. Hay excepciones que restan, como la depreciación acumulada, 1592, que es crédito.",
  },
  {
    id: "against-nature",
    title: "¿Por qué una cuenta tiene saldo contrario a su naturaleza?",
    keywords: [
      "saldo contrario",
      "saldo negativo",
      "caja en negativo",
      "caja en rojo",
      "banco en rojo",
      "saldo credito en caja",
      "naturaleza contraria",
      "sobregiro",
    ],
    answer:
      "Suele indicar un registro que falta o que quedó al revés: la Caja, por ejemplo, no puede quedar con saldo crédito. En Bancos puede ser un sobregiro, que se presenta como una obligación financiera; en Clientes, un anticipo recibido. La cuenta 2408, de IVA, sí puede quedar de cualquier lado.",
    link: TRIAL,
  },
  {
    id: "t-account",
    title: "¿Qué es una cuenta T?",
    keywords: ["cuenta t", "cuentas t", "esquema de mayor", "mayorizar", "esquema en t"],
    answer:
      "Es el dibujo de una cuenta en forma de T: arriba el nombre, a la izquierda los débitos y a la derecha los créditos. Al sumar cada lado y restar se obtiene el saldo. Sirve para ver de un vistazo qué movió la cuenta.",
    link: LEDGER,
  },
  {
    id: "entry",
    title: "¿Qué es un asiento contable?",
    keywords: [
      "asiento contable",
      "que es un asiento",
      "registro contable",
      "partes de un asiento",
      "asiento simple",
      "asiento compuesto",
    ],
    answer:
      "Es el registro de una operación en el libro diario: fecha, detalle, cuentas, débitos y créditos, con su soporte. Debe tener al menos una cuenta en cada lado y sumas iguales. Si usa más de dos cuentas se llama compuesto.",
    link: JOURNAL,
  },
  {
    id: "voucher",
    title: "¿Qué es un soporte o comprobante de contabilidad?",
    keywords: [
      "soporte contable",
      "comprobante",
      "comprobante de egreso",
      "recibo de caja",
      "documento soporte",
      "soportes",
    ],
    answer:
      "El soporte es el documento que prueba la operación: factura, recibo, extracto o contrato. El comprobante de contabilidad es el registro interno que la resume, con número, fecha, cuentas y valores. Todo asiento debe poder señalar su soporte.",
  },
  {
    id: "journal-book",
    title: "¿Qué es el libro diario?",
    keywords: ["libro diario", "que es el diario", "diario contable", "para que sirve el diario"],
    answer:
      "Es el libro donde se registran las operaciones en orden de fecha, asiento por asiento. De él se pasan los valores al libro mayor. En Cuadra se escribe en la Vista Sencilla o en la Compleja, y lo demás se calcula solo.",
    link: JOURNAL,
  },
  {
    id: "ledger-book",
    title: "¿Qué es el libro mayor?",
    keywords: ["que es el libro mayor", "libro mayor", "mayor y balances", "para que sirve el mayor"],
    answer:
      "Reúne, cuenta por cuenta, los débitos, los créditos y el saldo que salen del diario. El libro mayor y balances resume por mes: saldo anterior, movimiento y saldo nuevo de cada cuenta.",
    link: LEDGER,
  },
  {
    id: "subsidiary",
    title: "¿Qué es un libro auxiliar?",
    keywords: ["libro auxiliar", "auxiliar", "auxiliares", "detalle por tercero"],
    answer:
      "Es el detalle de una cuenta, movimiento por movimiento y, si hace falta, por tercero: cuánto debe cada cliente o cuánto hay en cada banco. La suma de los auxiliares debe ser igual al saldo de su cuenta.",
    link: LEDGER,
  },
  {
    id: "trial-balance",
    title: "¿Qué es el balance de comprobación?",
    keywords: [
      "que es el balance de comprobacion",
      "balance de comprobacion",
      "balance de prueba",
      "balance de sumas y saldos",
      "hoja de balance",
    ],
    answer:
      "Es la lista de todas las cuentas con su saldo anterior, sus movimientos y su saldo nuevo. La suma de los débitos debe ser igual a la de los créditos. Que cuadre no prueba que todo esté bien: un valor puede estar en la cuenta equivocada.",
    link: TRIAL,
  },
  {
    id: "equation",
    title: "¿Qué es la ecuación contable?",
    keywords: [
      "ecuacion contable",
      "ecuacion patrimonial",
      "activo igual a pasivo mas patrimonio",
      "formula de la contabilidad",
    ],
    answer:
      "Activo = Pasivo + Patrimonio: lo que tiene la empresa es igual a lo que debe más lo que es de sus dueños. Antes del cierre se suma el resultado del año: Activo = Pasivo + Patrimonio + Ingresos − Gastos − Costos. Cada asiento mantiene esa igualdad.",
  },
  {
    id: "assets",
    title: "¿Qué es un activo?",
    keywords: ["activo", "que es el activo", "clase 1", "bienes y derechos", "ejemplo de activo"],
    answer:
      "Es un recurso que la empresa controla y del que espera un beneficio: dinero, mercancía, lo que le deben los clientes, equipos. En el PUC es la clase 1 y su naturaleza es débito.",
  },
  {
    id: "liabilities",
    title: "¿Qué es un pasivo?",
    keywords: ["pasivo", "que es el pasivo", "clase 2", "deuda", "obligaciones", "ejemplo de pasivo"],
    answer:
      "Es una obligación presente de la empresa: lo que debe a proveedores, bancos, trabajadores o al Estado. En el PUC es la clase 2 y su naturaleza es crédito.",
  },
  {
    id: "equity",
    title: "¿Qué es el patrimonio?",
    keywords: [
      "patrimonio",
      "clase 3",
      "capital social",
      "aportes de socios",
      "que es de los duenos",
      "capital de la empresa",
    ],
    answer:
      "Es lo que queda para los dueños después de restar los pasivos a los activos: capital, reservas y resultados. En el PUC es la clase 3 y su naturaleza es crédito. El capital va en 3105 en una S. A. o S. A. S., en 3115 en una limitada y en 3130 si es persona natural.",
  },
  {
    id: "income",
    title: "¿Qué es un ingreso?",
    keywords: [
      "ingreso",
      "que es un ingreso",
      "clase 4",
      "ingresos operacionales",
      "ingresos no operacionales",
      "ventas en el puc",
    ],
    answer:
      "Es el aumento de recursos que produce la actividad, como una venta o unos intereses, sin ser un aporte de los dueños. En el PUC es la clase 4, de naturaleza crédito: 41 los operacionales y 42 los no operacionales. El ingreso no es lo mismo que el recaudo: se registra al vender, aunque el cliente pague después.",
  },
  {
    id: "expense",
    title: "¿Qué es un gasto?",
    keywords: [
      "gasto",
      "que es un gasto",
      "clase 5",
      "gastos de administracion",
      "gastos de ventas",
      "ejemplo de gasto",
    ],
    answer:
      "Es lo que se consume para administrar, vender o financiar el negocio: arriendo, salarios, servicios, intereses. En el PUC es la clase 5, de naturaleza débito: 51 administración, 52 ventas y 53 no operacionales.",
  },
  {
    id: "cost-or-expense",
    title: "¿Cuál es la diferencia entre costo y gasto?",
    keywords: [
      "costo y gasto",
      "costo o gasto",
      "diferencia entre costo y gasto",
      "clase 6",
      "clase 7",
      "que es un costo",
    ],
    answer:
      "El costo es lo que vale producir o comprar lo que vendes, y se relaciona directamente con la venta: clases 6 y 7 del PUC. El gasto es lo que necesitas para administrar y vender, vendas o no: clase 5. La mercancía vendida es costo; el arriendo de la oficina es gasto.",
  },
  {
    id: "puc",
    title: "¿Qué es el PUC?",
    keywords: ["puc", "plan unico de cuentas", "decreto 2650", "que es el puc"],
    answer:
      "Es el Plan Único de Cuentas para comerciantes, del Decreto 2650 de 1993: la lista de cuentas con códigos que se usa en Colombia. Bajo NIIF ya no es obligatorio para la presentación, pero sigue siendo el que se enseña y el que traen los programas contables.",
    link: JOURNAL,
  },
  {
    id: "puc-classes",
    title: "¿Cuáles son las clases del PUC?",
    keywords: ["clases del puc", "clase del puc", "cuantas clases", "clases de cuentas", "las nueve clases"],
    answer:
      "Son nueve: 1 Activo, 2 Pasivo, 3 Patrimonio, 4 Ingresos, 5 Gastos, 6 Costos de ventas, 7 Costos de producción o de operación, 8 Cuentas de orden deudoras y 9 Cuentas de orden acreedoras. De la 1 a la 3 salen al balance; de la 4 a la 7, al resultado.",
  },
  {
    id: "puc-levels",
    title: "¿Cómo se leen los códigos del PUC?",
    keywords: [
      "codigo del puc",
      "codigos del puc",
      "niveles del puc",
      "digitos",
      "grupo cuenta subcuenta",
      "subcuenta",
      "cuantos digitos",
    ],
    answer:
      "Cada nivel agrega dígitos: 1 es la clase, 11 el grupo, 1105 la cuenta, 110505 la subcuenta, y desde siete dígitos los auxiliares propios de la empresa. El padre de un código es su comienzo, y su saldo es la suma de sus hijos.",
  },
  {
    id: "memo-accounts",
    title: "¿Qué son las cuentas de orden?",
    keywords: [
      "cuentas de orden",
      "cuenta de orden",
      "clase 8",
      "clase 9",
      "fuera de balance",
      "contingencias",
    ],
    answer:
      "Son cuentas de control fuera del balance, clases 8 y 9: registran derechos o responsabilidades contingentes, diferencias fiscales o bienes de terceros. Cada una se mueve contra su cuenta «por contra», así que no cambian activos ni pasivos.",
  },
  {
    id: "contra-accounts",
    title: "¿Qué es una cuenta que resta o contracuenta?",
    keywords: [
      "contracuenta",
      "cuenta correctora",
      "cuenta que resta",
      "cuenta de valuacion",
      "4175",
      "1592",
    ],
    answer:
      "Es una cuenta de naturaleza opuesta a la de su clase, que resta de otra. Por ejemplo, 1592 depreciación acumulada y 1399 provisiones restan del activo, y 4175 devoluciones en ventas resta de los ingresos.",
  },
  {
    id: "accrual",
    title: "¿Qué es la causación?",
    keywords: [
      "causacion",
      "causar",
      "causado",
      "acumulacion",
      "causacion o caja",
      "base de caja",
      "principio de devengo",
    ],
    answer:
      "Es registrar cada hecho cuando ocurre, y no cuando se mueve el dinero. La factura de servicios de diciembre es gasto de diciembre aunque se pague en enero: débito al gasto y crédito a cuentas por pagar, 2335. Las NIIF la piden para todos los estados, salvo el de flujos de efectivo.",
  },
  {
    id: "books-required",
    title: "¿Qué exige la ley a los libros de contabilidad en Colombia?",
    keywords: [
      "libros obligatorios",
      "registrar libros",
      "camara de comercio",
      "exige la ley",
      "codigo de comercio",
      "llevar contabilidad obligatorio",
      "tachones",
    ],
    answer:
      "Los libros llevan las operaciones en orden cronológico, en español y en pesos, sin espacios en blanco, tachones ni cambios de fecha: un error se corrige con un asiento nuevo. Desde el Decreto-ley 19 de 2012 los libros de contabilidad no se registran en la cámara de comercio; los de actas y de socios, sí.",
  },
  {
    id: "entry-sale",
    title: "¿Cómo se registra una venta con IVA?",
    keywords: [
      "asiento de venta",
      "registrar una venta con iva",
      "venta de contado",
      "contabilizar venta",
      "venta a credito",
      "vendi mercancia",
      "venta con iva",
    ],
    answer:
      "Venta de contado por $ 1.000.000 más IVA del 19 %: débito a 1105 Caja por $ 1.190.000; crédito a 4135 Comercio por $ 1.000.000 y a 2408 IVA por $ 190.000. Si es a crédito, el débito va a 1305 Clientes. Con inventario permanente se agrega el costo: débito 6135, crédito 1435.",
    link: JOURNAL,
  },
  {
    id: "entry-purchase",
    title: "¿Cómo se registra una compra de mercancía?",
    keywords: [
      "asiento de compra",
      "compra de mercancia",
      "compra a credito",
      "contabilizar compra",
      "compre mercancia",
      "compra con iva",
      "compra de inventario",
    ],
    answer:
      "Con inventario permanente: débito a 1435 Mercancías por el valor sin IVA y a 2408 por el IVA descontable; crédito a 2205 Proveedores si es a crédito, o a 1110 Bancos si pagas ya. Si te corresponde retener, parte del crédito va a 2365. Quien no es responsable de IVA suma el impuesto al costo.",
    link: JOURNAL,
  },
  {
    id: "entry-expense",
    title: "¿Cómo se registra el pago de un arriendo o un servicio?",
    keywords: [
      "pago de arriendo",
      "registrar arriendo",
      "servicios publicos",
      "registrar un gasto",
      "contabilizar arriendo",
      "pago de servicios",
      "pague la luz",
    ],
    answer:
      "Arriendo de la oficina: débito a 5120 Arrendamientos y crédito a 1110 Bancos. Servicios públicos: débito a 5135 Servicios. Si no pagas en el momento, el crédito va a 2335 Costos y gastos por pagar, y al pagar se debita 2335 contra 1110.",
    link: JOURNAL,
  },
  {
    id: "entry-loan",
    title: "¿Cómo se registra un préstamo del banco?",
    keywords: [
      "prestamo",
      "credito bancario",
      "asiento de prestamo",
      "cuota del prestamo",
      "obligacion financiera",
      "pagar intereses del banco",
    ],
    answer:
      "Al recibirlo: débito a 1110 Bancos y crédito a 2105 Bancos nacionales. Al pagar la cuota: débito a 2105 por el abono a capital y a 530520 por los intereses; crédito a 1110 por el total. Solo los intereses son gasto.",
    link: JOURNAL,
  },
  {
    id: "entry-capital",
    title: "¿Cómo se registra el aporte de los socios?",
    keywords: [
      "aporte de socios",
      "aporte de capital",
      "capital inicial",
      "asiento de apertura",
      "apertura de la empresa",
      "poner plata en el negocio",
    ],
    answer:
      "Si aportan dinero: débito a 1110 Bancos o 1105 Caja y crédito al capital, que es 3105 en una S. A. S. o S. A., 3115 en una limitada y 3130 si es persona natural. Si aportan un bien, el débito va a la cuenta del bien. No es un ingreso.",
    link: JOURNAL,
  },
  {
    id: "entry-return",
    title: "¿Cómo se registra una devolución en ventas?",
    keywords: [
      "devolucion",
      "devolucion en ventas",
      "nota credito",
      "cliente devuelve",
      "devolvieron mercancia",
    ],
    answer:
      "Por $ 1.000.000 más IVA vendidos a crédito: débito a 4175 Devoluciones en ventas por $ 1.000.000 y a 2408 por $ 190.000; crédito a 1305 Clientes por $ 1.190.000. Si la mercancía vuelve al inventario, débito a 1435 y crédito a 6135 por su costo.",
    link: JOURNAL,
  },
  {
    id: "entry-asset",
    title: "¿Cómo se registra la compra de un equipo o activo fijo?",
    keywords: [
      "compra de activo fijo",
      "activo fijo",
      "compre un computador",
      "compra de maquinaria",
      "propiedad planta y equipo",
      "compra de vehiculo",
      "muebles",
    ],
    answer:
      "Débito a la cuenta del grupo 15 que corresponda, como 1528 Equipo de computación o 1540 Flota de transporte, y crédito a 1110 Bancos o a 2335 si queda por pagar. No es gasto el día de la compra: llega al resultado cada mes con la depreciación.",
    link: JOURNAL,
  },
  {
    id: "entry-advance",
    title: "¿Cómo se registra un anticipo de un cliente o a un proveedor?",
    keywords: [
      "anticipo",
      "anticipo de clientes",
      "anticipo a proveedores",
      "abono recibido",
      "pago adelantado",
    ],
    answer:
      "El anticipo que recibes de un cliente es un pasivo: débito a 1110 y crédito a 2805. El que das a un proveedor es un activo: débito a 1330 y crédito a 1110. Al entregar o recibir lo acordado, el anticipo se cruza con la factura.",
    link: JOURNAL,
  },
  {
    id: "depreciation",
    title: "¿Qué es la depreciación?",
    keywords: ["depreciacion", "depreciar", "vida util", "linea recta", "desgaste", "depreciacion acumulada"],
    answer:
      "Es repartir el costo de un activo fijo entre los períodos en que se usa. En línea recta: (costo − valor residual) ÷ vida útil. El asiento es débito a 5160 o 5260 y crédito a 1592 Depreciación acumulada. Los terrenos no se deprecian.",
  },
  {
    id: "amortization",
    title: "¿Qué son los gastos pagados por anticipado?",
    keywords: [
      "gastos pagados por anticipado",
      "diferido",
      "diferidos",
      "amortizacion",
      "amortizar",
      "seguro anual",
      "prepagado",
    ],
    answer:
      "Son pagos por servicios que aún no recibes, como un seguro de un año: quedan en 1705 como activo. Cada mes se lleva a gasto lo consumido: débito a la cuenta del gasto, como 5130 Seguros, y crédito a 1705.",
  },
  {
    id: "impairment",
    title: "¿Qué es el deterioro o provisión de cartera?",
    keywords: [
      "deterioro",
      "provision de cartera",
      "cuentas incobrables",
      "cartera vencida",
      "no me pagaron",
      "dificil cobro",
      "cliente no paga",
    ],
    answer:
      "Es reconocer que parte de lo que deben los clientes quizá no se cobre. El asiento es débito a 5199 o 5299 Provisiones y crédito a 1399, que resta de Deudores. Bajo NIIF se estima con evidencia del deterioro, no con un porcentaje fijo.",
  },
  {
    id: "provisions",
    title: "¿Qué es una provisión?",
    keywords: [
      "que es una provision",
      "pasivo estimado",
      "pasivos estimados",
      "contingencia probable",
      "demanda laboral",
    ],
    answer:
      "Es un pasivo cuyo valor o fecha no se conoce con certeza, pero es probable y se puede estimar, como un litigio que se espera perder. Va en el grupo 26 contra un gasto. Si solo es posible, no se registra: se revela en las notas.",
  },
  {
    id: "bank-reconciliation",
    title: "¿Qué es una conciliación bancaria?",
    keywords: [
      "conciliacion",
      "conciliacion bancaria",
      "conciliar banco",
      "extracto bancario",
      "cheques pendientes",
      "4 por mil",
      "gravamen",
      "extracto",
      "no coincide con el banco",
    ],
    answer:
      "Es comparar el saldo de Bancos en los libros con el extracto y explicar la diferencia: cheques sin cobrar, consignaciones en tránsito, comisiones, intereses o el 4 por mil. Lo que el banco ya cobró y no está en libros se registra; lo demás se aclara solo. Conviene hacerla cada mes.",
  },
  {
    id: "petty-cash",
    title: "¿Qué es la caja menor?",
    keywords: ["caja menor", "fondo fijo", "reembolso de caja", "gastos menores"],
    answer:
      "Es un fondo fijo para gastos pequeños, a cargo de una persona. Se crea con débito a 110510 Cajas menores y crédito a 1110 Bancos. Al reembolsarla se debitan los gastos de los recibos y se acredita Bancos, así que el fondo no cambia.",
  },
  {
    id: "year-end",
    title: "¿Cómo se hace el cierre contable del año?",
    keywords: [
      "cierre contable",
      "cierre del ano",
      "cierre anual",
      "cancelar cuentas de resultado",
      "5905",
      "asientos de cierre",
      "cerrar el ano",
      "cuenta 5905 ganancias y perdidas",
    ],
    answer:
      "Primero se hacen los ajustes: depreciación, provisiones, inventario e impuesto. Luego se cancelan las clases 4, 5 y 6 contra 5905 Ganancias y pérdidas. El saldo de 5905 pasa a 3605 si hay utilidad o a 3610 si hay pérdida, y al empezar el año siguiente a 3705 o 3710.",
  },
  {
    id: "cycle",
    title: "¿Cuáles son los pasos del ciclo contable?",
    keywords: [
      "ciclo contable",
      "pasos de la contabilidad",
      "proceso contable",
      "etapas de la contabilidad",
      "como se lleva la contabilidad",
    ],
    answer:
      "Soportes, asientos en el diario, pase al mayor, balance de comprobación, ajustes, estados financieros y cierre. Al año siguiente las cuentas de balance siguen con su saldo y las de resultado empiezan en cero. Cuadra hace sola el pase al mayor y el balance de comprobación.",
    link: JOURNAL,
  },
  {
    id: "inventory-system",
    title: "¿Qué diferencia hay entre inventario permanente y periódico?",
    keywords: [
      "inventario permanente",
      "inventario periodico",
      "permanente y periodico",
      "sistema de inventario",
      "juego de inventarios",
    ],
    answer:
      "En el permanente cada venta registra también su costo, débito 6135 y crédito 1435, y el saldo de inventario está siempre al día. En el periódico las compras van a 6205 y el costo se calcula al final: inventario inicial + compras − devoluciones − inventario final.",
  },
  {
    id: "cost-of-sales",
    title: "¿Qué es el costo de ventas?",
    keywords: [
      "costo de ventas",
      "costo de venta",
      "costo de la mercancia vendida",
      "6135",
      "cuanto me costo lo que vendi",
    ],
    answer:
      "Es lo que costó la mercancía o el servicio que se vendió, clase 6 del PUC: 6135 en comercio. Ventas menos costo de ventas da la utilidad bruta. En inventario periódico: inicial + compras netas − final.",
  },
  {
    id: "kardex",
    title: "¿Qué es el kárdex?",
    keywords: [
      "kardex",
      "tarjeta de inventario",
      "entradas y salidas de inventario",
      "control de existencias",
    ],
    answer:
      "Es la tarjeta de cada producto con sus entradas, salidas y saldo, en cantidad y en valor. Con ella se sabe cuánto hay y a qué costo sale cada venta. El saldo en valor de todas las tarjetas debe ser igual a la cuenta de inventario.",
  },
  {
    id: "fifo-average",
    title: "¿Qué método uso para valorar inventarios: PEPS o promedio?",
    keywords: [
      "peps",
      "ueps",
      "promedio ponderado",
      "fifo",
      "lifo",
      "valorar inventario",
      "metodo de inventario",
      "primeras en entrar",
    ],
    answer:
      "Las NIIF aceptan PEPS, primeras en entrar, primeras en salir, y promedio ponderado; UEPS no está permitido. Con precios que suben, PEPS deja un costo menor y un inventario final mayor que el promedio. El método elegido se mantiene de un período a otro.",
  },
];
