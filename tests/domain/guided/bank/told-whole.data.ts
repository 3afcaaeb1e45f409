/**
 * Sentences of the kinds of GM-36 in other words than those that showed them: works that were paid, parts of a whole, what is
 * kept back, what is left to pay, goods received on credit. Not a measure: they were written by who mended the kinds.
 * "Today" is 2026-11-28.
 */
export const TOLD_WHOLE = `
le corté el pasto a la finca de los Restrepo y me dieron 140 mil en efectivo | D 1105 140000; C 4155,4170,4135,4105 140000
canté en un matrimonio el viernes, me consignaron 850.000 | D 1110,1120 850000; C 4155,4170,4135 850000 ON 2026-11-27
dicté dos talleres de cocina, cobré 320 mil por nequi | D 1110,1120 320000; C 4155,4160,4170,4135 320000
instalación de cortinas en el apartamento de doña Inés 275.000, me pagó en efectivo | D 1105 275000; C 4155,4135,4170,4130 275000
grabación de un comercial, 2.400.000, nos lo consignaron a Davivienda | D 1110,1120 2400000; C 4155,4170,4135 2400000
tejí tres sacos a 75 mil cada uno, me los pagan el viernes | D 1305 225000; C 4120,4135,4155,4170 225000
arregle un lavaplatos y cobre 70 mil | D 1105,1110,1120 70000; C 4155,4170,4135 70000
compré velas para vender en la tienda, 84 mil en efectivo | D 1435,6205 84000; C 1105 84000
compramos inventario de cosméticos por 1.230.000 con tarjeta débito | D 1435,6205 1230000; C 1110,1120 1230000
se entraron a robar anoche y se llevaron 315.000 en efectivo | D 5310,5315,5395,5195,5295,1380 315000; C 1105 315000
unos ladrones se llevaron 90 mil de la caja | D 5310,5315,5395,5195,5295,1380 90000; C 1105 90000
el cliente nos pagó la factura 221 por 3.400.000 menos retefuente del 4%, consignó el neto | D 1110,1120 3264000; D 1355 136000; C 1305 3400000
liquidación de Marta que se fue: cesantías 820.000, intereses 98.400, vacaciones 410.000 y prima 205.000, le transferí | D 2510,2610 820000; D 2515,2610 98400; D 2525,2610 410000; D 2520,2610 205000; C 1110,1120 1533400
reposición de caja menor con transferencia: fotocopias 18.000, buses 42.500, aseo 27.300 | D 5195,5295 18000; D 5195,5295 42500; D 5195,5295,5135,5235,5145 27300; C 1110,1120 87800
el banco nos cobró comisión 22.000 y 4.180 de iva | D 5305 22000; D 2408 4180; C 1110,1120 26180
tintas para la impresora 178.500 con iva, en efectivo | D 5195,5295 150000; D 2408 28500; C 1105 178500
le vendí una bici a Camilo en 950 mil, me dio 400 mil y lo otro me lo queda debiendo | D 1105,1110,1120 400000; D 1305 550000; C 4135 950000
una asesoría de 600.000, la mitad me la transfirieron y la otra mitad me la deben | D 1110,1120 300000; D 1305 300000; C 4155,4170,4135 600000
ya le pagué a mi cuñado los 500 mil que me había prestado, por nequi | D 2195,2355,2380,2105,2335 500000; C 1110,1120 500000
devolví 1.000.000 de la plata que me prestó don Rafael, en efectivo | D 2195,2355,2380,2105,2335 1000000; C 1105 1000000
recibimos de Colanta 40 bolsas de leche por 152.000, se las pagamos el lunes | D 1435,6205 152000; C 2205,2335,2380 152000
declaración de ICA del bimestre por 214.000, pagada por PSE | D 2412,5115,5215 214000; C 1110,1120 214000
retención en la fuente de octubre 486.000 pagada a la DIAN por transferencia | D 2365 486000; C 1110,1120 486000
3 domicilios de 7 mil que pagué en efectivo | D 5135,5235,5195,5295 21000; C 1105 21000
pagué 3 domicilios de 7 mil | D 5135,5235,5195,5295 21000; C 1105,1110,1120 21000
vendí 8 camisetas de 32 mil por nequi | D 1120,1110 256000; C 4135 256000
qué pasa si no facturo electrónicamente | QUESTION
es obligatorio llevar libros siendo persona natural | QUESTION
el diseñador me cobró el logo 480 mil y se lo debo | D 5110,5210,5235,5135,5195 480000; C 2335,2205,2380 480000
botamos una silla rota que en libros valía 85.000 | D 5310,5315,5395 85000; C 1524 85000
el IVA de septiembre-octubre, 1.204.000, se lo pagamos a la DIAN desde Bancolombia | D 2408 1204000; C 1110,1120 1204000
mi papá se llevó para la casa dos camisas del almacén, al costo 76.000 | D 1325,1310,3130,3105,3115,2355 76000; C 1435,6205 76000
leche que vendí por 640.000, la pasteurizadora descontó 12.000 de fomento y me consignó 628.000 | D 1110,1120 628000; D 5125,5225,5115,5195,5295 12000; C 4105,4135 640000
el banco me desembolsó 5.000.000 menos 150.000 de seguro, llegaron 4.850.000 | D 1110,1120 4850000; D 5305,5130,5230 150000; C 2105,2195 5000000
pasé 300 mil de daviplata a mi cuenta de Davivienda | D 1110,1120 300000; C 1110,1120 300000
saqué 200.000 de la caja para consignar en el banco | D 1110,1120 200000; C 1105 200000
se pagó el arriendo de 900 mil en efectivo y de paso se consignaron 400 mil al banco | TWO
cobré la deuda de don Luis 120 mil y con esa plata compré gaseosas 60 mil | TWO
almuerzos vendidos 378.000 en efectivo con impoconsumo del 8% incluido | D 1105 378000; C 4140,4135 350000; C 2495,2408,2464 28000
vidrio para la ventana del local, 120 mil en efectivo | D 5145,5245,5150,5250,5195,5295 120000; C 1105 120000
una escalera de aluminio para el negocio 210.000 con nequi | D 1520,1524,5195,5295,1528 210000; C 1110,1120 210000
un tarro de pintura pal local 68 mil | D 5145,5245,5150,5250,5195,5295 68000; C 1105,1110,1120 68000
guantes y tapabocas para el personal 47.300 en efectivo | D 5105,5205,5195,5295 47300; C 1105 47300
fumigación del local con Plagas Fuera 130.000, transferencia | D 5135,5235,5145,5245,5195,5295 130000; C 1110,1120 130000
la abogada cobró 1.200.000 por el contrato, se lo quedé debiendo | D 5110,5210 1200000; C 2335,2205,2380 1200000
Juan Diego pagó la mensualidad del gimnasio, 85 mil por daviplata | D 1110,1120 85000; C 4170,4155,4135,1305 85000
llegó un pedido de Postobón por 640.000, lo pago a 15 días | D 1435,6205 640000; C 2205,2335,2380 640000
factura de EPM de 268.900 pagada en efectivo | D 5135,5235 268900; C 1105 268900
factura de Makro por 415.000 de víveres para el restaurante, en efectivo | D 1405,1435,6205,7105,1455 415000; C 1105 415000
un cliente consignó 2.000.000 de anticipo para un comedor | D 1110,1120 2000000; C 2805,2705 2000000
entregué el comedor de 5.200.000; ya me había consignado 2.000.000 de anticipo y el resto me lo pagó en efectivo | D 2805,2705 2000000; D 1105 3200000; C 4120,4135,4155 5200000
pagué con cheque 2.150.000 de la factura 8890 de Textiles El Faro | D 2205,2335,2380 2150000; C 1110,1120 2150000
se causa la nómina por 3.200.000 y queda por pagar | D 5105,5205 3200000; C 2505 3200000
intereses que me pagó el banco 12.400 | D 1110,1120 12400; C 4210 12400
el seguro del carro por un año 1.450.000 por transferencia | D 5130,5230,1705 1450000; C 1110,1120 1450000
gasté 38 mil en un taxi al aeropuerto | D 5195,5295,5155,5255 38000; C 1105,1110,1120 38000
mandé hacer unos volantes, 130 mil, pagué la mitad en efectivo y debo la otra | D 5235,5135,5195,5295 130000; C 1105 65000; C 2335,2205,2380 65000
castigamos la deuda de Pedro Rojas por 280.000, ya no paga | D 5199,5299,1399,5310 280000; C 1305,1390 280000
provisión de prima del mes 183.000 | D 5105,5205 183000; C 2610,2520 183000
compré dólares 500 a 4.100 para un viaje, en efectivo | D 1105,1110,1120,1245 2050000; C 1105 2050000 OR ASK
me devolvieron un cheque de Ferretería Sol por 740.000 sin fondos | D 1305,1380 740000; C 1110 740000
deposité 1.500.000 de garantía por el local, transferencia | D 1335 1500000; C 1110,1120 1500000
el socio Julián metió 4 millones más de capital por transferencia | D 1110,1120 4000000; C 3115,3105,3130 4000000
descuento por pronto pago que me hizo Alpina: 36.000 sobre una factura de 900.000 que pagué por PSE | D 2205,2335 900000; C 4210 36000; C 1110,1120 864000
arriendo de diciembre pagado por adelantado 1.100.000 con transferencia | D 1705,5120,5220 1100000; C 1110,1120 1100000
recibí el arriendo de diciembre por adelantado, 700 mil en efectivo | D 1105 700000; C 2705 700000
la EPS me consignó la incapacidad de Sandra 420.000 | D 1110,1120 420000; C 1345,1380,1355,1330,4295,5105 420000
retiré 600 mil del banco para gastos de mi casa | D 1325,3130,2355,3115 600000; C 1110,1120 600000
pago de la planilla de seguridad social 684.200 por PSE | D 2370,2380 684200; C 1110,1120 684200
se dañaron 12 kilos de tomate que costaron 36.000 | D 5310,5315,5395,5199,5299,6135 36000; C 1435,6205 36000
donamos mercado a una fundación por 180.000 en efectivo | D 5395,5195,5295 180000; C 1105 180000
por una venta con tarjeta de 500.000 me abonaron 486.000, comisión 14.000 | D 1110,1120 486000; D 5305 14000; C 4135,1305 500000
impuesto de rodamiento del camión 410.000 por PSE | D 5115,5215 410000; C 1110,1120 410000
nos rebajó el proveedor 45.000 de la factura por pagar rápido, la factura era de 1.500.000 y la pagamos con transferencia | D 2205,2335 1500000; C 4210 45000; C 1110,1120 1455000
el cliente Mora nos devolvió 3 camisas de 40 mil que había comprado a crédito | D 4175,4135 120000; C 1305 120000
reservas 6 mesas para el sábado, abonaron 300 mil por nequi | D 1110,1120 300000; C 2805,2705 300000
cuota del leasing del carro 890.000 débito automático | ASK OR D 2105,2120,5120,5220,2195 890000; C 1110,1120 890000
me ofrecieron un local en 900 mil mensuales | NOTHING OR ASK
el veterinario me cobró 90 mil por la consulta del perro del negocio, en efectivo | D 5110,5210,5135,5235,5195,5295 90000; C 1105 90000
hoy en la cafetería se vendieron 214.500, mitad en efectivo y mitad por daviplata | D 1105 107250; D 1110,1120 107250; C 4140,4135 214500
compramos tela a Coltejer 2.380.000 IVA incluido, la mitad de contado y la otra mitad a 30 días | D 1435,1405,6205,7105 2000000; D 2408 380000; C 1105,1110,1120 1190000; C 2205,2335,2380 1190000
me gasté 52.000 en gasolina para la moto de los domicilios con la tarjeta débito | D 5195,5295,5135,5235 52000; C 1110,1120 52000
Parce, vendí 4 pares de tenis a 118 mil el par, dos clientes pagaron con nequi y los otros dos en efectivo | D 1110,1120 236000; D 1105 236000; C 4135 472000
hoy cuadré caja: 612.300 de ventas, todo billete | D 1105 612300; C 4135,4120 612300
Le despaché a Tiendas Ara 60 cajas de galletas a 21.400 cada una más IVA, pagan a 45 días | D 1305 1527960; C 4135,4120 1284000; C 2408 243960
el internet del local 89.900, lo debitaron de la cuenta | D 5135,5235 89900; C 1110,1120 89900
compre 2 galones de pintura para arreglar el local 146.000 con la tarjeta débito | D 5145,5245,5150,5250,5195,5295 146000; C 1110,1120 146000
El contador me cobró 350 mil por la declaración de renta, le pagué por daviplata | D 5110,5210 350000; C 1110,1120 350000
Compra de mercancía a Distribuidora Andina 4.200.000 más IVA menos retención del 2,5%, pago con cheque | D 1435,6205 4200000; D 2408 798000; C 2365 105000; C 1110,1120 4893000
Le consigné a la bodega de arroz los 1.340.000 que le debía | D 2205,2335,2380 1340000; C 1110,1120 1340000
doña Carmen me quedó debiendo 28.500 del mercado | D 1305 28500; C 4135,4120 28500
los del conjunto me abonaron 700 mil de la factura 18, transferencia | D 1110,1120 700000; C 1305 700000
la dueña sacó 150 mil de la caja para ella | D 1325,3130,2355,3115 150000; C 1105 150000
nomina quincenal de los 3 empleados 2.100.000 por bancolombia | D 5105,5205,2505 2100000; C 1110,1120 2100000
aux de transporte y sueldo de Kelly: 950.000, menos salud 38.000 y pensión 38.000, neto en efectivo | D 5105,5205 950000; C 2370,2380 38000; C 2370,2380 38000; C 1105 874000 OR D 5105,5205 950000; C 2370,2380 76000; C 1105 874000
Se depreció la moto este mes en 95.000 | D 5160,5260 95000; C 1592 95000
se compró una vitrina para exhibir los postres 1.150.000 de contado | D 1524,1520 1150000; C 1105,1110,1120 1150000
el banco me pagó rendimientos 3.870 | D 1110,1120 3870; C 4210 3870
4 x mil del mes 12.600 | D 5115,5215,5305,5395 12600; C 1110,1120 12600
le cancelé a la DIAN la renta 1.275.000 por PSE | D 2404,5405 1275000; C 1110,1120 1275000
cambio de aceite de la moto de reparto, 42 mil en efectivo | D 5145,5245,5195,5295 42000; C 1105 42000
me llegó el recibo del gas por 54.300 y lo pagué por nequi | D 5135,5235 54300; C 1110,1120 54300
se compraron 50 kilos de azúcar para la panadería a 4.200 el kilo, fiado donde Don Jairo | D 1405,1435,6205,7105 210000; C 2205,2335,2380 210000
devolvieron una camisa y le regresé los 45 mil al cliente en efectivo | D 4175,4135 45000; C 1105 45000
hice una rebaja de 10 mil en una chaqueta de 120 mil, pagaron en efectivo | D 1105 110000; C 4135 110000 OR D 1105 110000; D 4175,5305 10000; C 4135 120000
me prestó mi hermano 2 millones en efectivo pa surtir | D 1105 2000000; C 2195,2355,2380,2105,2335 2000000
pagué 2 cuotas del crédito de Bancamía, 310 mil cada una | ASK OR D 2105,2195 620000; C 1105,1110,1120 620000
anticipo para la compra de un horno 900.000 a Industrias Caliente por transferencia | D 1330 900000; C 1110,1120 900000
matricula mercantil 487.000 en la cámara de comercio, efectivo | D 5140,5240,5115,5215 487000; C 1105 487000
arreglo del portón del local 260 mil a don Nelson, en efectivo | D 5145,5245,5150,5250 260000; C 1105 260000
almuerzo de los muchachos 56 mil en efectivo | D 5105,5205,5195,5295 56000; C 1105 56000
vendí el carro viejo de la empresa en 12 millones por transferencia, costó 30 millones y ya estaba depreciado en 24 millones | D 1110,1120 12000000; D 1592 24000000; C 1540 30000000; C 4245 6000000
consignación de ventas de ayer a Davivienda 890.000 | D 1110,1120 890000; C 1105 890000 OR D 1110,1120 890000; C 4135 890000 OR ASK
compramos 3 sillas plásticas para los clientes 135 mil en efectivo | D 1524,1520,5195,5295 135000; C 1105 135000
pague el celador de la cuadra, 20 mil | D 5135,5235,5195,5295 20000; C 1105,1110,1120 20000
la factura de la clínica San Juan por 5.600.000 nos la pagaron hoy con retención del 2% por transferencia | D 1110,1120 5488000; D 1355 112000; C 1305 5600000
recibimos donación de 500 mil de un vecino, en efectivo | D 1105 500000; C 4295 500000
compré un celular para los domicilios en 640 mil por nequi | D 1528,1524,1520,5195,5295 640000; C 1110,1120 640000
cuanto vendí ayer | QUESTION OR NOTHING
que cuenta uso para la gasolina | QUESTION
no sirve esta vaina | NOTHING
le di plata a Brayan | ASK
vendí 3 | ASK
Flete de la mercancía desde Itagüí, 75.000, se lo pagué al conductor en efectivo | D 1435,5135,5235,6205,5195,5295 75000; C 1105 75000
10 arrobas de yuca a 32 mil compradas en la plaza, de contado | D 1435,6205,1405 320000; C 1105,1110,1120 320000
Compré arepas, queso y jamón para los desayunos del hotel, 187.400 en efectivo | D 1405,1435,6205,6140,7105,1455,5195,5295 187400; C 1105 187400
propaganda en la emisora 180 mil por transferencia | D 5235,5135,5295,5195 180000; C 1110,1120 180000
Le hice un vestido a doña Luz por 230 mil, me dio 100 mil en efectivo y el resto cuando lo recoja | D 1105 100000; D 1305 130000; C 4120,4135,4155,4170 230000
hicimos el aseo de las oficinas de Seguros Mundial, facturamos 1.900.000 más IVA, nos pagan en un mes | D 1305 2261000; C 4155,4170,4135 1900000; C 2408 361000
comisión por la venta de un apartamento 6.000.000 consignada | D 1110,1120 6000000; C 4155,4225,4150,4170,4235,4230 6000000
cancelé lo que debíamos del internet, 88.000 por transferencia | D 2335 88000; C 1110 88000
pagamos la deuda del agua, 61.500 en efectivo | D 2335 61500; C 1105 61500
pagué lo que estaba debiendo de la papelería 45 mil en efectivo | D 2335 45000; C 1105 45000
abonamos 200.000 a la deuda con don Julio el de las carnes, en efectivo | D 2205,2335,2380 200000; C 1105 200000
compramos tornillos por 260.000, quedamos debiendo 90 mil | D 1435,6205 260000; C 1105 170000; C 2205 90000
vendí una chaqueta en 180 mil y me quedaron debiendo 60 mil | D 1105 120000; D 1305 60000; C 4135,4120 180000
compré un horno en 5 millones, di 1 millón y el resto lo financié con Bancolombia | D 1520,1524,1536 5000000; C 1105 1000000; C 2105 4000000
facturamos asesoría contable por 1.200.000 y no nos han pagado | D 1305 1200000; C 4155 1200000
vendí 12 camisas a 30 mil cada una, aún no me las pagan | D 1305 360000; C 4135,4120 360000
con qué cuenta se cruza el anticipo de un proveedor | QUESTION
en cuál cuenta van los fletes de compra | QUESTION
causamos el ICA del bimestre por 512.000 | D 5115 512000; C 2412 512000
se causa industria y comercio del año, 1.940.000 | D 5115 1940000; C 2412 1940000
pagamos la nómina por pagar de septiembre, 3.100.000 por transferencia | D 2505 3100000; C 1110 3100000
la inquilina nos dejó 700 mil de depósito en efectivo | D 1105 700000; C 2810 700000
el distribuidor me rebajó 45 mil de la factura por unos frascos rotos que llegaron | D 2205 45000; C 4210 45000
el proveedor nos despachó 40 cajas de leche a 52.000 a 30 días | D 1435,1405 2080000; C 2205 2080000
`;

