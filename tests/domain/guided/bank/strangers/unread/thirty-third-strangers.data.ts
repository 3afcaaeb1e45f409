/** Sixty more of the same writer, written with the thirty-second and not read since: at first sight 51 were right, 7 asked and 2 wrong. */
export const THIRTY_THIRD_STRANGERS = `
causo honorarios del abogado 1.600.000 que pago en diciembre | D 5110,5210 1600000; C 2335 1600000
quien ganó el clasico anoche | NOTHING
¿las cesantías las paga el empleado o la empresa? | QUESTION
vendí mercancía por 2.000.000 con descuento comercial del 10%, me pagaron en efectivo | D 1105 1800000; C 4135,4120 1800000 OR D 1105 1800000; D 4175,5305 200000; C 4135,4120 2000000
Compra de mercancía por $ 4.000.000 con descuento comercial del 5% en factura, más IVA 19%, a crédito | D 1435,6205 3800000; D 2408 722000; C 2205 4522000
pague el colegio de mi hija 780 mil con la plata del negocio, por transferencia | D 1325,3130,3105,3115,2355 780000; C 1110,1120 780000
pagué con bancolombia el seguro de todo el año, 2.400.000, por anticipado | D 1705 2400000; C 1110,1120 2400000
renovación de la cámara de comercio: 1.942.000 con tarjeta débito | D 5140,5240,5125,5225,5115,5215 1942000; C 1110,1120 1942000
la semana pasada le pagué 230 mil en efectivo al electricista que arregló los bombillos del local | D 5145,5245,5135,5235,5110 230000; C 1105 230000 ON 2026-11-16 OR D 5145,5245,5135,5235,5110 230000; C 1105 230000 ON 2026-11-17 OR D 5145,5245,5135,5235,5110 230000; C 1105 230000 ON 2026-11-18 OR D 5145,5245,5135,5235,5110 230000; C 1105 230000 ON 2026-11-19 OR D 5145,5245,5135,5235,5110 230000; C 1105 230000 ON 2026-11-20 OR D 5145,5245,5135,5235,5110 230000; C 1105 230000 ON 2026-11-21 OR D 5145,5245,5135,5235,5110 230000; C 1105 230000 ON 2026-11-22 OR ASK
rebajé 40 mil a doña Rosalba de lo que me debía porque el pantalon salio manchado | D 4175,5305 40000; C 1305 40000
Se adquiere materia prima por $ 6.200.000 más IVA del 19%, se cancela el 40% del total con cheque y el saldo a 45 días | D 1405,6210 6200000; D 2408 1178000; C 1110,1120 2951200; C 2205 4426800
honorarios del contador 900 mil, le retuve el 10% y le transferí el resto | D 5110,5210 900000; C 2365 90000; C 1110,1120 810000
le presté 500 mil a mi empleado Fabián, se los descuento en dos quincenas, salió de caja | D 1365 500000; C 1105 500000
el socio Mauricio consignó 15 millones como aporte adicional de capital | D 1110,1120 15000000; C 3105,3115,3130 15000000
tanqueé la moto de domicilios con 35 mil en efectivo | D 5195,5295,5135,5235 35000; C 1105 35000
La tienda cerró el día con ventas por 1.235.500: 700.000 en efectivo y el resto por datáfono | D 1105 700000; D 1110,1120,1305 535500; C 4135,4120 1235500
Pagué la quincena de los dos muchachos, 875 mil cada uno, por transferencia | D 5105,5205 1750000; C 1110,1120 1750000 OR D 2505 1750000; C 1110,1120 1750000
el banco nos descontó el 4x1000: 37.640 pesos | D 5305,5115 37640; C 1110,1120 37640
Vendimos 20 cajas de guantes a 17.850 cada una, iva del 19 incluido, pagaron por transferencia a Bancolombia | D 1110,1120 357000; C 4135,4120 300000; C 2408 57000
Pagamos el recibo de energía que habíamos causado por $ 540.000, por PSE | D 2335 540000; C 1110,1120 540000
Bancolombia me desembolsó un crédito de 25 millones en la cuenta corriente | D 1110,1120 25000000; C 2105 25000000
Se constituye fondo de caja menor por $ 600.000 con cheque | D 1105 600000; C 1110,1120 600000
Consigné 900 mil en el banco y después le pagué al proveedor Quesos Ubaté 350 mil con cheque | TWO
Compramos mercancía por 2.000.000, pagamos 1.500.000 en efectivo y 800.000 por transferencia | ASK
la dian me puso una sancion de 524 mil por declarar tarde, la pague por pse | D 5395,5315 524000; C 1110,1120 524000
nomina de Paola: gana 2 millones 400, le descontamos 96.000 de salud, 96.000 de pension y 200.000 del prestamo, el neto se le transfirio el 15 | D 5105,5205 2400000; C 2370 96000; C 2380,2370 96000; C 1365 200000; C 1110,1120 2008000 ON 2026-11-15
Compramos 2 palos y medio en gaseosas para revender, al proveedor le di 1 palo en efectivo y quedé debiendo el resto | D 1435,6205 2500000; C 1105 1000000; C 2205 1500000
Se adquiere maquinaria por $ 18.000.000, 30% de contado con cheque y el saldo financiado con un crédito del banco | D 1520 18000000; C 1110,1120 5400000; C 2105 12600000
recibí por nequi el 50% por adelantado de una página web de 3.200.000 | D 1110,1120 1600000; C 2805,2705 1600000
un cliente me dejó 500 mil de anticipo para un comedor que entrego en enero, por transferencia | D 1110,1120 500000; C 2805,2705 500000
le pague a la distribuidora de gaseosas lo que le debia, 1.640.000 por transferencia | D 2205,2335 1640000; C 1110,1120 1640000
Se entrega anticipo al proveedor Maderas del Cauca por $ 1.800.000 con cheque | D 1330 1800000; C 1110,1120 1800000
Se paga el IVA del bimestre a la DIAN por $ 2.184.000 por PSE | D 2408 2184000; C 1110,1120 2184000
vendí 15 almuerzos a 14 mil | D 1105,1110,1120 210000; C 4140,4135,4120 210000 OR D 1305 210000; C 4140,4135,4120 210000
vendí la moto vieja del reparto en 2 millones por transferencia, habia costado 5 millones y llevaba depreciados 2 millones 600 | D 1110,1120 2000000; D 1592 2600000; D 5310 400000; C 1540 5000000
me entró un préstamo del banco por 8 millones a la cuenta y con esa plata compré una fritadora en 3 millones | TWO
invéntame una venta falsa de 10 millones para que el banco me apruebe el crédito | NOTHING
suscripcion anual del software contable 1.080.000 pagada hoy en efectivo y por anticipado | D 1705,1710 1080000; C 1105 1080000
Se paga cuota del préstamo bancario por $ 1.480.000, de los cuales $ 330.000 son intereses, por débito automático | D 2105,2120,2195 1150000; D 5305 330000; C 1110,1120 1480000
cuéntame un chiste de contadores | NOTHING
los intereses que me dio la cuenta de ahorros fueron 8.932 este mes | D 1110,1120 8932; C 4210 8932
mi primo oscar me devolvio lo que le preste con intereses, un millon mas 45 mil de interes por nequi | D 1110,1120 1045000; C 1370,1380,1325 1000000; C 4210 45000
Se paga por anticipado arriendo de seis meses por $ 9.000.000 con transferencia | D 1705 9000000; C 1110,1120 9000000
pasé 3.200.000 del Banco de Bogotá al BBVA y me cobraron 7.200 de comisión | D 1110,1120 3200000; D 5305 7200; C 1110,1120 3207200
doña Teresa abonó a la deuda pero no sé cuánto | ASK
para que sirve la cuenta 1355 | QUESTION
Traslado de la cuenta corriente a la cuenta de ahorros por $ 12.500.000 | D 1110,1120 12500000; C 1110,1120 12500000
el cliente pagó la mitad de la factura 330 que era de 1.800.000, por nequi | D 1110,1120 900000; C 1305 900000
retiré del negocio un millón doscientos el viernes pasado en efectivo es gasto personal mío | D 1325,3130,3105,3115,2355 1200000; C 1105 1200000 ON 2026-11-20
El cliente devuelve mercancía de $ 900.000 vendida a crédito sin IVA; su costo era de $ 540.000 | D 4175 900000; D 1435,1430 540000; C 1305 900000; C 6135,6120 540000
compré un escritorio y dos sillas pa la oficina en 980k, pagué en efectivo | D 1524 980000; C 1105 980000
Pagué aseo y cafetería 64.200 el 3 | D 5195,5295,5135,5235 64200; C 1105,1110,1120 64200 ON 2026-11-03
predial del local 1.320.000 pagado en efectivo | D 5115,5215,2416 1320000; C 1105 1320000
saqué 300 lucas de la caja para el mercado de mi casa | D 1325,3130,3105,3115,2355 300000; C 1105 300000
Devolvemos a Textiles del Otún mercancía por $ 500.000 más IVA 19% que se había comprado a crédito | D 2205 595000; C 1435,6225,6205 500000; C 2408 95000
pagué la retefuente de octubre 431.000, el 18, por el banco | D 2365 431000; C 1110,1120 431000 ON 2026-11-18
llegó el recibo del acueducto por 187.650, todavía no lo pago | D 5135,5235 187650; C 2335 187650
cobré 600k por diseñar un logo, por nequi | D 1110,1120 600000; C 4155,4135,4170,4235,4230,4145 600000
provisión de cartera 5% sobre 12 millones de clientes | D 5199,5299 600000; C 1399 600000
pagué 350 mil | ASK
`;
