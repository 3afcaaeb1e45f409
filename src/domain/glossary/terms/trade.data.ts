import type { TermRow } from "../term.ts";

/** Selling, buying, returning. */
export const TRADE_TERMS: readonly TermRow[] = [
  {
    name: "Ventas",
    others: [
      "ingresos por ventas",
      "ingresos operacionales",
      "ingresos de actividades ordinarias",
      "facturación",
    ],
    account: "4135",
    text: "Ingresos de la actividad principal. Se reconocen al entregar, sin IVA, y menos descuentos y devoluciones.",
    norm: "NIIF para PYMES, sección 23",
    entry: [
      "Vendes mercancía por $ 1.000.000 más IVA de $ 190.000 y te transfieren",
      "1110 1190000 | 4135 -1000000 | 2408 -190000",
    ],
    related: ["Venta a crédito", "Venta de contado", "Devolución en ventas"],
  },
  {
    name: "Venta a crédito",
    others: ["vender a crédito", "vender fiado", "venta a plazos"],
    text: "Venta que se cobra después. Es ingreso el día de la entrega; cobrarla no es otro ingreso.",
    norm: "NIIF para PYMES, sección 23",
    entry: ["Vendes a 30 días mercancía por $ 720.000", "1305 720000 | 4135 -720000"],
    related: ["Clientes", "Venta de contado"],
  },
  {
    name: "Venta de contado",
    others: ["vender de contado", "venta en efectivo"],
    text: "Venta que se cobra en el momento, con efectivo, transferencia o tarjeta.",
    entry: ["Vendes $ 230.000 de contado por transferencia", "1110 230000 | 4135 -230000"],
    related: ["Venta a crédito", "Caja"],
  },
  {
    name: "Devolución en ventas",
    others: ["devoluciones en ventas", "devolución de un cliente", "ventas devueltas"],
    account: "4175",
    contra: true,
    text: "Mercancía que los clientes devuelven. Resta de las ventas en una cuenta propia, para no perder de vista cuánto se devuelve.",
    entry: [
      "Un cliente a crédito devuelve mercancía que le vendiste por $ 90.000 sin IVA",
      "4175 90000 | 1305 -90000",
    ],
    related: ["Nota crédito", "Devolución en compras", "Ventas"],
  },
  {
    name: "Devolución en compras",
    others: ["devoluciones en compras", "devolver a un proveedor", "compras devueltas"],
    account: "6225",
    contra: true,
    text: "Mercancía que se devuelve al proveedor. Con inventario permanente sale de 1435; con periódico va a 6225, que resta de las compras.",
    entry: [
      "Con inventario periódico devuelves a un proveedor mercancía de $ 110.000 que debías",
      "2205 110000 | 6225 -110000",
    ],
    related: ["Devolución en ventas", "Compras"],
  },
  {
    name: "Descuento comercial",
    others: ["descuento", "rebaja", "descuento a pie de factura"],
    text: "Rebaja del precio en la misma factura, por volumen o por costumbre. No se registra aparte: la venta y la compra van por lo neto.",
    norm: "ET art. 454",
    entry: [
      "Compras de contado en efectivo mercancía de $ 500.000 con 10 % de descuento en la factura: pagas $ 450.000",
      "1435 450000 | 1105 -450000",
    ],
    related: ["Descuento por pronto pago", "Ventas"],
  },
  {
    name: "Descuento por pronto pago",
    others: ["descuento financiero", "pronto pago"],
    text: "Rebaja que se da a quien paga antes de una fecha, y que depende de que lo haga.",
    entry: [
      "Pagas por transferencia $ 970.000 de una deuda de $ 1.000.000 con proveedores, por pronto pago",
      "2205 1000000 | 1110 -970000 | 4210 -30000",
    ],
    related: ["Descuento comercial", "Proveedores"],
  },
  {
    name: "Costo de ventas",
    others: ["costo de la mercancía vendida", "costo de lo vendido", "CMV"],
    account: "6135",
    text: "Costo de la mercancía que se entregó en las ventas del período. Con las ventas da la utilidad bruta.",
    entry: ["La mercancía que vendiste hoy te había costado $ 430.000", "6135 430000 | 1435 -430000"],
    related: ["Inventario permanente", "Utilidad bruta", "Compras"],
  },
  {
    name: "Compras",
    others: ["compra de mercancía", "compras de mercancías"],
    account: "6205",
    text: "Mercancía adquirida para vender. Con inventario permanente se registra en 1435; con periódico, en 6205.",
    entry: [
      "Con inventario periódico compras mercancía por $ 380.000 en efectivo",
      "6205 380000 | 1105 -380000",
    ],
    related: ["Inventario periódico", "Devolución en compras"],
  },
  {
    name: "Flete",
    others: ["fletes", "transporte de mercancía", "acarreo"],
    text: "Transporte de mercancía. El de las compras se suma al costo del inventario; el de las ventas es gasto de ventas.",
    norm: "NIIF para PYMES, sección 13",
    entry: ["Pagas $ 50.000 en efectivo por traer la mercancía que compraste", "1435 50000 | 1105 -50000"],
    related: ["Inventario", "Gastos de ventas"],
  },
];
