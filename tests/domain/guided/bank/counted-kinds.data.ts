/** Numbers taken times each other, parts that are owed, what is sold as well as bought, and days of what is to come. */
export const COUNTED_KINDS = `
pagué la cuadrilla: 6 peones x 4 dias x 70 mil, en efectivo | D 5105,7205,5205 1680000; C 1105 1680000
alquiler de andamio 4 dias x 30.000, nequi | D 5120,5220,7320 120000; C 1120,1110 120000
vendí 25 kilos x 8.000 en efectivo | D 1105 200000; C 41 200000
compré 8 camisetas x 160.000 en efectivo | ASK
vendi 3 camisas por 120.000 en efectivo | D 1105 120000; C 41 120000
vendi una camisa por 45.000 en efectivo | D 1105 45000; C 41 45000
compré 12 bultos de cemento tipo 1 a 30 mil en efectivo | D 1405,1435 360000; C 1105 360000
vendí 2 vestidos y 3 blusas por 250.000 en efectivo | D 1105 250000; C 41 250000
pague 3 recibos por 210.000 en efectivo | D 51,23 210000; C 1105 210000 OR ASK
vendimos 40 almuerzos x 14 mil, 30 en efectivo y 10 por nequi | D 1105 420000; D 1120,1110 140000; C 41 560000
los novios dejaron 500 mil de anticipo en efectivo para la boda del 20 de diciembre | D 1105 500000; C 2805 500000 ON 2026-11-26
me consignaron 300.000 de adelanto por nequi para el evento del mes entrante | D 1110,1120 300000; C 2805 300000
vendí mercancía por 700 mil, 400 me los pagaron en efectivo y el resto queda fiado | D 1105 400000; D 1305 300000; C 41 700000
facturé 2 millones a Los Cedros, me los consignan el mes entrante | D 1305 2000000; C 41 2000000
pagué 80.000 de la luz del 12 de noviembre en efectivo | D 5135 80000; C 1105 80000 ON 2026-11-12
compré mercancía para la tienda el 20 de noviembre por 90.000 en efectivo | D 1435 90000; C 1105 90000 ON 2026-11-20
don ramiro pago 35 mil del cuaderno en efectivo | D 1105 35000; C 1305 35000
la vecina abonó 50.000 de lo fiado por nequi | D 1110,1120 50000; C 1305 50000
el dueño de la perra dejó 150.000 de abono para la operación en efectivo | D 1105 150000; C 2805 150000
nos dieron el anticipo del proyecto: 9 millones, consignados al BBVA | D 1110,1120 9000000; C 2805 9000000
di 200 mil de anticipo al carpintero en efectivo | D 1330 200000; C 1105 200000
abonamos 300.000 de lo que le debemos a Pintuco por transferencia | D 2205 300000; C 1110 300000
lavada de buseta de don Omar 40.000 pago efectivo | D 1105 40000; C 41 40000 OR ASK
servilletas y pitillos 180.000 a 15 dias | ASK OR D 1435 180000; C 2205 180000
clases de guitarra: 10 alumnos a 80 mil; 7 pagaron en efectivo y 3 deben | D 1105 560000; D 1305 240000; C 41 800000 OR ASK
un japones me pagó 200 dólares en efectivo por mercancía, la tasa estaba a 4.000 | D 1105 800000; C 4135 800000
servicios de acueducto 60.000 pago efectivo | D 5135 60000; C 1105 60000
lámina para Marta López 300.000 iva incluido, transferencia | ASK
`;
