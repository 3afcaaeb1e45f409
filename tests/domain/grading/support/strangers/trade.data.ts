/**
 * Exercise and operations | what was done | what was written | labels | least and largest fair share. Written from
 * cases and right entries alone, by somebody who had not read the grader (read-case.ts).
 */
export const TRADE_ANSWERS = `
trade-credit op-2 | Cifras cambiadas en el costo | 1305 D 3000000, 4135 C 3000000, 6135 D 8100000, 1435 C 1800000 | 6135 transposition, entry unbalanced | 0.7 | 0.9
trade-credit op-2 | Venta sin costo | 1305 D 3000000, 4135 C 3000000 | entry no-cost-of-sale, 6135 omitted, 1435 omitted | 0.4 | 0.6
trade-first op-2 | Venta sin costo, con nombres | caja D 800000, ventas C 800000 | entry no-cost-of-sale, costo-de-ventas omitted, inventarios omitted | 0.4 | 0.6
trade-credit op-2 | El costo al revés | 1305 D 3000000, 4135 C 3000000, 1435 D 1800000, 6135 C 1800000 | 1435 wrong-side, 6135 wrong-side | 0.6 | 0.92
trade-credit op-1 | Compra al revés | 2205 D 6000000, 1435 C 6000000 | entry reversed, 2205 wrong-side, 1435 wrong-side | 0.4 | 0.8
trade-credit op-3 | Un cobro en dos abonos | 1110 D 1500000, 1305 C 1500000 / 1110 D 1500000, 1305 C 1500000 |  | 1 | 1
trade-credit op-1 | Subcuentas de seis dígitos | 143501 D 6000000, 220505 C 6000000 |  | 1 | 1
trade-credit op-2 | Todas las cuentas con subcuenta | 13050501 D 3000000, 413536 C 3000000, 613536 D 1800000, 143505 C 1800000 |  | 1 | 1
trade-credit op-4 | Pago al proveedor contra clientes | 1305 D 3000000, 1110 C 3000000 | 1305 wrong-class | 0.4 | 0.85
trade-returns op-1 | Un mes después | 2026-12-03: 1435 D 7500000, 2205 C 7500000 | entry out-of-period | 0.85 | 0.97
trade-discounts op-3 | Pago sin el descuento | 2205 D 5000000, 1110 C 5000000 | 1110 gross-for-net, 421040 omitted | 0.4 | 0.65
trade-discounts op-3 | Deuda por el neto | 2205 D 4900000, 1110 C 4900000 | 2205 amount-of-other-line/consequence, 421040 omitted | 0.4 | 0.65
inventory-peps op-2 | Costo por promedio en vez de PEPS | 1110 D 3840000, 4135 C 3840000, 6135 D 2080000, 1435 C 2080000 | 6135 wrong-amount, 1435 consequence | 0.6 | 0.85
inventory-peps op-2 | Costo al precio de venta | 1110 D 3840000, 4135 C 3840000, 6135 D 3840000, 1435 C 3840000 | 6135 amount-of-other-line, 1435 consequence | 0.5 | 0.85
inventory-peps op-1 | Un día después | 2026-11-05: 1435 D 3240000, 2205 C 3240000 |  | 0.9 | 0.97
inventory-periodic op-1 | Permanente donde es periódico | 1435 D 4000000, 2205 C 4000000 | 1435 wrong-class | 0.4 | 0.85
inventory-count op-1 | El faltante en otros gastos diversos | 529595 D 180000, 1435 C 180000 |  | 1 | 1
`;
