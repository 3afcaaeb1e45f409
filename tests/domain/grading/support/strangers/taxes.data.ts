/**
 * Exercise and operations | what was done | what was written | labels | least and largest fair share. Written from
 * cases and right entries alone, by somebody who had not read the grader (read-case.ts).
 */
export const TAX_ANSWERS = `
vat-general op-2 | IVA de la venta en el débito | 1110 D 4998000, 4135 C 4200000, 2408 D 798000, 6135 D 2100000, 1435 C 2100000 | 2408 wrong-side, entry unbalanced | 0.7 | 0.9
vat-general op-1 | IVA de la compra en el crédito y el pago ajustado para que cuadre | 1435 D 5000000, 2408 C 950000, 1110 C 4050000 | 2408 wrong-side, 1110 consequence | 0.55 | 0.85
vat-general op-1 | Mercancía con el IVA incluido | 1435 D 5950000, 1110 C 5950000 | 1435 vat-not-separated, 2408 omitted | 0.4 | 0.65
vat-general op-2 | Ingreso con el IVA incluido | 1110 D 4998000, 4135 C 4998000, 6135 D 2100000, 1435 C 2100000 | 4135 vat-not-separated, 2408 omitted | 0.6 | 0.8
vat-rates op-4 | Tarifa del 19 % donde era del 5 % | 1105 D 4522000, 4135 C 3800000, 2408 C 722000, 6135 D 1900000, 1435 C 1900000 | 2408 wrong-amount, 1105 consequence | 0.6 | 0.9
vat-general op-2 | La venta y su costo en dos asientos | 1110 D 4998000, 4135 C 4200000, 2408 C 798000 / 6135 D 2100000, 1435 C 2100000 |  | 1 | 1
vat-general op-1 | La compra en dos líneas iguales | 1435 D 2500000, 1435 D 2500000, 2408 D 950000, 1110 C 5950000 |  | 1 | 1
vat-general op-1 | IVA descontable en una subcuenta propia | 143505 D 5000000, 24081001 D 950000, 11100501 C 5950000 |  | 1 | 1
vat-returns op-4 | Devolución contra ventas y no contra 4175 | 4135 D 300000, 2408 D 57000, 1305 C 357000, 1435 D 180000, 6135 C 180000 | 4135 other-account | 0.8 | 0.97
vat-returns op-2 | Devolución sin el IVA | 2205 D 1300000, 1435 C 1300000 | 2205 consequence/vat-not-separated, 2408 omitted | 0.4 | 0.65
vat-rates op-5 | Bienes exentos con IVA | 1110 D 2380000, 4135 C 2000000, 2408 C 380000, 6135 D 1000000, 1435 C 1000000 | 1110 consequence/vat-not-separated, 2408 extra | 0.6 | 0.9
withholding-purchase op-1 | Retención sobre el total con IVA | 1435 D 4800000, 2408 D 912000, 236540 C 142800, 2205 C 5569200 | 236540 wrong-withholding-base, 2205 consequence | 0.6 | 0.9
withholding-purchase op-1 | Retención como anticipo propio | 1435 D 4800000, 2408 D 912000, 135515 D 120000, 2205 C 5832000 | 135515 wrong-class, 2205 consequence | 0.5 | 0.8
withholding-purchase op-1 | Sin retención | 1435 D 4800000, 2408 D 912000, 2205 C 5712000 | 236540 omitted, 2205 gross-for-net | 0.5 | 0.75
withholding-purchase op-2 | Retención por debajo de la base mínima | 1435 D 400000, 2408 D 76000, 236540 C 10000, 1105 C 466000 | 236540 extra, 1105 consequence | 0.6 | 0.9
withholding-purchase op-1 | Retención en la cuenta de cuatro dígitos | 1435 D 4800000, 2408 D 912000, 2365 C 120000, 2205 C 5592000 |  | 1 | 1
withholding-sale op-1 | Retención que le hicieron, como si la hubiera hecho | 1305 D 9720000, 4135 C 8000000, 2408 C 1520000, 236540 C 200000, 6135 D 5200000, 1435 C 5200000 | 236540 wrong-class, 1305 consequence | 0.65 | 0.9
withholding-large op-1 | ReteICA redondeada a miles | 1435 D 11000000, 2408 D 2090000, 236540 C 275000, 2367 C 313500, 2368 C 121000, 2205 C 12380500 | 2368 wrong-amount, 2205 consequence? | 0.75 | 0.97
withholding-large op-1 | Valores de ReteIVA y ReteICA cruzados | 1435 D 11000000, 2408 D 2090000, 236540 C 275000, 2367 C 121440, 2368 C 313500, 2205 C 12380060 | 2367 amount-of-other-line/other-account, 2368 amount-of-other-line/other-account | 0.7 | 0.95
withholding-services op-3 | Tarifa de servicios en honorarios | 511025 D 2000000, 2408 D 380000, 236515 C 80000, 233525 C 2300000 | 236515 wrong-amount, 233525 consequence | 0.6 | 0.9
withholding-services op-2 | El IVA al gasto | 523560 D 595000, 236525 C 20000, 233595 C 575000 | 523560 vat-not-separated, 2408 omitted | 0.5 | 0.75
cycle-taxes op-3 | Compra a crédito registrada como pagada por banco | 1435 D 2000000, 2408 D 380000, 236540 C 50000, 1110 C 2330000 | 1110 wrong-class | 0.6 | 0.92
`;
