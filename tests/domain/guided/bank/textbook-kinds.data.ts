/**
 * Sentences of the kinds of GM-38 in other words than those that showed them, and what they might be taken for. Not a
 * measure: they were written by who mended the kinds. "Today" is 2026-11-28.
 */
export const TEXTBOOK_KINDS: Readonly<Record<string, string>> = {
  "advances that are accounted for": `
Legalización de viáticos: anticipo $ 500.000, hospedaje $ 260.000, tiquetes $ 240.000 | D 5155 260000; D 5155 240000; C 1330 500000
La asistente legaliza un anticipo de viaje de $ 400.000: hotel $ 310.000 y reintegra $ 90.000 en efectivo | D 5155 310000; D 1105 90000; C 1330 400000
El ingeniero legaliza el anticipo de $ 1.000.000 con gastos de viaje por $ 870.000 y consigna el sobrante en el banco | D 5155 870000; D 1110 130000; C 1330 1000000
Se legaliza anticipo de viaje por $ 300.000; los gastos fueron de $ 345.000 y la diferencia se le gira por transferencia | D 5155 345000; C 1330 300000; C 1110 45000
El vendedor legaliza un anticipo de viaje de $ 500.000: hotel $ 200.000, pasajes $ 100.000 | ASK
Legalización de anticipo de gastos de viaje de $ 400.000, los gastos fueron $ 450.000 | ASK`,
  "a petty cash that is filled up": `
Reposición de caja menor por cheque: papelería $ 30.000, taxis $ 45.000 | D 5195 75000; C 1110 75000 OR D 5195 30000; D 5195 45000; C 1110 75000
Reembolso de caja menor: cafetería 50.000, aseo 20.000 | ASK
Reembolso de caja menor: cafetería 50.000, fotocopias 20.000, ch 0452 | D 5195 70000; C 1110 70000 OR D 5195 50000; D 5195 20000; C 1110 70000 OR ASK`,
  "what is reckoned before its bill comes": `
Se estima el consumo de energía de noviembre en $ 310.000 | D 5135,5235 310000; C 2335,2605 310000
El recibo del agua todavía no ha llegado, se calcula en 120.000 | D 5135,5235 120000; C 2335,2605 120000
Internet de noviembre por facturar, estimado en 89.000 | D 5135,5235 89000; C 2335,2605 89000
Gasto por impuesto de renta estimado 1.900.000 | D 5405 1900000; C 2404 1900000`,
  "what was caused, declared or invested before": `
Se paga con cheque el arrendamiento causado por $ 900.000 | D 2335 900000; C 1110 900000
Cancelamos los honorarios causados 800.000 por transferencia | D 2335 800000; C 1110 800000
Se pagan los dividendos decretados por $ 3.000.000 con cheque | D 2360 3000000; C 1110 3000000
Se pagan las utilidades decretadas a los socios, 2.000.000 por transferencia | D 2360 2000000; C 1110 2000000
Se cancela un CDT de $ 5.000.000 con intereses de $ 120.000, que se abonan en la cuenta corriente | D 1110 5120000; C 1225 5000000; C 4210 120000
Se invierten $ 4.000.000 en un CDT con cheque | D 1225 4000000; C 1110 4000000
Se constituye la reserva legal por $ 700.000 | D 3605,3705 700000; C 3305 700000
Se registra reserva legal por $ 450.000 | D 3605,3705 450000; C 3305 450000`,
  "a discount of an invoice, and an advance that is used": `
Se paga la factura N° 88 de Textiles Sur por $ 2.000.000 con cheque y descuento del 5 % por pronto pago | D 2205 2000000; C 4210 100000; C 1110 1900000
Pago a Distribuidora Norte 1.000.000 con dcto 3%, transferencia | D 2205 1000000; C 4210 30000; C 1110,1120 970000
Se recibe la mercancía por $ 6.000.000, se aplica el anticipo de $ 2.000.000 y el saldo queda a crédito | D 1435,6205 6000000; C 1330 2000000; C 2205 4000000
Vendimos mercancía por 5.000.000, se cruza el anticipo de 1.500.000 y el saldo en efectivo | D 2805 1500000; D 1105 3500000; C 41 5000000`,
  "interest that is caused, a loan that is paid back, papers of the till": `
Se causan los intereses del crédito bancario por $ 210.000 | D 5305 210000; C 2335 210000
Intereses causados del sobregiro $ 33.000 | D 5305 33000; C 2335 33000
Se amortiza el crédito: abono a capital $ 400.000 e intereses $ 95.000 por transferencia | D 2105 400000; D 5305 95000; C 1110,1120 495000
La socia retira $ 300.000 en efectivo como préstamo | D 1325 300000; C 1105 300000
RC 15 Pedro Gil abona a cartera 120.000 efectivo | D 1105 120000; C 1305 120000
Aportes parafiscales causados del mes 250.000 | D 5105,5205 250000; C 2370 250000
Cuota del crédito 620.000: capital 500.000 intereses 120.000 por transferencia | D 2105 500000; D 5305 120000; C 1110,1120 620000
Cuota del crédito: intereses 120.000 capital 500.000 por transferencia | D 2105 500000; D 5305 120000; C 1110,1120 620000`,
  "pay with what is taken off it": `
Liquidación de la nómina: sueldos $ 2.000.000, auxilio de transporte $ 200.000, salud $ 80.000, pensión $ 80.000, queda por pagar | D 5105,5205 2200000; C 2370 80000; C 2380,2370 80000; C 2505 2040000 OR ASK
Se causa la nómina: sueldos $ 4.000.000, salud $ 160.000 y pensión $ 160.000, neto por pagar | D 5105,5205 4000000; C 2370 160000; C 2380,2370 160000; C 2505 3680000 OR ASK`,
  "parts, things and ways that were taken for others": `
Se amortiza la sexta parte del arriendo pagado por anticipado de $ 6.000.000 | D 5120,5220 1000000; C 1705 1000000
Se compra mobiliario de oficina por $ 1.500.000 en efectivo | D 1524 1500000; C 1105 1500000
compramos una oficina por 180.000.000 con cheque | D 1516 180000000; C 1110 180000000
Venta de contado 900.000: datáfono 400.000 y efectivo 500.000 | D 1110,1305 400000; D 1105 500000; C 41 900000
Se vende mercancía a crédito y se paga la luz por $ 90.000 | TWO
Dotación al personal 300.000 a crédito | D 5105 300000; C 2335,2205 300000
El banco devuelve cheque del cliente por fondos insuficientes, 400.000 | D 1305 400000; C 1110 400000
Cuota 4 de 24 del crédito: capital 500.000 e intereses 120.000 por transferencia | D 2105 500000; D 5305 120000; C 1110 620000
El arqueo arroja un faltante de $ 18.000 | D 1365 18000; C 1105 18000`,
};
