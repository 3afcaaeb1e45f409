/**
 * A twenty-fourth bank of 100, written by somebody who had seen neither the engine nor a bank, and kept as it was written.
 * Its misses were read since, which were 23 of 100; the likely deeds are not learnt from it.
 */
export const TWENTY_THIRD_STRANGERS = `
vendi en la tienda 385 mil pesos en efectivo ayer | D 1105 385000; C 4135 385000 ON 2026-11-25
compre 4 bultos de harina a 148.000 cada uno pa la panaderia, los pague por nequi | D 1405,1435,6205,6210,7105 592000; C 1110,1120 592000
hice 6 cortes de pelo hoy a 18k cada uno, todo me lo pasaron por daviplata | D 1110,1120 108000; C 4170,4155,4135,4235 108000 ON 2026-11-26
don Alirio quedo debiendo 350 lucas del arreglo de la moto | D 1305 350000; C 4135,4170,4155,4235 350000
saque fiado en Telas El Hueco 2 millones 300 mil en tela para coser los uniformes | D 1405,1435,6205,6210,7105 2300000; C 2205,2335,2380 2300000
tanquie el taxi, 95mil en la terpel | D 5195,5295,5135,5235,5145,5245,6145 95000; C 1105,1110,1120 95000
vendí 12 arrobas de café pergamino a 215.000 la arroba a la cooperativa, la mitad me la dieron en plata y la otra mitad queda pa' fin de mes | D 1105 1290000; D 1305 1290000; C 4105,4135,4120 2580000
pagué 6 jornales de la cogida del café a 60 mil cada uno, en efectivo | D 5105,5205,7205,6105,5135,5235,5195,5295,1425 360000; C 1105 360000
compré dos novillas de cría en 5.600.000 las dos, consignado desde la cuenta de Davivienda | D 1584,1445 5600000; C 1110,1120 5600000
Paciente Ruth Amaya pagó con tarjeta débito 480.000 de una endodoncia | D 1110,1120 480000; C 4165,4170,4155,4135,4230,4235 480000
pague el arriendo del local, un millon doscientos, por transferencia bancolombia | D 5120,5220 1200000; C 1110,1120 1200000
el recibo de la luz del taller llegó por 274.300 y lo pagué en el Efecty con billete | D 5135,5235 274300; C 1105 274300
le page la quinsena a Yurani 650.000 en efectivo | D 5105,5205,2505 650000; C 1105 650000
le presté 200 mil a la empleada, se los voy descontando en las quincenas | D 1365,1330 200000; C 1105,1110,1120 200000
me llevé pa la casa mercancía de la tienda por 85 mil al costo | D 1325,1310,3130,3105,3115,2355 85000; C 1435,6205 85000
saqué 300 mil de la caja para gastos míos de la casa | D 1325,1310,3130,3105,3115,2355 300000; C 1105 300000
meti 8 millones de mis ahorros personales al negocio, a la cuenta del banco | D 1110,1120 8000000; C 3130,3105,3115,2355 8000000
pasé 500mil del nequi a la cuenta de ahorros de bancolombia | D 1120,1110 500000; C 1110,1120 500000
retire 700.000 del cajero para tener sencillo en la caja | D 1105 700000; C 1110,1120 700000
el banco me bajo 8.400 por el 4x1000 | D 5115,5215,5305,5395 8400; C 1110,1120 8400
vendí a Constructora Andina 50 bultos de cemento a 33.500 mas iva, a 30 dias | D 1305 1993250; C 4135 1675000; C 2408 318250
ventas de hoy en la drogueria $1.245.600: 845.600 en efectivo y lo demas por datafono | D 1105 845600; D 1110,1120,1305 400000; C 4135 1245600 ON 2026-11-26
unos arreglos florales pa un matrimonio vendidos en 1'190.000 con iva incluido, me pagaron en efectivo | D 1105 1190000; C 4135,4105,4120,4170 1000000; C 2408 190000
me adelantaron 400 mil por nequi por las fotos del grado que hago en diciembre | D 1110,1120 400000; C 2805,2705 400000
toqué en una fiesta el sábado y me pagaron 600 mil en efectivo de una | D 1105 600000; C 4170,4155,4135,4140,4235 600000 ON 2026-11-21
facture 3.500.000 a Tecnova por la pagina web, me retuvieron el 11% y me consignaron el resto | D 1110,1120 3115000; D 1355 385000; C 4155,4170,4135,4230,4235 3500000
me gané 180 barras destapando una cañeria, en efectivo | D 1105 180000; C 4170,4155,4130,4135,4235 180000
devolví unas láminas de mdf que salieron malas y el proveedor me reintegró 132.000 en efectivo | D 1105 132000; C 1405,1435,1455,6225,6205,6210,7105 132000
una señora me devolvió unos zapatos de 159.900 y le regresé la plata de la caja | D 4175,4135 159900; C 1105 159900
le pagué al Frigorífico San Martín lo que le debía de la carne, 1.870.000, por transferencia | D 2205,2335,2380 1870000; C 1110,1120 1870000
doña Gladys abonó 40 mil a lo que debe de fiado, en efectivo | D 1105 40000; C 1305 40000
compré una impresora multifuncional pa la papeleria en 890 mil, di 290 mil en efectivo y el resto a 3 cuotas | D 1528,1520,1524 890000; C 1105 290000; C 2205,2335,2380 600000
vendi la moto de los domicilios en 3.200.000 en efectivo, en libros estaba en 2.500.000 | D 1105 3200000; C 1540 2500000; C 4245 700000
pagué el soat de la moto, 343.600 por pse | D 5130,5230,1705 343600; C 1110,1120 343600
20 cajas de panela del trapiche a 92mil la caja, fiadas a don Chucho | D 1305 1840000; C 4120,4105,4135 1840000
Vendí 15 mochilas wayuu a 180 mil c/u, me giraron 1 millón por daviplata y quedan debiendo lo otro | D 1110,1120 1000000; D 1305 1700000; C 4120,4135 2700000
3 caminadoras pal gimnasio, 9 millones por las tres, financiadas con credito del banco de bogota | D 1520,1524,1532 9000000; C 2105 9000000
un conocido me prestó 1 millon en efectivo para surtir | D 1105 1000000; C 2195,2380 1000000
pague la cuota del credito al banco 780.000, de eso 215.000 son intereses, debitado de la cuenta | D 2105 565000; D 5305 215000; C 1110,1120 780000
renove la matricula mercantil en camara de comercio 191.000 efectivo | D 5140,5240,5125,5225,5115,5215 191000; C 1105 191000
pagué la planilla pila de las muchachas, 612.400 por pse | D 2370,2380,5105,5205 612400; C 1110,1120 612400
licencia de AutoCAD por un año, 2.640.000 con la tarjeta de crédito del estudio de arquitectura | D 1635,1705,1710,5135,5235,5195,5295 2640000; C 2105,2120,2195,2335,2380 2640000
le cobré 450 mil a un cliente por la declaración de renta, quedó de pagarme el viernes | D 1305 450000; C 4155,4170,4135,4230,4235 450000
le hice el 10% de descuento a una clienta en unas gafas de 420.000, pagó en efectivo | D 1105 378000; C 4135 378000 OR D 1105 378000; D 5305,4175 42000; C 4135 420000
compre collares y juguetes de perro pa vender en la pet shop por 714.000 iva incluido, efectivo | D 1435,6205 600000; D 2408 114000; C 1105 714000
se dañó la lavadora de la lavanderia y el técnico me cobró 130mil, se los mandé por nequi | D 5145,5245,5135,5235 130000; C 1110,1120 130000
me robaron 250 mil de la caja de la heladeria anoche | D 5395,5315,5310,5195,1380 250000; C 1105 250000 ON 2026-11-25
hoy lavamos 9 carros a 20 mil y 4 motos a 10 mil, todo en efectivo | D 1105 220000; C 4135,4170,4155,4145,4235 220000 ON 2026-11-26
surti el restaurante en corabastos, papa yuca y carne, 486.500 de contado en efectivo | D 1405,1435,6205,6210,7105,6140 486500; C 1105 486500
dejé 1.500.000 de depósito al dueño de la bodega, me los devuelve cuando entregue, transferencia | D 1335,1330,1380 1500000; C 1110,1120 1500000
compre chatarra por 2'350.000, 850 mil en efectivo y el restante lo gire desde bancolombia | D 1435,1405,6205,6210,7105 2350000; C 1105 850000; C 1110,1120 1500000
traduje un contrato de 40 paginas a 25.000 la pagina, me lo pagan a 30 dias | D 1305 1000000; C 4155,4170,4135,4230,4235 1000000
Se constituye la sociedad Los Andes Ltda. con aportes de los socios por $40.000.000, consignados en cuenta corriente. | D 1110 40000000; C 3115,3105 40000000
Los accionistas aportan a la sociedad: efectivo $10.000.000 y un vehículo avaluado en $35.000.000. | D 1105 10000000; D 1540 35000000; C 3105,3115 45000000
Compra de mercancías a crédito según factura 0456 de Distribuidora El Sol por $5.000.000 más IVA del 19%. | D 1435,6205 5000000; D 2408 950000; C 2205,2335,2380 5950000
Venta de mercancías en efectivo por $2.400.000 más IVA 19%, costo de la mercancía vendida $1.500.000. | D 1105 2856000; D 6135 1500000; C 4135 2400000; C 2408 456000; C 1435 1500000
Registre el pago del arrendamiento del mes por 1.800.000 con cheque, practicando retención en la fuente del 3,5%. | D 5120,5220 1800000; C 2365 63000; C 1110,1120 1737000
Honorarios cancelados al abogado Jaime Rincón por $3.000.000, retención 11%, girado cheque No. 00123. | D 5110,5210 3000000; C 2365 330000; C 1110,1120 2670000
Depreciación de un mes del equipo de oficina por línea recta: costo 12.000.000, vida útil 10 años. | D 5160,5260 100000; C 1592 100000
Causar la nómina de administración: sueldos 4.000.000, deducción de salud 4% y pensión 4%, neto por pagar a los empleados. | D 5105,5205 4000000; C 2370,2380 320000; C 2505 3680000 OR D 5105,5205 4000000; C 2370 160000; C 2380 160000; C 2505 3680000
Se causa el aporte patronal a pensión, 12% sobre una nómina de $6.000.000. | D 5105,5205 720000; C 2370,2380 720000
Provisión de cesantías del 8,33% sobre salarios por 3.000.000 | D 5105,5205 249900; C 2610,2510 249900
Préstamo recibido del Banco de Occidente por veinte millones de pesos, a 24 meses, abonado en la cuenta corriente. | D 1110 20000000; C 2105 20000000
Causación de intereses por pagar del pagaré bancario, $350.000 | D 5305 350000; C 2335,2105 350000
Se adquiere un lote de terreno por ochenta y cinco millones de pesos, 60% con cheque y el saldo con letra a 6 meses. | D 1504 85000000; C 1110,1120 51000000; C 2380,2335,2205,2195 34000000
Póliza de seguro contra incendio pagada por anticipado por un año, $2.400.000, con cheque. | D 1705 2400000; C 1110,1120 2400000
Amortizar un mes de la póliza todo riesgo pagada por anticipado, cuyo valor anual fue de 3.600.000 | D 5130,5230,5165,5265 300000; C 1705 300000
El cliente Almacén El Paisa cancela su factura de $3.570.000 tomando descuento por pronto pago del 5%; consigna en nuestra cuenta. | D 1110,1120 3391500; D 5305 178500; C 1305 3570000
Cancelamos a Textiles Omega la factura pendiente de 4.000.000 con descuento del 3% por pronto pago, giramos cheque. | D 2205,2335,2380 4000000; C 1110,1120 3880000; C 4210 120000
Devolución en ventas: el cliente nos devuelve mercancía por 600.000 más IVA 19%, venta que había sido a crédito. | D 4175,4135 600000; D 2408 114000; C 1305 714000
Mercancía devuelta al proveedor por $1.000.000 + IVA 19%, de una compra que estaba a crédito. | D 2205,2335,2380 1190000; C 1435,6225,6205 1000000; C 2408 190000
Anticipo entregado al proveedor Muebles del Norte por $2,5 millones mediante transferencia. | D 1330 2500000; C 1110,1120 2500000
Recibida la mercancía de Importadora Lux por 6.000.000, se cruza el anticipo de 2.500.000 que se le había dado y el saldo queda a 60 días. | D 1435,6205 6000000; C 1330 2500000; C 2205,2335,2380 3500000
Anticipo recibido del contratante Urbanizadora Bolívar por $15.000.000 para obra civil, consignado en Davivienda. | D 1110,1120 15000000; C 2805,2705 15000000
Venta de equipo de cómputo por $800.000 en efectivo; costo 2.500.000, depreciación acumulada 2.000.000. | D 1105 800000; D 1592 2000000; C 1528 2500000; C 4245 300000
Se vendió maquinaria a crédito por 7.000.000; costo histórico 20.000.000 y depreciación acumulada 11.000.000. | D 1380,1305 7000000; D 1592 11000000; D 5310 2000000; C 1520 20000000
Pagada en el Banco Popular con débito a la cuenta la declaración de IVA del bimestre por 1.346.000 | D 2408 1346000; C 1110,1120 1346000
Retención en la fuente de octubre declarada y pagada por PSE, $487.000. | D 2365 487000; C 1110,1120 487000
Dividendos decretados por la asamblea a favor de los accionistas por $12.000.000, pendientes de pago | D 3705,3605 12000000; C 2360 12000000
Páguese la prima de servicios a los empleados por 2.800.000 desde el Banco Caja Social. | D 2520,2610,5105,5205 2800000; C 1110,1120 2800000
Provisión de cartera del 5% sobre clientes vencidos por $8.000.000. | D 5199,5299 400000; C 1399 400000
Reembolso de caja menor con cheque: papelería 85.000, taxis 40.000 y cafetería 35.000 | D 5195,5295 160000; C 1110,1120 160000 OR D 5195,5295 85000; D 5195,5295,5155,5255,5135,5235 40000; D 5195,5295 35000; C 1110,1120 160000
Compra de muebles y enseres para la oficina por 3.570.000 IVA del 19% incluido, cancelados con cheque. | D 1524 3000000; D 2408,1355 570000; C 1110,1120 3570000 OR D 1524 3570000; C 1110,1120 3570000
Facturado a Conjunto El Portal el servicio de mantenimiento de ascensores por $4.200.000 más IVA del 19%, a crédito. | D 1305 4998000; C 4155,4170,4135,4130,4235 4200000; C 2408 798000
Ingresos por matrículas del Colegio San José por $9.600.000, recaudados en la cuenta de ahorros. | D 1120 9600000; C 4160 9600000
Hospedaje de 3 noches a $150.000 la noche, cobrado por transferencia el 20 de noviembre | D 1110,1120 450000; C 4140 450000 ON 2026-11-20
El 5 de noviembre se compran materias primas por $8.000.000; 30% en efectivo y el resto a 60 días. | D 1405,6210,7105 8000000; C 1105 2400000; C 2205,2335,2380 5600000 ON 2026-11-05
Nota débito bancaria: comisión por $25.000 más IVA 19%. | D 5305 25000; D 2408 4750; C 1110,1120 29750 OR D 5305 29750; C 1110,1120 29750
vta de mercancia a credito a Surtimax por 10.000.000 mas iva 19%, nos practican retefuente del 2,5% | D 1305 11650000; D 1355 250000; C 4135,4120 10000000; C 2408 1900000
me entraron 350 mil al nequi de parte de Wilson | ASK
Préstamo de 5 millones con mi cuñado Julián | ASK
abono Hernán 300.000 | ASK
ya pague lo del arriendo del local | ASK
Cheque por $1.250.000, Inversiones Duarte. | ASK
vendi 3 tortas en 180 mil de contado y compre una batidora de 240 mil por nequi | TWO
Se cancela la nómina por $3.200.000 con cheque y se recauda cartera del cliente Agrosur por $1.900.000 en efectivo. | TWO
El 10 de noviembre se vende mercancía a crédito por 2.000.000 y el 24 el cliente abona la mitad en el banco. | TWO
pagué 90 mil del agua y saqué 200 mil pa' mis gastos personales | TWO
mañana viene el man de las gaseosas a tomar el pedido, toca tener contados los envases | NOTHING
Se firma contrato de trabajo con Luz Dary Peña como auxiliar de bodega, salario mensual $1.800.000, a partir del 1 de enero. | NOTHING
`;
