import type { WordRow } from "./word-row.ts";

const SALE = { debit: "1305", credit: "4135", lean: "credit" } as const;
const STOCK = { debit: ["1435", "6205"], credit: "1435", lean: "debit" } as const;

/** Selling, buying, customers and suppliers. */
export const TRADE_WORDS: readonly WordRow[] = [
  ["venta; venta de contado; venta de mercancía; ventas del día; venta diaria; venta de productos", SALE],
  ["ingresos por ventas; ingreso; ingresos; producido; producido del día; venta mostrador", SALE],
  ["vendí; vendimos; facturación; factura de venta; ventas del mes; ventas por whatsapp", SALE],
  ["venta a crédito; venta fiada; venta a plazos", SALE],
  ["ventas por internet; ventas en línea; ventas por rappi; venta rappi", SALE],
  [
    "servicios prestados; prestación de servicios; ingreso por servicios; venta de servicios",
    { credit: "4155" },
  ],
  ["ingresos por consultoría; ingresos por asesorías; servicio prestado", { credit: "4155" }],
  ["venta de almuerzos; venta de comida; ventas restaurante; ventas del restaurante", { credit: "4140" }],
  ["cliente; clientes; cartera; cuentas por cobrar; cxc; deudores; me deben; factura por cobrar", "1305"],
  ["abono de cliente; pago de cliente; recaudo de cartera; cobro de factura; cobro a cliente", "1305"],
  ["crédito a clientes; saldo de clientes; le fié; lo que me deben; recaudo cartera; cobro cartera", "1305"],
  ["fiado; fiar", { debit: "1305", credit: "2205", lean: "debit" }],
  ["me fiaron; compra fiada", { debit: "1435", credit: "2205", lean: "credit" }],
  ["addi; sistecrédito; venta por addi", { debit: "1305", credit: "1305" }],
  [
    "rappi; didi food; plataforma de domicilios",
    { debit: ["1305 Te debe lo vendido por ti", "529505 Comisión que te cobra"], credit: "1305" },
  ],
  [
    "devolución; devoluciones",
    { debit: "4175 Un cliente te devuelve", credit: "1435 Le devuelves al proveedor" },
  ],
  [
    "devolución en ventas; devolución de cliente; nota crédito a cliente; devolución venta",
    { debit: "4175" },
  ],
  ["rebaja en ventas; descuento en ventas; descuento en factura", { debit: "4175" }],
  ["devolución en compras; devolución a proveedor; devolución compra", { credit: ["1435", "6225"] }],
  [
    "anticipo; anticipos; adelanto; avance",
    { debit: "133005 Le adelantas plata a un proveedor", credit: "280505 Un cliente te adelanta plata" },
  ],
  ["anticipo a proveedor; anticipo proveedores; adelanto a proveedor; avance a proveedor", "133005"],
  ["anticipo a contratista; adelanto a contratista; anticipo obra", "133010"],
  [
    "anticipo de cliente; anticipo recibido; anticipo clientes; abono anticipado; adelanto de cliente",
    "280505",
  ],
  ["separado; plan separe; apartado; reserva de cliente", "280505"],
  [
    "depósito; depósito en garantía",
    { debit: "133535 Lo dejas en manos de otro", credit: "281015 Te lo dejan en garantía" },
  ],
  [
    "depósito de arriendo; depósito del arriendo; depósito arriendo local",
    { debit: "133535", credit: "133535" },
  ],
  ["mercancía; mercancías; compra de mercancía; inventario; surtido; stock; existencias", STOCK],
  ["productos para la venta; compra; compras; producto; artículos para vender; surtir", STOCK],
  ["compra a proveedor; compra de contado; pedido; surtir el negocio; compra de inventario", STOCK],
  ["compra a crédito; compra de mercancía a crédito", { debit: "1435", credit: "2205", lean: "debit" }],
  ["costo; costo de ventas; costo de la mercancía vendida; costo de venta; cmv; costo mercancía", "6135"],
  ["costo de lo vendido; costo del servicio", "6135"],
  ["materia prima; materias primas; harina; telas; tela; madera; hilo; cuero", "1405"],
  ["insumos; materiales; repuestos; accesorios; materiales y repuestos", ["1455", "1405"]],
  ["producto terminado; productos terminados", "1430"],
  ["producto en proceso; productos en proceso; producción en proceso", "1410"],
  [
    "empaques; envases; empaque; envases y empaques",
    { debit: ["1460 Se guardan en el inventario", "529540 Se gastan de una vez"], credit: "1460" },
  ],
  ["bolsas; bolsas plásticas; icopor; cartón; cinta de embalaje; desechables", "529540"],
  ["proveedor; proveedores; factura de proveedor; pago a proveedor; abono a proveedor", "2205"],
  ["crédito de proveedor; deuda con proveedor; deuda de mercancía; pago proveedores", "2205"],
  ["cuentas por pagar proveedores; pago de factura de mercancía; cartera proveedores", "2205"],
  ["proveedor del exterior; proveedores del exterior; proveedor extranjero", "2210"],
  ["importación; importaciones; mercancía en tránsito", { debit: "1465", credit: "2210", lean: "debit" }],
  ["cuentas por pagar; cxp; acreedores; deudas; gastos por pagar; debo; costos por pagar; deuda", "2335"],
  ["pago de deuda; factura por pagar; cuenta por pagar; abono a deuda", "2335"],
  ["acreedores varios; otros acreedores", "2380"],
  ["servicios públicos por pagar; recibos por pagar", "233550"],
  ["arriendo por pagar; arriendos por pagar; arrendamiento por pagar", "233540"],
  ["honorarios por pagar", "233525"],
  ["flete por pagar; transporte por pagar", "233545"],
  ["seguro por pagar; seguros por pagar", "233555"],
  ["ganado; vacas; cerdos; pollitos; semovientes", "1445"],
];
