import type { GuidedDeed } from "./deed.ts";

/** What put a line into a proposed entry. */
export type GuidedRule =
  | GuidedDeed
  | "money-in"
  | "money-out"
  | "receivable"
  | "payable"
  | "advance-used"
  | "discount-given"
  | "discount-taken"
  | "depreciation-out"
  | "depreciation-back"
  | "impairment-out"
  | "asset-gain"
  | "asset-loss"
  | "moved-from"
  | "vat-generated"
  | "vat-deductible"
  | "consumption-tax"
  | "interest-paid"
  | "interest-earned"
  | "counter"
  | "deducted"
  | "cost"
  | "stock-out"
  | "withheld"
  | "withheld-from-us"
  | "commission-kept";

/** Why such a line is in the entry. */
export const RULE_TEXTS: Readonly<Record<GuidedRule, string>> = {
  sale: "Una venta es un ingreso: se registra por su valor sin IVA.",
  "sale-return": "Lo que devuelve un cliente resta de las ventas en su propia cuenta, sin borrar la venta.",
  "sale-discount": "Un descuento por pronto pago que das es un gasto financiero.",
  collection: "El cliente paga lo que debía: su deuda baja, y no hay un ingreso nuevo.",
  "advance-received":
    "Un anticipo no es venta todavía: debes la mercancía o el servicio hasta que lo entregues.",
  expense: "Lo que se consume para trabajar es un gasto del período.",
  "prepaid-expense": "Lo que se paga antes de usarlo es un derecho: será gasto mes a mes.",
  accrual: "El gasto es del mes en que se recibe, aunque se pague después.",
  purchase: "Lo que se compra para vender es inventario hasta que se venda.",
  "asset-purchase": "Lo que se usa varios años es un activo, y no un gasto de una vez.",
  "purchase-return": "Lo que devuelves sale del inventario por lo que costó.",
  "purchase-discount": "Un descuento que te da el proveedor después de la factura es un ingreso financiero.",
  payment: "Pagas lo que ya debías: la deuda baja, y no hay un gasto nuevo.",
  "advance-given":
    "Un anticipo que das es un derecho: te deben la mercancía, el servicio o la cuenta de gastos.",
  "loan-received": "Un préstamo no es un ingreso: es plata que debes.",
  "loan-repaid": "El abono a capital baja la deuda; solo los intereses son gasto.",
  "loan-granted": "Lo que prestas te lo deben: es un derecho, y no un gasto.",
  "loan-collected": "Te devuelven lo que prestaste: el derecho baja, y no hay un ingreso.",
  payroll: "Los salarios del mes son gasto de personal.",
  "payroll-owed": "Los salarios son gasto del mes en que se trabajan, aunque se paguen después.",
  "social-security": "Los aportes que se pagan bajan lo que se debía de la nómina.",
  income: "Lo que se gana fuera de la actividad principal es otro ingreso.",
  transfer: "La plata solo cambia de lugar: ni ingreso ni gasto.",
  "taxes-paid": "El impuesto que se paga baja lo que se debía.",
  "deposit-given": "Un depósito en garantía te lo deben devolver: es un derecho.",
  "deposit-back": "Te devuelven el depósito: el derecho desaparece.",
  "deposit-received": "Un depósito que recibes lo tienes que devolver: es una deuda.",
  "deposit-returned": "Devuelves el depósito: la deuda desaparece.",
  contribution: "Lo que ponen los dueños es capital, y no un ingreso.",
  withdrawal: "Lo que saca el dueño no es gasto del negocio: lo debe, o baja su capital.",
  dividends: "Las utilidades que se reparten no son gasto: bajan lo que se debe a los socios.",
  depreciation: "El activo pierde valor con el uso: esa parte es gasto del período, sin que salga plata.",
  amortization: "La parte que ya se usó de lo pagado por anticipado es gasto del período.",
  provision: "Lo que probablemente se tendrá que pagar es gasto desde ahora.",
  "write-off": "La cuenta que no se va a cobrar sale de los activos contra su deterioro.",
  "stock-loss": "La mercancía que se pierde o se daña sale del inventario y es una pérdida.",
  "cost-of-sale": "Lo que costó la mercancía vendida deja de ser inventario y es costo.",
  entrusted: "Lo que recibes para otros no es tuyo: lo debes entregar.",
  "investment-redeemed":
    "Te devuelven lo que habías invertido: la inversión sale, y solo los intereses son ingreso.",
  "cheque-returned": "El banco no pagó el cheque: la plata no entró, y el cliente te vuelve a deber.",
  reclassification: "El valor pasa a esta cuenta: la plata no se mueve.",
  "moved-from": "De esta cuenta sale el mismo valor.",
  "asset-sale": "Lo que se vende sale por lo que costó, y no por lo que te pagan.",
  "asset-retired": "Lo que ya no sirve sale por lo que costó.",
  "asset-lost": "Lo que se robaron o se perdió sale por lo que costó.",
  "asset-donated": "Lo que regalas sale por lo que costó.",
  "depreciation-out": "Con el activo sale lo que se había depreciado de él.",
  "depreciation-back":
    "El mes ya se había depreciado entero: lo de los días que siguen a la salida se devuelve.",
  "impairment-out": "Con el activo sale su deterioro.",
  "asset-gain": "Te dieron más de lo que valía en libros: la diferencia es una ganancia, y no una venta.",
  "asset-loss": "Lo que faltaba por depreciar y nadie pagó es una pérdida.",
  "discount-given": "Lo que perdonas por un pago rápido es un gasto financiero.",
  "discount-taken": "Lo que te perdonan por pagar rápido es un ingreso financiero.",
  "money-in": "Por aquí entra la plata.",
  "money-out": "De aquí sale la plata.",
  receivable: "Queda por cobrar: es un derecho hasta que lo paguen.",
  payable: "Queda por pagar: es una deuda hasta que se pague.",
  "advance-used": "Ese anticipo ya estaba registrado: se cruza con lo que se entrega, y su saldo baja.",
  "vat-generated": "El IVA que cobras no es tuyo: se lo debes a la DIAN.",
  "consumption-tax": "El impuesto al consumo que cobras no es tuyo: lo debes hasta que lo declares.",
  "vat-deductible": "El IVA que pagas se descuenta del que cobras.",
  "interest-paid": "Los intereses son lo que cuesta la plata prestada: gasto financiero.",
  "interest-earned": "Los intereses que te pagan son ingreso financiero.",
  deducted: "Se le descuenta al empleado y se debe a quien corresponde.",
  counter: "Es la otra parte del mismo hecho: no se mueve plata.",
  cost: "Con la venta, lo que costó la mercancía es costo de ventas.",
  "stock-out": "La mercancía vendida sale del inventario por lo que costó.",
  withheld: "Le retienes al proveedor una parte, y se la debes a la DIAN o al municipio.",
  "withheld-from-us": "El cliente te retiene una parte: es un anticipo de tu impuesto.",
  "commission-kept":
    "Quien recaudó por ti se quedó con su comisión: la venta va completa, y la comisión es un gasto.",
};
