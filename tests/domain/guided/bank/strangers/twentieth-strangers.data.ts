/**
 * A twenty-first bank, by the writer of the one before it and at the same time, who had seen neither the engine nor a
 * bank, and kept as it was written. Nobody read its sentences while the kinds of the others were mended, and nothing is
 * learnt from it: it measures what strangers meet.
 */
export const TWENTIETH_STRANGERS = `
Se constituye la empresa con aporte en efectivo de $20.000.000 del propietario. | D 1105 20000000; C 3130,3115,3105 20000000
hoy en la tienda hice 412 mil en efectivo vecina | D 1105 412000; C 4135,4120 412000 ON 2026-11-26
Se abre cuenta corriente en el Banco de Bogotá con $12.000.000 tomados de caja. | D 1110,1120 12000000; C 1105 12000000
el de la Postobón me dejó 8 canastas a 27.500 y le pagué de la caja | D 1435,6205 220000; C 1105 220000
Compra de mercancías a crédito a Distribuciones El Lago S.A.S., factura 4521, por $3.000.000 más IVA del 19 %, retención en la fuente 2,5 %. | D 1435,6205 3000000; D 2408 570000; C 2365 75000; C 2205,2335,2380 3495000
doña Carmenza pagó lo que tenia anotado en el cuaderno, 83.700, en efectivo | D 1105 83700; C 1305,1310 83700
Venta de mercancías de contado por $1.600.000 + IVA 19%. | D 1105,1110,1120 1904000; C 4135,4120 1600000; C 2408 304000
le fié a Wilmar un mercadito de 56.200 | D 1305,1310 56200; C 4135,4120 56200
Venta de mercancía a crédito a Almacenes Ríos Ltda por $5.000.000 más IVA; el cliente practica retefuente del 2,5% y reteIVA del 15%. | D 1305,1310 5682500; D 1355 125000; D 1355 142500; C 4135,4120 5000000; C 2408 950000 OR D 1305,1310 5682500; D 1355 267500; C 4135,4120 5000000; C 2408 950000 OR D 1305,1310 5950000; C 4135,4120 5000000; C 2408 950000
la nevera de la tienda se varó, el técnico me llevó 175 mil por Nequi | D 5145,5245,5150,5250 175000; C 1110,1120 175000
Pago de arrendamiento del local por $1.800.000 con cheque 00123, retención en la fuente 3,5%. | D 5120,5220 1800000; C 2365 63000; C 1110,1120 1737000
me robaron 230 mil de la caja anoche | D 5310,5315,5395,5195,5295,5199,5299,6135,1380 230000; C 1105 230000 ON 2026-11-25
Causación de honorarios del revisor fiscal por $2.000.000, IVA 19% y retefuente 11% | D 5110,5210 2000000; D 2408 380000; C 2365 220000; C 2335,2205,2380 2160000
Fotos de la boda de Lina y Andrés: $3.200.000, ya habían dado 1.000.000 de anticipo y hoy me transfirieron el resto | D 1110,1120 2200000; D 2805,2705 1000000; C 4170,4155,4135,4235 3200000 ON 2026-11-26
Se cancela mediante transferencia el saldo de la factura 4521 a Distribuciones El Lago por $3.495.000. | D 2205,2335,2380 3495000; C 1110,1120 3495000
me compré un lente Sigma pa la cámara, 2.890.000 a 6 cuotas con la tarjeta de crédito del negocio | D 1520,1524,1528 2890000; C 2105,2195,2380,2335,2120 2890000
Depreciación mensual del equipo de cómputo por $145.000 | D 5160,5260 145000; C 1592 145000
pagué 65 mil de la nube de Adobe este mes con tarjeta débito | D 5135,5235,5195,5295,1705,1710 65000; C 1110,1120 65000
Registre el consumo de servicios públicos: energía $320.000 y acueducto $118.000, cancelados con cheque. | D 5135,5235 320000; D 5135,5235 118000; C 1110,1120 438000 OR D 5135,5235 438000; C 1110,1120 438000
La agencia Pixel me pagó la cuenta de cobro #14 por diseño de logo: $900.000 menos 10% de retención, me cayó a Bancolombia | D 1110,1120 810000; D 1355 90000; C 4170,4155,4135,4235,1305,1310 900000
Nómina: se causa el sueldo de la secretaria por $1.750.905, quedando por pagar | D 5105,5205 1750905; C 2505 1750905
mandé cuenta de cobro a la Alcaldía de Chía por 4.500.000 por la página web que les entregué, todavía no pagan | D 1305,1310 4500000; C 4170,4155,4135,4235 4500000
Devolución de mercancía vendida a Almacenes Ríos por $400.000 más IVA, se abona a su cuenta. | D 4175,4135,4120 400000; D 2408 76000; C 1305,1310 476000
una empresa gringa me giró 600 dólares por la app que les hice, el banco me los monetizó en 2.316.000 | D 1110,1120 2316000; C 4170,4155,4135,4235,1305,1310 2316000
Se devuelve al proveedor El Lago mercancía por $250.000 más IVA, que se descuenta de la deuda | D 2205,2335,2380 297500; C 1435,6205,6225 250000; C 2408 47500
le pagué a un compañero freelance 700.000 por el frontend, por Daviplata | D 5110,5210,5135,5235 700000; C 1110,1120 700000
Nota débito del Banco Popular por comisiones $28.000 e IVA $5.320 | D 5305 28000; D 2408,5305,5115,5215 5320; C 1110,1120 33320 OR D 5305 33320; C 1110,1120 33320
instalé 8 tomas a 25.000 cada una en el apto de don Eliécer y me pagó en billete | D 1105 200000; C 4170,4155,4135,4235,4130 200000
El banco otorga préstamo por $15.000.000 a 36 meses y lo abona en cuenta, descontando estudio de crédito por $150.000. | D 1110,1120 14850000; D 5305,5110,5210,5195,5295,5140,5240 150000; C 2105,2195,2120,2380 15000000
compré cable calibre 12, dos rollos a 189 mil cada uno, en homecenter con tarjeta débito | D 1405,1435,6205,6210,1455,5195,5295,5145,5245,5150,5250 378000; C 1110,1120 378000
Se amortiza la cuota 4 del crédito: capital $416.667, intereses $198.333, total $615.000 por débito automático | D 2105,2195,2120,2380 416667; D 5305 198333; C 1110,1120 615000
traducción oficial 14 páginas a 38.000 c/u, el cliente me paga a fin de mes | D 1305,1310 532000; C 4170,4155,4135,4235 532000
Ejercicio 7: el 25 de noviembre la empresa vende de contado mercancía por $2.380.000 IVA incluido | D 1105,1110,1120 2380000; C 4135,4120 2000000; C 2408 380000 ON 2026-11-25
vendi 3 pares de tenis a 130 mil, me dieron 200 mil en efectivo y lo otro por nequi | D 1105 200000; D 1110,1120 190000; C 4135,4120 390000
Castigo de cartera de un cliente incobrable por $630.000 contra gasto, no había provisión. | D 5199,5299,5310,5315,5395,5195,5295 630000; C 1305,1310 630000
un cliente cambió unos zapatos de 110 mil por unos de 145 mil y pagó la diferencia en efectivo | D 1105 35000; C 4135,4120 35000 OR D 1105 35000; D 4175 110000; C 4135,4120 145000 OR TWO OR ASK
Se constituye provisión de cartera por $210.000 | D 5199,5299 210000; C 1399 210000
El arriendo del local de la heladería es 1.100.000, hoy pagué la mitad en efectivo y la otra mitad la debo | D 5120,5220 1100000; C 1105 550000; C 2335,2205,2380 550000 ON 2026-11-26
Compra de un escritorio y dos sillas para la oficina por $980.000 de contado | D 1524 980000; C 1105,1110,1120 980000
compré leche y fruta pal helado 134.600 | D 1405,1435,6205,6210,1455 134600; C 1105,1110,1120 134600 OR ASK
Pago de la póliza todo riesgo por un año, $1.440.000 con transferencia, se difiere | D 1705,1710 1440000; C 1110,1120 1440000
la máquina de helado suave la compré hace meses a crédito y hoy le pagué a Inducol la cuota de 480.000 por PSE | D 2335,2380,2205,2195,2105 480000; C 1110,1120 480000 ON 2026-11-26
Amortización del seguro pagado por anticipado, $120.000 del mes | D 5130,5230,5165,5265 120000; C 1705,1710 120000
vendí un Redmi en 749.900 por Addi, ellos me pagan en ocho días | D 1305,1310,1380,1345 749900; C 4135,4120 749900
Consignación de retenciones en la fuente del mes de octubre, formulario 350, por $418.000 desde el banco | D 2365 418000; C 1110,1120 418000
se me partió una pantalla que estaba en vitrina, me habia costado 68000, pérdida total | D 5310,5315,5395,5195,5295,5199,5299,6135 68000; C 1435,6205,1499 68000
Pago de la declaración de IVA del cuatrimestre $1.276.000 por PSE | D 2408 1276000; C 1110,1120 1276000
le devolví al distribuidor un lote de celulares malos que ya había pagado y me reintegró 320.000 a la cuenta | D 1110,1120 320000; C 1435,6205,6225 320000
Se causa el impuesto de industria y comercio del bimestre por $356.000 | D 5115,5215 356000; C 2412,2495,2335 356000
Montura y lentes formulados a la señora Jiménez por $420.000, dejó abono de 200.000 con datáfono y el resto al entregar | D 1110,1120,1305,1345,1380 200000; D 1305,1310 220000; C 4135,4120 420000 OR D 1110,1120,1305,1345,1380 200000; C 2805 200000 OR ASK
Cesantías del mes: se provisionan $145.850 de un trabajador. | D 5105,5205 145850; C 2610,2510 145850
le pagué al laboratorio óptico 6 pares de lentes a 41.500 el par, transferencia | D 1405,1435,6205,6210,1455,5135,5235,2205,2335,2380 249000; C 1110,1120 249000
Reembolso de caja menor con cheque por $287.600: papelería 92.600, taxis 105.000 y cafetería 90.000 | D 5195,5295 92600; D 5195,5295,5135,5235,5155,5255 105000; D 5195,5295 90000; C 1110,1120 287600 OR D 5195,5295 287600; C 1110,1120 287600
poda del jardín del edificio, 270.000, me los consignaron el miércoles | D 1110,1120 270000; C 4170,4155,4135,4235 270000 ON 2026-11-25
Se vende vehículo en $18.000.000 recibidos por transferencia; costo 25.000.000 y depreciación acumulada 10.000.000 | D 1110,1120 18000000; D 1592 10000000; C 1540 25000000; C 4245 3000000
gasolina pa la guadaña y el carrito 94.000 en efectivo | D 5195,5295,5135,5235,5155,5255 94000; C 1105 94000
Aporte del socio Fernández representado en una camioneta avaluada en $32.000.000. | D 1540 32000000; C 3130,3115,3105 32000000
atendí 5 pacientes a 110.000 cada uno, tres por transferencia y dos me quedaron debiendo | D 1110,1120 330000; D 1305,1310 220000; C 4165,4170,4155,4135,4235 550000
Anticipo al proveedor Textiles Omega por $2.500.000 girado con cheque 0456 | D 1330 2500000; C 1110,1120 2500000
consultorio por horas, 16 horas a 18.000, le transferí a la dueña | D 5120,5220 288000; C 1110,1120 288000
Recibimos mercancía de Textiles Omega por $4.000.000 más IVA, se aplica anticipo de $2.500.000 y el saldo a 30 días | D 1435,6205 4000000; D 2408 760000; C 1330 2500000; C 2205,2335,2380 2260000
el cliente del proceso laboral me pagó 2.500.000 de honorarios en efectivo, sin retención | D 1105 2500000; C 4170,4155,4135,4235,1305,1310 2500000
¿Cuál es la diferencia entre la cuenta 2205 y la 2335? | QUESTION
pagué copias y autenticaciones en la notaría por cuenta del cliente Rojas, 48.300 en efectivo, él me los reembolsa | D 1380,1305,1330,1310 48300; C 1105 48300
Se causa servicio de aseo prestado por Brillaseo por $600.000 sin IVA, retefuente 2%, a 30 días | D 5135,5235,5195,5295 600000; C 2365 12000; C 2335,2205,2380 588000
tatué una manga, cobré 850 lucas, ya me habían separado con 150 lucas | D 1105,1110,1120 700000; D 2805,2705 150000; C 4170,4155,4135,4235 850000 OR ASK
Comisión por ventas pagada a un vendedor externo, $730.000, retención 10 %, por transferencia | D 5135,5235,5110,5210,5195,5295,5305,5205,5105 730000; C 2365 73000; C 1110,1120 657000
compré tintas y agujas por 312.000, pedí por internet y pagué contra entrega en efectivo | D 1405,1435,6205,6210,1455,5195,5295 312000; C 1105 312000
Rendimientos de la cuenta de ahorros $12.480 menos retención en la fuente $874, el banco abonó el neto | D 1110,1120 11606; D 1355 874; C 4210 12480
hice un acarreo de Bosa a Suba, 180 mil en efectivo me dieron | D 1105 180000; C 4145,4170,4155,4135,4235 180000
Diferencia de arqueo: faltante en caja de 15.000 que se le cobra a la cajera | D 1365,1380 15000; C 1105 15000
tanqueé el camión 250.000 con la débito | D 5195,5295,5135,5235,5155,5255,7395,6145 250000; C 1110,1120 250000
Sobrante de caja por $7.300 | D 1105 7300; C 4295,2380 7300
SOAT del camión, 1.034.600 por PSE | D 5130,5230,1705 1034600; C 1110,1120 1034600
Descuento por pronto pago del 3% concedido a Almacenes Ríos: debía $2.000.000 y consignó $1.940.000 | D 1110,1120 1940000; D 5305,4175 60000; C 1305,1310 2000000
¿si compro un computador para la casa lo puedo meter como gasto del negocio? | QUESTION
Compra de papelería en el Éxito $178.500 IVA incluido, pagada con tarjeta débito empresarial | D 5195,5295 150000; D 2408 28500; C 1110,1120 178500
cogí ruedo a 9 pantalones a 12 mil en efectivo y pagué la luz, 71.200 por PSE | TWO
El trabajador solicita préstamo por 500.000 y se le gira por transferencia | D 1365 500000; C 1110,1120 500000
la modista de al lado me prestó 200.000 para surtir, en efectivo | D 1105 200000; C 2380,2195,2335,2105,2355 200000
Se liquida nómina: sueldo 2.000.000, auxilio de transporte 249.095, descuentos de salud 80.000 y pensión 80.000; se paga el neto por banco. | D 5105,5205,7205,2505 2000000; D 5105,5205,7205,2505 249095; C 2370,2380 80000; C 2370,2380 80000; C 1110,1120 2089095 OR D 5105,5205,7205,2505 2249095; C 2370,2380 160000; C 1110,1120 2089095 OR D 5105,5205,7205,2505 2000000; D 5105,5205,7205,2505 249095; C 2370,2380 160000; C 1110,1120 2089095 OR D 5105,5205,7205,2505 2249095; C 2370,2380 80000; C 2370,2380 80000; C 1110,1120 2089095
le devolví los 200 mil que me había prestado la modista, por nequi | D 2380,2195,2335,2105,2355 200000; C 1110,1120 200000
Profe, la empresa paga la matrícula mercantil en la Cámara de Comercio por 257.000 en efectivo, ¿así se registra? | D 5140,5240,5115,5215,5125,5225,5195,5295 257000; C 1105 257000 OR QUESTION
torta de tres pisos 380.000, me pagaron con QR ayer | D 1110,1120 380000; C 4140,4120,4135 380000 ON 2026-11-25
Ventas del día según cierre Z: base gravada 840.336, IVA 159.664, total 1.000.000 en efectivo | D 1105 1000000; C 4135,4120 840336; C 2408 159664
alquilé el toldo y las sillas a los de la parroquia por 160.000, me quedan debiendo | D 1305,1310,1380,1345 160000; C 4220,4170,4155,4135,4235 160000
Fact. compra 00981 del 23/11/2026, Tornillos JR, mantenimiento del local $420.000 + IVA, a crédito | D 5145,5245,5150,5250 420000; D 2408 79800; C 2335,2380,2205,2195 499800 ON 2026-11-23
ando pensando en sacarle un crédito a Bancamía, unos 5 millones | NOTHING
Recaudo de cartera: el viernes Muebles Andinos canceló la fact. 3302 por $1.230.000 en transferencia | D 1110,1120 1230000; C 1305,1310 1230000 ON 2026-11-20
buenas noches cómo va todo | NOTHING
causar factura de Claro del mes 142.900, vence el 5 de diciembre | D 5135,5235 142900; C 2335,2205,2380 142900
pagué una plata al proveedor | ASK
Reclasificar: gasto de 90.000 que quedó en servicios pero era papelería | D 5195,5295 90000; C 5135,5235 90000
vendí unas cositas por ahí | ASK
El contador dice que hay que mirar bien la conciliación la próxima semana | NOTHING
le pagué 300 mil a la niña que me ayuda en el local y compré bolsas por 42 mil, todo en efectivo | TWO
Cheque consignado del cliente Pérez que fue devuelto por fondos insuficientes, $875.000 | D 1305,1310,1380 875000; C 1110,1120 875000
entraron 520.000 de ventas por datáfono y me gasté 38.000 en almuerzos | TWO
Participaciones decretadas a los socios por 6.000.000 sobre utilidades acumuladas, pendientes de pago | D 3705,3605 6000000; C 2360,2355 6000000
ayer me cayeron 1.190.000 de la edición del video, eso ya va con el IVA incluido, a la cuenta de Davivienda | D 1110,1120 1190000; C 4170,4155,4135,4235 1000000; C 2408 190000 ON 2026-11-25
Se compra licencia anual de software contable por $1.071.000 IVA incluido, transferencia | D 1710,1705,1635,5135,5235,5195,5295,1528 900000; D 2408 171000; C 1110,1120 1071000
arreglé 4 bicis a 35 mil cada una, una la dejaron fiada | D 1105,1110,1120 105000; D 1305,1310 35000; C 4170,4155,4135,4235 140000 OR ASK
Compra de bodega por 120.000.000 financiada totalmente con el banco Caja Social | D 1516 120000000; C 2105,2195,2120,2380 120000000
compré cocos 60 mil en efectivo, y ayer vendí las cocadas en 145 mil | TWO
Se vende mercancía por $900.000 en efectivo y en la misma fecha se cancelan honorarios del abogado por $450.000 con cheque | TWO
saqué 400 mil del cajero para tener base en la caja | D 1105 400000; C 1110,1120 400000
Registrar el gravamen 4x1000 del extracto: $23.416 | D 5115,5215,5305,5315,5395 23416; C 1110,1120 23416
asdf 123 el gato caminó por el teclado | NOTHING
Se trasladan $3.000.000 de la cuenta corriente de Occidente a la de ahorros de Bancolombia | D 1110,1120 3000000; C 1110,1120 3000000
me gané 250.000 en la promoción de Alpina para tenderos, me los dieron en efectivo | D 1105 250000; C 4295,4210 250000
`;
