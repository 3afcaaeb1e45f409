/**
 * Sentences of the kinds that the eighth bank of strangers found wrong, in other words than theirs, and of those beside
 * them that must not be taken for one.
 */
export const LATER_KINDS = `
compré cien paquetes de azúcar por 380.000 en efectivo | D 1435 380000; C 1105 380000
compré treinta latas de atún a crédito por 210.000 | D 1435 210000; C 2205 210000
compré 2 bolsas de café para la oficina por 38.000 en efectivo | D 5195,5295 38000; C 1105 38000
compré 8 galones de pintura por 520.000 por transferencia | ASK
compré tres libras de café por 54.000 en efectivo | D 5195,5295 54000; C 1105 54000 OR ASK
compramos 12 rollos de papel térmico por 96.000 en efectivo | ASK OR D 5195 96000; C 1105 96000
compré cuatro cajas de guantes para el aseo, 60.000 en efectivo | D 5195,5105 60000; C 1105 60000 OR ASK
compré 40 bolsas de arroz en 160.000 de contado | ASK
nos trajeron 20 cajas de cerveza a crédito, 900.000 | D 1435 900000; C 2205 900000 OR ASK
me llegaron 15 pares de zapatos por 1.200.000 a 30 días | D 1435 1200000; C 2205 1200000
me llegó la plata del cliente, 300.000 por nequi | D 1110,1120 300000; C 1305 300000 OR ASK
me llegaron 500.000 de un cliente por bancolombia | D 1110,1120 500000; C 1305 500000 OR ASK
nos enviaron la factura de la luz por 200.000 | ASK OR D 5135 200000; C 2335 200000
vendí 20 latas de leche por 90.000 en efectivo | D 1105 90000; C 4135 90000
vendí 200 litros de leche a 2.000 cada uno, en efectivo | D 1105 400000; C 41 400000
el señor de la volqueta cobró 120 mil por un viaje, en efectivo | D 51,52 120000; C 1105 120000
la muchacha del servicio cobró 60.000 por el aseo, en efectivo | ASK
el restaurante cobró 450.000 de almuerzos en efectivo | D 1105 450000; C 41 450000
la empresa cobró 2.000.000 de una asesoría por transferencia | D 1110 2000000; C 41 2000000
la tienda cobró 90.000 que debía doña Marta, en efectivo | D 1105 90000; C 1305 90000
pagué la pensión del jardín de la niña, 320.000 de la caja del negocio | D 1325,31 320000; C 1105 320000
pagué la matrícula de mi hija 900.000 | ASK
pagué la pensión a Porvenir 200.000 por pse | D 2380 200000; C 1110 200000
el proveedor nos devolvió 80.000 en efectivo por unas camisas dañadas | D 1105 80000; C 1435 80000
el distribuidor me reintegró 45.000 por nequi de unos yogures vencidos | D 1110,1120 45000; C 1435 45000
se me perdieron 2 cajas de cerveza, 110.000 | D 53 110000; C 1435 110000
saqué mercancía para la casa, 60.000 al costo | D 1325,31 60000; C 1435 60000
me llevé unos mercados de la tienda para mi casa por 85.000 a precio de costo | D 1325,31 85000; C 1435 85000
saqué 60.000 de la tienda para el mercado de la casa | D 1325,31 60000; C 1105 60000 OR ASK
cancelé la factura de 600.000 a Colanta por nequi y me hicieron un descuento de 30.000 por pronto pago | D 2205 600000; C 1110,1120 570000; C 4210 30000
la clienta me pagó por transferencia los 500.000 que debía con un descuento del 10% por pronto pago | D 1110 450000; D 5305 50000; C 1305 500000
pagué 950.000 al proveedor con descuento de 50.000 | ASK
don Luis me abonó 200 mil en efectivo y le rebajé 20 mil | ASK OR D 1105 200000; D 5305 20000; C 1305 220000
vendí un vestido de 100.000 con descuento del 10% en efectivo | D 1105 90000; C 41 90000 OR ASK
rebotó el cheque que me dio Muebles El Roble por 900.000 | D 1305 900000; C 1110 900000
me devolvieron el cheque que le giré al proveedor por 300.000 sin fondos | ASK
recibí un cheque de 300.000 de un cliente por la factura | D 1110,1105 300000; C 1305 300000
se venció el certificado de depósito de 3 millones y me dieron 150.000 de intereses en efectivo | D 1105 3150000; C 1225 3000000; C 4210 150000
redimí el CDT de 8 millones, me consignaron 8.640.000 | D 1110 8640000; C 1225 8000000; C 4210 640000
me pagaron los intereses del CDT, 80.000 por transferencia | D 1110 80000; C 4210 80000
renové el CDT de 2 millones | ASK
vendí artesanías por 50 dólares en efectivo con la trm a 4.000 | D 1105 200000; C 41 200000
un turista me pagó 20 euros por un sombrero en efectivo | ASK
moví 80.000 de papelería a publicidad | D 5235 80000; C 5195 80000
traslada 200.000 de gastos de viaje a transporte porque está mal | D 5135,5195 200000; C 5155 200000 OR ASK
pasé 500.000 de la caja al banco | D 1110 500000; C 1105 500000
pasé 500.000 de bancolombia a nequi | D 1120 500000; C 1110 500000
puse 120.000 en publicidad y era papelería | D 5195 120000; C 5235 120000
el inquilino pagó el año de arriendo por adelantado, 6 millones por transferencia | D 1110 6000000; C 2705 6000000
me pagaron tres meses de alquiler anticipado, 3.000.000 en efectivo | D 1105 3000000; C 2705 3000000
pagué seis meses de arriendo adelantado 4.800.000 por banco | D 1705 4800000; C 1110 4800000
la novia me dio 500.000 de adelanto por la torta que le voy a hacer, en efectivo | D 1105 500000; C 2805 500000
un cliente dijo que va a pagar 300.000 mañana | NOTHING
voy a comprar mercancía por 500.000 | NOTHING
vendimos el escritorio viejo en 150.000 en efectivo, había costado 900.000 y llevaba depreciados 800.000 | D 1105 150000; D 1592 800000; C 1524 900000; C 4245 50000
vendí el horno usado por 2 millones a crédito, costó 5 millones y está depreciado al 80% | D 1380,1345 2000000; D 1592 4000000; C 15 5000000; C 4245 1000000
vendí la nevera del negocio por 300.000 en efectivo, costó 1.500.000 y llevaba 1.000.000 de depreciación | D 1105 300000; D 1592 1000000; D 5310 200000; C 15 1500000
chatarrizamos el torno que costó 12 millones, depreciado totalmente | D 1592 12000000; C 1520 12000000
botamos dos sillas que habían costado 200.000 y no se habían depreciado | D 5310 200000; C 1524 200000
se perdió la tablet de la empresa, costó 1.000.000, depreciación acumulada 400.000 | D 1592 400000; D 5310 600000; C 1528 1000000
le regalamos a la fundación el televisor usado que costó 2.000.000 y tenía 1.500.000 depreciados | D 1592 1500000; D 5395,5310 500000; C 15 2000000
nos robaron la moto del negocio | ASK
nos robaron 200.000 de la caja | ASK OR D 53 200000; C 1105 200000
me robaron 5 celulares de la mercancía, 2.000.000 | ASK OR D 53 2000000; C 1435 2000000
se dañó el horno y lo arreglaron por 200.000 en efectivo | D 5145 200000; C 1105 200000
vendí un computador en 1.800.000 en efectivo | D 1105 1800000; C 41 1800000
vendí 3 neveras a 900.000 cada una en efectivo | D 1105 2700000; C 41 2700000
compré una moto usada en 4 millones en efectivo | D 1540 4000000; C 1105 4000000
di de baja la deuda de un cliente, 100.000 | D 1399,5310 100000; C 1305 100000
la depreciación de la camioneta del mes es 300.000 | D 5160 300000; C 1592 300000
nos donaron un computador por 1.500.000 | ASK OR D 1528 1500000; C 42 1500000
dejé 5.000 de propina en efectivo | ASK OR D 51,52,53 5000; C 1105 5000
`;
