/**
 * A thirteenth bank, of a café, a workshop of motorcycles, a vet, a hardware store, a salon, a dentist, a lorry, a farm, a
 * restaurant, a studio, accountants, a building, a school, a clothes workshop and a drugstore. Written in one go by somebody
 * who had seen neither the engine nor a bank, for the 20th of November 2026, and kept as it was written. It was scored once
 * before anybody read it; nothing is learnt from it.
 */
export const TWELFTH_STRANGERS = `
Hoy se vendieron 480.000 en pan y parva, todo en efectivo | D 1105 480000; C 4135,4120 480000 ON 2026-11-20
compre 10 bultos de harina a 118.000 cada uno a Harinera del Valle, quedamos debiendo 30 dias | D 1405,1435,1455,6205,6210,7105 1180000; C 2205 1180000
pague el gas de la panaderia 214.500 por nequi | D 5135,5235,7335 214500; C 1110,1105,1120 214500
venta del dia: 350 mil efectivo, 120 mil por nequi y 90 mil con datafono | D 1105 350000; D 1110,1105,1120 120000; D 1110,1120,1305,1380 90000; C 4135,4120 560000
ayer se dañaron 40 panes y tocó botarlos, costaban 32 mil | D 5310,5395,5315,5199,5299,6135 32000; C 1435,1430 32000 ON 2026-11-19
Pagué a doña Marleny su quincena, 520.000 en efectivo | D 5105,5205,7205 520000; C 1105 520000
le fié 38 mil a la señora Rosalba la de los tamales, me paga el 30 | D 1305 38000; C 4135,4120 38000
huevos: 12 cubetas a 16.500, pagadas de contado al del campo | D 1405,1435,1455,6205,6210,7105 198000; C 1105,1110,1120 198000
Compré horno rotativo a Citalsa en 14.500.000, 30% de cuota inicial por transferencia y el resto a 6 meses | D 1520,1536 14500000; C 1110,1120 4350000; C 2205,2335,2380,2195 10150000
cambio aceite y filtro moto de Brayan 85000 pago efectivo | D 1105 85000; C 4135,4155,4170 85000
compra de repuestos a Auteco fra 88213, 1.190.000 iva incluido a 45 dias | D 1435,6205,1455 1000000; D 2408 190000; C 2205 1190000
Servicio técnico a la flota de Domicilios Express FE-120: 2 millones más IVA, nos retienen 4%, queda a 30 dias | D 1305 2300000; D 1355,135515 80000; C 2408 380000; C 4135,4155,4170 2000000
me pago domicilios express la FE-120, 2.300.000 a la cuenta de Davivienda | D 1110,1120 2300000; C 1305 2300000
le devolvi a Auteco un kit de arrastre q salio malo, 142.800 con iva, lo descuentan de lo q debemos | D 2205 142800; C 1435,6225,6205,1455 120000; C 2408 22800
Arriendo del taller noviembre 1.600.000 transferido a Don Hernán | D 5120,5220,7320 1600000; C 1110,1120 1600000
le presté 200 mil al mecánico, se los descuento en la otra quincena | D 1365,1330 200000; C 1105,1110,1120 200000
retire 800 mil del cajero y los meti a la caja | D 1105 800000; C 1110,1120 800000
llave de impacto pal taller un millon cien, la pague con la tarjeta debito | D 1520 1100000; C 1110,1120 1100000
Consulta y vacunas de Luna (perrita de la sra. Patricia Gómez) $145.000 tarjeta débito | D 1110,1120,1305,1380 145000; C 4165,4170,4155 145000
Compramos vacunas a Zoetis por 860.000, sin IVA, crédito 60 días | D 1435,6205,1455 860000; C 2205 860000
concentrado para perro, 3 bultos vendidos a 189.900 c/u, 2 en efectivo y 1 por daviplata | D 1105 379800; D 1110,1105,1120 189900; C 4135 569700
Pagamos la recolección de residuos peligrosos a Descont, fra 4471 por 96.000 desde bancolombia | D 5135,5235 96000; C 1110,1120 96000
el dueño de Max dejó 200.000 de abono para la cirugía del martes | D 1105,1110,1120 200000; C 2805 200000
operamos a Max, la cirugía vale 650.000, ya había dado 200.000 de anticipo y el resto lo pagó con transferencia | D 2805 200000; D 1110,1120 450000; C 4165,4170,4155 650000
antier guardería de 3 gatos 105 mil en efectivo | D 1105 105000; C 4165,4170,4155 105000 ON 2026-11-18
venta mostrador 2.380.000 con iva adentro, mitad efectivo mitad transferencia | D 1105 1190000; D 1110,1120 1190000; C 4135 2000000; C 2408 380000
50 bultos cemento gris a 29.500 + iva. fact 9921. cta por pagar | D 1435,6205 1475000; D 2408 280250; C 2205 1755250
Se le pagó a Pintuco la factura que debíamos, 3.410.000, con cheque | D 2205 3410000; C 1110 3410000
El Ing. Fabián Meza devolvió 4 tejas de las q llevó a crédito, $ 238.000 iva incluido | D 4175,4135 200000; D 2408 38000; C 1305 238000
Corona nos dio 3% por pronto pago sobre 5 millones que debíamos: pagamos 4.850.000 por banco | D 2205 5000000; C 1110,1120 4850000; C 4210,1435 150000
flete de la mercancia desde cartagena 320.000 en efectivo | D 1435,6205,5235,5135 320000; C 1105 320000
en el conteo de inventario faltaron 3 taladros, al costo 540.000 | D 5310,5395,5315,5199,5299,6135 540000; C 1435 540000
pague luz del local 418 mil y agua 96 mil x PSE | D 5135,5235 418000; D 5135,5235 96000; C 1110,1120 514000
El lunes le vendimos al maestro Tulio varilla y alambre por 1.428.000 IVA incluido a 20 días | D 1305 1428000; C 4135 1200000; C 2408 228000 ON 2026-11-16
cortes y tintes d hoy 430 lucas, 250 en efectivo y lo demas nequi | D 1105 250000; D 1110,1105,1120 180000; C 4170,4155 430000 ON 2026-11-20
compra tintes en la distribuidora Belleza Total por 612.000, con la tarjeta de credito del negocio | D 1455,1405,1435,6205,5195,5295,7105 612000; C 2105,2120,2335,2380,2195 612000
comision de Yuliana esta semana 310 mil se la di en efectivo | D 5105,5205,7205,5195,5295 310000; C 1105 310000
vendimos un secador viejo en 60mil efectivo, ya no valia nada en libros | D 1105 60000; C 4245,4295 60000
arriendo de silla: Camila me paga 150.000 semanales, hoy transfirio | D 1110,1120 150000; C 4220,4155,4170 150000 ON 2026-11-20
keratina a Doña Sofía 280 mil, dio 100 y quedo debiendo 180 | D 1105,1110,1120 100000; D 1305 180000; C 4170,4155 280000
El paciente Julián Rojas canceló la ortodoncia de este mes, 180.000 por transferencia | D 1110,1120 180000; C 4165,4170,4155 180000
Pago a Laboratorio Dental Sonrisas por coronas, cuenta de cobro 045, $740.000, transferencia Banco de Bogotá | D 6165,7405,5135,5235 740000; C 1110,1120 740000
Compré sillón odontológico usado en 9,5 millones, 4 millones de contado y 5,5 a 10 cuotas con el Dr. Peña | D 1532 9500000; C 1105,1110,1120 4000000; C 2205,2335,2380,2195 5500000
depreciación mensual del sillón y el compresor: 158.333 | D 5160,5260,7360 158333; C 1592 158333
Honorarios de la higienista oral 900 mil, retención 10%, pagado por banco | D 5110,6165,7405,5135 900000; C 2365 90000; C 1110,1120 810000
guantes, tapabocas y anestesia 327.400 en Dentales Antioquia, contado | D 1455,1405,1435,6205,5195,6165,7105 327400; C 1105,1110,1120 327400
09/11/2026 Colsanitas giró lo facturado en octubre: 3.200.000, descontó retención 11% 352.000, llegaron 2.848.000 al banco | D 1110,1120 2848000; D 1355,135515 352000; C 1305 3200000 ON 2026-11-09
viaje pasto-cali para Alpina, flete 1.850.000 a 30 días | D 1305 1850000; C 4145 1850000
tanqueada de la mula 380 mil efectivo | D 5195,5295,6145,7395 380000; C 1105 380000
peajes 62.400 | D 5195,5295,5155,5135,6145,7395 62400; C 1105,1110,1120 62400
cambié las 6 llantas traseras de la mula 8'400.000, crédito con Llantas del Sur, dos cuotas | D 5145,5245,6145,7345,1455 8400000; C 2205,2335 8400000
cuota del camión a Finesa: 2.100.000, 1.350.000 capital y 750.000 interes, débito automático | D 2105,2120,2195 1350000; D 5305 750000; C 1110,1120 2100000
soat del camion 1.120.000 x pse, vigente un año | D 1705,5130,5230,6145 1120000; C 1110,1120 1120000
Me anticiparon 600 mil pal ACPM del viaje a Ipiales, Transportes Rápido | D 1105,1110,1120 600000; C 2805 600000
el 3 de octubre le pagué al conductor Segundo Tulcán 950.000 efectivo, quedó sin anotar | D 5105,5205,7205 950000; C 1105 950000 ON 2026-10-03
vendi 12 cargas de café a la cooperativa a 2.650.000 la carga, consignaron a bancolombia | D 1110,1120 31800000; C 4105,4135 31800000
jornales de la semana: 9 trabajadores x 5 dias x 60 mil, en efectivo | D 7205,5105,6105,5205,1410 2700000; C 1105 2700000
abono triple 15, 20 bultos a 165.000, me lo fio Agroinsumos del Huila hasta la cosecha | D 1405,1455,1435,6205,6210,7105,6105,5195 3300000; C 2205,2335 3300000
Compré una vaca parida en la feria 4.200.000 de contado | D 1584 4200000; C 1105,1110,1120 4200000
me desembolsó el Banco Agrario 15 millones, crédito a 5 años | D 1110,1120 15000000; C 2105 15000000
pague el predial de la finca 480.000 | D 5115,5215,2416 480000; C 1105,1110,1120 480000
la mula se murió, estaba en libros por 1.800.000 | D 5310,5315,5395 1800000; C 1584 1800000
Almuerzos del domingo 1.240.000: 700 efectivo, 540 datáfono | D 1105 700000; D 1110,1120,1305,1380 540000; C 4140,4135 1240000 ON 2026-11-15
cena empresa Serport 12 personas 900 mil + 8% impoconsumo, pagan a 15 días | D 1305 972000; C 4140,4135 900000; C 2495,2408 72000
mercado en bazurto 386.200 efectivo | D 1405,1435,6205,6210,7105,6140 386200; C 1105 386200
entraron por datáfono 210.000 de propinas de los meseros, se les entregan el lunes | D 1110,1120,1305,1380 210000; C 2815,2380,2335,2895 210000
Recibo de Surtigas 233.000 llegó hoy, se paga el 30 | D 5135,5235,7335 233000; C 2335 233000 ON 2026-11-20
ya pagué lo de surtigas | ASK
multa de la Secretaría de Salud 1.300.000 pagada en bancolombia | D 5395 1300000; C 1110,1120 1300000
se partieron vasos y platos, los repusimos en el Éxito por 90mil de contado | D 5195,5295,5395 90000; C 1105,1110,1120 90000
pescado y camaron don Wilfrido 1.150.000, le doy 650 en efectivo y el resto el sabado q viene | D 1405,1435,6205,6210,7105,6140 1150000; C 1105 650000; C 2205,2335 500000
Cobré logo para Café Quindío 1,2 millones, me hicieron retefuente 11%, entró a mi cuenta de ahorros | D 1120,1110 1068000; D 1355,135515 132000; C 4155,4170,4230 1200000
suscripcion adobe 142 mil con la tc | D 5135,5195,5235,5295 142000; C 2105,2120,2335,2380,2195 142000
Facture a Hotel Termales branding 4.500.000, 50% ya me lo habian anticipado, el resto a 30 dias | D 2805 2250000; D 1305 2250000; C 4155,4170,4230 4500000
compré computador portatil 5.299.000 a 24 cuotas con la tarjeta de crédito | D 1528 5299000; C 2105,2120,2335,2380,2195 5299000
saque 400 mil de la cuenta pa mi mercado de la casa | D 3130,1325 400000; C 1110,1120 400000
me pagaron en dolares 800 por el diseño del menu, cliente de Miami | ASK
planilla de seguridad social mia 312.400 pagada x pse | D 5105,3130,1325,2370 312400; C 1110,1120 312400
Causar honorarios del abogado Dr. Restrepo por $1.500.000, retención en la fuente 11%, pagaderos a 30 días | D 5110 1500000; C 2365 165000; C 2335 1335000
Registrar pago de la declaración de retención en la fuente de octubre por $1.284.000, débito en la cuenta corriente | D 2365 1284000; C 1110 1284000
Contabilizar la provisión de cartera: 5% sobre clientes vencidos de $12.000.000 | D 5199,5299 600000; C 1399 600000
Declaración de IVA bimestre 5: saldo a pagar 3.467.000, cancelado el 18 de noviembre por PSE | D 2408 3467000; C 1110,1120 3467000 ON 2026-11-18
Prima de servicios causada del mes: 8,33% sobre nómina de 14.000.000 | D 5105,5205,7205 1166200; C 2610,2520 1166200
nota bancaria 31 de octubre: 4x1000 por 38.520, comisiones 22.300 e iva sobre comisión 4.237, bancolombia | D 5305,5115,5315,5395 38520; D 5305 22300; D 2408,5305,5115 4237; C 1110,1120 65057 ON 2026-10-31
Ajuste al peso $3 a favor en el pago al proveedor Sumimas, debíamos 450.003 y se giraron 450.000 del banco | D 2205 450003; C 1110,1120 450000; C 4295 3
distribuir utilidades 2025 a los socios 20 millones aprobadas en acta 14, se pagan el proximo mes | D 3705,3605 20000000; C 2360,2355 20000000
Pago ICA bimestral municipio de Rionegro 612.000 por banco | D 5115,2412,5215 612000; C 1110,1120 612000
Se causa la nómina de noviembre: sueldos 6.000.000, auxilio de transporte 500.000, descuento salud 240.000, pensión 240.000, el neto queda por pagar | D 5105,5205,7205 6000000; D 5105,5205,7205 500000; C 2370 240000; C 2380,2370 240000; C 2505 6020000
recaudo administracion apto 302 noviembre 285.000 consignado en av villas | D 1110,1120 285000; C 1305,4170,4155 285000
Facturación cuotas de administración noviembre: 64 aptos a 285.000 | D 1305 18240000; C 4170,4155 18240000
vigilancia Seguridad Atlas nov 7.850.000 mas iva, por pagar el 10 de diciembre | D 5135,5235 7850000; D 2408,5135,5115 1491500; C 2205,2335 9341500
intereses de mora del apto 501: 18.400, se cargan a su cuenta | D 1305,1345 18400; C 4210 18400
arreglo bomba de agua 640.000 a Hidrobombas, mitad hoy por transferencia y la otra mitad en 15 días | D 5145,5245 640000; C 1110,1120 320000; C 2205,2335 320000 ON 2026-11-20
alquiler salon social apto 804 $120.000 en efectivo y $100.000 de deposito que se devuelve, tambien en efectivo | D 1105 220000; C 4220,4155,4170 120000; C 2810,2815,2805,2380,2895 100000
seguro areas comunes 9.600.000 anual con Sura, financiado a 10 cuotas | D 1705,5130 9600000; C 2335,2205,2380,2195,2105,2120 9600000
se consignaron al conjunto 1.140.000 de cuatro meses atrasados del apto 1003, Davivienda | D 1110,1120 1140000; C 1305 1140000
pensiones del mes 23 niños por 310.000, 18 pagaron por transferencia y 5 quedaron debiendo | D 1110,1120 5580000; D 1305 1550000; C 4160 7130000
Matrícula de Salomé para el 2027: 450.000, recibida hoy en efectivo | D 1105 450000; C 2705,2805 450000 ON 2026-11-20
profesora Diana salario 1.800.000 menos salud y pensión 4% c/u, transferido | D 5105,5205,7205,6160 1800000; C 2370 72000; C 2380,2370 72000; C 1110,1120 1656000
plastilina, foami y temperas 187.650 papeleria El Lapiz contado | D 5195,5295,1455,6160 187650; C 1105,1110,1120 187650
reembolso de caja menor: taxis 34.000, cafeteria 56.000, fotocopias 18.000, gire cheque | D 5195,5295 34000; D 5195,5295 56000; D 5195,5295 18000; C 1110 108000
Creamos fondo de caja menor por 300.000, cheque 00045 a nombre de Nubia | D 1105,110510 300000; C 1110 300000
la ruta escolar de noviembre 1.900.000 la cobra don Ezequiel, se le paga a fin de mes | D 5135,5235,6160 1900000; C 2335,2205 1900000
compre tela 340 metros a 12.800 en Textiles Lafayette mas iva, a 60 dias | D 1405,1435,1455,6205,6210,7105 4352000; D 2408 826880; C 2205 5178880
Satelite de doña Gloria: 600 camisetas a 3.500 la confección, se le pagó la mitad en efectivo y la otra el viernes entrante | D 7405,7205,5135,1410,6120 2100000; C 1105 1050000; C 2205,2335 1050000
vendimos 500 jeans a Quito a 18 dolares cada uno, pagan a 60 dias | ASK
vendi 120 uniformes al Colegio San Jose 45.000 c/u mas iva, pagaron el 40% del total por transferencia y lo demas a 30 dias | D 1110,1120 2570400; D 1305 3855600; C 4120,4135 5400000; C 2408 1026000
la fileteadora la vendi en 1.300.000 transferencia, costo 4.000.000 y tenia depreciacion de 3.100.000 | D 1110,1120 1300000; D 1592 3100000; C 1520 4000000; C 4245 400000
dotacion operarias 560.000 pagado en efectivo a Calzado Leo el 12 de noviembre | D 5105,5205,7205 560000; C 1105 560000 ON 2026-11-12
botones hilos y cremalleras doscientos catorce mil doscientos con todo e iva de contado | D 1405,1435,1455,6205,6210,7105 180000; D 2408 34200; C 1105,1110,1120 214200
ventas drogueria viernes 13: $2.145.600, efectivo 1.560.600 tarjetas 585.000 | D 1105 1560600; D 1110,1120,1305,1380 585000; C 4135 2145600 ON 2026-11-13
pedido coopidrogas 6.780.000, 30 dias | D 1435,6205 6780000; C 2205 6780000
abono a coopidrogas 3 millones de lo q se debe, consignación bancolombia | D 2205 3000000; C 1110,1120 3000000
se vencieron medicamentos por 215.000 y no los reciben en devolucion | D 5310,5395,5315,5199,5299,6135 215000; C 1435 215000
al domiciliario le pagamos 6 domicilios a 4mil | D 5135,5235,5195,5295 24000; C 1105,1110,1120 24000
el arriendo subió, ahora son 2.350.000, lo pague el 5 en efectivo | D 5120,5220,7320 2350000; C 1105 2350000 ON 2026-11-05
la base de la registradora son 200 mil para vueltos, eso sigue igual | NOTHING
sobraron 7.500 en el arqueo de caja | D 1105 7500; C 4295 7500
aporte del socio Andrés, 10 palos a la cuenta de la empresa para capital | D 1110,1120 10000000; C 3105,3115,3130 10000000
metí 1 millon de mi bolsillo a la caja, me los devuelve el negocio en enero | D 1105 1000000; C 2355 1000000
rendimientos cuenta de ahorros 12.480 | D 1120,1110 12480; C 4210 12480
anticipo al carpintero para las vitrinas 700mil efectivo | D 1330 700000; C 1105 700000
llegaron las vitrinas, 1.900.000, ya le habia dado 700mil de anticipo y le quedamos debiendo el resto | D 1524 1900000; C 1330 700000; C 2205,2335,2380,2195 1200000
castigamos la deuda de Ferney 430.000 porque se fue del pueblo y no aparece | D 1399,5310,5199,5299,5395 430000; C 1305,1390 430000
pauta en instagram 250k con tarjeta débito | D 5235,5135,5195,5295 250000; C 1110,1120 250000
me llegó a la cuenta la plata del seguro por el robo, 3.700.000 sura | D 1110,1120 3700000; C 4255,1360,4250 3700000
doña Nelly abonó 60 mil x nequi a lo q debe | D 1110,1105,1120 60000; C 1305 60000
PILA de octubre 1.986.300 por PSE | D 2370,2380,5105 1986300; C 1110,1120 1986300
factura FE-233 a Obras del Caribe, 300.000 mas iva 19%, total 350.000, a credito | ASK
compra a don Luis 500 mil, pagué 300 mil efectivo y 300 mil nequi | ASK
pague la nomina y las liquidaciones de los 3 q se fueron | ASK
compre unas cosas x 230 | ASK
la aseguradora nos devolvió una parte de lo del seguro | ASK
vendí 90.000 de pan en efectivo y pagué 25.000 de leche en efectivo | TWO
Pagué la luz 180.000 por PSE y consigné 500.000 de la caja al banco | TWO
ayer me pagó Wilson en efectivo los 350.000 que debía y con eso mismo le aboné 350.000 a Auteco que le debia | TWO
compramos 2 millones en vacunas a crédito con Provet y vendimos 460.000 de contado | TWO
acuérdese q el martes viene el inspector de la DIAN | NOTHING
Cotizamos el techo con Juan en 3.200.000, todavía no decidimos | NOTHING
la alcaldía pidió 30 refrigerios para diciembre, todavía no han dado un peso ni firmado | NOTHING
`;
