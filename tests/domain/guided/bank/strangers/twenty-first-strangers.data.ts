/**
 * A twenty-second bank of 120, written by somebody who had seen neither the engine nor a bank and kept as it was written.
 * Scored before it was read; its kinds of mistakes were mended afterwards, and the likely deeds are learnt from it.
 */
export const TWENTY_FIRST_STRANGERS = `
compre 3 bultos de harina para la panaderia a 145 mil cada uno y pague en efectivo | D 1405,1435,6205,6210,7105 435000; C 1105 435000
ayer vendimos pan y pasteles por 612.500, todo en efectivo | D 1105 612500; C 4120,4135,4140 612500 ON 2026-11-25
el horno nuevo de la panadería costó 8 palos y medio, di 2 palos por transferencia y el resto me lo dejaron a 6 meses | D 1520,1536 8500000; C 1110,1120 2000000; C 2335,2205,2380 6500000
cobré 280k por arreglar unos frenos, me los mandaron por nequi | D 1110,1120 280000; C 4170,4155,4135,4235 280000
le fié a don Hernando un cambio de aceite por 195.000, queda de pagar en 15 dias | D 1305 195000; C 4170,4155,4135,4235 195000
hoy entraron en la peluqueria 340 mil en efectivo y 260 mil por daviplata de cortes y manicure | D 1105 340000; D 1110,1120 260000; C 4170,4155,4135,4235 600000 ON 2026-11-26
compré tintes y champú pa la peluquería, 420 lucas, a crédito con Distribuidora Bella | D 1455,1435,1405,6205,6210,7105,7305,5195,5295 420000; C 2205,2335,2380 420000
Se compran mercancías a crédito a Almacenes El Progreso S.A. por valor de $4.500.000 más IVA del 19% | D 1435,6205 4500000; D 2408 855000; C 2205,2335,2380 5355000
Venta de mercancía al contado por $2.380.000 IVA incluido del 19% | D 1105,1110,1120 2380000; C 4135,4120 2000000; C 2408 380000
Los socios Andrés y Beatriz constituyen la sociedad aportando cada uno $15.000.000 en efectivo | D 1105 30000000; C 3105,3115,3130,3120,3125 30000000
El socio Julián aporta a la empresa un vehículo avaluado en $38.000.000 | D 1540 38000000; C 3105,3115,3130,3120,3125 38000000
Se abre cuenta corriente en Bancolombia con $12.000.000 tomados de la caja | D 1110,1120 12000000; C 1105 12000000
saqué 400 mil del cajero pa dejar en la caja menor | D 1105 400000; C 1110,1120 400000
pagé el arriendo del local 1.350.000 x trasferencia | D 5120,5220 1350000; C 1110,1120 1350000
llego el recibo de la luz del taller por 318.700, lo pago la otra semana | D 5135,5235,7305 318700; C 2335,2205,2380 318700
el 5 pagué 2 millones 300 mil de nómina a los meseros desde la cuenta de ahorros | D 5105,5205,2505,7205,6140 2300000; C 1110,1120 2300000 ON 2026-11-05
planilla pila de este mes: 1.146.000 pagada por PSE | D 2370,2380,5105,5205 1146000; C 1110,1120 1146000
Se causa la nómina del mes: salarios $6.000.000, se descuenta salud 4% y pensión 4%, queda por pagar el neto | D 5105,5205 6000000; C 2370,2380 480000; C 2505 5520000 OR D 5105,5205 6000000; C 2370,2380 240000; C 2370,2380 240000; C 2505 5520000
le presté trescientos mil en efectivo a Wilmer, el ayudante, se los voy descontando por quincenas | D 1365 300000; C 1105 300000
El banco Davivienda nos desembolsa un préstamo de $25.000.000 a 36 meses en la cuenta corriente | D 1110,1120 25000000; C 2105 25000000
pagué la cuota del crédito del banco: 520.000 de capital y 184.300 de intereses, débito automático | D 2105 520000; D 5305 184300; C 1110,1120 704300
el banco me cobró 17.900 de cuota de manejo y 3.401 de iva | D 5305 17900; D 2408,5115,5215 3401; C 1110,1120 21301 OR D 5305 21301; C 1110,1120 21301 OR D 5305 17900; D 5305 3401; C 1110,1120 21301
4 por mil del mes 46.250 lo descontó el banco | D 5115,5215,5305 46250; C 1110,1120 46250
saque 250 mil de la caja para el mercado de mi casa | D 1325,3130,2355,3115,3105 250000; C 1105 250000
Doña Rosa abonó 80 mil en efetivo a lo que me debía | D 1105 80000; C 1305 80000
El 18 de noviembre se cancela al proveedor Textiles Lafayette la factura de $3.200.000 con cheque | D 2205,2335,2380 3200000; C 1110,1120 3200000 ON 2026-11-18
Se recibe del cliente Comercial Ríos cheque por $5.100.000 para cancelar su deuda, el cual se consigna de inmediato | D 1110,1120 5100000; C 1305 5100000
Se vende mercancía a crédito por $7.000.000 más IVA 19%; el costo de la mercancía vendida fue $4.200.000 | D 1305 8330000; D 6135,6120 4200000; C 4135,4120 7000000; C 2408 1330000; C 1435,1430 4200000
un cliente devolvió una chaqueta de 350 mil y le regresé la plata en efectivo | D 4175 350000; C 1105 350000
devolvimos al proveedor telas dañadas por 640.000, nos las descuenta de lo que le debemos | D 2205,2335,2380 640000; C 1435,6225,6205,1405,6210 640000
Se paga al proveedor factura de $2.000.000 obteniendo descuento del 5% por pronto pago; se gira cheque por el neto | D 2205,2335,2380 2000000; C 1110,1120 1900000; C 4210 100000
Se vende de contado un computador en $700.000; había costado $2.400.000 y tenía depreciación acumulada de $1.900.000 | D 1105,1110,1120 700000; D 1592 1900000; C 1528 2400000; C 4245 200000
Se registra la depreciación mensual de la maquinaria por $412.500 | D 5160,5260,7305 412500; C 1592 412500
Depreciación de un mes del vehículo de reparto, costo $36.000.000, 5 años, línea recta, sin valor residual | D 5160,5260,7305 600000; C 1592 600000
pagué por adelantado un año completo del seguro del local, 1.800.000, por transferencia | D 1705 1800000; C 1110,1120 1800000
Se amortiza el seguro pagado por anticipado correspondiente al mes, $150.000 | D 5130,5230,5165,5265 150000; C 1705 150000
facturé 4,5 millones a Inversiones Delta por el desarrollo de una app, me pagan a 30 días | D 1305 4500000; C 4155,4170,4235,4230,4135 4500000
me pagaron la factura que me debían de la app: 4.500.000 menos retencion del 11%, cayó a la cuenta de ahorros | D 1110,1120 4005000; D 1355 495000; C 1305 4500000
suscripcion de github y servidores 186.400 con la tarjeta de credito | D 5135,5235,5195,5295,5165,5265,5120,5220,7305 186400; C 2105,2120,2195,2335,2380 186400
en el gimnasio vendí 14 mensualidades de 75.000, todas por nequi | D 1110,1120 1050000; C 4170,4155,4135,4235 1050000
compre una caminadora para el gym en 5.900.000, la mitad en efectivo y la otra mitad queda a credito | D 1520,1524 5900000; C 1105 2950000; C 2335,2205,2380 2950000
carne, pollo y verduras para el restaurante compradas en la plaza por $387.600 en efectivo | D 1405,1435,6205,6210,7105,6140 387600; C 1105 387600
almuerzos de hoy: 1.264.000, 800.000 en efectivo y lo demas con datafono | D 1105 800000; D 1110,1120,1305,1380 464000; C 4140,4135 1264000 ON 2026-11-26
venta de comidas por 540.000 en efectivo con impoconsumo del 8% incluido | D 1105 540000; C 4140,4135 500000; C 2495,2408,2464 40000
recibi pensiones de 22 alumnos del colegio, 180.000 cada una, consignadas al banco | D 1110,1120 3960000; C 4160,4170 3960000
matricula de un niño para el colegio del año entrante, 650.000 en efectivo, las clases arrancan en enero | D 1105 650000; C 2705,2805 650000
La copropiedad causa las cuotas de administración de noviembre por $9.240.000 a cargo de los propietarios | D 1305,1380,1345 9240000; C 4170,4155,4235,4295,4220 9240000
pagamos a la empresa de vigilancia del conjunto 5.712.000 con iva del 19% incluido, por transferencia | D 5135,5235 4800000; D 2408 912000; C 1110,1120 5712000 OR D 5135,5235 5712000; C 1110,1120 5712000
esterilizacion de una gata 160 mil y medicinas 45 mil, me pagaron todo con daviplata | D 1110,1120 205000; C 4165,4170,4155,4235,4135 205000 OR D 1110,1120 205000; C 4165,4170,4155,4235,4135 160000; C 4135,4165 45000
compramos vacunas y concentrado para vender en la veterinaria, 2.310.000 a 30 dias con Agrovet | D 1435,6205,1455,1405 2310000; C 2205,2335,2380 2310000
en la tipografía bendi 1000 tarjetas de presentacion en 120 mil de contado | D 1105,1110,1120 120000; C 4120,4135,4170,4155,4235 120000
el martes se dañó la impresora de gran formato y el tecnico cobró doscientos treinta mil, pagados en efectivo | D 5145,5245,7305 230000; C 1105 230000 ON 2026-11-24
llegaron 50 bultos de cemento a 31.500 para vender en la ferretería, quedaron fiados con Argos | D 1435,6205 1575000; C 2205,2335,2380 1575000
vendí tornillos, pintura y un taladro por 476 mil con iva del 19 incluido, pagaron con tarjeta débito | D 1110,1120,1305,1380 476000; C 4135 400000; C 2408 76000
la drogueria vendió 210.400 en medicamentos ayer, mitad efectivo mitad nequi | D 1105 105200; D 1110,1120 105200; C 4135 210400 ON 2026-11-25
tocó botar medicamentos vencidos del inventario que me habían costado 138.000 | D 5310,5395,5315,5199,5299,1499,6135,5195,5295 138000; C 1435 138000
Se recibe anticipo del 30% de un contrato de obra por $80.000.000, consignado en Bancolombia | D 1110,1120 24000000; C 2805,2705 24000000
arena, ladrillo y varilla para la obra, 3 millones 850 mil, pagué con cheque | D 1405,1415,1420,1455,1435,6130,6205,6210,7105 3850000; C 1110,1120 3850000
Pago de jornales a los oficiales de construcción por $1.920.000 en efectivo | D 5105,5205,2505,7205,7405,1415,1420,6130 1920000; C 1105 1920000
honorarios de un proceso laboral que llevé como abogada: 3.000.000, me retuvieron el 10% y me consignaron el resto | D 1110,1120 2700000; D 1355 300000; C 4155,4170,4235,4230,4135 3000000
un cliente me dejó 500 mil en efectivo para pagarle a nombre de él los gastos del juzgado | D 1105 500000; C 2815,2805,2810,2380 500000
tanquie el camión de los viajes con 410.000 de acpm, en efectivo | D 5195,5295,5155,5255,7305,6145 410000; C 1105 410000
peajes del viaje a buenaventura 128.400 efectivo | D 5195,5295,5155,5255,5135,5235,7305,6145 128400; C 1105 128400
flete hecho a Pasto por 2.600.000, nos pagaron la mitad por transferencia y el saldo a 8 dias | D 1110,1120 1300000; D 1305 1300000; C 4145 2600000
vendí 12 cargas de café pergamino a la cooperativa a 2.150.000 la carga, ya consignaron | D 1110,1120 25800000; C 4105,4135 25800000
el sábado pagué a los recolectores de café 1.480.000 en efectivo | D 5105,5205,2505,7205,7405,1425,1428,6105,5135,5235 1480000; C 1105 1480000 ON 2026-11-21
compré abono para el cafetal por 960 mil, fiado en el almacén agrícola | D 1405,1455,1425,1428,1564,7105,7305,6105,6205,6210,5195,5295,5145,5245 960000; C 2205,2335,2380 960000
un huésped consignó 450 mil para separar habitación en diciembre | D 1110,1120 450000; C 2805,2705,2810 450000
hospedajes del fin de semana 3.213.000 con iva del 19% incluido por datafono | D 1110,1120,1305,1380 3213000; C 4140 2700000; C 2408 513000
hoy vendí 485 mil en la tienda | D 1105,1110,1120 485000; C 4135 485000 ON 2026-11-26
gaseosas a postobon 312.000, di 100 mil en efectivo y quedé debiendo el resto | D 1435,6205 312000; C 1105 100000; C 2205,2335,2380 212000
le pagué a Bavaria lo que le debia, cuatrocientos doce mil, de la caja | D 2205,2335,2380 412000; C 1105 412000
me entraron 1.8 millones a nequi por el diseño de un logo | D 1110,1120 1800000; C 4155,4170,4235,4230,4135 1800000
Se causan honorarios del revisor fiscal por $1.500.000 con retención en la fuente del 11% | D 5110,5210 1500000; C 2365 165000; C 2335,2205,2380 1335000
Se paga servicio de aseo por $800.000 más IVA 19%, se practica retención del 4% sobre la base, por transferencia | D 5135,5235 800000; D 2408 152000; C 2365 32000; C 1110,1120 920000
Compra de mercancía de contado por $6.000.000, IVA 19%, retefuente 2,5% | D 1435,6205 6000000; D 2408 1140000; C 2365 150000; C 1105,1110,1120 6990000
Venta de mercancías a crédito por $10.000.000 más IVA 19%, el cliente practica retención del 2,5% | D 1305 11650000; D 1355 250000; C 4135,4120 10000000; C 2408 1900000
Nos practicaron reteica de $48.300 sobre servicios por $5.000.000, el resto nos lo consignaron | D 1110,1120 4951700; D 1355 48300; C 4155,4170,4235,4230,4135,1305 5000000
Se paga a la DIAN el IVA del bimestre, $2.754.000, por PSE | D 2408 2754000; C 1110,1120 2754000
Se paga la retención en la fuente de octubre por $638.000 desde Bancolombia | D 2365 638000; C 1110,1120 638000
pague el ica del año, 890.000, llevé el efectivo a la ventanilla | D 5115,5215,2412 890000; C 1105 890000
renovación del registro en la cámara de comercio 742.000 por PSE | D 5140,5240,5125,5225,5115,5215 742000; C 1110,1120 742000
compre una nevera exhibidora para la tienda 2 millones 790 mil con la tarjeta de credito a 12 cuotas | D 1524,1536,1520 2790000; C 2105,2120,2195,2335,2380 2790000
conpre un portátil lenovo para la oficina en 2.975.000 iva del 19% incluido, pague por transferencia | D 1528 2500000; D 2408 475000; C 1110,1120 2975000 OR D 1528 2975000; C 1110,1120 2975000
Se adquiere un local comercial para uso de la empresa por $180.000.000: 30% con cheque y el saldo con hipoteca del Banco Caja Social | D 1516 180000000; C 1110,1120 54000000; C 2105,2125 126000000
Se compra licencia de software contable a 3 años por $3.600.000 de contado | D 1635,1710,1705 3600000; C 1105,1110,1120 3600000
Amortización mensual de la licencia de software, $100.000 | D 5165,5265 100000; C 1698,1635,1710,1705,1798 100000
le di 600 mil en efectivo de anticipo al carpintero por los muebles de la oficina | D 1330 600000; C 1105 600000
el carpintero entregó los muebles de la oficina, valen 1.500.000, ya le habia dado 600 mil de anticipo y el resto se lo pagué por nequi | D 1524 1500000; C 1330 600000; C 1110,1120 900000
dejé 1.100.000 de depósito en garantía por el arriendo de la bodega, transferencia | D 1335,1330,1380 1100000; C 1110,1120 1100000
Se provisiona la prima de servicios del mes por $416.500 | D 5105,5205 416500; C 2520,2610 416500
Se consignan al fondo Porvenir las cesantías consolidadas, $3.870.000, transferencia | D 2510,2610 3870000; C 1110,1120 3870000
pagué la prima de servicios a 3 empleadas, 650 mil a cada una, en efectivo | D 2520,2610,5105,5205 1950000; C 1105 1950000
Intereses que abonó el banco en la cuenta de ahorros: $23.816 | D 1110,1120 23816; C 4210 23816
abri un CDT de 10 millones con plata de la cuenta de ahorros | D 1225 10000000; C 1110,1120 10000000
le pagué al gota a gota 1 millon 200: un millon de la deuda y 200 mil de interes, en efectivo | D 2195,2380,2335 1000000; D 5305 200000; C 1105 1200000
mi cuñado me prestó 3 palos para el negocio, me los dio en efectivo | D 1105 3000000; C 2195,2380,2335 3000000
La asamblea decreta dividendos por $20.000.000 de las utilidades acumuladas | D 3705,3605 20000000; C 2360 20000000
mandé una encomienda por servientrega 18.500 efectivo | D 5135,5235,5195,5295 18500; C 1105 18500
resmas, lapiceros y un tóner 94.700 en la papelería, de caja menor | D 5195,5295 94700; C 1105 94700
Gasto de publicidad en redes sociales $350.000 cargado a la tarjeta de crédito | D 5135,5235,5195,5295 350000; C 2105,2120,2195,2335,2380 350000
Se reembolsa la caja menor con cheque: taxis $45.000, cafetería $62.000 y papelería $33.000 | D 5195,5295 45000; D 5195,5295 62000; D 5195,5295 33000; C 1110,1120 140000 OR D 5195,5295 140000; C 1110,1120 140000
compre un lote para ampliar la bodega en 65 millones: 40 millones por banco y 25 millones que pago en marzo | D 1504 65000000; C 1110,1120 40000000; C 2335,2205,2380 25000000
se robaron del almacén mercancía que costó 1.250.000 | D 5310,5395,5315,1360,1380,5199,5299,6135,5195,5295 1250000; C 1435 1250000
pasé 700 mil de nequi a bancolombia | D 1110,1120 700000; C 1110,1120 700000
faltaron 20 mil pesos al cuadrar la caja | D 1365,1380,5310,5395,5315,5195,5295 20000; C 1105 20000
Se venden 20 pares de zapatos a $95.000 el par de contado, costo unitario $58.000, sistema permanente | D 1105,1110,1120 1900000; D 6135,6120 1160000; C 4135,4120 1900000; C 1435,1430 1160000
la inquilina del segundo piso me pagó el arriendo, 680 mil en efectivo | D 1105 680000; C 4220,4155 680000
la dueña de la bodega nos devolvió el depósito de garantía, 950.000, lo consignó en bancolombia | D 1110,1120 950000; C 1335,1330,1380 950000
pagué 350 mil por transferencia | ASK
Recibí $1.200.000 de Marta Gómez en la cuenta | ASK
compramos la mercancia de la temporada a credito | ASK
pague el arriendo de la bodega con cheque | ASK
le pasé 400 mil a Juan por nequi | ASK
vendimos como dos o tres millones en la feria, en efectivo | ASK
compré mercancía por 900 mil en efectivo y aparte pagué 85 mil de internet por nequi | TWO
Se compra mercancía a crédito por $3.000.000 y se recibe abono del cliente Ruiz por $800.000 en efectivo | TWO
ayer consigné 2 millones de la caja al banco y hoy pagué 780 mil de arriendo en efectivo | TWO
el banco me aprobó un crédito de 15 millones pero todavía no lo desembolsan | NOTHING
cuanto me toca pagarle de liquidacion a un empleado que renunció? | NOTHING
`;
