/**
 * Exercise and operations | what was done | what was written | labels | least and largest fair share. Written from
 * cases and right entries alone, by somebody who had not read the grader (read-case.ts).
 */
export const ENTRY_ANSWERS = `
entries-debts op-3 | La cuota en dos asientos | 2105 D 1200000, 1110 C 1200000 / 530520 D 240000, 1110 C 240000 |  | 1 | 1
entries-debts op-2 | El computador como gasto | 519595 D 2400000, 1110 C 2400000 | 519595 wrong-class | 0.4 | 0.85
entries-debts op-1 | El préstamo como ingreso | 1110 D 12000000, 429595 C 12000000 | 429595 wrong-class | 0.4 | 0.85
entries-mixed op-1 op-2 | Dos operaciones del mismo día en un asiento | 1110 D 11000000, 152405 D 1000000, 3105 C 11000000, 2335 C 1000000 |  | 1 | 1
equation-swap op-1 op-2 | Dos operaciones en un asiento, con nombres | bancos D 17000000, inventarios D 3000000, capital C 17000000, proveedores C 3000000 |  | 1 | 1
entries-mixed op-3 | Arriendo de ventas, aceptado | 522010 D 1500000, 111005 C 1500000 |  | 1 | 1
entries-mixed op-5 | Publicidad en diversos, aceptado | 5295 D 350000, 2335 C 350000 |  | 1 | 1
entries-mixed op-4 | Otro ingreso aceptado | 130505 D 2700000, 4235 C 2700000 |  | 1 | 1
entries-mixed op-3 | Subcuentas propias de ocho dígitos | 51201001 D 1500000, 11100501 C 1500000 |  | 1 | 1
entries-mixed op-2 | El escritorio como equipo de cómputo | 152805 D 1000000, 2335 C 1000000 | 152805 other-account | 0.65 | 0.95
entries-mixed op-3 | El arriendo como energía | 513530 D 1500000, 1110 C 1500000 | 513530 other-account | 0.6 | 0.95
entries-mixed op-5 | Otra subcuenta de una cuenta aceptada | 523560 D 350000, 233550 C 350000 |  | 1 | 1
entries-expenses op-2 | Referencia solo con palabras | gastos-operacionales D 240000, cuentas-por-pagar C 240000 |  | 1 | 1
entries-services op-3 | Crédito como cobrado en caja | 1001 D 600000, 4001 C 600000 | 1001 other-account | 0.5 | 0.95
entries-services op-2 | Dos días antes | 2026-11-05: 1001 D 1000000, 4001 C 1000000 |  | 0.9 | 0.97
statements-t-account op-3 | La misma línea dos veces | 5002 D 170000, 5002 D 170000, 1001 C 170000 | 5002 duplicated, entry unbalanced | 0.7 | 0.9
statements-t-account op-4 | El mismo asiento dos veces | 1002 D 700000, 1001 C 700000 / 1002 D 700000, 1001 C 700000 | entry extra, 1001 duplicated?, 1002 duplicated? | 1 | 1
equation-start op-2 | Sin registrar | — | entry omitted, 1002 omitted, 2002 omitted | 0 | 0
cycle-taxes op-15 | La cuota entera a capital | 2105 D 580000, 1110 C 580000 | 2105 amount-of-other-line/consequence, 530520 omitted | 0.4 | 0.65
cycle-taxes op-13 | Cobro por banco registrado en caja | 1105 D 1071000, 1305 C 1071000 | 1105 other-account | 0.6 | 0.95
cycle-taxes op-12 | La consignación al revés | 1105 D 1800000, 1110 C 1800000 | entry reversed, 1105 wrong-side, 1110 wrong-side | 0.4 | 0.8
`;
