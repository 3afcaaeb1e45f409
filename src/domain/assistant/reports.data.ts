import type { KnowledgeEntry } from "./knowledge.ts";

/** Statements, NIIF, results and ratios. Thresholds are classroom conventions and are labelled as such. */
export const REPORTS_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: "balance-sheet",
    title: "¿Qué es el balance general o estado de situación financiera?",
    keywords: [
      "balance general",
      "estado de situacion financiera",
      "situacion financiera",
      "que muestra el balance",
    ],
    answer:
      "Muestra a una fecha lo que la empresa tiene, lo que debe y lo que es de sus dueños: activos, pasivos y patrimonio. Bajo NIIF se llama estado de situación financiera. Siempre cumple Activo = Pasivo + Patrimonio.",
  },
  {
    id: "income-statement",
    title: "¿Qué es el estado de resultados?",
    keywords: [
      "estado de resultados",
      "perdidas y ganancias",
      "p y g",
      "pyg",
      "estado de ganancias",
      "saber si gane o perdi",
    ],
    answer:
      "Resume los ingresos, costos y gastos de un período y termina en la utilidad o pérdida. Su orden usual por función: ventas, costo de ventas, utilidad bruta, gastos de administración y ventas, otros ingresos y gastos, impuesto y utilidad neta.",
  },
  {
    id: "cash-flow",
    title: "¿Qué es el estado de flujos de efectivo?",
    keywords: [
      "flujo de caja",
      "flujo de efectivo",
      "flujos de efectivo",
      "metodo directo",
      "metodo indirecto",
      "de donde salio el dinero",
    ],
    answer:
      "Explica por qué cambió el efectivo en el período, en tres partes: operación, inversión y financiación. El método directo muestra cobros y pagos; el indirecto parte de la utilidad y la ajusta. Las tres partes deben sumar el cambio del grupo 11, Disponible.",
  },
  {
    id: "equity-statement",
    title: "¿Qué es el estado de cambios en el patrimonio?",
    keywords: [
      "cambios en el patrimonio",
      "estado de patrimonio",
      "estado de cambios",
      "movimiento del patrimonio",
    ],
    answer:
      "Muestra cómo pasó cada parte del patrimonio, como capital, reservas y resultados, de su saldo inicial al final: aportes, utilidad del período, dividendos y traslados. Completa el juego de estados junto con las notas.",
  },
  {
    id: "statement-set",
    title: "¿Cuáles son los estados financieros básicos?",
    keywords: [
      "estados financieros",
      "cuales son los estados financieros",
      "estados basicos",
      "juego completo de estados",
      "notas a los estados",
    ],
    answer:
      "Bajo NIIF para PYMES el juego completo es: situación financiera, resultados, cambios en el patrimonio, flujos de efectivo y notas, comparados con el período anterior. Las microempresas del grupo 3 solo necesitan situación financiera, resultados y notas.",
    link: { href: "/workspace", label: "Ver los espacios de trabajo" },
  },
  {
    id: "niif-pymes",
    title: "¿Qué son las NIIF para PYMES?",
    keywords: ["niif", "niif para pymes", "pymes", "ifrs", "normas internacionales", "decreto 2420", "nic"],
    answer:
      "Son las normas internacionales adaptadas a pequeñas y medianas entidades. En Colombia las aplica el grupo 2 y están en el anexo 2 del Decreto 2420 de 2015, compilado por el Decreto 2483 de 2018. Dicen cómo reconocer, medir y presentar; no traen plan de cuentas.",
  },
  {
    id: "niif-groups",
    title: "¿Qué grupos de NIIF hay en Colombia?",
    keywords: [
      "grupo 1",
      "grupo 2",
      "grupo 3",
      "grupos niif",
      "microempresa",
      "a que grupo pertenezco",
      "niif plenas",
    ],
    answer:
      "Tres: el grupo 1 aplica las NIIF plenas, el grupo 2 las NIIF para PYMES y el grupo 3, microempresas, una norma simplificada, la del Decreto 2706 de 2012. El grupo depende del tamaño y del interés público; confirma el tuyo con tu contador.",
  },
  {
    id: "current-assets",
    title: "¿Qué es corriente y no corriente?",
    keywords: [
      "corriente",
      "no corriente",
      "activo corriente",
      "pasivo corriente",
      "corto plazo",
      "largo plazo",
    ],
    answer:
      "Es corriente lo que se espera cobrar, usar o pagar dentro de doce meses o del ciclo de operación: caja, clientes, inventario, proveedores. Lo demás es no corriente: edificios, equipos, deudas a largo plazo. El impuesto diferido siempre es no corriente.",
  },
  {
    id: "profit-levels",
    title: "¿Qué diferencia hay entre utilidad bruta, operacional y neta?",
    keywords: [
      "utilidad bruta",
      "utilidad operacional",
      "utilidad neta",
      "utilidad",
      "ganancia",
      "margen bruto",
      "perdida del ejercicio",
    ],
    answer:
      "Bruta: ventas netas menos costo de ventas. Operacional: bruta menos gastos de administración y de ventas. Neta: operacional más otros ingresos, menos otros gastos, intereses e impuesto. Al dividir cada una entre las ventas netas se obtiene su margen.",
  },
  {
    id: "ebitda",
    title: "¿Qué es el EBITDA?",
    keywords: ["ebitda", "ganancia antes de intereses", "utilidad antes de depreciaciones"],
    answer:
      "Es la utilidad operacional más las depreciaciones y amortizaciones, cuentas 5160, 5165, 5260 y 5265. Aproxima lo que la operación genera antes de intereses e impuestos. No es una línea de las NIIF y no reemplaza al flujo de efectivo.",
  },
  {
    id: "liquidity",
    title: "Explícame la liquidez",
    keywords: [
      "liquidez",
      "razon corriente",
      "capacidad de pago",
      "indice de liquidez",
      "puedo pagar mis deudas",
    ],
    answer:
      "La razón corriente es activo corriente ÷ pasivo corriente: cuántos pesos hay para cada peso que se debe a corto plazo. Por convención de clase, desde 1,5 es buena, entre 1,0 y 1,5 pide atención y bajo 1,0 es riesgosa. Depende del sector, y por encima de 3 puede haber recursos ociosos.",
  },
  {
    id: "acid-test",
    title: "¿Qué es la prueba ácida?",
    keywords: ["prueba acida", "razon acida", "liquidez sin inventarios", "acid test"],
    answer:
      "Es (activo corriente − inventarios − anticipados) ÷ pasivo corriente: mide si se puede pagar a corto plazo sin vender la mercancía. Por convención se busca 1,0 o más. Si es muy inferior a la razón corriente, la liquidez depende del inventario.",
  },
  {
    id: "working-capital",
    title: "¿Qué es el capital de trabajo?",
    keywords: ["capital de trabajo", "fondo de maniobra", "activo corriente menos pasivo corriente"],
    answer:
      "Es activo corriente menos pasivo corriente: lo que queda para operar después de cubrir las deudas cercanas. Si es negativo, parte de lo que se usa a diario se financia con deudas que vencen pronto.",
  },
  {
    id: "debt-ratio",
    title: "¿Qué es el endeudamiento?",
    keywords: [
      "endeudamiento",
      "nivel de endeudamiento",
      "apalancamiento",
      "razon de deuda",
      "cuanto debo",
      "cobertura de intereses",
    ],
    answer:
      "Es pasivo total ÷ activo total: qué parte de lo que tiene la empresa la financian otros. Por convención de clase, hasta 50 % es bueno, entre 50 % y 70 % pide atención y más de 70 % es alto. El apalancamiento compara pasivo con patrimonio.",
  },
  {
    id: "profitability",
    title: "¿Qué es la rentabilidad o margen neto?",
    keywords: [
      "rentabilidad",
      "margen neto",
      "margen",
      "rentable",
      "margen de utilidad",
      "cuanto gano por cada peso",
    ],
    answer:
      "El margen neto es utilidad neta ÷ ventas netas: cuánto queda de cada peso vendido. Por convención de clase, desde 10 % es bueno, entre 0 y 10 % pide atención, y negativo es pérdida. Compáralo siempre con empresas de tu sector.",
  },
  {
    id: "roe-roa",
    title: "¿Qué son el ROA y el ROE?",
    keywords: ["roa", "roe", "rentabilidad del patrimonio", "rentabilidad del activo", "dupont", "retorno"],
    answer:
      "ROA es utilidad neta ÷ activo promedio, y ROE es utilidad neta ÷ patrimonio promedio: lo que rinde lo invertido por todos y lo de los dueños. El sistema DuPont explica el ROE: margen neto × rotación de activos × (activo ÷ patrimonio).",
  },
  {
    id: "turnover",
    title: "¿Qué es la rotación de cartera, de inventarios y de proveedores?",
    keywords: [
      "rotacion",
      "rotacion de cartera",
      "rotacion de inventarios",
      "dias de cartera",
      "dias de inventario",
      "ciclo de efectivo",
      "cuanto tardan en pagarme",
    ],
    answer:
      "La de cartera es ventas a crédito ÷ cuentas por cobrar promedio; la de inventarios, costo ÷ inventario promedio. Si divides 365 entre la rotación obtienes los días. El ciclo de efectivo es días de cartera + días de inventario − días de proveedores: menos es mejor.",
  },
  {
    id: "horizontal-vertical",
    title: "¿Qué es el análisis vertical y horizontal?",
    keywords: [
      "analisis vertical",
      "analisis horizontal",
      "comparar dos anos",
      "variacion",
      "porcentaje del activo",
    ],
    answer:
      "El vertical divide cada línea entre el total: activo en el balance, ventas netas en el resultado. El horizontal compara dos períodos: (actual − anterior) ÷ anterior sin signo. En Cuadra los dos están en Análisis de estados: el vertical en el plan gratuito y el horizontal en Premium.",
  },
  {
    id: "break-even",
    title: "¿Qué es el punto de equilibrio?",
    keywords: [
      "punto de equilibrio",
      "cuanto tengo que vender",
      "costos fijos",
      "costos variables",
      "margen de contribucion",
      "vender para no perder",
    ],
    answer:
      "Es la cantidad que hay que vender para no ganar ni perder: costos fijos ÷ (precio − costo variable por unidad). El denominador es el margen de contribución. Por encima de esa cantidad, cada unidad deja utilidad.",
  },
  {
    id: "retained",
    title: "¿Qué son las utilidades retenidas y los dividendos?",
    keywords: [
      "utilidades retenidas",
      "utilidades acumuladas",
      "dividendo",
      "dividendos",
      "repartir utilidades",
      "distribuir utilidades",
    ],
    answer:
      "Las utilidades acumuladas, 3705, son ganancias de años anteriores que no se han repartido. Si la asamblea decreta dividendos se hace débito a 3705 y crédito a 2360 Dividendos por pagar. Un dividendo no es un gasto.",
  },
  {
    id: "legal-reserve",
    title: "¿Qué es la reserva legal?",
    keywords: ["reserva legal", "reservas", "reserva obligatoria", "330505"],
    answer:
      "Es la parte de la utilidad que no se reparte por ley: el 10 % cada año hasta llegar al 50 % del capital en sociedades anónimas, limitadas y comanditas por acciones. En una S. A. S. solo si sus estatutos la piden. El asiento es débito a 3705 y crédito a 330505.",
  },
  {
    id: "signatures",
    title: "¿Quién firma los estados financieros?",
    keywords: [
      "firma",
      "firmar estados",
      "contador publico",
      "revisor fiscal",
      "representante legal",
      "certificar",
      "dictaminar",
    ],
    answer:
      "Los certifican con su firma el representante legal y el contador público que los preparó; si la empresa tiene revisor fiscal, él los dictamina. Cuadra ayuda a prepararlos, pero no reemplaza ese criterio ni esas firmas.",
  },
];
