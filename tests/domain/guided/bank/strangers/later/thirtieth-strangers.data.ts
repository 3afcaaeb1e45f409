/** A hundred sentences of everybody, six in ten of them what any shop has, by somebody who had seen neither the engine nor a bank. At first sight 87 were right, 12 asked and 1 wrong. */
export const THIRTIETH_STRANGERS = `
pagué la renovación de la cámara de comercio $1.045.000 por PSE | D 5140,5240,5125,5225 1045000; C 1110,1120 1045000
hice una carrera de Pasto a Ipiales por 120 mil pesitos | D 1105,1110,1120 120000; C 4145,4155,4235 120000 OR D 1305 120000; C 4145,4155,4235 120000
me pagó la inmobiliaria la comisión de ventas: 1.900.000 menos retención del 11%, a Davivienda | D 1110,1120 1691000; D 1355 209000; C 4225,4155,4230,4235 1900000
el IVA que yo pago en las compras lo puedo descontar? | QUESTION
el lunes pagué 56.000 de gas del restaurante | D 5135,5235,6140,73 56000; C 1105,1110,1120 56000 ON 2026-11-23
Le di anticipo de 800.000 al proveedor de las telas, transferencia | D 1330 800000; C 1110,1120 800000
pagué la matrícula del diplomado de la secretaria, seiscientas lucas | D 5105,5205,5195,5295 600000; C 1105,1110,1120 600000
estoy pensando en comprar un carro de 40 millones el otro año | NOTHING OR ASK
pagué la quincena de los muchachos, 1.750.000 en efectivo | D 5105,5205,2505 1750000; C 1105 1750000
cuándo se usa la cuenta 2805 | QUESTION
a qué cuenta del PUC va el arriendo del local | QUESTION
le mandé a hacer el aviso luminoso al local, 680 mil, se los debo al del taller | D 5135,5235,5195,5295,1524,5150,5250 680000; C 2335,2205,2380 680000
compré mercancía por 2 millones, pagué 1.500.000 en efectivo y 800 mil por transferencia | ASK
me abonaron 12.300 de intereses en la cuenta de ahorros | D 1110,1120 12300; C 4210 12300
pagué el arriendo del local 1.200.000 por transferencia | D 5120,5220 1200000; C 1110,1120 1200000
cuenta de cobro a la alcaldía por honorarios 2.800.000, todavía no me pagan | D 1305 2800000; C 4155,4230,4235,4170,4135 2800000
Traslado de la utilidad a reserva legal por $1.500.000 | D 3605,3705 1500000; C 3305 1500000
flete de la mercancía que compré 70.000 efectivo | D 1435,6205,5135,5235 70000; C 1105 70000
cliente pagó la factura de 1.000.000 y se le dio descuento por pronto pago del 3 %, consignó al banco | D 1110,1120 970000; D 5305,4175 30000; C 1305 1000000
pagué 350 mil por transferencia | ASK
el proveedor me hizo un descuento por pronto pago de 45.000 en la factura de 900.000 que le debía y pagué el resto por transferencia | D 2205,2335 900000; C 4210,4295,1435 45000; C 1110,1120 855000
vendí a crédito a la tienda de la esquina, con IVA | ASK
di 1 millón de depósito por el local que tomé en arriendo, efectivo | D 1335,1330 1000000; C 1105 1000000
nómina del mes: sueldos 4.000.000, descuento salud 160.000 y pensión 160.000, se pagó por banco | D 5105,5205 4000000; C 2370 160000; C 2370,2380 160000; C 1110,1120 3680000 OR D 5105,5205 4000000; C 2370 320000; C 1110,1120 3680000
pagué el impuesto predial de la bodega por 1.120.000, PSE | D 5115,5215,2416 1120000; C 1110,1120 1120000
compré harina y azúcar para la panadería por 410.000, quedé debiendo 150 mil | D 1405,1435,1455,6205,6210 410000; C 1105,1110,1120 260000; C 2205,2335 150000
cobre la mensualidad del gimnasio a 14 socios a 70 mil cada uno, todo por nequi | D 1110,1120 980000; C 4170,4165,4155,4235 980000
pagamos el soat del camion 946.300 x transferencia | D 5130,5230,1705 946300; C 1110,1120 946300
le pagué al contador sus honorarios, 600 mil, transferencia | D 5110,5210 600000; C 1110,1120 600000
pagué cuota del crédito: 500 mil de capital y 120 mil de intereses, débito de la cuenta | D 2105,2120,2195 500000; D 5305 120000; C 1110,1120 620000
la dueña retiró 400 lucas del banco pa el colegio de los niños de ella | D 1325,3130,3115,3105,2355,3605,3705 400000; C 1110,1120 400000
pago del ica 278 mil en el banco | D 2412,5115,5215 278000; C 1105,1110,1120 278000
compré una moto para domicilios en 7 millones, di 2 millones de cuota inicial y el resto financiado con el banco | D 1540 7000000; C 1105,1110,1120 2000000; C 2105,2120,2195 5000000
horas extras del vigilante 96.000 pagadas en efectivo | D 5105,5205,2505 96000; C 1105 96000
vendi 12 gaseosas a 3500 cada una | D 1105,1110,1120 42000; C 4135,4120,4140 42000 OR D 1305 42000; C 4135,4120,4140 42000
venta del día 1.240.000, de eso 800 mil en efectivo y el resto por Nequi | D 1105 800000; D 1110,1120 440000; C 4135,4120,4140 1240000
hágame una carta de recomendación para mi empleada | NOTHING
recibí 700 mil del arriendo del apartamento, por transferencia | D 1110,1120 700000; C 4220,4155 700000
Llegó la cuenta de la vigilancia del mes por ciento ochenta mil, la pago la otra semana | D 5135,5235 180000; C 2335,2205 180000
Pagué servicio de mantenimiento de computadores por $800.000, retención 4 %, en efectivo | D 5145,5245,5135,5235 800000; C 2365 32000; C 1105 768000
venta de ropa de segunda en la feria del barrio, 178k en cash | D 1105 178000; C 4135,4120,4205 178000
gasolina de la moto de los domicilios 40 mil | D 5195,5295,5135,5235 40000; C 1105,1110,1120 40000
pago del seguro del local por 890.000 por pse | D 5130,5230,1705 890000; C 1110,1120 890000
La asamblea decretó dividendos por 8 millones que se pagarán en enero | D 3605,3705 8000000; C 2360 8000000
compre jabon escobas y traperos para el aseo del local 47.800 pesos | D 5195,5295,1455 47800; C 1105,1110,1120 47800
el banco me prestó 10 millones y me los consignó a la cuenta | D 1110,1120 10000000; C 2105 10000000
cómo se calculan las cesantías de un empleado | QUESTION
saqué 300 mil de la caja para gastos de mi casa | D 1325,3130,3115,3105,2355,3605,3705 300000; C 1105 300000
parce hoy en la barbería hice 22 cortes a 18 mil, doce en efectivo y diez por nequi | D 1105 216000; D 1110,1120 180000; C 4170,4155,4235 396000
don Jairo me abonó 120 mil de lo que debe y de una compré gaseosas por 90 mil | TWO
saqué del cajero 600 mil para la caja | D 1105 600000; C 1110,1120 600000
profe por qué las ventas van en el crédito si es plata que entra? | QUESTION
recibí de la aseguradora 3.200.000 por el daño de la vitrina, consignación | D 1110,1120 3200000; C 4255,4250,1360,1380 3200000
pagué la fumigación del local, 90 mil | D 5135,5235,5145,5245,5195,5295 90000; C 1105,1110,1120 90000
arriendo del local 3 millones, retefuente 3,5%, giré por transferencia el neto | D 5120,5220 3000000; C 2365 105000; C 1110,1120 2895000
vendí el novillo gordo en 3.600.000, me pagó el carnicero con transferencia | D 1110,1120 3600000; C 4105,4135,4205 3600000
compré mercancía por 900 mil a crédito y también me prestaron 2 millones en el banco | TWO
Vendí dos televisores a 1'800.000 cada uno, la mitad de contado y la mitad a 60 días | D 1105,1110,1120 1800000; D 1305 1800000; C 4135,4120 3600000
el agua llego por 64 mil y la pague por nequi | D 5135,5235 64000; C 1110,1120 64000
compre licencia anual del programa contable 480.000 mas iva con tarjeta de crédito | D 1635,1705,1710,5135,5235,5195,5295 480000; D 2408 91200; C 2105,2195,2335,2120,2380,1110,1120 571200
apertura de caja menor por 500.000 con cheque | D 1105 500000; C 1110 500000
cancelamos al proveedor factura por $7.140.000 con cheque del Banco de Bogotá | D 2205,2335 7140000; C 1110 7140000
no me cuadra la caja, faltan 30 mil y no aparecen | D 5395,5195,5295,5310,5315,1365,1380 30000; C 1105 30000
pagué la planilla de seguridad social 655.300 por PSE | D 2370,2380,5105,5205 655300; C 1110,1120 655300
el señor del gota a gota me cobró 40 mil de intereses | D 5305 40000; C 1105,1110,1120 40000
consigné en el banco 900 mil de las ventas que tenía en caja | D 1110,1120 900000; C 1105 900000
pagué 35 mil de taxi llevando mercancia | D 5195,5295,5135,5235,1435 35000; C 1105,1110,1120 35000
pagué el recibo del agua por nequi | ASK
compré un horno industrial en 5.950.000 con IVA incluido, lo quedé pagando a 12 cuotas al almacén | D 1520,1536 5950000; C 2205,2335,2380,2340,2195 5950000 OR D 1520,1536 5000000; D 2408,1355 950000; C 2205,2335,2380,2340,2195 5950000
compre 10 cajas de cerveza a 52 mil cada una a credito con bavaria | D 1435,6205 520000; C 2205 520000
compramos servicio de aseo por 500 mil más IVA, a crédito | D 5135,5235 500000; D 2408 95000; C 2335,2205 595000
arreglé 6 celulares a 45k cada uno, cinco me los pagaron en efectivo y uno quedó debiendo | D 1105 225000; D 1305 45000; C 4155,4230,4235,4170,4135,4145 270000
se dañaron 20 yogures que me costaron 2.800 c/u, toco botarlos | D 5310,5395,5315,6135,5195,5295,5199,5299,1499 56000; C 1435 56000
me llego el pedido de postobon 640.000 se lo pago el viernes | D 1435,6205 640000; C 2205 640000
el cliente que me debe devolvió mercancía por 500.000 mas IVA 19% | D 4175,4135 500000; D 2408 95000; C 1305 595000
Peiné a una novia por 230 mil: ya me había adelantado 100 mil y hoy me dio el resto en efectivo | D 2805,2705 100000; D 1105 130000; C 4170,4155,4235 230000
Se constituye la empresa con aporte de los socios por $20.000.000 consignados en el banco | D 1110,1120 20000000; C 3105,3115,3130 20000000
mañana tengo cita en el médico a las 3, recuérdemelo | NOTHING
ayer consigné en el banco 500 mil de la caja y hoy le pagué 200 mil al celador | TWO
depreciación del mes de los muebles 75.000 | D 5160,5260 75000; C 1592 75000
clases particulares de matemáticas: 4 horas a 50 mil, me pagaron en efectivo | D 1105 200000; C 4160,4155,4235,4230 200000
Se vende mercancía por 3.000.000 más IVA 19 % a una empresa que nos retiene el 2,5 % en la fuente, pagan por transferencia | D 1110,1120 3495000; D 1355 75000; C 4135,4120 3000000; C 2408 570000
me llegó el subsidio del gobierno para la finca, dos millones, al banco agrario | D 1110,1120 2000000; C 4295 2000000
pago honorarios al abogado por 2.000.000 con retencion del 11%, transferencia | D 5110,5210 2000000; C 2365 220000; C 1110,1120 1780000
le vendí 3 marranos a 520 mil cada uno a don Efraín y me quedó a deber todo | D 1305 1560000; C 4105,4135,4205 1560000
un cliente devolvió un pantalón de 90 mil y le regresé la plata en efectivo | D 4175,4135 90000; C 1105 90000
pagué internet y teléfono de la oficina, 129.900, débito automático del banco | D 5135,5235 129900; C 1110,1120 129900
me cobraron 18.500 de cuota de manejo en el banco | D 5305 18500; C 1110,1120 18500
compra de materia prima a crédito cinco millones de pesos | D 1405,6210,1435 5000000; C 2205 5000000
pagué lo que debía de la vigilancia, 180.000 por daviplata | D 2335,2205,2380 180000; C 1110,1120 180000
compré resmas de papel y esferos por 58 mil en efectivo | D 5195,5295,1455 58000; C 1105 58000
Amortización del seguro pagado por anticipado, mes de noviembre $74.000 | D 5130,5230,5165,5265 74000; C 1705 74000
prima de servicios provisión del mes 333.200 | D 5105,5205 333200; C 2610,2520 333200
Pago de publicidad en Facebook $200.000 con tarjeta débito | D 5135,5235,5195,5295 200000; C 1110,1120 200000
le pagué la liquidación a la empleada que se fue, un millón trescientos mil, por transferencia | D 5105,5205,2505,2510,2520,2525,2610 1300000; C 1110,1120 1300000
me pagaron por nequi los 87.500 que tenía fiados doña Gladys | D 1110,1120 87500; C 1305 87500
Ayer vendí 320 lucas en la tienda todo en efectivo | D 1105 320000; C 4135,4120 320000 ON 2026-11-25
doné 50 mil a la junta de acción comunal en efectivo | D 5395,5315 50000; C 1105 50000
un cliente me dio 300 mil por adelantado de un pedido de tortas para diciembre, nequi | D 1110,1120 300000; C 2805,2705 300000
abono a proveedor 1 millon por transferencia | D 2205,2335 1000000; C 1110,1120 1000000
`;
