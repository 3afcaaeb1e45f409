/**
 * A fourteenth bank, by the writer of the thirteenth and in the same go, for the 20th of November 2026, kept as it was
 * written. It was scored once, before anybody read it; nothing is learnt from it.
 */
export const THIRTEENTH_STRANGERS = `
Vendimos útiles por ciento ochenta mil pesos en efectivo | D 1105 180000; C 4135 180000
surtido de cuadernos a Carvajal, fac 77120, neto 2.150.000 + IVA 408.500, plazo sesenta días | D 1435,6205 2150000; D 2408 408500; C 2205 2558500
fotocopias e impresiones del sabado 76.300 todo en monedas y billetes | D 1105 76300; C 4135,4155,4170,4120 76300 ON 2026-11-14
pagamos la fotocopiadora q tenemos alquilada, 260000, cta davivienda | D 5120,5220,7320 260000; C 1110,1120 260000
toner pa la impresora de la oficina, dos cartuchos, 175 mil, con la débito | D 5195,5295,1455 175000; C 1110,1120 175000
Escuela Normal: nota crédito NC-8 por 95.200 con IVA, parte de la factura que todavia no han pagado | D 4175,4135 80000; D 2408 15200; C 1305 95200
coronas fúnebres para Jardines de Paz: 6 x 140.000, les damos 20 días | D 1305 840000; C 4135 840000
rosas al cultivo El Rosal, 25 paquetes de a 18 mil, cancelados por Daviplata | D 1405,1435,1455,6205,6210,7105 450000; C 1110,1105,1120 450000
botamos flor marchita que habia costado 63.000 | D 5310,5395,5315,5199,5299,6135 63000; C 1435 63000
domicilio de un ramo 12k en efectivo al muchacho de la moto | D 5135,5235,5195,5295 12000; C 1105 12000
Doña Inés separó el ramo de novia con 100 mil el martes en efectivo, es pa diciembre | D 1105 100000; C 2805 100000 ON 2026-11-17
mensualidades cobradas hoy 1'150.000, la mitad por transferencia, la otra mitad en efectivo | D 1110,1120 575000; D 1105 575000; C 4170,4155 1150000 ON 2026-11-20
Óscar Duarte pagó el año completo por adelantado, 960.000, bancolombia | D 1110,1120 960000; C 2705,2805 960000
tres bicicletas estáticas por 7.200.000 en total a crédito con Sport Fitness, 12 meses | D 1520,1524 7200000; C 2205,2335,2380,2195 7200000
mantenimiento caminadoras 380.000 pague por Nequi el 6 | D 5145,5245,7345 380000; C 1110,1105,1120 380000 ON 2026-11-06
instructor de spinning, cuenta de cobro 640 mil, le descontamos 4% de retención y le giramos el neto | D 5110,5135,7405,6170 640000; C 2365 25600; C 1105,1110,1120 614400
Depreciacion de las maquinas del gym este mes 415.000 | D 5160,5260,7360 415000; C 1592 415000
2 noches hab doble a 165mil c/u pagó con tarjeta de crédito el huésped | D 1110,1120,1305,1380 330000; C 4140 330000
Booking descontó comisión de 310.500 sobre reservas por 2.070.000 y consignó la diferencia | D 1110,1120 1759500; D 5195,5295,5235,5135 310500; C 4140,1305 2070000
lavado de sábanas, 88 mil efectivo a Lavaseco Caribe | D 5135,5235,6140 88000; C 1105 88000
reserva de Semana Santa, los argentinos mandaron 500 mil de abono a Bancolombia | D 1110,1120 500000; C 2805,2705 500000
les devolvimos a los argentinos los 500 mil del abono porque cancelaron el viaje | D 2805,2705 500000; C 1105,1110,1120 500000
predial del hostal, segunda cuota, 890.000, PSE, viernes 13 de noviembre | D 5115,5215,2416 890000; C 1110,1120 890000 ON 2026-11-13
un huesped daño el televisor y pago 400.000 en efectivo por eso | D 1105 400000; C 4255,4250,4295 400000
seis toallas y dos juegos de sabanas para los cuartos, cuatrocientos mil, transferencia | D 5195,5295,1455,1536,6140 400000; C 1110,1120 400000
comedor de 8 puestos 3.900.000 pa Don Edgar Muñoz; dio 1.900.000 en efectivo y debe 2 millones, ya se lo llevó | D 1105 1900000; D 1305 2000000; C 4120,4135 3900000
40 tablas de cedro a 72.500 en Maderas del Cauca, nos dieron 15 días de plazo | D 1405,1435,1455,6205,6210,7105 2900000; C 2205 2900000
laca y lija de la ferretería 96.400 se pago d la caja menor | D 1455,1405,1435,6205,5195,5295,7105 96400; C 1105,110510 96400
Oficial y ayudante, semana, 850 mil entre los dos, platica en mano | D 5105,5205,7205 850000; C 1105 850000
cortadora nueva once millones; el banco W prestó ocho y puse tres de la cuenta del taller | D 1520 11000000; C 2105,2120 8000000; C 1110,1120 3000000
prendas lavadas turno mañana $ 214.700 (95.700 nequi, lo demás billete) | D 1110,1105,1120 95700; D 1105 119000; C 4170,4155 214700
detergente industrial 5 canecas, total 714.000 con IVA incluido, factura a crédito Químicos Andinos | D 1455,1405,1435,6205,5195,5295,7105 600000; D 2408 114000; C 2205,2335 714000
la EAAB nos cobró 512.340, débito automático | D 5135,5235,7335 512340; C 1110,1120 512340
le manchamos un vestido a la clienta y le pagué 150.000 en efectivo por el daño | D 5395,5315,5195,5295 150000; C 1105 150000
secadora vieja regalada al SENA, costo 2.350.000, depreciación 2.000.000, quedaba en libros 350.000 | D 1592 2000000; D 5395,5310,5315 350000; C 1520 2350000
entregamos gafas a la señora Betty: montura 180 mil y lentes 220 mil, pagó 150 mil en efectivo y el resto al mes | D 1105 150000; D 1305 250000; C 4135,4165 400000
examen visual, 3 pacientes por 45 mil cada uno | D 1105,1110,1120 135000; C 4165,4170,4155 135000
monturas Luxottica 4.760.000 IVA incluido, a 30 días | D 1435,6205 4000000; D 2408 760000; C 2205 4760000
convenio Comfamiliar: facturamos $1.820.000 por lentes, sin IVA, 45 dias | D 1305 1820000; C 4135,4165 1820000
comfamiliar consignó lo de la factura, 1.820.000 menos 45.500 de retefuente | D 1110,1120 1774500; D 1355,135515 45500; C 1305 1820000
Recibí honorarios del proceso de sucesión Familia Ospina: 5 millones, me retuvieron el 11 %, consignado en cta cte | D 1110,1120 4450000; D 1355,135515 550000; C 4155,4230,4170 5000000
autenticaciones en la notaría 46.800 con plata de la caja | D 5140,5195 46800; C 1105 46800
Un cliente me entregó dos millones en efectivo para consignar la caución del juzgado, no son míos | D 1105 2000000; C 2815,2380,2805 2000000
Arriendo oficina 1.100.000 + IVA, retención 3,5% sobre la base, transferido | D 5120,5220,7320 1100000; D 2408 209000; C 2365 38500; C 1110,1120 1270500
suscripción Legis por un año 1.680.000, la pagamos en 4 cuotas, todavía ninguna | D 1705,5195,5295,1710 1680000; C 2205,2335,2380,2195 1680000
acta de obra 3 municipio de Chía facturada en 22.400.000, queda a 60 días | D 1305 22400000; C 4130 22400000
Constructora Vega dio el anticipo del 30% del contrato de 80 millones, entró a la cuenta | D 1110,1120 24000000; C 2805 24000000
hierro y arena, 6 millones 300 mil más el IVA, Homecenter, tarjeta de crédito empresarial | D 1405,1435,1455,6205,6210,7105,6130 6300000; D 2408 1197000; C 2105,2120,2335,2380,2195 7497000
corte de obra del contratista Chucho 3.200.000, le quedamos debiendo 700 mil, lo demás en cheque | D 7405,6130,5135,7205 3200000; C 2205,2335 700000; C 1110 2500000
póliza de cumplimiento 540.000 contado | D 5130,1705,5230,6130 540000; C 1105,1110,1120 540000
alquiler de mezcladora 3 días x 85.000 x nequi, eso fue el 28 de octubre | D 5120,5220,7320,6130 255000; C 1110,1105,1120 255000 ON 2026-10-28
talonarios para Cootransmar, $595.000 con iva, pagado 200.000 en efectivo ahora, saldo 8 días | D 1105 200000; D 1305 395000; C 4120,4135,4155 500000; C 2408 95000
tinta magenta y planchas, Druckmarket, 1.3 millones sin IVA a un mes | D 1405,1435,1455,6205,6210,7105 1300000; C 2205 1300000
cuota 14 de 36 de la máquina, dos millones setecientos mil; de ahi 620 mil son intereses. Banco de Occidente lo descontó de la cuenta | D 2105 2080000; D 5305 620000; C 1110,1120 2700000
Alquería liquidó la quincena: 4.000 litros a 1.900, descontó cuota de fomento 57.000, consignó lo demás | D 1110,1120 7543000; D 5125,5115,5195,5295,5215,5395 57000; C 4105,4135 7600000
purina y sal mineralizada 1.120.000 fiado en almacén agropecuario El Potrero | D 1405,1455,1435,6205,6210,7105,6105,5195 1120000; C 2205,2335 1120000
vendi 3 terneros en la subasta a millón doscientos cada uno, me pagaron en efectivo | D 1105 3600000; C 4105,4135 3600000
al ordeñador se le mandaron 900 mil de su sueldo por efecty el sabado pasado | D 5105,7205,5205,6105 900000; C 1105,1110 900000 ON 2026-11-14
inseminación y visita del veterinario 270.000 en efectivo | D 5135,5110,6105,5195,7405 270000; C 1105 270000
doña clara llevó fiado 27.800 de mercado | D 1305 27800; C 4135 27800
doña clara pago 20 mil del cuaderno | D 1105,1110,1120 20000; C 1305 20000
vino el de Postobón 186.400 se le dio del cajón | D 1435,6205 186400; C 1105 186400
surtí en la plaza 412 mil, llevé la plata de la caja | D 1435,6205 412000; C 1105 412000
saqué ochenta mil del cajón pal colegio de la niña | D 3130,1325 80000; C 1105 80000
comisión de recargas y corresponsal del mes 64.200 q me giro Punto Red | D 1110,1120 64200; C 4225,4135,4155,4170 64200
recibo de la luz enel 203.750 efectivo en baloto | D 5135,5235,7335 203750; C 1105 203750
el miercoles se fue la luz y se dañaron los lácteos, pérdida de 118 mil al costo | D 5310,5395,5315,5199,5299,6135 118000; C 1435 118000 ON 2026-11-18
cel Samsung A16 780.000 vendido por Addi, ellos consignan en 3 dias | D 1305,1380 780000; C 4135 780000
addi consignó 741.000 de esa venta, se quedó con 39 mil de comisión | D 1110,1120 741000; D 5195,5295,5305 39000; C 1305,1380 780000
lote 20 audifonos en San Andresito 18 mil c/u, sin factura, efectivo | D 1435,6205 360000; C 1105 360000
cliente devolvio el cargador, le regresé los 35 mil | D 4175,4135 35000; C 1105,1110,1120 35000
se metieron a robar, se llevaron mercancia por 2.870.000, hay denuncio, no tenemos seguro | D 5310,5395,5315,5199,5299,6135 2870000; C 1435 2870000
cambio de pantalla 160k pago en efectivo, la pantalla valió 90k la compré al lado también en efectivo | TWO
sesion de grado 480.000: Liceo Moderno paga por transferencia el lunes | D 1305 480000; C 4155,4170 480000
vendí mi cámara vieja en 1.900.000 en efectivo, costó 4.000.000 y llevaba depreciados 1.600.000 | D 1105 1900000; D 1592 1600000; D 5310 500000; C 1528,1524,1520 4000000
gasolina ida y vuelta a Villa de Leyva 95 mil y peajes 42 mil, efectivo | D 5195,5155,5295 95000; D 5195,5155,5295,5135 42000; C 1105 137000
plan San Andrés familia Quintero 6.300.000, 5.500.000 son de la aerolinea y el hotel y lo nuestro 800 mil; pagaron todo por PSE | D 1110,1120 6300000; C 2815,2205,2380,2335 5500000; C 4155,4145,4170,4225 800000
giramos de bancolombia los 5.500.000 del hotel y la aerolínea que teníamos recibidos de los Quintero | D 2815,2205,2380,2335 5500000; C 1110,1120 5500000
comisión por seguros de viaje 215.000 que nos queda debiendo Assist Card | D 1345,1305 215000; C 4225,4155,4170 215000
Donación recibida de Fundación Aurora, 12.000.000, cuenta corriente | D 1110 12000000; C 4295,3210,4170 12000000
refrigerios de los niños, contado, 318.000 | D 5195,5295,6170,6160 318000; C 1105,1110,1120 318000
le donamos al Banco de Alimentos un millón por transferencia | D 5395 1000000; C 1110,1120 1000000
clases de salsa: 14 alumnos x 90 mil; 9 pagaron ya en efectivo y 5 deben | D 1105 810000; D 1305 450000; C 4160,4170 1260000
Sayco y Acinpro 340.000 este trimestre, pse | D 5125,5140,5195,5115,5295,5135 340000; C 1110,1120 340000
el profe Wilmer me pidió adelanto de sueldo 150 mil, se los di | D 1330,1365 150000; C 1105,1110,1120 150000
le compre a Alpina crema de leche por 276.000, se la pagué al conductor en efectivo | D 1405,1435,1455,6205,6210,7105 276000; C 1105 276000
arreglo de la nevera 195 mil por nequi a Técnico Frío | D 5145,5245,7345 195000; C 1110,1105,1120 195000
venta helados domingo 15 $ 873.500 cash | D 1105 873500; C 4135,4120,4140 873500 ON 2026-11-15
vasos conos y servilletas 229.900, fra 3312 a 8 dias Desechables la Octava | D 1405,1435,1455,6205,6210,7105 229900; C 2205,2335 229900
Bavaria descargó 38 canastas a 62.000, se le transfirieron 2 millones y el saldo lo fiaron | D 1435,6205 2356000; C 1110,1120 2000000; C 2205 356000
devolvimos envases a Bavaria, nos abonaron 84.000 a lo que les debemos | D 2205 84000; C 1460,1435,1335,6225 84000
venta licores ayer un millon setecientos veinte mil, 900 mil x datafono y lo demas efectivo | D 1110,1120,1305,1380 900000; D 1105 820000; C 4135 1720000 ON 2026-11-19
división de baño para Olga Pinto 714.000 iva incluido, transferencia | D 1110,1120 714000; C 4135,4120,4155,4130 600000; C 2408 114000
martes 10, lamina vidrio 6mm 10 und x 148.000 más iva Peldar contado con cheque | D 1405,1435,1455,6205,6210,7105 1480000; D 2408 281200; C 1110 1761200 ON 2026-11-10
una lamina se nos rompio en el taller, 148 mil a la basura | D 5310,5395,6135,5199,5299,6120,7105 148000; C 1435,1405 148000
alevinos 5000 a 180 pesos c/u, de contado | D 1405,1584,1435,7105,6205,6210,1410,6110 900000; C 1105,1110,1120 900000
mojarra: 640 kilos a 11.500 para Pescados El Puerto, mitad contado mitad a 8 dias | D 1105,1110,1120 3680000; D 1305 3680000; C 4110,4105,4135 7360000
se murieron peces por el calor, costo 1.050.000 | D 5310,5395,5315,6110,5299,5199 1050000; C 1410,1430,1435,1584,1405 1050000
lavadas 37 carros, 592.000 en efectivo, y de eso se les pagó el 40% a los muchachos | TWO
shampoo y cera a Químicos Brillo, 130 mil efectivo, recibo 45 | D 1455,1405,1435,6205,5195,5295,7105 130000; C 1105 130000
lavada de la flota de Servientrega, 18 carros a 16 mil, pasan cuenta a fin de mes | D 1305 288000; C 4135,4170,4155 288000
comisiones Sura de octubre facturadas 3.600.000 más IVA; retención 11% | D 1305,1345 3888000; D 1355,135515 396000; C 4225,4155,4150 3600000; C 2408 684000
comisiones de venta de la asesora Milena 700 mil, transferencia | D 5205,5105,5295,5195 700000; C 1110,1120 700000
el arrendatario del 501 transfirió el canon 1.400.000, 10% es comision nuestra y el resto va para el propietario el 10 de diciembre | D 1110,1120 1400000; C 4155,4225 140000; C 2815,2380,2335 1260000
giro al propietario del 501, 1.260.000 por bancolombia, canon recibido | D 2815,2380,2335 1260000; C 1110,1120 1260000
aviso en fincaraiz 189.000 tarjeta de crédito | D 5235,5135,5195,5295 189000; C 2105,2120,2335,2380,2195 189000
noche del viernes pasado, dos millones cien mil, 60% tarjeta 40% efectivo | D 1110,1120,1305,1380 1260000; D 1105 840000; C 4140,4135 2100000 ON 2026-11-13
DJ de anoche 350 mil, se le consigna mañana | D 5135,5110,5235,5295,5195 350000; C 2335 350000 ON 2026-11-19
concepto sanitario y bomberos 118.000 | D 5140,5115,5195 118000; C 1105,1110,1120 118000
un gringo pagó 100 dólares la cuenta | ASK
oro 25 gramos a 410.000 el gramo, compra a don Aurelio en efectivo | D 1405,1435,1455,6205,6210,7105 10250000; C 1105 10250000
anillo de compromiso 3.570.000 IVA incl. paga en 3 contados iguales, el primero hoy en efectivo | D 1105 1190000; D 1305 2380000; C 4135,4120 3000000; C 2408 570000 ON 2026-11-20
vendí piezas al exterior por 3.000 usd a TRM 4.050, llegaron al banco | D 1110,1120 12150000; C 4135,4120 12150000
arepas al Exito 300 paq a 4.200, FE-8, a 45 dias | D 1305 1260000; C 4120,4135 1260000
producido del taxi 210 mil hoy, en efectivo | D 1105 210000; C 4145 210000 ON 2026-11-20
afiliación mensual a Tax Súper 95.000, efectivo | D 5125,5135,5195,6145 95000; C 1105 95000
4 consultas a 120 mil, dos por nequi una efectivo y la otra la deben | D 1110,1105,1120 240000; D 1105 120000; D 1305 120000; C 4165,4170,4155 480000
tatuaje de brazo 650 barras, nequi | D 1110,1105,1120 650000; C 4170,4155 650000
interés de mora que nos cobró Colanta 27.600, en efectivo | D 5305 27600; C 1105 27600
Servicio de aseo Aseocol 800.000, IVA 152.000, retefuente 2% 16.000, reteICA 7.728, saldo por pagar | D 5135,5235 800000; D 2408 152000; C 2365 16000; C 2368 7728; C 2205,2335 928272
amortización del seguro pagado por anticipado, cuota de este mes 80.000 | D 5130,5165,5230 80000; C 1705 80000
causar intereses del préstamo de Bancóldex 233.000, se pagan en diciembre | D 5305 233000; C 2335,2105 233000
Impuesto de renta segunda cuota, 5.430.000, Banco de Bogotá | D 2404 5430000; C 1110,1120 5430000
mi suegro me prestó 4 millones sin intereses para el negocio, efectivo | D 1105 4000000; C 2195,2380 4000000
socio Mauricio se llevó 3 millones como préstamo, transferencia | D 1325 3000000; C 1110,1120 3000000
la deuda con la socia Ana por 10 millones pasa a capital | D 2355 10000000; C 3105,3115,3130 10000000
faltante de caja 12.000, se lo cobramos a la cajera | D 1365 12000; C 1105 12000
pagué el arriendo como siempre | ASK
nos consignó Jaime lo que debía | ASK
compré mercancía por 1.200.000, IVA 19% 300.000, total 1.500.000 | ASK
vendí 5 lámparas a 80 mil, total 500 mil | ASK
le pagamos al de la máquina 450 euros por los repuestos | ASK
a Sandra le pagamos lo de siempre, mitad efectivo y mitad nequi | ASK
factura del proveedor de insumos, entre 300 y 400 mil, ya pagada | ASK
recibí 600 mil de la boda en efectivo y aparte me prestó mi hermana 1 millón por nequi | TWO
El lunes le vendimos a Kiosko 310.000 a crédito, y el martes nos abonó 100.000 en efectivo | TWO
buenas, como hago para sacar el reporte de ventas? | NOTHING
quedamos con el arquitecto en que la próxima semana firmamos | NOTHING
el dólar amaneció a 4.100 hoy | NOTHING
desde mañana el tinto queda a 2.500 en vez de 2.000 | NOTHING
`;
