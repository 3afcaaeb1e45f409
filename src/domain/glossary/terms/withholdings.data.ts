import type { TermRow } from "../term.ts";

/** Withholdings and the tax of municipalities. */
export const WITHHOLDINGS_TERMS: readonly TermRow[] = [
  {
    name: "Retención en la fuente",
    others: ["retefuente", "retención", "retención de renta", "rete fuente"],
    account: "2365",
    text: "Parte de un pago que quien compra retiene y lleva a la DIAN, como adelanto de la renta de quien vende. Para el que retiene es una deuda; para el retenido, un anticipo.",
    norm: "ET art. 365",
    entry: [
      "Compras a crédito mercancía por $ 2.000.000 sin IVA y practicas retención del 2,5 %",
      "1435 2000000 | 2365 -50000 | 2205 -1950000",
    ],
    related: ["Agente de retención", "Retención que nos practican", "Base mínima de retención"],
  },
  {
    name: "Agente de retención",
    others: ["retenedor", "agentes retenedores", "quién retiene"],
    text: "Quien por ley debe retener al pagar: las sociedades, las entidades y las personas naturales comerciantes que superan un tope de patrimonio o ingresos.",
    norm: "ET arts. 368 y 368-2",
    sample: "Una SAS que paga honorarios retiene; una persona natural asalariada, no.",
    related: ["Retención en la fuente", "Autorretenedor"],
  },
  {
    name: "Autorretenedor",
    others: ["autorretención", "autorretenedores"],
    text: "Quien se retiene a sí mismo por autorización o por ley; sus clientes no le retienen por ese concepto.",
    entry: ["Te autorretienes $ 55.000 sobre tus ventas del mes", "1355 55000 | 2365 -55000"],
    related: ["Agente de retención", "Gran contribuyente"],
  },
  {
    name: "Base mínima de retención",
    others: ["base de retención", "cuantía mínima", "base en uvt"],
    text: "Valor desde el cual hay que retener por un concepto, expresado en UVT y antes de IVA. Por debajo no se retiene.",
    norm: "ET art. 401",
    sample: "Con una base de 10 UVT, una compra menor no lleva retención.",
    related: ["Retención en la fuente", "UVT"],
  },
  {
    name: "Retención que nos practican",
    others: ["me retuvieron", "retención a favor", "retención sufrida", "cuenta 1355"],
    account: "1355",
    text: "Lo que un cliente descuenta al pagarte y lleva a la DIAN a tu nombre. Es un activo: rebaja tu impuesto de renta. El cliente te da un certificado.",
    norm: "ET art. 381",
    entry: [
      "Vendes servicios por $ 1.000.000, sin IVA; el cliente retiene el 4 % y te transfiere el resto",
      "1110 960000 | 1355 40000 | 4170 -1000000",
    ],
    related: ["Retención en la fuente", "Anticipo de impuestos", "Certificado de retención"],
  },
  {
    name: "Certificado de retención",
    others: ["certificado de retenciones", "certificado de ingresos y retenciones"],
    text: "Documento en el que quien retuvo dice cuánto, de qué y en qué período. Con él se descuenta la retención en la renta.",
    norm: "ET arts. 378 y 381",
    sample: "En marzo pides a tus clientes los certificados del año anterior.",
    related: ["Retención que nos practican", "Declaración de renta"],
  },
  {
    name: "ReteIVA",
    others: ["retención de IVA", "rete iva", "impuesto a las ventas retenido"],
    account: "2367",
    text: "Parte del IVA que retienen al pagar las entidades del Estado, los grandes contribuyentes y otros designados. En general es el 15 % del IVA.",
    norm: "ET arts. 437-1 y 437-2",
    entry: [
      "Un gran contribuyente compra a crédito mercancía por $ 1.000.000 más IVA de $ 190.000 y retiene solo IVA, $ 28.500",
      "1435 1000000 | 2408 190000 | 2367 -28500 | 2205 -1161500",
    ],
    related: ["IVA", "Gran contribuyente"],
  },
  {
    name: "ICA",
    others: ["impuesto de industria y comercio", "industria y comercio"],
    account: "2412",
    text: "Impuesto municipal sobre los ingresos de actividades industriales, comerciales y de servicios. Su tarifa es por mil y la fija cada municipio.",
    entry: ["Causas $ 110.000 de ICA del período", "5115 110000 | 2412 -110000"],
    related: ["ReteICA", "Avisos y tableros"],
  },
  {
    name: "ReteICA",
    others: ["retención de ICA", "rete ica", "impuesto de industria y comercio retenido"],
    account: "2368",
    text: "Retención del impuesto de industria y comercio, a la tarifa de la actividad de quien vende en ese municipio.",
    entry: [
      "Pagas por transferencia a un proveedor $ 1.000.000 de servicios de aseo y retienes solo ICA, $ 9.660",
      "5135 1000000 | 2368 -9660 | 1110 -990340",
    ],
    related: ["ICA", "Retención en la fuente"],
  },
  {
    name: "Avisos y tableros",
    others: ["impuesto de avisos"],
    text: "Impuesto complementario del ICA por tener avisos en espacio público: 15 % del ICA.",
    sample: "Con un ICA de $ 200.000, los avisos son $ 30.000.",
    related: ["ICA"],
  },
];
