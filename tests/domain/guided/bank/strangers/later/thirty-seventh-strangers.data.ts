/**
 * A hundred and twenty as everybody types, textbooks phrase and bookkeepers note them, by somebody who had seen neither the
 * engine nor a bank, scored once before anybody here had read it, and kept as it was written.
 */
export const THIRTY_SEVENTH_STRANGERS = `
Vendí 350 mil en efectivo | D 1105 350000; C 41 350000
hoy vendi 1 palo 200 por nequi | D 1110,1120 1200000; C 41 1200000 ON 2026-11-26
Le fié a doña Marta 85 mil de mercado | D 1305 85000; C 41 85000
doña marta me abonó 40 lucas de lo que debe | D 1105,1110,1120 40000; C 1305 40000
Pagué el arriendo del local, 1.800.000 por transferencia | D 5120,5220 1800000; C 1110,1120 1800000
Ayer pagué la luz, 245.300 en efectivo | D 5135,5235 245300; C 1105 245300 ON 2026-11-25
Compré 30 cajas de gaseosa a 28 mil cada una para la tienda, de contado | D 1435,6205 840000; C 1105,1110,1120 840000
Compré mercancía fiada a Distribuidora El Paisa por dos millones y medio | D 1435,6205 2500000; C 2205 2500000
Le pagué a Distribuidora El Paisa la mitad de los 2.500.000 que le debía, por Bancolombia | D 2205,2335,2380 1250000; C 1110,1120 1250000
Vendí una estufa en 1.200.000, me dieron 500 mil de inicial en efectivo y el resto lo quedaron debiendo a 4 cuotas | D 1105 500000; D 1305 700000; C 41 1200000
hice 6 cortes de pelo a 18 mil, todo por daviplata | D 1110,1120 108000; C 41 108000
Pague la nomina de la quincena 3.200.000 por transferensia | D 5105,5205,2505,72 3200000; C 1110,1120 3200000
Saqué 200 mil de la caja para el mercado de mi casa | D 1325,1330,1365,1380,2355,31 200000; C 1105 200000
Metí 5 millones míos al negocio, los consigné en el banco | D 1110,1120 5000000; C 31,2355 5000000
El banco me prestó 20 palos, ya están en la cuenta | D 1110,1120 20000000; C 21 20000000
Pagué la cuota del préstamo del banco: 600 mil de capital y 150 mil de intereses, por débito automático | D 21 600000; D 5305 150000; C 1110,1120 750000
Retiré quinientos mil del cajero para tener en la caja | D 1105 500000; C 1110,1120 500000
Me llevé pa la casa mercancía de la tienda por 90 mil | D 1325,1330,1365,1380,2355,31 90000; C 1435,6205,41 90000 OR ASK
pase 2 millones de la cuenta de ahorros a la corriente | D 1110 2000000; C 1120 2000000
le pagué a 3 jornaleros a 60 mil cada uno, en efectivo | D 5105,5205,5135,5235,61,71,72,73 180000; C 1105 180000
Compré una nevera vitrina para la tienda en 3.450.000, con tarjeta de crédito a 12 cuotas | D 1520,1524,1536 3450000; C 21,2205,2335,2380 3450000
un cliente me devolvió una licuadora que le vendí en 180.000 y le regresé la plata en efectivo | D 41 180000; C 1105 180000
Le devolví al proveedor mercancía dañada por 320 mil que todavía no le había pagado | D 2205,2335,2380 320000; C 1435,6205,6225 320000
Compré un computador para la oficina en 2.800.000 más IVA, de contado | D 1528 2800000; D 2408,1355 532000; C 1105,1110,1120 3332000 OR D 1528 3332000; C 1105,1110,1120 3332000
Cobré un diseño de logo de 2 millones, me retuvieron el 4 % y me consignaron el resto | D 1110,1120 1920000; D 1355 80000; C 41 2000000
Una clienta me dio 300 mil de adelanto para una torta de matrimonio, por Nequi | D 1110,1120 300000; C 2805 300000
Le di 400 mil de anticipo al carpintero para que haga unos estantes, en efectivo | D 1330 400000; C 1105 400000
pague 60 lucas de taxi para llevar unos pedidos | D 5135,5235,5195,5295,5155,5255 60000; C 1105,1110,1120 60000
tanquié la camioneta del negocio, 120 lucas con tarjeta débito | D 5195,5295,5135,5235,5155,5255 120000; C 1110,1120 120000
El banco me descontó 12.600 de cuota de manejo | D 5305 12600; C 1110,1120 12600
me cobraron el 4x1000 en el banco, fueron 8.000 pesos | D 5305,5115,5215,5395 8000; C 1110,1120 8000
El lunes pagué el predial del local, 1.240.000 en efectivo | D 5115,5215,2416 1240000; C 1105 1240000 ON 2026-11-23
Pagué el IVA del bimestre a la DIAN, 1.860.000 por PSE | D 2408 1860000; C 1110,1120 1860000
Pagué la retención en la fuente de octubre, 415 mil por el banco | D 2365 415000; C 1110,1120 415000
el 5 de noviembre pague el ica 380.000 al municipio | D 5115,5215,2412 380000; C 1105,1110,1120 380000 ON 2026-11-05
Cobre los 700 mil que me debia la ferreteria de don Jairo, me pagaron con cheque | D 1105,1110,1120 700000; C 1305 700000
Le presté 250 mil en efectivo a Yuliana, la empleada, se los voy descontando por quincenas | D 1365 250000; C 1105 250000
pagué la planilla de seguridad social, 980 mil por PSE | D 2370,2380,5105,5205,72 980000; C 1110,1120 980000
le pague la prima a los 2 muchachos del almacen, 750 mil a cada uno | D 2520,2610,2505,5105,5205,72 1500000; C 1105,1110,1120 1500000
Antier vendí 12 arrobas de papa a 45 mil la arroba, me pagaron en efectivo | D 1105 540000; C 41 540000 ON 2026-11-24
vendí 3 novillos a 2.100.000 cada uno, la mitad me la dieron en efectivo y la otra mitad a 15 días | D 1105 3150000; D 1305 3150000; C 41 6300000
compré abono y semillas para la finca por 630.000, fiado en el agropecuario | D 14,15,61,62,71,73,5195,5295 630000; C 2205,2335,2380 630000
Compré 2 bultos de arroz a 140.000 y 3 de azúcar a 155.000 para vender, todo en efectivo | D 1435,6205 745000; C 1105 745000
compra de carne y verduras para el restaurante en la plaza 312 mil en efetivo | D 1405,1435,61,62,71 312000; C 1105 312000
Almuerzos vendidos hoy: 48 a 14 mil, todo en efectivo | D 1105 672000; C 41 672000 ON 2026-11-26
pagué el gas del restaurante 187.400 por Nequi | D 5135,5235,61,73 187400; C 1110,1120 187400
Mandé arreglar la moto de los domicilios, 260 mil en efectivo | D 5145,5245 260000; C 1105 260000
Le cobré a un cliente 185.000 por cambio de aceite y frenos, pagó con tarjeta en el datáfono | D 1110,1120 185000; C 41 185000
vendi 2 camisas a 65k cada una, mitad nequi y mitad efectivo | D 1105 65000; D 1110,1120 65000; C 41 130000
Vendí un par de zapatos de 150 mil con el 10 % de descuento, en efectivo | D 1105 135000; C 41 135000 OR D 1105 135000; D 5305,4175 15000; C 41 150000
Le pagué a la contadora cuatrocientos cincuenta mil de honorarios por transferencia | D 5110,5210 450000; C 1110,1120 450000
Pague el seguro del local por un año, 960.000, por transferencia | D 5130,5230,1705 960000; C 1110,1120 960000
cuadré la caja y faltan 50 mil, no aparecen | D 5395,5315,5310,5195,5295,1365,1380 50000; C 1105 50000 OR ASK
el proveedor del pollo me rebajó 45 mil de la factura que le debo por pronto pago | D 2205,2335,2380 45000; C 4210,1435,6205,6225 45000
El martes vendí 980.000: 600 mil en efectivo y el resto por transferencia | D 1105 600000; D 1110,1120 380000; C 41 980000 ON 2026-11-24
Me consignaron 2.200.000 del arriendo del apartamento que la empresa tiene arrendado a un inquilino | D 1110,1120 2200000; C 4220,4155 2200000
El señor del gota a gota me prestó un millón en efectivo | D 1105 1000000; C 21,2380,2335 1000000
la empresa compro un lote en 45 millones, dimos 15 millones de contado y el resto lo financia el banco | D 1504 45000000; C 1105,1110,1120 15000000; C 21 30000000
Pagué 130 mil de una multa en efectivo | D 5395,5315 130000; C 1105 130000
me llegó el recibo del agua por 96.000 y todavia no lo he pagado | D 5135,5235 96000; C 2335,2380,2205 96000
Se compra mercancía por $10.000.000 más IVA del 19 %, a crédito a 30 días. | D 1435,6205 10000000; D 2408 1900000; C 2205 11900000
La empresa vende mercancías por $8.000.000 más IVA, de contado. | D 1105,1110,1120 9520000; C 41 8000000; C 2408 1520000
Los socios constituyen la sociedad con un aporte de $50.000.000, que se consigna en la cuenta corriente de Bancolombia. | D 1110 50000000; C 31 50000000
Se constituye la sociedad Andina Ltda. con los siguientes aportes: Carlos $20.000.000 en efectivo y Ana un vehículo avaluado en $35.000.000. | D 1105 20000000; D 1540 35000000; C 31 55000000 OR D 1105 20000000; D 1540 35000000; C 31 20000000; C 31 35000000
Se paga con cheque el arrendamiento de la oficina por $2.500.000. | D 5120,5220 2500000; C 1110 2500000
Se compran muebles para la oficina por $4.600.000 y se gira cheque del Banco de Bogotá. | D 1524 4600000; C 1110 4600000
Se adquiere un vehículo para el reparto por $60.000.000, el 40 % con cheque y el saldo con un préstamo bancario. | D 1540 60000000; C 1110 24000000; C 21 36000000
Se vende mercancía por valor de $5.950.000 IVA incluido del 19 %, a crédito a 60 días. | D 1305 5950000; C 41 5000000; C 2408 950000
Se compran mercancías por $6.000.000 más IVA del 19 %, se practica retención en la fuente del 2,5 % y se paga con cheque. | D 1435,6205 6000000; D 2408 1140000; C 2365 150000; C 1110 6990000
La empresa vende mercancías a crédito por $12.000.000 más IVA del 19 %, y el cliente practica retención en la fuente del 2,5 %. | D 1305 13980000; D 1355 300000; C 41 12000000; C 2408 2280000
Se cancelan honorarios al abogado por $3.000.000, retención en la fuente del 11 %, con cheque. | D 5110,5210 3000000; C 2365 330000; C 1110 2670000
Se registra la depreciación mensual de la maquinaria por $420.000. | D 5160,5260,73 420000; C 1592 420000
Se causa la nómina del mes por $9.500.000, pendiente de pago. | D 5105,5205,72 9500000; C 2505 9500000
Se recibe la factura de energía eléctrica por $680.000, la cual se pagará el próximo mes. | D 5135,5235 680000; C 2335 680000
Un cliente devuelve mercancía por $400.000 más IVA, que se le había vendido a crédito. | D 41 400000; D 2408 76000; C 1305 476000
Se devuelve al proveedor mercancía por $1.000.000 más IVA del 19 %, comprada a crédito. | D 2205 1190000; C 1435,6205,6225 1000000; C 2408 190000
Se constituye un CDT por $15.000.000 a 90 días con cheque. | D 12 15000000; C 1110 15000000
Se venden 200 unidades de mercancía a $35.000 cada una, 50 % de contado y 50 % a crédito. | D 1105,1110,1120 3500000; D 1305 3500000; C 41 7000000
Se recibe abono de clientes por $2.300.000 en efectivo. | D 1105 2300000; C 1305 2300000
Se cancela al proveedor Textiles del Valle la suma de $4.750.000 mediante transferencia bancaria. | D 2205,2335 4750000; C 1110,1120 4750000
Se crea el fondo de caja menor por $600.000 con cheque. | D 1105 600000; C 1110 600000
Se amortiza un mes del seguro pagado por anticipado por $120.000. | D 5130,5230,5165,5265 120000; C 1705 120000
La empresa provisiona cartera de difícil cobro por $900.000. | D 5199,5299 900000; C 1399 900000
El banco abona rendimientos financieros en la cuenta de ahorros por $87.500. | D 1120 87500; C 4210 87500
Se vende en $900.000 en efectivo un computador usado cuyo costo fue $3.000.000 y cuya depreciación acumulada es de $2.400.000. | D 1105 900000; D 1592 2400000; C 1528 3000000; C 42 300000
Se compra papelería por $250.000 más IVA, en efectivo. | D 5195,5295,1710 250000; D 2408 47500; C 1105 297500
La asamblea decreta dividendos a los accionistas por $10.000.000. | D 36,37 10000000; C 2360 10000000
Se apropia la reserva legal por $3.500.000 de las utilidades del ejercicio. | D 36,37 3500000; C 3305 3500000
La fábrica compra materia prima por $7.200.000 a crédito a Químicos Ltda. | D 1405,6210,71 7200000; C 2205 7200000
Se realiza una venta por $3.000.000 con descuento comercial del 5 % más IVA del 19 %, de contado. | D 1105,1110,1120 3391500; C 41 2850000; C 2408 541500
Vta ctdo 2.350.000 + IVA 19% | D 1105,1110,1120 2796500; C 41 2350000; C 2408 446500
Pago fra 4587 prov. Almacenes Surtitodo 1.480.000 transf. Bancolombia | D 2205,2335 1480000; C 1110,1120 1480000
Causación honorarios revisor fiscal nov. $2.000.000 + IVA 19 %, rtefte 11 % | D 5110,5210 2000000; D 2408 380000; C 2365 220000; C 2335,2205,2380 2160000
RC 0231 abono cliente Ferretería La 14 $1.150.000 efectivo | D 1105 1150000; C 1305 1150000
CE 1045 pago servicios públicos EPM $534.800 PSE | D 5135,5235,2335 534800; C 1110,1120 534800
Consig. efectivo de caja a cta Bco Bogotá 1.725.000 | D 1110,1120 1725000; C 1105 1725000
NC devolución en ventas a crédito cliente Muebles JR 500.000 + IVA | D 41 500000; D 2408 95000; C 1305 595000
Pago cesantías 2025 al fondo Porvenir 3.600.000 | D 2510,2610,5105,5205,72 3600000; C 1105,1110,1120 3600000
Compra mcía a Postobón 1.785.000 IVA incl. 19%, crédito 8 días | D 1435,6205 1500000; D 2408 285000; C 2205 1785000
Comisión datáfono $23.900 + IVA, débito en cta | D 5305 23900; D 2408 4541; C 1110,1120 28441
Depreciación nov. vehículos $850.000 | D 5160,5260,73 850000; C 1592 850000
Préstamo del socio Hernán Ruiz a la cía 8.000.000, consignado 20/11 | D 1110,1120 8000000; C 2355,2195 8000000 ON 2026-11-20
Aporte salud empleador nov. $320.000 x pagar | D 5105,5205,72 320000; C 2370 320000
Sueldos nov. 6.000.000, dctos salud 240.000 y pensión 240.000, neto por transf. | D 5105,5205,72 6000000; C 2370 240000; C 2370,2380 240000; C 1110,1120 5520000 OR D 5105,5205,72 6000000; C 2370 480000; C 1110,1120 5520000
Reembolso caja menor ch. 0078: papelería 95.000, taxis 120.000, cafetería 70.000 | D 5195,5295 95000; D 5195,5295,5135,5235,5155,5255 120000; D 5195,5295 70000; C 1110 285000 OR D 5195,5295 285000; C 1110 285000 OR D 5195,5295 165000; D 5135,5235,5155,5255 120000; C 1110 285000
¿En qué cuenta va el arriendo del local? | QUESTION
cual es la diferencia entre la 2205 y la 2335 | QUESTION
¿Cómo se contabiliza una venta a crédito con IVA? | QUESTION
q es una nota credito | QUESTION
Pagué 120.000 de internet por Nequi y le vendí fiado a don Luis 300 mil de cemento | TWO
Ayer compré un escritorio en 480 mil de contado y además Carolina me pagó los 900 mil que me debía | TWO
vendi 200 mil en efectivo y pague 80 mil de luz | TWO
Consigné 1 millón de la caja en el banco y le pagué 350 mil al electricista por un arreglo | TWO
Pagué el arriendo | ASK
Le vendí unas cosas fiadas a doña Rosa | ASK
pagué 300 mil | ASK
lo de Pedro, 150 | ASK
hola buenos días | NOTHING
mañana tengo que llamar al proveedor de las gaseosas | NOTHING
está lloviendo durísimo y no ha entrado ni un alma al almacén | NOTHING
`;
