/**
 * A twenty-fifth bank of 150, everyday people of many trades and regions, written on 2026-11-28 by somebody who had seen neither the engine nor a bank, and kept as it
 * was written. "Today" is that day. It is learnt from since its misses were read.
 */
export const TWENTY_FOURTH_STRANGERS = `
vendí 14 arepas de huevo a 3.500 cada una, todo en efectivo | D 1105 49000; C 4140,4135,4120 49000
hoy la tienda cerró con ventas por 387.600 | D 1105,1110,1120 387600; C 4135,4120,4205 387600 ON 2026-11-28
una señora se llevó dos bultos de purina de a 96 mil y me pasó la plata al nequi | D 1110,1120 192000; C 4135,4120,4205 192000
corte y barba, 28k por daviplata | D 1110,1120 28000; C 4170,4155,4235,4135,4230 28000
le fié a doña Rosmira un mercadito de 67450 | D 1305 67450; C 4135,4120,4205 67450
Vendimos tres novillos en la subasta de Planeta Rica en $8'940.000, ya consignaron a Bancolombia | D 1110,1120 8940000; C 4105,4135,4120 8940000
flete de Pasto a Cali, un millón trescientos cincuenta mil, don Aurelio me canceló en billetes | D 1105 1350000; C 4145,4235,4155,4170,4135 1350000
11 almuerzos ejecutivos a 16 mil c/u con datafono | D 1110,1120,1305,1345 176000; C 4140,4135,4120 176000
Se vendió un juego de comedor en roble por $2.780.000 más IVA, de contado | D 1105,1110,1120 3308200; C 4120,4135 2780000; C 2408 528200
cambio de aceite y filtro a la mazda de don Evelio: 165000, pagó con tarjeta | D 1110,1120,1305,1345 165000; C 4135,4170,4235,4155,4120,4145 165000
me entraron 54 lucas de dos manicuris y un pedicure | D 1105,1110,1120 54000; C 4170,4155,4235,4135,4230 54000
3 cantinas de leche para la quesera de Ubaté, 40 litros cada cantina y el litro a 1.850; me quedan debiendo todo | D 1305 222000; C 4105,4135,4120 222000
ayer en la plaza salieron 25 arrobas de papa pastusa a 31.200 la arroba, puro billete | D 1105 780000; C 4105,4135,4120 780000 ON 2026-11-27
Carreras del taxi de hoy, ciento noventa y tres mil pesos | D 1105,1110,1120 193000; C 4145,4235,4155,4170,4135 193000 ON 2026-11-28
factura 0342 al Hotel Caribe Azul por lavado de mantelería: base 640.000, iva 19%, pagan a 30 dias | D 1305 761600; C 4170,4155,4235,4135,4230 640000; C 2408 121600
el pelao del frente compró un cuaderno y dos esferos $11.300 | D 1105,1110,1120 11300; C 4135,4120,4205 11300
vendí un celular Motorola en 899.000 IVA incluido, la mitad efectivo y la otra mitad transferencia | D 1105 449500; D 1110,1120 449500; C 4135,4120,4205 755462; C 2408 143538
despaché 85 kilos de mojarra a 13.400 el kilo pal restaurante El Bohío, a crédito | D 1305 1139000; C 4110,4105,4135,4120 1139000
cobré 70 mil por un cepillado con keratina express, 50 mil me los dieron en billete y el resto por Nequi | D 1105 50000; D 1110,1120 20000; C 4170,4155,4235,4135,4230 70000
Alquilé el salon del restaurante pa unos quince, un millon cien mil, me lo consignaron | D 1110,1120 1100000; C 4140,4155,4220,4170,4235 1100000
pasajes vendidos en la chiva Jardín-Andes: 33 a 12.500 | D 1105,1110,1120 412500; C 4145,4235,4155,4170,4135 412500
parce, hoy estuvo flojo el granero, apenas 142 mil vendidos, anotame eso | D 1105,1110,1120 142000; C 4135,4120,4205 142000 ON 2026-11-28
arreglé la transmisión de un tractor Massey, vale 2.350.000; el ingeniero de El Cerrito queda debiendo 850.000 y lo demás lo trajo en efectivo | D 1105 1500000; D 1305 850000; C 4135,4170,4235,4155,4120,4145 2350000
venta de 6 pares de cotizas llaneras x 45.900 c/par, datáfono | D 1110,1120,1305,1345 275400; C 4135,4120,4205 275400
dos cargas de café pergamino a la cooperativa de Pitalito, 4.960.000 por las dos, transferencia | D 1110,1120 4960000; C 4105,4135,4120 4960000
Le vendimos a la alcaldía de Mompox refrigerios por 520.000 y nos retuvieron el 3,5 %, el neto llegó al banco | D 1110,1120 501800; D 1355 18200; C 4140,4135,4120 520000
trenzas pa la niña, valían 38 mil, le rebajé 5 mil y me pagó 33 mil en efectivo | D 1105 33000; C 4170,4155,4235,4135,4230 33000 OR D 1105 33000; D 4175,5305,5395 5000; C 4170,4155,4235,4135,4230 38000
vendido: 1 freidor industrial hecho en el taller, $1.190.000 con el iva adentro, por Bancolombia a la mano | D 1110,1120 1190000; C 4120,4135 1000000; C 2408 190000
helados y cholados 93.700 en el puesto de Jamundí, efectivo todo | D 1105 93700; C 4140,4135,4120 93700
mototaxiando me hice 64 mil | D 1105,1110,1120 64000; C 4145,4235,4155,4170,4135 64000
se fueron 9 canastas de huevo AA a 14.800 pesos la canasta, contraentrega en efectivo | D 1105 133200; C 4105,4135,4120 133200
El jueves facturé 1.475.000 de acarreo de ganado a la hacienda Santa Inés y quedó pendiente de cobro | D 1305 1475000; C 4145,4235,4155,4170,4135 1475000 ON 2026-11-26
compré surtido en Corabastos por 1.264.000 en efectivo | D 1435,6205,6210,1405,1455,7105 1264000; C 1105 1264000
me llegó el pedido de Postobón, 418 mil, se lo pago la otra semana | D 1435,6205,6210,1405,1455,7105 418000; C 2205,2335,2380 418000
12 tintes y 6 oxigentas pa la peluquería, $347.800 mas iva, transferencia a Distribelleza | D 1435,1455,1405,6205,6210,7105,5195,5295 347800; D 2408 66082; C 1110,1120 413882
30 bultos de abono triple 15 en el agropunto a 138.000 el bulto, quedé debiéndolos | D 1455,1405,7105,1435,6205,6210,1425,5195,5295 4140000; C 2205,2335,2380 4140000
pagué con nequi 89.900 de carne pa los almuerzos | D 1435,6205,6210,1405,1455,7105 89900; C 1110,1120 89900
láminas de triplex y pegante pal taller de muebles por 714.000 IVA incluido, en efectivo | D 1405,1435,1455,6205,6210,7105 600000; D 2408 114000; C 1105 714000
Compré 4 terneros de levante en la finca Las Brisas por cinco palos doscientos, giré cheque | D 1445,1435,1584,6205,6210,1405,7105,1425 5200000; C 1110,1120 5200000
pastillas y bandas de freno pal camión, 583.000 contado | D 5145,5245,1455,1435,7105,6145,5195,5295 583000; C 1105,1110,1120 583000
bolsas biodegradables y cajas de pizza 64.500 | D 1460,1455,5195,5295,1435,1405,6205,6210,7105 64500; C 1105,1110,1120 64500
le compre a doña Pola 18 kilos de queso costeño a 17 mil el kilo, le di 200 mil en efectivo y le debo el resto | D 1435,6205,6210,1405,1455,7105 306000; C 1105 200000; C 2205,2335,2380 106000
Mercancía a Textiles El Hato 2.600.000, iva aparte del 19, retefuente 2,5%, todo a crédito | D 1435,6205,6210,1405,1455,7105 2600000; D 2408 494000; C 2365 65000; C 2205,2335,2380 3029000
gas propano para el asadero, dos pipetas por 212.000 las dos | D 5135,5235,7105,1455,1405,6205,5195,5295,1435 212000; C 1105,1110,1120 212000
veinte canastas de cerveza águila a 52.300 cada una con tarjeta débito | D 1435,6205,6210,1405,1455,7105 1046000; C 1110,1120 1046000
merqué pal restaurante en la galería, 238.500, salió de la caja | D 1435,6205,6210,1405,1455,7105 238500; C 1105 238500
hilos, agujas y entretela 41.350 fiados en la miscelánea pa coser los uniformes | D 1405,1455,1435,6205,6210,7105,5195,5295 41350; C 2205,2335,2380 41350
antier recibí 60 gaseosas litro y medio a 4.150 c/u del camión de Coca Cola y las pagué ahí mismo en efectivo | D 1435,6205,6210,1405,1455,7105 249000; C 1105 249000 ON 2026-11-26
la luz del local vino en 276.840, ya la pagué por PSE | D 5135,5235 276840; C 1110,1120 276840
arriendo del localito de noviembre, ochocientos setenta mil en efectivo | D 5120,5220 870000; C 1105 870000
tanquié la camioneta con 130 mil | D 5195,5295,5135,5235,5145,5245,5155,5255,6145,7105 130000; C 1105,1110,1120 130000
peajes Bogotá-Villao ida y vuelta 97.400 | D 5155,5255,5195,5295,5135,5235,6145 97400; C 1105,1110,1120 97400
volantes y perifoneo pa promocionar la barbería: $185.000 al señor del carro | D 5235,5135,5195,5295 185000; C 1105,1110,1120 185000
plan de internet Tigo 84.990 debitado de la cuenta | D 5135,5235 84990; C 1110,1120 84990
me tocó mandar a arreglar la greca, cobraron 145 mil | D 5145,5245 145000; C 1105,1110,1120 145000
honorarios de la contadora Maritza trescientos veinte mil, le transferí | D 5110,5210 320000; C 1110,1120 320000
recibo del agua 58.720, queda por pagar | D 5135,5235 58720; C 2335,2205,2380 58720
jabón, escobas y límpido 37.600 de la caja menor | D 5195,5295,5135,5235 37600; C 1105 37600
fumigación contra cucarachas en la panaderia 160.000 más IVA, a crédito | D 5135,5235,5145,5245,5195,5295 160000; D 2408 30400; C 2335,2205,2380 190400
el veterinario vino a vacunar las vacas contra aftosa y cobró 233 mil en efectivo | D 5110,5210,5135,5235,7105,6105,5195,5295,7205 233000; C 1105 233000
Cámara de Comercio de Neiva, renovación de la matrícula 198.000 por PSE | D 5140,5240,5125,5225,5115,5215 198000; C 1110,1120 198000
el domiciliario me cobró 8 mil por llevar un pedido | D 5135,5235,5195,5295,5205 8000; C 1105,1110,1120 8000
el desayuno de los muchachos del taller me costó 42.500 | D 5105,5205,5195,5295 42500; C 1105,1110,1120 42500
revisión tecnomecánica del turbo 342.600, tarjeta | D 5145,5245,5140,5240,5195,5295,5135,5235,5115,5215 342600; C 1110,1120 342600
mensualidad de la alarma, 95.200 ya con IVA, salió de Davivienda | D 5135,5235 80000; D 2408 15200; C 1110,1120 95200
dos jornaleros rozando potrero, tres días, a 55 mil el día cada uno, les di la plata en la mano | D 5105,5205,7205,2505,5135,5235,5145,5245,6105,7105 330000; C 1105 330000
el pintor que nos dejó lindo el salón de belleza cobra 480.000 pero se los quedo debiendo | D 5150,5250,5145,5245,5135,5235 480000; C 2335,2205,2380 480000
el lunes pagué parqueadero, 15.500 | D 5195,5295,5135,5235,5120,5220,5155,5255 15500; C 1105,1110,1120 15500 ON 2026-11-23
Sayco y Acinpro 612.000 por transferencia, q robo | D 5125,5225,5195,5295,5135,5235,5140,5240,5115,5215,5395 612000; C 1110,1120 612000
llantas de la buseta 1.760.000 a crédito en Llantas del Otún | D 5145,5245,1455,1435,5195,5295,6145,1540,7105 1760000; C 2335,2205,2380 1760000
una resma, tinta pa la impresora y grapas 73.250 efectivo | D 5195,5295 73250; C 1105 73250
comisión del datáfono, 21.730 que Redeban descontó de la cuenta | D 5305,5115,5215,5195,5295,5135,5235 21730; C 1110,1120 21730
95k del flete de la mercancia que traje de Maicao | D 5135,5235,1435,6205,5195,5295,6210 95000; C 1105,1110,1120 95000
hice el curso de manipulación de alimentos con las cocineras, 4 personas a 27.500, pagado por nequi | D 5105,5205,5195,5295,5135,5235 110000; C 1110,1120 110000
hotel y comida en Riohacha cuando fui por mercancía: 168.300 | D 5155,5255,5195,5295 168300; C 1105,1110,1120 168300
me consignó Ferretería La 80 los 485.000 que debía | D 1110,1120 485000; C 1305 485000
don Chucho abonó 35 mil a su cuenta del fiado | D 1105,1110,1120 35000; C 1305 35000
le abonamos 905.000 a Colanta de la factura pendiente, via transferencia | D 2205,2335,2380 905000; C 1110,1120 905000
cancelé la deuda con el proveedor de telas: 1.547.300 en efectivo | D 2205,2335,2380 1547300; C 1105 1547300
una clienta devolvió una blusa de 59.900 y le regresé la plata | D 4175,4135 59900; C 1105,1110,1120 59900
devolví al distribuidor 5 cajas de galletas vencidas por 88.400 en total, me lo descuentan de lo que le debo | D 2205,2335,2380 88400; C 1435,6225,6205 88400
recibí anticipo de 250 mil para una torta de quince años, por nequi | D 1110,1120 250000; C 2805,2705 250000
le adelanté 630.000 al ebanista que me va a hacer las vitrinas | D 1330 630000; C 1105,1110,1120 630000
El Banco Agrario me desembolsó 18 millones en la cuenta pa sembrar cacao en Tumaco | D 1110,1120 18000000; C 2105,2195 18000000
cuota de Bancamía: 412.000 a capital y 96.500 de intereses, la pagué en efectivo | D 2105,2195 412000; D 5305 96500; C 1105 508500
mi compadre Wilmer me prestó tres millones y medio en efectivo pa surtir | D 1105 3500000; C 2195,2380,2355,2105 3500000
metí de mi bolsillo 760 mil al negocio | D 1105,1110,1120 760000; C 3115,3105,3130,2355 760000
saqué 205 mil de la caja pal mercado de mi casa | D 1325,1310,3130,3105,3115,2355 205000; C 1105 205000
quincena de Leidy 711.500, pagada por Nequi | D 5105,5205,2505 711500; C 1110,1120 711500
nómina de noviembre de la panadería: sueldos 3.200.000, les descuento 128.000 de salud y 128.000 de pensión, neto por el banco | D 5105,5205,2505,7205 3200000; C 2370 128000; C 2370,2380 128000; C 1110,1120 2944000 OR D 5105,5205,2505,7205 3200000; C 2370,2380 256000; C 1110,1120 2944000
planilla de seguridad social 486.900 por PSE | D 2370,5105,5205,2380 486900; C 1110,1120 486900
causo las cesantías de Marlon: 1.423.500, quedan por pagar | D 5105,5205 1423500; C 2510,2610 1423500
provisión de la prima de los dos meseros por 237.250 | D 5105,5205,7205 237250; C 2610,2520,2510 237250
le pagué las vacaciones a Luz Dary, 656.000 efectivo | D 2525,2610,5105,5205 656000; C 1105 656000
pago a la DIAN del IVA del cuatrimestre, un millón ochenta y cuatro mil, PSE | D 2408 1084000; C 1110,1120 1084000
el ica bimestral en Bucaramanga me salió en 173.000, pagado desde la app del banco | D 5115,5215,2412 173000; C 1110,1120 173000
declaración de retefuente de octubre pagada, 129 mil, desde Bancolombia | D 2365 129000; C 1110,1120 129000
pasé 1.120.000 de la caja a la cuenta de ahorros | D 1110,1120 1120000; C 1105 1120000
retiré 350k del cajero para tener sencillo | D 1105 350000; C 1110,1120 350000
moví 275.000 de Nequi a Davivienda | D 1110,1120 275000; C 1110,1120 275000
horno de convección nuevo pal restaurante en 6.830.000, pagado con transferencia | D 1536,1520,1524 6830000; C 1110,1120 6830000
moto para los domicilios: vale 7.450.000, di 2 millones de inicial en efectivo y el saldo me lo financió Sufi | D 1540 7450000; C 1105 2000000; C 2105,2195,2335,2380 5450000
guadaña Stihl de 1.690.000 para la finca, sacada a credito en el almacén | D 1520 1690000; C 2335,2380,2205 1690000
Vendí la vitrina vieja por 400.000 en efectivo; costó 1.500.000 y ya tenía depreciado 1.200.000 | D 1105 400000; D 1592 1200000; C 1524,1520,1536 1500000; C 4245 100000
salió el camión Kodiak por 41.000.000 consignados; en libros costo 90.000.000 y depreciación acumulada 45.000.000 | D 1110,1120 41000000; D 1592 45000000; D 5310 4000000; C 1540 90000000
SOAT del furgón, 1.036.200 por PSE | D 5130,5230,1705 1036200; C 1110,1120 1036200
póliza todo riesgo del local por un año $1.284.000, a crédito con Sura | D 1705,5130,5230 1284000; C 2335,2380,2205 1284000
depreciación del mes de las máquinas de coser 83.300 | D 5160,5260,7305 83300; C 1592 83300
quiero provisionar 216.000 del fiado de Ramiro que ya no me va a pagar | D 5199,5299 216000; C 1399 216000
anoche se metieron al negocio y se robaron 315.000 de la caja | D 5310,5395,5315,5195,5295 315000; C 1105 315000 ON 2026-11-27
se pudrieron 40 kilos de tomate del inventario, 98.000 perdidos | D 5310,5395,5315,5195,5295,5199,5299,6135 98000; C 1435,1405,1430,6205,1499 98000
donamos ciento cincuenta y cinco mil a los bomberos voluntarios de Quibdó | D 5395,5195,5295,5315 155000; C 1105,1110,1120 155000
me abonaron 6.412 de intereses en la cuenta de ahorros | D 1110,1120 6412; C 4210 6412
cuota de manejo 15.890 que me bajaron de la cuenta | D 5305,5115,5215 15890; C 1110,1120 15890
el bendito 4x1000 de este mes: 33.460 | D 5115,5215,5305,5395 33460; C 1110,1120 33460
propinas que dejaron pa los meseros, 47 mil en efectivo, se las reparto después | D 1105 47000; C 2815,2380,2805,2810,2335,2505 47000
le presté 122.000 a Kevin el barbero y se los descuento en la quincena | D 1365,1370,1325,1380,1345,1330 122000; C 1105,1110,1120 122000
doña Nubia me pagó en efectivo el prestamito de 90 mil que yo le había hecho | D 1105 90000; C 1370,1365,1380,1345,1325,1305 90000
le debía 640.000 a Nutresa, por pagar antes me rebajaron 19.200 y transferí lo demás | D 2205,2335,2380 640000; C 4210,1435,6205,4250,4295 19200; C 1110,1120 620800
El Almacén Éxito canceló la factura de 1.800.000 con retefuente de 45.000, el resto cayó a la cuenta | D 1110,1120 1755000; D 1355 45000; C 1305 1800000
cuenta de cobro del soldador por reparar el remolque, 525.000, le retuve el 4% y le entregué el resto en efectivo | D 5145,5245,5135,5235 525000; C 2365 21000; C 1105 504000
pagamos el predial de la finca El Porvenir, 867.000 | D 5115,5215 867000; C 1105,1110,1120 867000
fotomulta del camión, 604.100, pagada en efectivo | D 5395,5315,5195,5295 604100; C 1105 604100
mi socio Edilberto aportó a la sociedad un tractor avaluado en 62.000.000 | D 1520,1540 62000000; C 3115,3105,3130,2355 62000000
la aseguradora me consignó 2.900.000 de indemnización por el robo de la moto | D 1110,1120 2900000; C 4255,4250,4295,1345,1380 2900000
dos meses de arriendo adelantados al dueño del local, $1.960.000 en total, transferencia | D 1705,1330,5120,5220 1960000; C 1110,1120 1960000
dejé 510.000 de depósito en garantía por la bodega, en plata blanca | D 1335,1330,1355,1380 510000; C 1105 510000
arrendé el potrero de atrás y ya me dieron el primer mes, 380.000 en efectivo | D 1105 380000; C 4220,4155,4105 380000
se entregó la torta de 420.000, habían dejado 170.000 de anticipo y el saldo llegó por Nequi | D 1110,1120 250000; D 2805,2705 170000; C 4140,4135,4120 420000
27.350 de intereses de mora al proveedor, efectivo | D 5305 27350; C 1105 27350
de la leche que vendí por 900.000 me descontaron 6.750 de cuota de fomento ganadero y el resto quedó en la cuenta | D 1110,1120 893250; D 5125,5225,5115,5215,5195,5295,5395 6750; C 4105,4135,4120 900000
pagué los 23.000 de la cuota del gotagota, 20 mil son de capital y 3 mil de interés | D 2195,2380,2355,2105 20000; D 5305 3000; C 1105,1110,1120 23000
compré un computador para la caja registradora, 2.261.000 IVA incluido, con transferencia | D 1528,1524 1900000; D 2408 361000; C 1110,1120 2261000 OR D 1528,1524 2261000; C 1110,1120 2261000
sobraron 3.200 al cuadrar la caja y nadie sabe por qué | D 1105 3200; C 4295,4250,4255,2380,2805 3200
Rappi me giró 812.000 por ventas de 980.000, se quedó con 168.000 de comisión | D 1110,1120 812000; D 5295,5195,5235,5135,5205,5305,5210,5110 168000; C 4140,4135,4120 980000
vendí unas camisas ayer y ya | ASK
le pagué lo de siempre al señor de las verduras | ASK
me entraron 505.000 al nequi y no sé de quién son ni por qué | ASK OR D 1110,1120 505000; C 2805,2380,2815,2810,2895 505000
le di 83 mil a Jorge | ASK
vendí 3 cafés en 9.000 y pagué 25.000 de hielo | TWO
compré carne por 140 mil en efectivo y también pagué el celular 45.900 | TWO
la peluquería vendió 310 mil hoy y aparte compré un secador en 187.000 | TWO
¿qué diferencia hay entre reteica y retefuente? | QUESTION
toca cobrar IVA si apenas tengo una tiendita en Leticia? | QUESTION
vos me podés explicar cómo se deprecia una vaca lechera? | QUESTION
q es eso de la partida doble pa q sirve | QUESTION
buenos diaaas mi rey | NOTHING
esta vaina no sirve pa un carajo | NOTHING
asdkj lkjj ñññ | NOTHING
qué aguacero tan verriondo en Quibdó, no vino ni un cliente | NOTHING
`;
