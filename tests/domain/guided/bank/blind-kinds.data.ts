/**
 * Sentences of the kinds that the ninth and the tenth bank of strangers found wrong or asked about, in other words than
 * theirs.
 */
export const BLIND_KINDS = `
hdi nos indemnizó con 3 millones por transferencia | D 1110 3000000; C 4255 3000000
le di 300 mil de anticipo a la distribuidora en efectivo, aún no despacha | D 1330 300000; C 1105 300000
compré una pulidora en 2 millones 350, en efectivo | D 1520 2350000; C 1105 2350000
vendí docena y media de pocillos a 8.000 cada uno en efectivo | D 1105 144000; C 41 144000
vendimos 20 arrobas de café a 110.000 la arroba, por transferencia | D 1110 2200000; C 41 2200000
les cobré a tres alumnos la clase de guitarra, 60 mil a cada uno, en efectivo | D 1105 180000; C 41 180000
compré cuatro sillas en 480.000, en efectivo | D 1524 480000; C 1105 480000
vendí una chaqueta de 150.000, el cliente dio 50 mil en efectivo y lo demás lo paga en enero | D 1105 50000; D 1305 100000; C 41 150000
abono de 450 mil a la deuda con Distribuciones Norte, por nequi | D 2205 450000; C 1110,1120 450000
abonamos 700.000 a la deuda con la ferretería de don Julio, transferencia | D 2205 700000; C 1110 700000 OR ASK
le presté 80 mil a la cajera de la caja, me los devuelve en la quincena | D 1365 80000; C 1105 80000
la aseguradora nos reintegró 90.000 de la póliza, por transferencia | D 1110 90000; C 5130 90000
un primo me giró 500 mil para pagar su matrícula, esa plata no es mía, por nequi | D 1110,1120 500000; C 2815 500000
pagué 200 mil en efectivo con la plata que me dio mi vecino para eso | D 2815 200000; C 1105 200000
doy por perdidos los 70.000 que me debía Marta | D 1399,5310 70000; C 1305 70000
le alquilo la bodega a doña Luz, me pagó 600 mil por nequi | D 1110,1120 600000; C 4220 600000
Factura FV-7712 a Colegio Los Andes, mantenimiento de computadores por 900.000, a 30 días | D 1305 900000; C 41 900000 OR ASK
el cliente pagó la factura de 3.000.000 menos retefuente 75.000, lo demás entró al banco | D 1110 2925000; D 1355 75000; C 1305 3000000
nos pagaron la factura de 1.000.000 por transferencia y restaron 25.000 de retefuente | D 1110 975000; D 1355 25000; C 1305 1000000
cuota Bancamía: 300.000 a capital y 90.000 de intereses, por pse | D 2105 300000; D 5305 90000; C 1110 390000
los Gómez se pusieron al día con los 210.000 que debían, en efectivo | D 1105 210000; C 1305 210000
traslado 500 mil de la cuenta corriente a la de ahorros | D 1120 500000; C 1110 500000
apertura del fondo de caja menor por 400.000 con cheque | D 110510 400000; C 1110 400000
le hice unas tarjetas a un cliente, me pagó 60.000 en efectivo | D 1105 60000; C 41 60000 OR ASK
pedicure y manicure 48.000 en efectivo | D 1105 48000; C 41 48000
trasteo a doña Nubia 250 mil por nequi | D 1110,1120 250000; C 41 250000
viaje a Cali: hotel 200.000, comida 90.000, peajes 40.000, en efectivo | D 5155 330000; C 1105 330000
me debía 400.000 don Raúl, le rebajé 20.000 y me pagó 380.000 en efectivo | D 1105 380000; D 5305 20000; C 1305 400000
vendí 80.000 en efectivo y también le fié a don Luis 20.000 de arroz | TWO
vendí 300 mil en efectivo y aparte pagué el agua, 60 mil en efectivo | TWO
veci, ¿cuál es la diferencia entre ingreso y utilidad? | QUESTION
papel, tijeras y un escritorio por 300.000 en efectivo | ASK
vendí 400.000 por datáfono y el banco me descontó 12.000 de comisión | D 1110,1120 388000; D 5305 12000; C 4135 400000
le pagué 150.000 en efectivo a un muchacho que me ayudó con un pedido | ASK OR D 51,52 150000; C 1105 150000
le encargué a Impresos Luna unas cajas, 400.000 por transferencia | ASK
`;