/** What such sentences might be taken for. */
export const TOLD_OTHERWISE = `
arreglé la nevera y le pagué 80 mil al técnico en efectivo | D 5145,5245,5110,5210,5135,5235 80000; C 1105 80000 OR ASK
recibí la factura de la luz por 90.000, la pago el viernes | D 5135,5235 90000; C 2335,2205 90000
don Luis pagó la factura de 1.190.000 con retención del 2,5% por Nequi | ASK
vendí 5 lámparas a 80 mil, total 500 mil | ASK
me robaron una bicicleta de la empresa que costó 800 mil | ASK
almuerzos por 54 mil con impoconsumo en efectivo | ASK
pagué el impoconsumo del bimestre 320.000 por PSE | D 2495,2408,2464 320000; C 1110,1120 320000
se causa el ICA del bimestre por 140.000 | ASK OR D 5115,5215 140000; C 2412,2495,2335 140000
compré 2 libras de café para la oficina en 34.000, en efectivo | D 5195,5295,5105,5205 34000; C 1105 34000
puse 2 millones de mi bolsillo en la caja | D 1105 2000000; C 3115,3105,3130,2355 2000000
me compraron la bicicleta de la casa | ASK
no me pagaron la quincena | NOTHING
todavía no nos han pagado el arriendo | NOTHING
compré telas por 90 mil y nunca me las entregaron | NOTHING OR ASK OR D 1435,1405,6205,1330 90000; C 1105,1110 90000
pagué el ICA del bimestre, 512.000 por PSE | D 2412,5115 512000; C 1110 512000
devolví 3 camisas dañadas al proveedor por 96.000 y me las descontó de la deuda | D 2205 96000; C 1435,6225 96000
se dañaron 8 quesos que costaron 64 mil | ASK OR D 5310,5315,5395 64000; C 1435 64000
`;
