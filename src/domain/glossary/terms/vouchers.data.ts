import type { TermRow } from "../term.ts";

/** Documents that prove an operation. */
export const VOUCHERS_TERMS: readonly TermRow[] = [
  {
    name: "Comprobante de contabilidad",
    others: ["comprobante contable", "nota de contabilidad"],
    text: "Documento interno que resume una operación antes de pasarla al libro: número, fecha, detalle, cuentas, valores y quién lo elaboró.",
    norm: "Código de Comercio art. 53",
    sample: "Comprobante 12, 30 de junio: depreciación del mes.",
    related: ["Soporte contable", "Asiento contable"],
  },
  {
    name: "Soporte contable",
    others: ["soporte", "documento soporte", "soportes de contabilidad"],
    text: "Documento que prueba la operación: factura, recibo, extracto, contrato. Todo asiento debe poder señalar el suyo.",
    norm: "Código de Comercio art. 53",
    sample:
      "El soporte del pago del arriendo es la cuenta de cobro o la factura del arrendador y la transferencia.",
    related: ["Factura electrónica", "Recibo de caja", "Comprobante de egreso"],
  },
  {
    name: "Recibo de caja",
    others: ["comprobante de ingreso", "recibo de pago"],
    text: "Soporte de dinero recibido: de quién, cuánto, por qué y cómo pagó.",
    entry: [
      "Un cliente te abona $ 250.000 en efectivo de lo que debía y le das recibo de caja",
      "1105 250000 | 1305 -250000",
    ],
    related: ["Comprobante de egreso", "Clientes"],
  },
  {
    name: "Comprobante de egreso",
    others: ["comprobante de pago", "egreso de caja"],
    text: "Soporte de dinero pagado: a quién, cuánto, por qué y de dónde salió.",
    entry: [
      "Pagas $ 450.000 a un proveedor por transferencia y haces comprobante de egreso",
      "2205 450000 | 1110 -450000",
    ],
    related: ["Recibo de caja", "Proveedores"],
  },
  {
    name: "Nota crédito",
    others: ["nota de crédito", "notas crédito"],
    text: "Documento que disminuye o anula lo facturado: devoluciones, descuentos o errores. Rebaja lo que el cliente debe.",
    entry: [
      "Haces una nota crédito por mercancía devuelta de una venta a crédito de $ 120.000 sin IVA",
      "4175 120000 | 1305 -120000",
    ],
    related: ["Nota débito", "Devolución en ventas"],
  },
  {
    name: "Nota débito",
    others: ["nota de débito", "notas débito"],
    text: "Documento que aumenta lo facturado: un valor que faltó, un flete o intereses. Sube lo que el cliente debe.",
    entry: [
      "Haces una nota débito a un cliente por $ 30.000 de intereses de mora",
      "1305 30000 | 4210 -30000",
    ],
    related: ["Nota crédito", "Intereses"],
  },
  {
    name: "Factura electrónica",
    others: ["factura", "factura de venta", "facturación electrónica"],
    text: "Documento de venta que la DIAN valida antes de entregarse al comprador. Soporta el ingreso de quien vende y el costo, el gasto y el IVA descontable de quien compra.",
    norm: "ET art. 616-1",
    entry: [
      "Facturas a crédito una venta de $ 1.000.000 más IVA de $ 190.000",
      "1305 1190000 | 4135 -1000000 | 2408 -190000",
    ],
    related: ["IVA", "Documento soporte en adquisiciones", "Nota crédito"],
  },
  {
    name: "Documento soporte en adquisiciones",
    others: ["documento soporte a no obligados", "compra a no obligado a facturar"],
    text: "Documento electrónico que hace el comprador cuando quien vende no está obligado a facturar, para soportar el costo o el gasto.",
    entry: [
      "Compras verduras a un campesino que no factura por $ 300.000 en efectivo",
      "1435 300000 | 1105 -300000",
    ],
    related: ["Factura electrónica", "Soporte contable"],
  },
  {
    name: "Cuenta de cobro",
    others: ["cuentas de cobro"],
    text: "Escrito con el que alguien que no está obligado a facturar pide que le paguen. No reemplaza la factura cuando hay obligación de expedirla.",
    entry: [
      "Un diseñador te pasa cuenta de cobro por $ 500.000, que pagarás después; no hay retención",
      "5110 500000 | 2335 -500000",
    ],
    related: ["Factura electrónica", "Honorarios"],
  },
];
