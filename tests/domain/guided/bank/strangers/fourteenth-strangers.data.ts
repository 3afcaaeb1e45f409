/**
 * A fifteenth bank, of owners and assistants of shops and services in Antioquia, Bogotá and the coast. Written in one go by
 * somebody who had seen neither the engine nor a bank, and kept as it was written. Its kinds of mistakes were mended after
 * it was scored, and the likely deeds are learnt from it.
 */
export const FOURTEENTH_STRANGERS = `
Vendí 85 mil en la tienda hoy, todo en efectivo | D 1105 85000; C 4135 85000
pagamos el recibo de la luz $312.400 por PSE desde bancolombia | D 5135,5235 312400; C 1110,1120 312400
ayer compre 20 bultos de cemento argos a 32.500 cada uno de contado, con plata de la caja | D 1435,6205 650000; C 1105 650000 ON 2026-11-25
me consignó doña Gloria 450 mil que me debia de los uniformes | D 1110,1120 450000; C 1305 450000
El arriendo del local, 1.800.000, lo pagué hoy por transferencia | D 5120,5220 1800000; C 1110,1120 1800000
Ventas del día: 1.245.300, de eso 800 mil en efectivo y lo demás por nequi | D 1105 800000; D 1105,1110,1120 445300; C 4135 1245300
le pague a postobon la factura que le debiamos 560.000 en efectivo | D 2205,2335 560000; C 1105 560000
Compré una vitrina para la panadería en 1 millón 200, transferencia | D 1520,1524 1200000; C 1110,1120 1200000
saqué 200 lucas de la caja pa mercar en la casa | D 1310,1325,1365,1380,2355,3105,3115,3130 200000; C 1105 200000
Consigné en el banco 2 millones de lo que había en caja | D 1110,1120 2000000; C 1105 2000000
pague la quincena de yuliana 715 mil por nequi | D 2505,5105,5205 715000; C 1105,1110,1120 715000
El banco me cobró 14.900 de cuota de manejo | D 5305 14900; C 1110,1120 14900
Vendí a crédito a la Constructora El Roble materiales por 3.400.000 más IVA, factura FE-221 | D 1305 4046000; C 4135 3400000; C 2408 646000
Corte de cabello y tinte para Marcela 120.000, pagó por daviplata | D 1105,1110,1120 120000; C 4135,4155,4170 120000
compramos aseo para el local, 47.800 en efectivo: límpido, trapero y jabón | D 5135,5195,5235,5295 47800; C 1105 47800
Le fié a don Hernán un mercadito de 63.500 | D 1305 63500; C 4135 63500
compré harina y azúcar para la panadería por 430.000 en efectivo | D 1405,1435,6205,6210,7105 430000; C 1105 430000
Pagamos el internet de Tigo, $89.900, débito automático de la cuenta de ahorros | D 5135,5235 89900; C 1110,1120 89900
le compre a distribuidora la 14 medicamentos para la drogueria por 2.350.000 a 30 dias | D 1435,6205 2350000; C 2205 2350000
La señora devolvió un vestido de 180.000 y le regresamos la plata en efectivo | D 4135,4175 180000; C 1105 180000
abono de 300 mil de Transportes Medina a la factura 118, en efectivo | D 1105 300000; C 1305 300000
Me presto el banco de bogotá 15 millones, ya estan en la cuenta | D 1110,1120 15000000; C 2105 15000000
Pagué la cuota del crédito del banco: 620.000 a capital y 145.000 de intereses, me la debitaron de la cuenta | D 2105 620000; D 5305 145000; C 1110,1120 765000
una resma de papel y unos lapiceros pa la oficina 38 mil, efectivo | D 5195,5295 38000; C 1105 38000
pago al contador sus honorarios de noviembre 600.000 por transferencia | D 5110,5210 600000; C 1110,1120 600000
Contador: honorarios 800.000, le hicimos retención del 10%, le giramos 720.000 por banco | D 5110,5210 800000; C 2365 80000; C 1110,1120 720000
Vendí en el almacén 595.000 IVA incluido, pagaron con tarjeta en el datáfono | D 1110,1120,1305,1380 595000; C 4135 500000; C 2408 95000
el lunes pagué 55.000 de domicilios al mensajero, de la caja | D 5135,5195,5235,5295 55000; C 1105 55000 ON 2026-11-23
gasté 32k en tinto y pan para los empleados, de la caja menor | D 5105,5195,5205,5295 32000; C 1105 32000
mi esposo metió 5 palos de su bolsillo a la cuenta bancaria del negocio como aporte | D 1110,1120 5000000; C 2355,3105,3115,3130 5000000
Pago de industria y comercio 420.000 por pse | D 2412,5115,5215 420000; C 1110,1120 420000
Compramos computador portátil Lenovo para la oficina, $2.380.000 con IVA incluido, transferencia | D 1528 2380000; C 1110,1120 2380000 OR D 1528 2000000; D 1355,2408 380000; C 1110,1120 2380000
vendimos 15 planes a San Andrés al grupo de la iglesia, a 1.200.000 cada uno, nos consignaron todo | D 1110,1120 18000000; C 2805,2815,4135,4140,4145,4155,4170 18000000
Don Álvaro dejó 500 mil de anticipo para el viaje a Cartagena en marzo, efectivo | D 1105 500000; C 2805 500000
Le di un anticipo de 350.000 al carpintero por los estantes, por nequi | D 1330 350000; C 1105,1110,1120 350000
Mensualidades del gimnasio de hoy: 12 a 70.000, todas en efectivo | D 1105 840000; C 4155,4160,4165,4170 840000
pague el agua y el gas, 98.000 y 43.500, en efectivo | D 5135,5235 98000; D 5135,5235 43500; C 1105 141500 OR D 5135,5235 141500; C 1105 141500 OR TWO
se me dañaron 12 kilos de tomate, eso valía 48.000, tocó botarlos | D 5195,5295,5299,5310,5315,5395,6135 48000; C 1435,6205 48000
Ay no, anoche se robaron 400 mil de la caja | D 1380,5310,5315,5395 400000; C 1105 400000 ON 2026-11-25
Pagué el SOAT de la moto del negocio, 780.000, con tarjeta débito | D 1705,5130,5230 780000; C 1110,1120 780000
La aseguradora nos pagó 3.200.000 por el daño de la vitrina, entró al banco | D 1110,1120 3200000; C 1380,4250,4255,4295 3200000
Compra de tornillos y puntillas a Ferretería Central de Medellín por $1.190.000 con IVA incluido, pagada de contado | D 1435,6205 1000000; D 2408 190000; C 1105,1110,1120 1190000 OR ASK
Compra a crédito de lácteos a Alpina por 860.000, vence el 15 de diciembre | D 1435,6205 860000; C 2205 860000
pagué a Alpina los 860 mil que les debía, por transferencia | D 2205 860000; C 1110,1120 860000
Hice una transferencia de 1 millon de bancolombia a davivienda, las dos cuentas son del negocio | D 1110,1120 1000000; C 1110,1120 1000000
Retiré 600 mil del cajero pa tener base en la caja | D 1105 600000; C 1110,1120 600000
pasé plata de nequi a la cuenta de bancolombia, 350.000 | D 1110,1120 350000; C 1105,1110,1120 350000
El datáfono me cobró comisión de 23.700 descontada de la cuenta | D 5305 23700; C 1110,1120 23700
Mantenimiento de la nevera, 150 mil al técnico en efectivo | D 5145,5245 150000; C 1105 150000
me fiaron unos repuestos pa vender en el taller, 740.000 en Repuestos La 33, a 15 días | D 1405,1435,1455,6205 740000; C 2205 740000
Reparación de motor del señor Cuesta: mano de obra 400.000 y repuestos 650.000, pagó por transferencia | D 1110,1120 1050000; C 4135,4155,4170 1050000 OR D 1110,1120 1050000; C 4135,4155,4170 400000; C 4135 650000
cuanto vendí en octubre? | QUESTION
¿Cómo hago para saber cuánto me deben los clientes? | QUESTION
buenos días mija, ya llegué al local | NOTHING
vendí unas cositas ayer a la vecina | ASK
pague la factura de claro | ASK
Vendí 300 mil: 100 mil en efectivo y 150 mil por nequi | ASK
Vendí 200 mil de contado y pagué 50 mil de pasajes en efectivo | TWO
Compré mercancía por 900 mil a crédito y además el cliente Pérez me abonó 200 mil al banco | TWO
Nómina de noviembre de Kelly: salario 1.800.000, le descuento 72.000 de salud y 72.000 de pensión, se le consignaron 1.656.000 | D 5105,5205 1800000; C 2370 72000; C 2370,2380 72000; C 1110,1120 1656000 OR D 5105,5205 1800000; C 2370,2380 144000; C 1110,1120 1656000
Pagamos la planilla de seguridad social 486.500 por pse | D 2370,2380,5105,5205 486500; C 1110,1120 486500
La planilla de octubre que debíamos: salud 150.000, pensión 280.000, arl 9.200 y caja de compensación 70.000, salió del banco | D 2370,5105,5205 150000; D 2370,2380,5105,5205 280000; D 2370,5105,5205 9200; D 2370,5105,5205 70000; C 1110,1120 509200 OR D 2370,2380,5105,5205 509200; C 1110,1120 509200
ya les pagué la prima a las muchachas | ASK
Liquidación de Brayan: cesantías 900.000, intereses 54.000, vacaciones 310.000, todo pagado por transferencia | D 2510,2610,5105,5205 900000; D 2515,2610,5105,5205 54000; D 2525,2610,5105,5205 310000; C 1110,1120 1264000 OR D 5105,5205 1264000; C 1110,1120 1264000
Depreciación del mes del horno, 95.000 | D 5160,5260,73 95000; C 1592 95000
Vendí la moto vieja del negocio en 2.500.000 en efectivo, había costado 6.000.000 y ya tenía depreciados 4.000.000 | D 1105 2500000; D 1592 4000000; C 1540 6000000; C 4245 500000
Vendí el computador viejo de la papelería por 400.000 a Nequi; había costado 1.800.000 y estaba depreciado en 1.200.000 | D 1105,1110,1120 400000; D 1592 1200000; D 5310 200000; C 1528 1800000
Pagué el IVA del bimestre 1.345.000 por pse a la dian | D 2408 1345000; C 1110,1120 1345000
Declaración de retención en la fuente de octubre, 278.000, pagada por pse | D 2365 278000; C 1110,1120 278000
El cliente Hotel Las Palmas pagó la factura de 2.000.000 y nos retuvo el 2,5%: entraron 1.950.000 al banco | D 1110,1120 1950000; D 1355 50000; C 1305 2000000
Prestamos un servicio de transporte turístico al Colegio San Ignacio por 1.500.000, nos hicieron rete del 3,5%, pagaron el neto al banco | D 1110,1120 1447500; D 1355 52500; C 4135,4140,4145,4155,4170 1500000
Compré mercancía por 4.000.000 más iva a crédito a Fabricato, con retefuente del 2.5% | D 1435,6205 4000000; D 2408 760000; C 2365 100000; C 2205 4660000
Colanta nos dio descuento por pronto pago de 40.000, le pagamos 760.000 de los 800.000 que debíamos, por banco | D 2205 800000; C 1110,1120 760000; C 4210,4295 40000
a don Jairo le perdoné 20 mil por pagar antes, debía 400 mil y pagó 380 mil en efectivo | D 1105 380000; D 4175,5305,5395 20000; C 1305 400000
devolví a Nacional de Chocolates mercancía vencida por 130.000, me la descuentan de lo que les debo | D 2205 130000; C 1435,6205,6225 130000
Publicidad en Instagram 120.000 con la tarjeta de crédito del negocio | D 5135,5195,5235,5295 120000; C 2105,2195,2335,2380 120000
pagué la tarjeta de credito del negocio 500 mil desde la cuenta de ahorros | D 2105,2195,2335,2380 500000; C 1110,1120 500000
celaduría de la cuadra, 60 mil, efectivo | D 5135,5235 60000; C 1105 60000
Pagué a la Cámara de Comercio la renovación: 412.000 por PSE | D 5115,5125,5140,5240 412000; C 1110,1120 412000
multa de la alcaldía por el espacio público 650.000, la pagué con efectivo de la caja | D 5315,5395 650000; C 1105 650000
Le preste 200 mil a la empleada Sandra, en efectivo, se los voy descontando de la quincena | D 1365 200000; C 1105 200000
A Sandra le tocaba la quincena de 750.000 menos 100.000 del préstamo que le hicimos, le di 650.000 en efectivo | D 2505,5105,5205 750000; C 1365 100000; C 1105 650000
Recibí el arriendo del parqueadero de atrás que alquilamos, 250.000 en efectivo | D 1105 250000; C 4155,4220 250000
me rindió la cuenta de ahorros 3.420 de intereses este mes | D 1110,1120 3420; C 4210 3420
18.600 de 4x1000 que descontó el banco | D 5115,5215,5305,5395 18600; C 1110,1120 18600
flete de la mercancía que llegó de Maicao 180.000 efectivo | D 1435,5135,5235,6205 180000; C 1105 180000
Compré bolsas y cajas de empaque para la panadería 76.000, efectivo | D 1405,1435,1455,1460,5195,5295,6205,6210 76000; C 1105 76000
Vendí 30 almuerzos a 15.000 en el restaurante, efectivo | D 1105 450000; C 4135,4140 450000
Almuerzos de hoy 864.000 con impoconsumo del 8% incluido, todo en efectivo | D 1105 864000; C 4135,4140 800000; C 24 64000
Compramos carne y verdura en la plaza para el restaurante: 275 mil | D 6140,1405,1435,6205,6210,7105 275000; C 2205,1105,1110,1120 275000 OR ASK
El viernes pasado vendí 1.100.000 en la boutique, mitad efectivo mitad transferencia | D 1105 550000; D 1110,1120 550000; C 4135 1100000 ON 2026-11-20
el 5 me pago la constructora el roble 4.046.000 de la factura FE-221 a la cuenta de bancolombia | D 1110,1120 4046000; C 1305 4046000 ON 2026-11-05
El 31 de octubre causamos el arriendo del local por 1.800.000, queda por pagar | D 5120,5220 1800000; C 2335 1800000 ON 2026-10-31
Llegó la luz de este mes por 290.000, la pago la otra semana | D 5135,5235 290000; C 2335 290000
Ya pagué la luz que debíamos, los 290 mil, por nequi | D 2335 290000; C 1105,1110,1120 290000
Llegaron 40 cajas de acetaminofén de Tecnoquímicas a 8.500 la caja, a crédito | D 1435,6205 340000; C 2205 340000
vendi en la farmacia trescientos veinte mil pesos en efectivo | D 1105 320000; C 4135 320000
ciento cincuenta mil de gasolina de la moto de los domicilios, en efectivo | D 5135,5145,5195,5235,5245,5295 150000; C 1105 150000
veintidós mil de taxi pa ir al centro a comprar | D 5135,5155,5195,5235,5255,5295 22000; C 1105,1110,1120 22000 OR ASK
Pagué pasajes de avión a Bogotá para ir a la feria 540.000 con la tarjeta débito | D 5155,5255 540000; C 1110,1120 540000
Rosa Mosquera me debe 95.000 hace dos años y no apareció más, eso ya lo doy por perdido | D 1399,5195,5199,5295,5299,5310,5315,5395 95000; C 1305 95000
Compré un lote para la bodega en 80 millones, 30 millones por transferencia y el resto con un préstamo del banco | D 1504 80000000; C 1110,1120 30000000; C 2105 50000000
Compré una moto AKT pa los domicilios en 7.200.000: 2.200.000 de cuota inicial por banco y lo demás a crédito con el concesionario | D 1540 7200000; C 1110,1120 2200000; C 2105,2195,2205,2335,2380 5000000
Seguro del local contra incendio, póliza anual 1.440.000 por transferencia | D 1705,5130,5230 1440000; C 1110,1120 1440000
Mi mamá me prestó 3 millones para el negocio, en efectivo | D 1105 3000000; C 2195,2335,2355,2380 3000000
Le devolví a mi mamá 1 millon del préstamo y 50 mil de intereses, en efectivo | D 2195,2335,2355,2380 1000000; D 5305 50000; C 1105 1050000
La Alcaldía de Soledad me consignó 1.250.000 de la papelería que les había fiado | D 1110,1120 1250000; C 1305 1250000
En el arqueo sobraron 8.000 en la caja | D 1105 8000; C 2380,2815,4250,4295 8000
Faltante de 25.000 en caja, lo responde la cajera Leidy | D 1365,1380 25000; C 1105 25000
cogí mercancía de la tienda pa la casa, 60 mil al costo | D 1310,1325,1365,1380,2355,3105,3115,3130 60000; C 1435,6135,6205 60000
Compramos 10 camisas a 45.000 c/u y 5 jeans a 80.000 c/u para la boutique, pagué por transferencia | D 1435,6205 850000; C 1110,1120 850000 OR D 1435,6205 450000; D 1435,6205 400000; C 1110,1120 850000
Vendí 8 cuadernos a 4.500 y 3 cajas de colores a 12.000, efectivo | D 1105 72000; C 4135 72000 OR D 1105 72000; C 4135 36000; C 4135 36000
Pintamos el local, 900.000 al pintor por Daviplata | D 5145,5150,5245,5250 900000; C 1105,1110,1120 900000
predial del local 1.150.000 por pse | D 2416,5115,5215 1150000; C 1110,1120 1150000
El anticipo de 500 mil que había dejado don Álvaro ya lo cruzamos con la factura de su viaje | D 2805 500000; C 1305,4135,4140,4145,4155,4170 500000
Llegaron los estantes del carpintero, costaron 1.000.000, le había dado 350.000 de anticipo y le pagué el resto en efectivo | D 1524 1000000; C 1330 350000; C 1105 650000
Pagué a Jhon 180 mil | ASK
Andrés compró 500 mil en la ferre, me dio 380 mil por nequi y quedó debiendo lo demás | D 1105,1110,1120 380000; D 1305 120000; C 4135 500000
Surtido de la miscelánea 1.500.000: 500 mil en efectivo, 600 mil por nequi y el resto a crédito | D 1435,6205 1500000; C 1105 500000; C 1105,1110,1120 600000; C 2205 400000
Le vendí al Éxito 2.000.000 más IVA a crédito, ellos retienen 2,5% en la fuente y 15% del IVA | D 1305 2273000; D 1355 50000; D 1355 57000; C 4135 2000000; C 2408 380000 OR D 1305 2273000; D 1355 107000; C 4135 2000000; C 2408 380000
Honorarios del abogado 1.000.000 más IVA, le practiqué retefuente del 11% y le pagué por transferencia | D 5110,5210 1000000; D 2408 190000; C 2365 110000; C 1110,1120 1080000
Consigné las cesantías de Kelly a Protección, 1.620.000 por PSE | D 2510,2610,5105,5205 1620000; C 1110,1120 1620000
dotación de las empleadas, 360.000 por transferencia | D 5105,5205 360000; C 1110,1120 360000
hoy no abrimos porque había paro, no se vendió nada | NOTHING
le mandé a un cliente una cotización por 500 mil, a ver si se anima | NOTHING
eche, cuadre rápido: uñas y cepillado de la señora Yadira 95 barras, en efectivo | D 1105 95000; C 4135,4155,4170 95000
qué es eso de la retención en la fuente, me toca cobrarla? | QUESTION
Comisión de la vendedora por lo de octubre, 120 mil, se la pasé por nequi | D 5105,5135,5195,5205,5235,5295,2335,2505 120000; C 1105,1110,1120 120000
amortización del seguro del local de este mes, 120.000, que lo tenía como pago anticipado | D 5130,5230 120000; C 1705 120000
Pagué el impuesto de renta del año pasado que estaba causado, 2.100.000 por transferencia | D 2404 2100000; C 1110,1120 2100000
`;
