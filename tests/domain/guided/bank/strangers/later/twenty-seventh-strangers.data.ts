/**
 * A twenty-eighth bank of 122, of many people and trades, written on 2026-11-28 by somebody who had seen neither the engine
 * nor a bank, and kept as it was written. "Today" is that day. When the engine first saw it 88 were right and 5 wrong. Its
 * misses were read since; the likely deeds are not learnt from it.
 */
export const TWENTY_SEVENTH_STRANGERS = `
Comisión del datáfono Redeban 73.215 descontada de la cuenta | D 5305,5115,5215,5295,5195 73215; C 1110,1120 73215
poliza todo riesgo del local 1.360.000 a la aseguradora Sura, debito automatico | D 5130,5230,1705 1360000; C 1110,1120 1360000
asdfgh jjj ñññ | NOTHING
impuesto de renta del año pasado: 4.872.000 transferidos a la DIAN | D 2404,5405 4872000; C 1110,1120 4872000
Arreglaron la nevera de los helados y cobraron 175 mil, pagué por Nequi | D 5145,5245 175000; C 1110,1120 175000
Nos cobró Servientrega 47.850 por el envio d un paquete, efectivo | D 5135,5235,5195,5295 47850; C 1105 47850
saqué 520 mil del cajero para la base de caja | D 1105 520000; C 1110,1120 520000
vendimos 12 bultos de concentrado a 94mil c/u a la finca El Porvenir y ellos nos transfirieron a bancolombia | D 1110,1120 1128000; C 4135,4120,4105,4140,4155,4170,4175 1128000
qué más mijo, póngale 83 mil de ventas de la cigarrería | D 1105,1110,1120 83000; C 4135,4120,4105,4140,4155,4170,4175 83000
Don Gildardo vino y me pagó los 52.700 que me debía | D 1105,1110,1120 52700; C 1305 52700
compra de tornilleria a crédito por 1.428.000 iva incluido | D 1435,6205,6210,1405,1455,7105 1200000; D 2408 228000; C 2205,2335,2380 1428000
Factura de Alpina por quinientos trece mil doscientos de lácteos pa la tienda, contra entrega en efectivo | D 1435,6205,6210,1405,1455,7105 513200; C 1105 513200
impuesto vehicular 352.000 de la furgoneta | D 5115,5215,2440 352000; C 1105,1110,1120 352000
compre inventario de repuestos d moto x 985.600 con nequi | D 1435,6205,6210,1405,1455,7105 985600; C 1110,1120 985600
le consigné 650k a mi proveedor de quesos por lo que le debo, quedo debiendole otros 410k | D 2205,2335,2380 650000; C 1110,1120 650000
una donación se puede deducir de renta | QUESTION
pague los sueldos 1.8 millones, y el recibo del agua 64 mil | TWO
El anticipo del Régimen Simple, bimestre 5, salió en 764.000 por banco | D 1355,2404,5405,5115,5215 764000; C 1110,1120 764000
entraron propinas por 94.500 en efectivo, son pa los meseros | D 1105 94500; C 2380,2815,2505,2335,2805 94500
Consigné las cesantías al fondo Protección, 2.940.000 por PSE | D 2510,2610,5105,5205 2940000; C 1110,1120 2940000
compramos por Mercado Libre fundas de celular para vender, 268.750, con la tarjeta de crédito de la empresa | D 1435,6205,6210,1405,1455,7105 268750; C 2105,1110,1120,2195,2335,2380,2205 268750
computador para la oficina 2.380.000 IVA incluido por transferencia | D 1528 2000000; D 2408 380000; C 1110,1120 2380000 OR D 1528 2380000; C 1110,1120 2380000
le alquilé el salón de eventos a una quinceañera por 950 mil, ya me los consignó | D 1110,1120 950000; C 4155,4220,4170,4140,4135,4230,4235 950000
le pagué la prima a los dos empleados, 650.300 a cada uno, por transferencia | D 2520,2610,2515,5105,5205,2505 1300600; C 1110,1120 1300600
parqueadero mensual del carro de reparto, ciento sesenta mil, con Nequi | D 5195,5295,5120,5220,5135,5235 160000; C 1110,1120 160000
amortice el seguro pagado por anticipado, 113.300 este mes | D 5130,5230,5165,5265 113300; C 1705 113300
se metieron los ladrones y se llevaron 467.000 de la caja | D 5310,5315,5395,5195,5295,1380,1345 467000; C 1105 467000
Por el flete Bogotá–Pasto facturamos 4.100.000 y la empresa nos retuvo 1% de fuente antes de consignar | D 1110,1120 4059000; D 1355 41000; C 4145,4155,4170,4135,4230,4235 4100000
al cuadrar la caja me sobraron 8.500 | D 1105 8500; C 4295,4250,4255,2380,2815 8500
Compra de insumos de estética (keratina, tintes) $438.000 con mi tarjeta débito | D 1405,1455,1435,7105,6205,6210,5195,5295 438000; C 1110,1120 438000
Suscripción anual del software de facturación 599.900 IVA incluido, tarjeta débito | D 5135,5235,5195,5295,5165,5265,1705,1635 504118; D 2408 95782; C 1110,1120 599900
Remisión 0087: mercancía a crédito para Distrimax por 7.836.000 + IVA | D 1305 9324840; C 4135,4120,4105,4140,4155,4170,4175 7836000; C 2408 1488840
flores de Rionegro pa la floristería, 211.300, pago en mano | D 1435,6205,6210,1405,1455,7105 211300; C 1105 211300
Ingresos de la barbería el sabado pasado: 540.000 efectivo y 315.000 nequi | D 1105 540000; D 1110,1120 315000; C 4155,4170,4135,4230,4235 855000 ON 2026-11-21
Se venció el CDT de 9.000.000: me lo devolvieron más 262.500 de intereses menos 10.500 de retención, todo a la cuenta | D 1110,1120 9252000; D 1355 10500; C 1225,1245,1295 9000000; C 4210 262500
se me venció mercancía por $79.600, la boté | D 5310,5315,5395,5195,5295,5299,5199,1499,6135,6205 79600; C 1435,6205 79600
El miércoles compré 60 pollos a 19.700 al mayorista y me los fió | D 1435,6205,6210,1405,1455,7105 1182000; C 2205,2335,2380 1182000 ON 2026-11-25
el banco me descontó 16.900 de cuota de manejo | D 5305,5115,5215 16900; C 1110,1120 16900
aporté mi portátil al negocio, avaluado en 1.750.000 | D 1528,1524 1750000; C 3130,3115,3105,2355 1750000
cobré a don Julio 90 mil que debía, y con eso aboné al proveedor de gas 70 mil | TWO
Despachamos a Cali 18 cajas de aguacate hass a 57.300 cada caja, nos consignaron la mitad en Davivienda y la otra mitad a 15 días | D 1110,1120 515700; D 1305 515700; C 4135,4120,4105,4140,4155,4170,4175 1031400
anota lo mismo que la vez pasada | ASK OR NOTHING
qué diferencia hay entre la 1110 y la 1120? | QUESTION
Invertí 10 millones en un CDT a 90 días con plata de la cuenta de ahorros | D 1225,1245,1295 10000000; C 1120,1110 10000000
Ayer la caja de la panadería cerró con ventas de 1.147.350, de eso 402.150 entraron por QR y lo demás billete | D 1105 745200; D 1110,1120 402150; C 4135,4120,4140,4155,4170,4175 1147350 ON 2026-11-27
Vendí tres cobijas térmicas a 48.500 cada una, todo en efectivo | D 1105 145500; C 4135,4120,4105,4140,4155,4170,4175 145500
Causamos la nómina de noviembre: sueldos 5.600.000, auxilio de transporte 498.000, descuentos de salud y pensión 448.000, el neto queda por pagar | D 5105,5205 6098000; C 2370,2380 448000; C 2505 5650000
Ayer metí 738 mil en mercancía para la miscelánea, la mitad salió de la caja y la otra de Daviplata | D 1435,6205,6210,1405,1455,7105 738000; C 1105 369000; C 1110,1120 369000 ON 2026-11-27
le presté 203 mil a la mesera, se los descuento de la quincena | D 1365,1330,1370,1380 203000; C 1105,1110,1120 203000
Me prestaron 5.200.000 en el banco; aparte vendí una nevera usada en 390.000 en efectivo | TWO
devolví al proveedor 5 cajas de jugo dañadas, 233.000, me las descuenta de lo que le debo | D 2205,2335,2380 233000; C 1435,6225,6205,1405 233000
el banco me prestó 8.000.000 pero descontó 240.000 de estudio de crédito y me abonó 7.760.000 | D 1110,1120 7760000; D 5305,5115,5215 240000; C 2105,2195 8000000
la DIAN me devolvió el saldo a favor de renta: 1.918.000 a la cuenta | D 1110,1120 1918000; C 1355 1918000
publicidad en Facebook 255k con la tarjeta | D 5235,5135,5295,5195 255000; C 1110,1120,2105,2195 255000
La aseguradora nos indemnizó con 4.350.000 por el robo, consignación | D 1110,1120 4350000; C 4255,4250,4295,1345,1380 4350000
vendimos la torta de quince años en 284 y pagaron con nekki | D 1110,1120 284000; C 4135,4120,4140,4155,4170 284000
vos apuntá: entré 25 kilos de hilo a 32.400 el kilo para el taller de confección, los quedé debiendo | D 1405,1435,7105,6205,6210,1455 810000; C 2205,2335,2380 810000
ICA bimestral a la alcaldía de Bello, 186.000 | D 2412,5115,5215 186000; C 1105,1110,1120 186000
cuándo me toca declarar iva si soy responsable | QUESTION
Cliente canceló su factura pendiente de 3.570.000 pero descontó 75.000 de retefuente, transferencia | D 1110,1120 3495000; D 1355 75000; C 1305 3570000
compre semillas y abono para el vivero, me valio 164.900 | D 1435,1405,6205,6210,1455,7105,1445,5195,5295 164900; C 1105,1110,1120 164900
compramos cemento a Argos pa vender, 6.200.000 mas iva, reteica 0,8% que le descontamos, pago por banco | D 1435,6205,6210,1405,1455,7105 6200000; D 2408 1178000; C 2368 49600; C 1110,1120 7328400
cobré cartera por 980.000: 600 mil en efectivo, 380 mil consignados | D 1105 600000; D 1110,1120 380000; C 1305 980000
quincena de Leidy 711.750 en efectivo | D 5105,5205,2505 711750; C 1105 711750
capacitación en BPM para las cocineras, 384.000, por transferencia el 3 de noviembre | D 5105,5205,5195,5295,5135,5235 384000; C 1110,1120 384000 ON 2026-11-03
facturé mantenimiento de 4 aires acondicionados por 640.000 más iva a Clínica San Rafael, pagan a 30 días | D 1305 761600; C 4155,4170,4135,4230,4235 640000; C 2408 121600
Le presté a mi primo 1.110.000 de la caja del negocio | D 1370,1380,1345,1325,1365,1310 1110000; C 1105 1110000
Doña Nubia se llevo fiado un mercadito de 73.200 | D 1305 73200; C 4135,4120,4105,4140,4155,4170,4175 73200
pagué el IVA del cuatrimestre a la DIAN, 2.318.000, botón de pagos del banco | D 2408 2318000; C 1110,1120 2318000
Compra de computadores para la venta: $14.300.000 más IVA, con retención en la fuente del 2,5%, saldo a crédito del proveedor Mayorista Tech | D 1435,6205,6210,1405,1455,7105 14300000; D 2408 2717000; C 2365 357500; C 2205,2335,2380 16659500
peajes de ayer 58.600 | D 5195,5295,5155,5255,5135,5235 58600; C 1105,1110,1120 58600 ON 2026-11-27
don Aurelio se voló y nunca pagó, doy por perdida su deuda de 338.000 | D 5199,5299,1399,5310,5395,5315 338000; C 1305,1399,1390 338000
llegó la mercancía por 3.100.000 del proveedor al que le habíamos girado anticipo por 1.080.000; el saldo queda a crédito | D 1435,6205,6210,1405,1455,7105 3100000; C 1330 1080000; C 2205,2335,2380 2020000
Resma y tóner para la oficina, 263.000 más IVA, en efectivo | D 5195,5295 263000; D 2408 49970; C 1105 312970
10 docenas de huevos a 6.800 la docena vendidas a la tienda de Chucho, me debe | D 1305 68000; C 4135,4120,4105,4140,4155,4170,4175 68000
El 21 de noviembre vendí 9 uniformes deportivos al colegio La Salle a $65.900 cada uno, quedaron de pagar en enero | D 1305 593100; C 4135,4120,4105,4140,4155,4170,4175 593100 ON 2026-11-21
Le pagamos al diseñador 1.400.000 por su servicio y le retuvimos el 4%, nequi | D 5135,5235,5110,5210,5195,5295 1400000; C 2365 56000; C 1110,1120 1344000
autenticaciones en la notaría por 31.150 | D 5140,5240 31150; C 1105,1110,1120 31150
Corte y barba 28 lucas, me pagaron por Daviplata | D 1110,1120 28000; C 4155,4170,4135,4230,4235 28000
Comprámos 100 resmas para revender a 17.250 cada una mas IVA, a 60 dias | D 1435,6205,6210,1405,1455,7105 1725000; D 2408 327750; C 2205,2335,2380 2052750
le pagué al proveedor | ASK
Consigné en el banco 1.760.000 en efectivo que tenía en la caja | D 1110,1120 1760000; C 1105 1760000
pagué la luz del local, 318.640 | D 5135,5235 318640; C 1105,1110,1120 318640
me entraron 505 mil al nequi y no sé de qué | ASK
la quincena del Yeison era de 608 mil pero le descontamos los 155 mil que se le habían adelantado; lo demás se lo di en efectivo | D 5105,5205,2505 608000; C 1365,1330,1380 155000; C 1105 453000
Compré 20 cajas de cerveza para surtir a 46.800 la caja, pagadas de contado | D 1435,6205,6210,1405,1455,7105 936000; C 1105,1110,1120 936000
importación de juguetes para el almacén: 9.480.000 pagados con transferencia al exterior | D 1435,1465,6205,6210,1405,1455,7105 9480000; C 1110,1120 9480000
Vendimos 2 motobombas, cada una a 1.130.000, con IVA adicional, cliente pagó en cheque | D 1110,1105,1120 2689400; C 4135,4120,4105,4140,4155,4170,4175 2260000; C 2408 429400
le adelanté 910 mil al carpintero que me va a hacer las estanterías | D 1330 910000; C 1105,1110,1120 910000
Pasamos tarjeta de crédito del cliente por 1 millón 86 mil de unas gafas progresivas | D 1110,1120,1305,1345 1086000; C 4135,4120,4105,4140,4155,4170,4175,4165 1086000
harina, levadura y mantequilla para la panadería, 394 mil, con la tarjeta débito del negocio | D 1405,1435,7105,6205,6210,1455 394000; C 1110,1120 394000
ese programa suyo no sirve pa un carajo | NOTHING
taxi pa llevar el pedido: 18.700 | D 5195,5295,5135,5235 18700; C 1105,1110,1120 18700
Anticipo al proveedor chino de 5.430.000 por giro bancario | D 1330 5430000; C 1110,1120 5430000
compre escobas, límpido y jabón pal aseo del negocio x 61.800 | D 5195,5295,5135,5235 61800; C 1105,1110,1120 61800
mañana de pronto llueve y no abro el local | NOTHING
La novia separó el vestido con 245 mil en efectivo | D 1105 245000; C 2805,2705 245000
Intereses de mora que me cobró el proveedor: 27.450 en efectivo | D 5305 27450; C 1105 27450
Predial del local 1.093.500 en efectivo | D 5115,5215,2416 1093500; C 1105 1093500
recibo del acueducto del negocio: ochenta y siete mil cuatrocientos, lo cancelé en un Efecty | D 5135,5235 87400; C 1105,1110,1120 87400
Me entró por transferencia 2'450.000 del diseño de la página web de Café Tostao, sin iva | D 1110,1120 2450000; C 4155,4170,4135,4230,4235 2450000
Pagué la cuota del crédito del Banco Agrario: 415.300 de capital y 138.700 de intereses | D 2105,2195 415300; D 5305 138700; C 1105,1110,1120 554000
recibí de Bavaria 15 canastas, factura por 742.900, la pago el otro viernes | D 1435,6205,6210,1405,1455,7105 742900; C 2205,2335,2380 742900
viáticos del vendedor a Montería: hotel 190 mil y comida 83 mil en efectivo | D 5255,5155 273000; C 1105 273000
Honorarios del abogado por $2.700.000 con retención del 11%, pagados por transferencia | D 5110,5210 2700000; C 2365 297000; C 1110,1120 2403000
vendí medio millón en bisutería, 120 mil en efectivo, 200 mil por nequi y lo otro quedó debiéndomelo la Yurany | D 1105 120000; D 1110,1120 200000; D 1305 180000; C 4135,4120,4105,4140,4155,4170,4175 500000
uniformes para los meseros por 890.000, fiado con Confecciones Dany | D 5105,5205,5195,5295 890000; C 2335,2205,2380 890000
mi esposo se llevó pa la casa una licuadora de la tienda, al costo vale 98.000 | D 1325,1310,3130,3105,3115,2355 98000; C 1435,6205 98000
multa de tránsito por mal parqueo de la camioneta, $604.100, la pagué por PSE | D 5395,5315,5195,5295,5115,5215 604100; C 1110,1120 604100
sumercé, anote ahí que vendí dos cargas de papa en 340 mil pesos la carga, al contado | D 1105,1110,1120 680000; C 4135,4120,4105,4140,4155,4170,4175 680000
Mercancía pa la boutique: 3.650.000 + IVA, transferencia a Textiles Lafayette | D 1435,6205,6210,1405,1455,7105 3650000; D 2408 693500; C 1110,1120 4343500
fiado a don Pacho | ASK
una moto para los domicilios en 7.450.000, di 2.100.000 de cuota inicial por banco y el resto lo financió el banco Crezcamos | D 1540 7450000; C 1110,1120 2100000; C 2105,2195,2335,2380 5350000
vendí unas cositas en la plaza | ASK
mantenimiento de la máquina de coser $ 95.000 el jueves | D 5145,5245 95000; C 1105,1110,1120 95000 ON 2026-11-26
Se facturó por $1.904.000 IVA incluido la instalación de cámaras en el edificio Torres del Parque, transferencia inmediata | D 1110,1120 1904000; C 4155,4170,4135,4230,4235,4130 1600000; C 2408 304000
jornal de la semana de los obreros 2.385.000, menos 190.800 de salud y pensión, les giré el neto | D 5105,5205,7205,2505 2385000; C 2370,2380 190800; C 1110,1120 2194200
Pagué lo que debía de la tarjeta de crédito del negocio, 873.000, desde Bancolombia | D 2105,2195,2380,2335,2205 873000; C 1110,1120 873000
le devolvi a mi suegra 710 mil de lo que me prestó | D 2195,2380,2355,2105,2335 710000; C 1105,1110,1120 710000
abono de 305 mil a la factura que le debemos a Quala, en efectivo | D 2205,2335,2380 305000; C 1105 305000
botamos un computador dañado que en libros todavía valía 640.000 | D 5310,5315,5395 640000; C 1528 640000
saqué 350 mil de la caja para el mercado de mi casa | D 1325,1310,3130,3105,3115,2355 350000; C 1105 350000
`;
