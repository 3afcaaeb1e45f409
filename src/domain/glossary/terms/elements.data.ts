import type { TermRow } from "../term.ts";

/** Assets, liabilities, equity, income, expenses, and when they count. */
export const ELEMENTS_TERMS: readonly TermRow[] = [
  {
    name: "Activo",
    others: ["activos", "lo que tengo", "bienes y derechos"],
    text: "Recurso que la empresa controla por hechos pasados y del que espera beneficios: efectivo, lo que le deben, mercancía, equipos.",
    norm: "NIIF para PYMES, sección 2",
    why: "Los activos son la clase 1 y aumentan en el debe, porque allí se anota lo que la empresa recibe; disminuyen en el haber.",
    entry: [
      "Compras un computador por $ 2.500.000 y pagas con transferencia",
      "1528 2500000 | 1110 -2500000",
    ],
    related: ["Pasivo", "Patrimonio", "Activo corriente"],
  },
  {
    name: "Pasivo",
    others: ["pasivos", "deudas", "obligaciones", "lo que debo"],
    text: "Obligación presente de la empresa por hechos pasados, que espera pagar con recursos: proveedores, bancos, impuestos, salarios.",
    norm: "NIIF para PYMES, sección 2",
    why: "Los pasivos son la clase 2 y aumentan en el haber, porque allí se anota de dónde vino lo que se recibió; disminuyen en el debe cuando se pagan.",
    entry: ["Compras mercancía por $ 700.000 a crédito", "1435 700000 | 2205 -700000"],
    related: ["Activo", "Patrimonio", "Pasivo corriente"],
  },
  {
    name: "Patrimonio",
    others: ["patrimonio neto", "capital contable", "capital propio"],
    text: "Lo que queda de los activos después de restar los pasivos: lo que pertenece a los dueños. Lo forman los aportes, las reservas y las utilidades.",
    norm: "NIIF para PYMES, sección 22",
    why: "El patrimonio es la clase 3 y aumenta en el haber, porque es lo que la empresa les debe a sus dueños; disminuye en el debe.",
    entry: ["El dueño, persona natural, aporta $ 4.000.000 en el banco", "1110 4000000 | 3130 -4000000"],
    related: ["Ecuación contable", "Capital", "Utilidad del ejercicio"],
  },
  {
    name: "Ingreso",
    others: ["ingresos", "entradas por ventas"],
    text: "Aumento de los beneficios económicos del período que hace crecer el patrimonio y no viene de aportes de los dueños: ventas, servicios, intereses ganados.",
    norm: "NIIF para PYMES, sección 2",
    why: "Los ingresos son la clase 4 y van al haber, porque hacen crecer el patrimonio, que aumenta en ese lado.",
    entry: ["Vendes mercancía por $ 350.000 de contado en efectivo", "1105 350000 | 4135 -350000"],
    related: ["Ventas", "Gasto", "Utilidad"],
  },
  {
    name: "Gasto",
    others: ["gastos", "egreso del período"],
    text: "Disminución de beneficios del período que baja el patrimonio y no es reparto a los dueños: arriendo, salarios de oficina, servicios públicos. No queda incorporado en un producto.",
    norm: "NIIF para PYMES, sección 2",
    why: "Los gastos son la clase 5 y van al debe, porque bajan el patrimonio, que disminuye en ese lado.",
    entry: ["Pagas $ 900.000 de arriendo del local por transferencia", "5120 900000 | 1110 -900000"],
    related: ["Costo", "Ingreso", "Gastos de administración"],
  },
  {
    name: "Costo",
    others: ["costos"],
    text: "Valor de lo que se usó para comprar o producir lo que se vende. Está en el inventario mientras no se vende y pasa al resultado con la venta; el gasto, en cambio, se consume en administrar o vender.",
    why: "Los costos son las clases 6 y 7 y van al debe, porque con la venta sale mercancía y baja el resultado.",
    entry: ["Entregas mercancía vendida que te había costado $ 220.000", "6135 220000 | 1435 -220000"],
    related: ["Gasto", "Costo de ventas", "Inventario"],
  },
  {
    name: "Causación",
    others: [
      "devengo",
      "base de acumulación",
      "contabilidad por causación",
      "principio de devengo",
      "causar un gasto",
    ],
    text: "Registro de los hechos cuando ocurren y no cuando se cobran o se pagan. Una venta a crédito es ingreso el día en que se entrega.",
    norm: "NIIF para PYMES, sección 2",
    entry: [
      "Llega la factura de energía por $ 180.000 y la pagarás el próximo mes",
      "5135 180000 | 2335 -180000",
    ],
    related: ["Contabilidad de caja", "Cuentas por pagar", "Ingresos por cobrar"],
  },
  {
    name: "Contabilidad de caja",
    others: ["base de caja", "método de caja"],
    text: "Forma de registrar en la que solo cuenta lo cobrado y lo pagado. Sirve para manejar el efectivo, pero los estados financieros se preparan por causación.",
    sample:
      "Una venta de noviembre que se cobra en diciembre aparece en diciembre por caja y en noviembre por causación.",
    related: ["Causación", "Flujo de efectivo"],
  },
];
