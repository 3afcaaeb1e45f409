/**
 * Exercise and operations | what was done | what was written | labels | least and largest fair share. Two exercises, ten
 * answers each, labelled as a teacher would before the grader was run on them, by somebody who had read parts of it (read-case.ts).
 */
export const RETURN_ANSWERS = `
trade-returns op-1 | Las dos líneas al debe | 1435 D 7500000, 2205 D 7500000 | 2205 wrong-side, entry unbalanced | 0.7 | 0.9
trade-returns op-2 | La devolución como otra compra | 1435 D 750000, 2205 C 750000 | entry reversed, 1435 wrong-side, 2205 wrong-side | 0.4 | 0.8
trade-returns op-2 | La mercancía que devuelve, contra devoluciones en ventas | 2205 D 750000, 4175 C 750000 | 4175 wrong-class | 0.5 | 0.85
trade-returns op-3 | El ingreso y el costo en dos asientos | 1305 D 2000000, 4135 C 2000000 / 6135 D 1000000, 1435 C 1000000 |  | 1 | 1
trade-returns op-3 | El precio por el costo y el costo por el precio | 1305 D 1000000, 4135 C 1000000, 6135 D 2000000, 1435 C 2000000 | 1305 amount-of-other-line/consequence, 4135 amount-of-other-line/consequence, 6135 amount-of-other-line/consequence, 1435 amount-of-other-line/consequence | 0.4 | 0.7
trade-returns op-3 | Un cero de menos, lo reversa y lo registra bien | 1305 D 200000, 4135 C 200000, 6135 D 100000, 1435 C 100000 / 4135 D 200000, 1305 C 200000, 1435 D 100000, 6135 C 100000 / 1305 D 2000000, 4135 C 2000000, 6135 D 1000000, 1435 C 1000000 | entry extra?, 1305 extra?, 4135 extra?, 6135 extra?, 1435 extra? | 1 | 1
trade-returns op-4 | La devolución sin su costo | 4175 D 500000, 1305 C 500000 | entry no-cost-of-sale, 1435 omitted, 6135 omitted | 0.4 | 0.6
trade-returns op-4 | Contra las ventas, y no contra sus devoluciones | 4135 D 500000, 1305 C 500000, 1435 D 250000, 6135 C 250000 | 4135 other-account | 0.8 | 0.95
trade-returns op-4 | Al cliente como si se le debiera | 4175 D 500000, 2205 C 500000, 1435 D 250000, 6135 C 250000 | 2205 wrong-class | 0.75 | 0.92
trade-returns op-1 | Una compra que nadie contó, además de la del caso | 1435 D 7500000, 2205 C 7500000 / 519530 D 90000, 110505 C 90000 | entry extra, 519530 extra?, 110505 extra? | 1 | 1
withholding-services op-1 | Un día después | 2026-11-04: 512010 D 2400000, 2408 D 456000, 236530 C 84000, 1110 C 2772000 |  | 0.9 | 0.97
withholding-services op-1 | Olvida el IVA | 512010 D 2400000, 236530 C 84000, 1110 C 2316000 | 2408 omitted, 1110 consequence/vat-not-separated | 0.5 | 0.75
withholding-services op-1 | Retiene sobre el total con IVA | 512010 D 2400000, 2408 D 456000, 236530 C 99960, 1110 C 2756040 | 236530 wrong-withholding-base, 1110 consequence | 0.7 | 0.9
withholding-services op-1 | La tarifa de servicios en un arriendo | 512010 D 2400000, 2408 D 456000, 236530 C 96000, 1110 C 2760000 | 236530 wrong-amount/wrong-withholding-base, 1110 consequence | 0.7 | 0.9
withholding-services op-1 | No retiene | 512010 D 2400000, 2408 D 456000, 1110 C 2856000 | 236530 omitted, 1110 gross-for-net/consequence | 0.5 | 0.75
withholding-services op-2 | La publicidad de ventas en un gasto de administración | 519595 D 500000, 2408 D 95000, 236525 C 20000, 233595 C 575000 | 519595 other-account | 0.8 | 0.95
withholding-services op-2 | La retención al debe, y el proveedor a lo que cuadra | 523560 D 500000, 2408 D 95000, 236525 D 20000, 233595 C 615000 | 236525 wrong-side, 233595 consequence | 0.65 | 0.9
withholding-services op-3 | La factura entera y la retención en otro asiento | 511025 D 2000000, 2408 D 380000, 233525 C 2380000 / 233525 D 220000, 236515 C 220000 |  | 1 | 1
withholding-services op-3 | La retención de honorarios en la subcuenta de servicios | 511025 D 2000000, 2408 D 380000, 236525 C 220000, 233525 C 2160000 | 236525 other-subaccount? | 0.9 | 1
withholding-services op-3 | Un cero de menos en todo | 511025 D 200000, 2408 D 38000, 236515 C 22000, 233525 C 216000 | 511025 shifted-digits, 2408 shifted-digits/consequence, 236515 shifted-digits/consequence, 233525 shifted-digits/consequence | 0.55 | 0.7
`;
