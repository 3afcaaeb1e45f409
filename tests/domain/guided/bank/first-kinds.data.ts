/** Sentences of each kind that the banks of strangers found wrong, in other words than theirs. */
export const FIRST_KINDS = `
compré mercancía a Lácteos del Valle NIT 800.111.222-3 por 500.000 a crédito | D 1435,6205 500000; C 2205 500000
pagué 300.000 en efectivo a Aseo Total CC 1.020.333.444 por vigilancia | D 5135,5235 300000; C 1105 300000
el plomero cobró 80.000 en efectivo por destapar la cañería | D 51,52 80000; C 1105 80000
la contadora cobró 600.000 por transferencia | D 5110 600000; C 1110 600000
compré un camión por 90 millones, 30 millones por transferencia y 60 millones con crédito del banco | D 1540 90000000; C 1110 30000000; C 2105 60000000
la corporación recibió una donación de 2 millones por transferencia | D 1110 2000000; C 4295 2000000
recibimos un donativo de 300.000 en efectivo | D 1105 300000; C 4295 300000
hice una donación de 100.000 en efectivo a la Cruz Roja | D 5395 100000; C 1105 100000
vendí camisas por 200.000 en efectivo, no facturo iva | D 1105 200000; C 41 200000
no vendí nada hoy | NOTHING
no pagué el arriendo de 800.000 sin iva | NOTHING
pagué 4 jornales por 240.000 en efectivo | D 5105,5205,72 240000; C 1105 240000
producido del bus 410.000 en efectivo | D 1105 410000; C 41 410000
pagué la carrera del taxi 18.000 en efectivo | D 5195,5295 18000; C 1105 18000
almuerzos 216.000 con impuesto al consumo incluido en efectivo | ASK
propinas recibidas 90.000 en efectivo para los meseros | D 1105 90000; C 2815 90000
le repartí las propinas a los meseros, 90.000 en efectivo | D 2815 90000; C 1105 90000
honorarios del arquitecto 2.000.000, le retuve el 10% y le transferí lo demás | D 5110 2000000; C 2365 200000; C 1110 1800000
se decretaron utilidades por 5 millones | D 3705,3605 5000000; C 2360 5000000
liquidé la prima de Rosa 450.000 por transferencia | D 2520 450000; C 1110 450000
sueldo de Ana 2.000.000, con 80.000 de salud y 80.000 de pensión, por transferencia | D 5105 2000000; C 2370 80000; C 2380 80000; C 1110 1840000
vendí 4 blusas a 50.000 cada una con descuento del 20%, en efectivo, sin iva | D 1105 160000; C 41 160000
vendí ropa por 450.000 con descuento del 10% en efectivo, sin iva | ASK
el restaurante La Brasa canceló la factura, 320.000 en efectivo | D 1105 320000; C 1305 320000
millón y medio me consignaron por la venta de muebles, sin iva | D 1110 1500000; C 41 1500000
compré unas vainas por 40.000 en efectivo | ASK
devolvieron el cheque de un cliente por falta de fondos, 700.000, sin fondos | D 1305 700000; C 1110 700000
vendí fiado 300.000 sin iva a doña Marta, dio 100.000 en efectivo | D 1105 100000; D 1305 200000; C 41 300000
vendí 400 mil en efectivo y 600 mil a crédito, sin iva | D 1105 400000; D 1305 600000; C 41 1000000
causar los sueldos de noviembre 3.000.000 | D 5105,5205 3000000; C 2505 3000000
2.000 ladrillos comprados en efectivo para revender por 900.000, sin iva | D 1435,6205 900000; C 1105 900000
llevé las cesantías al fondo Protección, 1.500.000 por transferencia | D 2510 1500000; C 1110 1500000
anticipo del impuesto de renta 500.000 por pse | D 1355 500000; C 1110 500000
le pagué al carpintero 300.000 en efectivo por pintar los escritorios | D 51,52 300000; C 1105 300000
recibí un depósito de 500.000 por el alquiler del vestido, en efectivo | D 1105 500000; C 2810 500000
`;
