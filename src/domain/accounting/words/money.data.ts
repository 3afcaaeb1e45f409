import { BANK_DEBIT_TAX } from "../bank-debit-tax.ts";
import type { WordRow } from "./word-row.ts";

/** Cash, banks, wallets, and what they cost and earn. */
export const MONEY_WORDS: readonly WordRow[] = [
  ["caja; efectivo; plata; cash; contado; de contado; billetes; monedas; dinero; dinero en efectivo", "1105"],
  ["caja menor; caja chica", "110510"],
  ["caja general; caja registradora del día", "110505"],
  ["caja en dólares; dólares en efectivo; efectivo en dólares", "110515"],
  ["banco; cuenta corriente; cuenta bancaria; cuenta del banco; consignación; transferencia", "1110"],
  ["transferencia bancaria; giro; giro bancario; cheque; débito automático; tarjeta débito", "1110"],
  ["pse; ach; bre-b; breb; llave bre-b; corresponsal bancario; efecty; baloto; botón de pagos", "1110"],
  ["bancolombia; davivienda; bbva; banco de bogotá; banco popular; banco de occidente; av villas", "1110"],
  ["banco agrario; banco caja social; itaú; colpatria; scotiabank; gnb sudameris; bancoomeva", "1110"],
  ["datáfono; tarjeta; pago con tarjeta; voucher; bold; redeban; credibanco; wompi; payu; sumup", "1110"],
  ["mercado pago; qr; código qr; pago qr; paypal; payoneer; epayco; place to pay; western union", "1110"],
  [
    "moneygram; supergiros; su red; gana; gana gana; punto gana; matrix giros; nota crédito del banco",
    "1110",
  ],
  [
    "nequi; daviplata; dale; movii; rappipay; nu; nubank; lulo; lulo bank; tpaga; billetera digital",
    ["1120", "1110"],
  ],
  ["billetera; cuenta de ahorros; ahorros; ahorro a la mano; bolsillo; alcancía", ["1120", "1110"]],
  ["cuenta en dólares; banco en dólares", "111010"],
  ["cdt; certificado de depósito; certificado de depósito a término", "1225"],
  ["fiducia; fondo de inversión; fic; fiducuenta; encargo fiduciario", "1245"],
  ["acciones; inversión en acciones; acciones de otra empresa", "1205"],
  ["inversión; inversiones; otras inversiones", "1295"],
  ["sobrante de caja; sobrante", "429553"],
  [
    "faltante de caja; descuadre de caja; faltante; descuadre",
    { debit: ["136530 Lo responde quien maneja la caja", "539595 Lo asume la empresa como gasto"] },
  ],
  ["intereses", { debit: "530520 Intereses que pagas", credit: "421005 Intereses que te pagan" }],
  ["intereses bancarios; intereses del préstamo; intereses del crédito; intereses corrientes", "530520"],
  ["intereses de mora; mora; intereses moratorios; intereses de la dian", "530520"],
  ["intereses ganados; intereses recibidos; intereses a favor; rendimientos", { credit: "421005" }],
  ["rendimientos financieros; rendimientos cuenta de ahorros; intereses ahorros", { credit: "421005" }],
  [
    "4x1000; 4 x 1000; cuatro por mil; 4 por mil; 4xmil; gmf; gravamen movimientos financieros",
    { debit: [BANK_DEBIT_TAX, "530505"], credit: "233505", lean: "debit" },
  ],
  ["cuota de manejo; cuota de manejo tarjeta; gastos bancarios; gasto del banco; chequera", "530505"],
  ["talonario de cheques; cobro del banco; costos bancarios; extracto bancario", "530505"],
  ["nota débito; notas débito; nota débito bancaria", { debit: "530505", credit: "1110", lean: "debit" }],
  ["comisión bancaria; comisión del banco; comisión datáfono; comisión bold; comisión pse", "530515"],
  ["comisión tarjeta; comisión nequi; comisión por transferencia; costo transferencia", "530515"],
  ["comisión wompi; comisión pasarela; pasarela de pagos", "530515"],
  ["sobregiro; sobregiro bancario", "210505"],
  [
    "diferencia en cambio; diferencia de cambio; tasa de cambio",
    { debit: "530525 Pierdes por el cambio del dólar", credit: "421020 Ganas por el cambio del dólar" },
  ],
  [
    "descuento; descuentos; pronto pago; descuento por pronto pago; descuento condicionado",
    { debit: "530535 Descuento que le das al cliente", credit: "421040 Descuento que te da el proveedor" },
  ],
  ["ajuste al peso; redondeo; ajuste de centavos", { debit: "539595", credit: "429581", lean: "debit" }],
];
