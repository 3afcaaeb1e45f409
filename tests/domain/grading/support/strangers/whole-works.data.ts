/**
 * Exercise and operations | what was done | what was written | labels | least and largest fair share. Ten exercises,
 * four answers each, written from cases, right entries and the design of grading alone (classroom, E2 to E4), by
 * somebody who had not read the grader (read-case.ts).
 */
export const WHOLE_WORK_ANSWERS = `
statements-t-account op-1 op-2 | Aporte y servicio en un asiento, con la caja sumada | 3001 C 3300000, 4001 C 1150000, 1001 D 4450000 |  | 0.95 | 1
statements-t-account op-4 | La consignación en dos días | 1002 D 400000, 1001 C 400000 / 2026-11-21: 1002 D 300000, 1001 C 300000 |  | 0.95 | 1
statements-t-account op-1 op-2 op-3 op-4 | Entrega en blanco | — | entry omitted, 1001 omitted, 1002 omitted, 3001 omitted, 4001 omitted, 5002 omitted | 0 | 0
statements-t-account op-2 | Se equivoca, lo reversa y lo registra bien | 1001 D 1510000, 4001 C 1510000 / 4001 D 1510000, 1001 C 1510000 / 1001 D 1150000, 4001 C 1150000 | entry extra?, 1001 extra?, 4001 extra? | 1 | 1
cycle-first op-4 op-6 | Dos gastos de dos días en un asiento y una línea | gastos-administrativos D 1300000, bancos C 1050000, cuentas-por-pagar C 250000 |  | 0.95 | 1
cycle-first op-2 op-8 | La compra a crédito como de contado, y sin el pago | inventarios D 2900000, bancos C 2900000 | proveedores omitted, bancos wrong-class/omitted?, entry omitted? | 0.4 | 0.5
cycle-first op-3 | El costo al revés y un mes después | 2026-12-07: bancos D 400000, ventas C 400000, inventarios D 240000, costo-de-ventas C 240000 | entry out-of-period, inventarios wrong-side, costo-de-ventas wrong-side | 0.8 | 0.9
cycle-first op-5 op-7 | El cobro registrado como otra venta | cuentas-por-cobrar D 1100000, ventas C 1100000, costo-de-ventas D 660000, inventarios C 660000 / 2026-11-21: bancos D 1100000, ventas C 1100000 | ventas wrong-class | 0.9 | 0.95
cycle-closing op-22 op-23 | El cierre en un asiento, con el neto en ganancias y pérdidas | 4135 D 2500000, 421005 D 50000, 5905 D 1241333, 511595 C 6000, 512010 C 1550000, 513530 C 200000, 514510 C 250000, 516020 C 33333, 519530 C 150000, 530515 C 22000, 530520 C 80000, 6135 C 1500000 | 5905 wrong-amount/consequence/omitted? | 0.85 | 1
cycle-closing op-17 | El pago con las cifras cambiadas en los dos lados | 2335 D 540000, 1110 C 540000 | 2335 transposition, 1110 consequence/transposition | 0.5 | 0.7
cycle-closing op-1 op-2 | Los dos aportes en un asiento, con el capital sumado | 1110 D 16000000, 1105 D 6000000, 3105 C 22000000 |  | 0.95 | 1
cycle-closing op-16 | Un traslado de caja que nadie pidió y no daña nada | 2205 D 2700000, 1110 C 2700000 / 110510 D 200000, 110505 C 200000 | entry extra, 110510 extra?, 110505 extra? | 1 | 1
vat-returns op-1 op-2 | Olvida el IVA en la compra y también en su devolución | 1435 D 6500000, 2205 C 6500000 / 2026-11-06: 2205 D 1300000, 1435 C 1300000 | 2408 omitted, 2205 consequence/vat-not-separated | 0.4 | 0.65
vat-returns op-3 | El IVA calculado sobre el total | 1305 D 3678300, 4135 C 3000000, 2408 C 678300, 6135 D 1800000, 1435 C 1800000 | 2408 wrong-amount/vat-not-separated, 1305 consequence | 0.75 | 0.9
vat-returns op-4 | La devolución un día y la mercancía al otro | 4175 D 300000, 2408 D 57000, 1305 C 357000 / 2026-11-20: 1435 D 180000, 6135 C 180000 |  | 0.95 | 1
vat-returns op-3 | El IVA de la venta en el débito, y el cliente a lo que cuadra | 1305 D 2430000, 2408 D 570000, 4135 C 3000000, 6135 D 1800000, 1435 C 1800000 | 2408 wrong-side, 1305 consequence | 0.75 | 0.9
withholding-large-sale op-1 | Las tres retenciones sumadas en su cuenta | 1305 D 12380060, 1355 D 709940, 4135 C 11000000, 2408 C 2090000, 6135 D 7150000, 1435 C 7150000 |  | 1 | 1
withholding-large-sale op-1 | El total al cliente, y las retenciones y el costo aparte | 1305 D 13090000, 4135 C 11000000, 2408 C 2090000 / 135515 D 275000, 135517 D 313500, 135518 D 121440, 1305 C 709940 / 6135 D 7150000, 1435 C 7150000 |  | 1 | 1
withholding-large-sale op-1 | La reteIVA sobre la base y no sobre el IVA | 1305 D 11043560, 135515 D 275000, 135517 D 1650000, 135518 D 121440, 4135 C 11000000, 2408 C 2090000, 6135 D 7150000, 1435 C 7150000 | 135517 wrong-amount/wrong-withholding-base, 1305 consequence | 0.8 | 0.95
withholding-large-sale op-1 | Olvida el IVA y con él la reteIVA | 1305 D 10603560, 135515 D 275000, 135518 D 121440, 4135 C 11000000, 6135 D 7150000, 1435 C 7150000 | 2408 omitted, 135517 omitted, 1305 consequence | 0.6 | 0.8
inventory-average op-2 | La ganancia en vez de la venta y su costo | 1110 D 3840000, 4135 C 1760000, 1435 C 2080000 | 4135 wrong-amount/gross-for-net/consequence, 6135 omitted, entry no-cost-of-sale? | 0.5 | 0.75
inventory-average op-2 op-4 | Las dos ventas en un asiento al cierre | 2026-11-30: 1110 D 7200000, 4135 C 7200000, 6135 D 4005000, 1435 C 4005000 |  | 0.9 | 1
inventory-average op-1 op-3 | Cada compra en dos remisiones, otra vez al revés de orden | 1435 D 1240000, 1435 D 2000000, 2205 C 3240000 / 2026-11-17: 2205 C 1800000, 1435 D 900000, 1435 D 900000 |  | 1 | 1
inventory-average op-1 | Un cero de menos, y después lo que faltaba | 1435 D 324000, 2205 C 324000 / 1435 D 2916000, 2205 C 2916000 |  | 1 | 1
payroll-whole op-1 op-4 | La nómina pagada de una vez, sin el pasivo | 510506 D 2600000, 510527 D 249095, 520506 D 4800000, 237005 C 296000, 238030 C 296000, 1110 C 7057095 | 2505 omitted, 1110 wrong-class/omitted?, entry omitted? | 0.65 | 0.95
payroll-whole op-2 | Todos los aportes a administración | 510570 D 888000, 510568 D 38628, 510572 D 296000, 238030 C 888000, 237006 C 38628, 237010 C 296000 | 510570 wrong-amount/other-account/amount-of-other-line/consequence, 510568 wrong-amount/other-account/amount-of-other-line/consequence, 510572 wrong-amount/other-account/amount-of-other-line/consequence, 520570 omitted?, 520568 omitted?, 520572 omitted? | 0.5 | 0.85
payroll-whole op-3 | Primero ventas, y al pasivo de lo consolidado | 520530 D 400000, 520533 D 48000, 520536 D 400000, 520539 D 200000, 510530 D 237425, 510533 D 28491, 510536 D 237425, 510539 D 108333, 2525 C 308333, 2520 C 637425, 2515 C 76491, 2510 C 637425 |  | 1 | 1
payroll-whole op-1 op-4 | Sin el descuento de pensión, que después también se paga | 510506 D 2600000, 510527 D 249095, 520506 D 4800000, 237005 C 296000, 2505 C 7353095 / 2505 D 7353095, 1110 C 7353095 | 238030 omitted, 2505 consequence/gross-for-net, 1110 consequence/gross-for-net/wrong-amount | 0.65 | 0.8
adjustments-month-end op-4 op-5 op-6 | Tres ajustes en un asiento | 530520 D 240000, 519910 D 1300000, 5395 D 400000, 233505 C 240000, 139905 C 1300000, 1435 C 400000 |  | 1 | 1
adjustments-month-end op-1 | El anticipo como ingreso | 1110 D 1000000, 4135 C 1000000 | 4135 wrong-class | 0.4 | 0.85
adjustments-month-end op-5 | La cuenta aceptada, en el mes anterior | 2026-10-31: 5299 D 1300000, 139905 C 1300000 | entry out-of-period | 0.9 | 0.97
adjustments-month-end op-1 | Contra clientes, lo reversa y lo registra bien | 1110 D 1000000, 1305 C 1000000 / 2026-11-25: 1305 D 1000000, 1110 C 1000000 / 2026-11-25: 1110 D 1000000, 280505 C 1000000 | entry extra?, 1110 extra?/duplicated?, 1305 extra? | 0.95 | 1
trade-discounts op-1 op-3 | El descuento en su propio asiento | 1435 D 5000000, 2205 C 5000000 / 2026-11-12: 2205 D 4900000, 1110 C 4900000 / 2026-11-12: 2205 D 100000, 421040 C 100000 |  | 1 | 1
trade-discounts op-4 | El descuento que concede, como devolución | 1110 D 3880000, 4175 D 120000, 1305 C 4000000 | 4175 wrong-class | 0.7 | 0.9
trade-discounts op-4 | El descuento al otro lado, y el banco a lo que cuadra | 1110 D 4120000, 530535 C 120000, 1305 C 4000000 | 530535 wrong-side, 1110 consequence | 0.65 | 0.85
trade-discounts op-4 | En otro orden, con subcuentas y una línea en blanco | 130505 C 4000000, 5305 D 120000, 111005 D 3880000, 1435 D 0 |  | 1 | 1
errors-account op-1 | Anula el asiento y lo registra de nuevo | 1110 D 3000000, 519595 C 3000000 / 152805 D 3000000, 1110 C 3000000 |  | 1 | 1
errors-account op-1 | No corrige nada | — | entry omitted, 152805 omitted, 519595 omitted | 0 | 0
errors-account op-1 | La corrección con la fecha del error | 2026-11-10: 152805 D 3000000, 519595 C 3000000 |  | 0.9 | 0.97
errors-account op-1 | La corrección a muebles y no a equipo de cómputo | 152405 D 3000000, 519595 C 3000000 | 152405 other-account | 0.8 | 0.92
`;
