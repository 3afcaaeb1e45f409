import type { WordRow } from "./word-row.ts";

/** Taxes, withholdings, and what the tax office wants. */
export const TAX_WORDS: readonly WordRow[] = [
  ["iva; iva por pagar; pago de iva; iva generado; iva descontable; iva cobrado; iva pagado", "2408"],
  ["iva en compras; iva en ventas; impuesto a las ventas; declaración de iva; iva bimestral; iva 19", "2408"],
  ["iva cuatrimestral; iva de la factura; impuesto sobre las ventas; iva por compras; iva de ventas", "2408"],
  ["iva mayor valor del gasto; iva no descontable", "511570"],
  ["impoconsumo; impuesto al consumo; inc", "2495"],
  [
    "retefuente; retención en la fuente; retención; rete fuente; rtefte; rte fuente; retenciones",
    {
      debit: ["135515 Te la descontó tu cliente", "2365 La pagas a la DIAN"],
      credit: "2365 La descuentas a quien le pagas",
    },
  ],
  [
    "retefuente por pagar; pago de retención; pago de retención en la fuente; pago retefuente; declaración de retención; retención por pagar",
    "2365",
  ],
  [
    "retención a favor; retefuente que me practicaron; retefuente a favor; retención que me hicieron",
    { debit: "135515", credit: "135515" },
  ],
  [
    "anticipo de retención; retención de clientes; retefuente clientes",
    { debit: "135515", credit: "135515" },
  ],
  ["retefuente honorarios; retención por honorarios", { debit: "135515", credit: "236515", lean: "credit" }],
  [
    "retefuente arriendo; retención por arriendo; retención arrendamiento",
    { debit: "135515", credit: "236530", lean: "credit" },
  ],
  ["retefuente compras; retención por compras", { debit: "135515", credit: "236540", lean: "credit" }],
  ["retefuente servicios; retención por servicios", { debit: "135515", credit: "236525", lean: "credit" }],
  ["retefuente comisiones; retención por comisiones", { debit: "135515", credit: "236520", lean: "credit" }],
  ["retención salarios; retefuente nómina; retención de empleados; retefuente empleados", "236505"],
  ["autorretención; autorretenciones; autorrenta", { debit: "135515", credit: "236575", lean: "credit" }],
  [
    "reteiva; rete iva; retención de iva; iva retenido",
    { debit: "135517 Te la descontó tu cliente", credit: "2367 La descuentas a quien le pagas" },
  ],
  [
    "reteica; rete ica; retención de ica; ica retenido; retención de industria y comercio",
    { debit: "135518 Te la descontó tu cliente", credit: "2368 La descuentas a quien le pagas" },
  ],
  ["reteiva por pagar; pago reteiva", "2367"],
  ["reteica por pagar; pago reteica", "2368"],
  [
    "ica; industria y comercio; impuesto ica; impuesto de industria y comercio; avisos y tableros",
    { debit: "511505", credit: "2412", lean: "debit" },
  ],
  ["pago de ica; ica por pagar; declaración de ica; pago industria y comercio", "2412"],
  [
    "predial; impuesto predial; predial del local; predial bodega; impuesto de la casa",
    { debit: "511515", credit: "2416", lean: "debit" },
  ],
  ["predial por pagar", "2416"],
  [
    "impuesto vehicular; impuesto del carro; impuesto de vehículos; rodamiento; impuesto de la moto",
    { debit: "511540", credit: "2436", lean: "debit" },
  ],
  ["impuesto de rodamiento; impuestos del carro", { debit: "511540", credit: "2436", lean: "debit" }],
  [
    "valorización; contribución de valorización; plusvalía; impuesto de plusvalía",
    { debit: "511525", credit: "2424", lean: "debit" },
  ],
  ["timbre; impuesto de timbre", "511510"],
  ["estampilla; estampillas; pro adulto mayor", "519550"],
  [
    "renta; impuesto de renta; declaración de renta; impuesto a la renta; provisión de renta",
    { debit: "5405", credit: "2404", lean: "debit" },
  ],
  ["pago de renta; pago impuesto de renta; renta por pagar; impuesto de renta por pagar", "2404"],
  ["pago declaración de renta; cuota de renta", "2404"],
  ["anticipo de renta; anticipo renta", "135505"],
  ["régimen simple; rst; anticipo simple; pago simple; anticipo régimen simple", "135505"],
  ["anticipo de ica; anticipo ica", "135510"],
  ["saldo a favor; saldo a favor dian; saldo a favor en renta; saldo a favor iva", "135520"],
  ["impuesto; impuestos; tributos", { debit: "5115", credit: "2404", lean: "debit" }],
  ["impuestos por pagar; dian; pago dian; pago de impuestos; pago a la dian", "2404"],
  ["impuesto diferido", { debit: "171076", credit: "2725", lean: "credit" }],
];
