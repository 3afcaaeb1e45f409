/** Numbers taken times each other, rates beside shares, parts of a debt, parts that are owed, what is sold as well as bought, and days of what is to come. */
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
vendí un closet en 1.800.000, la señora dio 800.000 en efectivo y firmó letra por el saldo | D 1105 800000; D 1305,1310 1000000; C 41 1800000
me pagó Colanta 3 millones por transferencia y le giré 700 mil al de los empaques | TWO
nos consignó el Liceo 2 millones y con eso mismo pagué la luz que eran 180 mil | TWO
le dañamos un vestido a una clienta y tocó pagarle 90 mil en efectivo | ASK OR D 5310,5315,5395,5195 90000; C 1105 90000
boté unos yogures vencidos que me costaron 45 mil | D 5310,5315,5395,5195,6135 45000; C 1435,6205 45000
se me murieron 12 pollos que me habían costado 96.000 | D 5310,5315,5395,5195,6135 96000; C 1435,1405,6205,1584 96000
La Gobernación me giró 960.000 de la FV-1207 que era de 1.000.000; los otros 40.000 son retefuente | D 1110,1120 960000; D 1355 40000; C 1305 1000000
le hice el cambio de frenos a la moto del vecino, 120 mil, me pagó por nequi | D 1110,1120 120000; C 41 120000
vendí 12 kilos de mojarra a un restaurante a 20.000 el kilo en efectivo | D 1105 240000; C 4135,4120,4110 240000
vendimos 30 uniformes al colegio Santa Inés a 50 mil cada uno, nos pagan en 30 días | D 1305 1500000; C 4135,4120 1500000
al muchacho que lava los carros le pagué 70 mil en efectivo | D 5105,5205,5135,5235,5195,5145 70000; C 1105 70000 OR ASK
compré una planta eléctrica por 3.200.000 en efectivo | D 1520,1524 3200000; C 1105 3200000 OR ASK
se compró un amplificador de un millón doscientos con tarjeta de crédito | ASK OR D 1524,1520,1528 1200000; C 2105 1200000
saqué 200 mil de la caja para la pensión del pelado mío | D 13,31,23 200000; C 1105 200000
compré mercancía por 2 millones, le giré 500 mil al proveedor y el resto a crédito | D 1435 2000000; C 1110 500000; C 2205 1500000 OR ASK
tres noches a 90.000 la noche para una pareja, pagaron con datáfono | D 1110,1120,1305,13 270000; C 41 270000 OR ASK
pagamos la mitad de los 800.000 que debíamos a Pinturas del Valle, por transferencia | D 2205,2335,2380 400000; C 1110,1120 400000
la clienta me pagó la mitad de los 300.000 que debía, en efectivo | D 1105 150000; C 1305 150000
Compra mercancía a Alpina 2.380.000 IVA incl. 19%, crédito 15 días | D 1435,6205 2000000; D 2408 380000; C 2205 2380000
Se venden mercancías por $ 1.000.000 con descuento comercial del 10 %, a crédito | D 1305 900000; C 41 900000
Se realiza una venta por $ 4.000.000 con descuento comercial del 5 % más IVA del 19 %, de contado | D 1105 4522000; C 41 3800000; C 2408 722000
vendí mercancía por 3.000.000 con descuento del 5 % de contado | ASK
pago vacaciones 2025 a la señora del fondo 1.200.000 por el banco | D 2525,51 1200000; C 1110 1200000 OR ASK
Fra. 812 de Papelería Sol por resmas $ 60.000 + IVA 19%, pagada con transferencia | D 5195,1435 60000; D 2408 11400; C 1110,1120 71400
le devolví al proveedor mercancía por 90 mil que aún no le había pagado | D 2205 90000; C 1435,6205,6225 90000
pasamos 700 mil de la cuenta corriente a la de ahorros | D 1120 700000; C 1110 700000
El banco descuenta comisión por 21.300 según nota débito | D 5305 21300; C 1110,1120 21300
vendí 500 mil, digo 600 mil en efectivo | ASK
pagué la luz 80.000, perdón, 90.000 en efectivo | ASK
compré mercancía por 300.000, mejor dicho 350.000, por nequi | ASK
pagué 40 mil de taxi, no, fueron 45 mil, en efectivo | ASK
vendí 500 mil y la señora pidió perdón por la demora, en efectivo | D 1105 500000; C 41 500000
`;
