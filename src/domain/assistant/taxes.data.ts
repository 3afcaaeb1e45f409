import { LAST_LEGAL_YEAR as YEAR } from "../law/horizon.ts";
import { INCOME_TAX, THRESHOLDS_UVT } from "../law/tax-statutes.data.ts";
import type { KnowledgeEntry } from "./knowledge.ts";
import { lastThree, latest, lawMoney } from "./law-figures.ts";

/** Taxes in Colombia as of November 2026; dated facts state their date. */
export const TAXES_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: "vat",
    title: "¿Qué es el IVA y cuál es la tarifa?",
    keywords: [
      "iva",
      "que es el iva",
      "tarifa del iva",
      "19",
      "impuesto a las ventas",
      "porcentaje del iva",
      "cuanto es el iva",
    ],
    answer:
      "Es el impuesto sobre las ventas. La tarifa general es del 19 %, hay una reducida del 5 % para una lista cerrada de bienes y servicios, y ventas exentas al 0 % (vigentes en noviembre de 2026). Para calcularlo multiplica la base por 0,19; para sacarlo de un total, divide el total entre 1,19.",
  },
  {
    id: "vat-account",
    title: "¿El IVA que pago va en el debe?",
    keywords: [
      "iva descontable",
      "iva generado",
      "2408",
      "iva que pago",
      "iva de compras",
      "iva por pagar",
      "cuenta del iva",
      "cruzar el iva",
    ],
    answer:
      "Sí: si eres responsable de IVA, el de tus compras, descontable, va en el debe de 2408, y el de tus ventas, generado, en el haber. El saldo crédito es lo que debes a la DIAN; el saldo débito, un saldo a favor. Si no eres responsable, el IVA pagado es parte del costo o del gasto.",
  },
  {
    id: "vat-exempt",
    title: "¿Qué diferencia hay entre exento y excluido de IVA?",
    keywords: ["exento", "excluido", "exento o excluido", "no gravado", "tarifa cero", "bienes exentos"],
    answer:
      "Exento está gravado al 0 %: no cobras IVA, pero puedes descontar o pedir devolución del que pagaste. Excluido no causa el impuesto y el IVA que pagaste se vuelve costo. Por eso se registran por separado.",
  },
  {
    id: "vat-not-responsible",
    title: "¿Qué es ser no responsable de IVA o del régimen simplificado?",
    keywords: [
      "no responsable de iva",
      "regimen simplificado",
      "simplificado",
      "3500 uvt",
      "tope para iva",
      "quien no cobra iva",
    ],
    answer: `Es el nombre actual del régimen simplificado: personas naturales con ingresos, contratos y consignaciones por debajo de 3.500 UVT, que son ${lawMoney(THRESHOLDS_UVT.noVat * latest("uvt"))} con la UVT de ${YEAR}, con un solo establecimiento y sin franquicia, entre otros requisitos. No cobran IVA, y el que pagan es costo.`,
  },
  {
    id: "vat-responsible",
    title: "¿Qué es ser responsable de IVA o del régimen común?",
    keywords: ["responsable de iva", "regimen comun", "comun", "quien cobra iva", "obligado a cobrar iva"],
    answer:
      "Es el nombre actual del régimen común: quien vende bienes o servicios gravados y cobra, declara y paga IVA, y descuenta el de sus compras. Todas las sociedades que venden algo gravado lo son.",
  },
  {
    id: "withholding",
    title: "¿Qué es la retención en la fuente?",
    keywords: [
      "retencion",
      "retencion en la fuente",
      "retefuente",
      "rete fuente",
      "2365",
      "agente retenedor",
      "agente de retencion",
    ],
    answer:
      "Es un anticipo del impuesto de renta: quien paga descuenta un porcentaje y lo entrega a la DIAN. Para quien retiene es un pasivo, 2365; para a quien le retienen es un activo, 135515. No se retiene a autorretenedores ni a contribuyentes del régimen SIMPLE.",
  },
  {
    id: "withholding-rates",
    title: "¿Cuáles son las tarifas y bases de retención en la fuente?",
    keywords: [
      "tarifa de retencion",
      "tabla de retencion",
      "base minima",
      "base de retencion",
      "porcentaje de retencion",
      "2,5",
      "retencion por compras",
      "retencion por servicios",
      "honorarios",
    ],
    answer:
      "Para declarantes, en 2026: compras 2,5 %, servicios 4 %, honorarios 11 % y arriendo de inmuebles 3,5 %. La base mínima desde el 1 de julio de 2026 es de 10 UVT en compras y 2 UVT en servicios; ha cambiado varias veces y hay un proceso pendiente. Se compara por pago y antes de IVA: confírmala antes de aplicarla.",
  },
  {
    id: "withheld-from-me",
    title: "Me retuvieron, ¿cómo lo registro?",
    keywords: [
      "me retuvieron",
      "me practicaron retencion",
      "135515",
      "1355",
      "retencion a favor",
      "el cliente me retuvo",
    ],
    answer:
      "Es un activo, porque es un anticipo de tu impuesto: débito a 135515 por la retención de renta, a 135517 por el IVA retenido y a 135518 por el ICA retenido. El débito a Clientes o Bancos baja en ese valor, y la venta se registra completa. Pide el certificado a tu cliente.",
  },
  {
    id: "uvt",
    title: "¿Cuánto vale la UVT?",
    keywords: ["uvt", "valor de la uvt", "unidad de valor tributario", `uvt ${YEAR}`, `uvt ${YEAR - 1}`],
    answer: `La UVT ${lastThree("uvt", "la")}. La DIAN fija cada año la del siguiente. Topes y bases de los impuestos se expresan en UVT y se pasan a pesos con la del año.`,
  },
  {
    id: "rete-iva",
    title: "¿Qué es el reteIVA?",
    keywords: ["reteiva", "rete iva", "iva retenido", "retencion de iva", "2367"],
    answer:
      "Es la retención del 15 % del IVA facturado. La practican, entre otros, el Estado y los grandes contribuyentes; una S. A. S. común no le retiene IVA a su proveedor responsable. Quien retiene acredita 2367; a quien le retienen debita 135517.",
  },
  {
    id: "ica",
    title: "¿Qué es el ICA?",
    keywords: [
      "ica",
      "industria y comercio",
      "impuesto de industria",
      "impuesto municipal",
      "avisos y tableros",
      "por mil",
    ],
    answer:
      "Es el impuesto de industria y comercio, del municipio donde se ejerce la actividad, con tarifa por mil sobre los ingresos. En Bogotá, por ejemplo, es de 11,04 por mil para las demás actividades comerciales y 9,66 por mil para los demás servicios (consultado en noviembre de 2026). Es gasto en 5115 contra 2412.",
  },
  {
    id: "rete-ica",
    title: "¿Qué es el ReteICA?",
    keywords: ["reteica", "rete ica", "retencion de ica", "ica retenido", "2368"],
    answer:
      "Es la retención del impuesto de industria y comercio, a la tarifa de la actividad del vendedor en ese municipio. En Bogotá la base mínima es de 4 UVT en servicios y 27 UVT en compras (noviembre de 2026). Quien retiene acredita 2368; a quien le retienen debita 135518.",
  },
  {
    id: "simple-regime",
    title: "¿Qué es el régimen SIMPLE de tributación?",
    keywords: ["regimen simple", "simple de tributacion", "rst", "impuesto unificado", "pasarme al simple"],
    answer:
      "Es un régimen opcional para quienes tienen ingresos por debajo de 100.000 UVT: un solo impuesto, con anticipos cada dos meses, que reúne renta e ICA. A sus contribuyentes no se les practica retención en la fuente de renta. Las tarifas cambian por actividad: consúltalas en la DIAN.",
  },
  {
    id: "large-taxpayer",
    title: "¿Qué es un gran contribuyente y un autorretenedor?",
    keywords: [
      "gran contribuyente",
      "grandes contribuyentes",
      "autorretenedor",
      "autorretencion",
      "calidad tributaria",
    ],
    answer:
      "Gran contribuyente es quien la DIAN clasifica así por su tamaño o importancia; entre otras cosas, retiene IVA. Autorretenedor es quien se practica a sí mismo la retención, y entonces sus clientes no le retienen por ese concepto. Ser lo uno no implica ser lo otro.",
  },
  {
    id: "income-tax",
    title: "¿Cuánto es el impuesto de renta de una empresa?",
    keywords: [
      "impuesto de renta",
      "renta",
      "tarifa de renta",
      "35",
      "declaracion de renta",
      "impuesto sobre la renta",
    ],
    answer: `La tarifa general para sociedades es del ${INCOME_TAX.at(-1)?.rate} % sobre la renta líquida (vigente en ${YEAR}; ET art. 240). El gasto va en 5405 y el valor por pagar en 2404; al pagar se cruzan las retenciones que te practicaron, 135515. La utilidad contable y la renta fiscal no siempre coinciden.`,
  },
  {
    id: "e-invoice",
    title: "¿Qué es la factura electrónica?",
    keywords: [
      "factura electronica",
      "facturar",
      "facturacion",
      "dian",
      "cufe",
      "emitir factura",
      "factura de venta",
    ],
    answer:
      "Es la factura que se genera en formato electrónico y que la DIAN valida antes de entregarla al comprador. Es el soporte de la venta para quien vende y del costo y el IVA descontable para quien compra. Cuadra registra la operación, pero no emite facturas.",
  },
  {
    id: "forms",
    title: "¿Qué formularios se presentan a la DIAN?",
    keywords: [
      "formulario",
      "formulario 300",
      "formulario 350",
      "formulario 110",
      "declarar",
      "declaracion",
      "presentar impuestos",
      "que debo declarar",
    ],
    answer:
      "Los más usados: 300 para IVA, cada dos meses o cada cuatro según los ingresos del año anterior, 350 para retenciones cada mes, 110 para renta de personas jurídicas y 210 para personas naturales. El ICA se declara ante cada municipio. Las fechas cambian cada año según el NIT. Cuadra te da las cifras, pero no presenta declaraciones.",
  },
  {
    id: "nit-rut",
    title: "¿Qué son el NIT y el RUT?",
    keywords: ["rut", "nit y rut", "que es el nit", "digito de verificacion", "registro unico tributario"],
    answer:
      "El RUT es el registro único tributario de la DIAN: dice quién eres, qué actividad tienes y qué responsabilidades, como IVA o retención. El NIT es el número con que te identificas ahí, con su dígito de verificación.",
  },
  {
    id: "fiscal-profile",
    title: "¿Qué es el perfil fiscal de una empresa en Cuadra?",
    keywords: [
      "perfil fiscal",
      "crear perfil fiscal",
      "configurar impuestos",
      "regimen de mi empresa",
      "impuestos en cuadra",
    ],
    answer:
      "Es la configuración de impuestos de una empresa: su régimen, si cobra IVA y qué retenciones aplica. Se crea en Mis empresas, en la tarjeta de la empresa. Los impuestos se registran como líneas del asiento, en 2408, 2365 o 1355.",
  },
];
