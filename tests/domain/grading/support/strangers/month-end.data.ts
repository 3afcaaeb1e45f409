/**
 * Exercise and operations | what was done | what was written | labels | least and largest fair share. Written from
 * cases and right entries alone, by somebody who had not read the grader (read-case.ts).
 */
export const MONTH_END_ANSWERS = `
payroll-accrual op-1 | Cifras cambiadas en el auxilio, con el neto cuadrado | 510506 D 2600000, 510527 D 249059, 237005 C 104000, 238030 C 104000, 2505 C 2641059 | 510527 transposition, 2505 consequence? | 0.7 | 0.93
payroll-accrual op-1 | Sin el descuento de pensión | 510506 D 2600000, 510527 D 249095, 237005 C 104000, 2505 C 2745095 | 238030 omitted, 2505 consequence/gross-for-net | 0.55 | 0.8
payroll-accrual op-1 | El bruto por pagar | 510506 D 2600000, 510527 D 249095, 2505 C 2849095 | 237005 omitted, 238030 omitted, 2505 gross-for-net | 0.35 | 0.65
payroll-accrual op-1 | Salud y pensión en una línea de una cuenta aceptada | 510506 D 2600000, 510527 D 249095, 2370 C 208000, 2505 C 2641095 |  | 1 | 1
payroll-accrual op-2 | Pago de la nómina con subcuenta | 250505 D 2641095, 11100501 C 2641095 |  | 1 | 1
payroll-contributions op-1 | Con la salud de la que está exonerada | 510570 D 312000, 510568 D 13572, 510572 D 104000, 510569 D 221000, 238030 C 312000, 237006 C 13572, 237010 C 104000, 237005 C 221000 | 510569 extra, 237005 extra | 0.7 | 0.9
payroll-provisions op-1 | Intereses de cesantías del 1 % sin el mes | 510530 D 237425, 510533 D 2374, 510536 D 237425, 510539 D 108333, 261005 C 237425, 261010 C 2374, 261020 C 237425, 261015 C 108333 | 510533 wrong-amount, 261010 consequence | 0.8 | 0.95
payroll-overtime op-1 | Gasto de ventas en vez de administración | 520506 D 1890000, 520515 D 22500, 520527 D 249095, 237005 C 76500, 238030 C 76500, 2505 C 2008595 | 520506 other-account, 520515 other-account, 520527 other-account | 0.6 | 0.9
payroll-overtime op-1 | Salud y pensión en el débito | 510506 D 1890000, 510515 D 22500, 510527 D 249095, 237005 D 76500, 238030 D 76500, 2505 C 2314595 | 237005 wrong-side, 238030 wrong-side, 2505 consequence | 0.5 | 0.9
adjustments-prepaid op-2 | El año entero al gasto | 513095 D 2640000, 170520 C 2640000 | 513095 wrong-amount, 170520 consequence | 0.4 | 0.65
adjustments-accruals op-1 | Un cero de menos | 530520 D 23000, 233505 C 23000 | 530520 shifted-digits, 233505 consequence/shifted-digits | 0.4 | 0.7
adjustments-impairment op-1 | Un cero de más en un lado | 519910 D 11000000, 139905 C 1100000 | 519910 shifted-digits, entry unbalanced | 0.6 | 0.8
adjustments-depreciation op-1 | La depreciación contra el activo | 516020 D 40000, 152805 C 40000 | 152805 other-account | 0.6 | 0.95
cycle-closing op-21 | Un peso por redondeo | 516020 D 33334, 159220 C 33334 |  | 1 | 1
reconciliation-notes op-2 | Sin el gravamen | 530515 D 32000, 1110 C 32000 | 511595 omitted, 1110 consequence | 0.4 | 0.65
reconciliation-notes op-3 | Los rendimientos al revés | 421005 D 12000, 1110 C 12000 | entry reversed, 421005 wrong-side, 1110 wrong-side | 0.4 | 0.8
reconciliation-slip op-1 | El pago entero otra vez | 513530 D 710000, 1110 C 710000 | 513530 wrong-amount, 1110 consequence | 0.4 | 0.65
errors-side op-1 | Anula y vuelve a registrar | 512010 D 1050000, 1110 C 1050000 / 512010 D 1050000, 1110 C 1050000 |  | 1 | 1
errors-account op-1 | Registra la compra otra vez | 152805 D 3000000, 1110 C 3000000 | 1110 wrong-class | 0.4 | 0.85
errors-transposition op-1 | La corrección al revés | 2205 C 540000, 1110 D 540000 | entry reversed, 2205 wrong-side, 1110 wrong-side | 0.4 | 0.8
errors-duplicate op-1 | Con la cuenta de cuatro dígitos | 1110 D 420000, 5135 C 420000 |  | 1 | 1
statements-closing op-1 | El cierre al revés | 5905 D 111100000, 4135 C 110000000, 4210 C 1100000 | entry reversed, 5905 wrong-side, 4135 wrong-side, 4210 wrong-side | 0.4 | 0.8
statements-closing op-2 | Olvida las devoluciones | 5905 D 90200000, 5120 C 13200000, 5235 C 8800000, 5305 C 2200000, 6135 C 66000000 | 4175 omitted, 5905 consequence | 0.6 | 0.85
statements-closing op-3 | Utilidad a la cuenta de pérdidas | 5905 D 18700000, 3610 C 18700000 | 3610 other-account | 0.6 | 0.95
`;
