/** Eighty sentences of a teacher, half of them as textbooks phrase it, by somebody who had seen neither the engine nor a bank. At first sight 62 were right, 14 asked and 4 wrong. */
export const THIRTY_SECOND_STRANGERS = `
la socia Emilia le prestó a la empresa 6 millones por transferencia | D 1110,1120 6000000; C 2355,2195,2380 6000000
reembolso de caja menor: papelería 85.000, taxis 62.000 y cafetería 48.000, se gira cheque | D 5195,5295 195000; C 1110,1120 195000
Los socios aportan $ 40.000.000 en efectivo y un vehículo avaluado en $ 32.000.000 | D 1105 40000000; D 1540 32000000; C 3105,3115,3130 72000000
se causa industria y comercio del año por 2.760.000 | D 5115,5215 2760000; C 2412 2760000
ayer compré tela por cuatrocientos veinte mil pesos para hacer uniformes, pagué con la tarjeta débito | D 1405,6210,1435,6205 420000; C 1110,1120 420000 ON 2026-11-25
consigné en el banco 2.350.000 de la caja | D 1110,1120 2350000; C 1105 2350000
Ajuste: servicios públicos de noviembre que no han facturado, se estiman en $ 730.000 | D 5135,5235 730000; C 2335,2605 730000
compré un horno y no me acuerdo del precio, lo pagué a 3 cuotas | ASK
pago de la planilla de seguridad social causada por 1.283.700 por pse | D 2370,2380 1283700; C 1110,1120 1283700
se liquidan horas extras de noviembre por 320.000, se pagan el 30 con la nomina | D 5105,5205 320000; C 2505 320000
le vendi a doña Gladys un mercado por 96 mil, fiado, me paga a fin de mes | D 1305 96000; C 4135,4120 96000
facture a constructora el roble una asesoria por 4 millones mas iva, me retuvieron el 11 % y el resto lo consignaron al banco | D 1110,1120 4320000; D 1355 440000; C 4155,4135,4170,4235,4230,4145 4000000; C 2408 760000
amortizo un mes del arriendo que pagué por anticipado, 1.500.000 | D 5120,5220 1500000; C 1705 1500000
prestamo de 10.000.000 de Finandina, descontaron 150.000 de estudio de crédito y el resto llego a la cuenta | D 1110,1120 9850000; D 5305,5195,5140 150000; C 2105,2120,2115 10000000
Se cancela a proveedores la factura 5512 por $ 3.000.000 obteniendo un descuento por pronto pago del 5%, con cheque | D 2205 3000000; C 1110,1120 2850000; C 4210 150000
nevera exhibidora nueva pa la tienda tres millones doscientos cincuenta mil la pago en marzo | D 1520,1524,1536 3250000; C 2380,2335,2205 3250000
compré mercancía por 800 mil en efectivo y ya vendí la mitad en 700 mil por nequi | TWO
a fin de mes causo los intereses del CDT por 98.000, todavia no me los pagan | D 1345 98000; C 4210 98000 OR D 1345 98000; C 4210 98000 ON 2026-11-30
Marcela me pagó 450.000 de la deuda vieja: 150 en efectivo y 300 por Daviplata | D 1105 150000; D 1110,1120 300000; C 1305,1380 450000
pague la luz 312.400 por pse | D 5135,5235 312400; C 1110,1120 312400
surtí la tienda con 850 mil, pagué con Nequi | D 1435,6205 850000; C 1110,1120 850000
cuándo se usa la 2805 y cuándo la 2705? | QUESTION
Se legaliza anticipo de viaje de $ 400.000: hotel y pasajes $ 365.000, el empleado reintegra $ 35.000 en efectivo | D 5155,5255 365000; D 1105 35000; C 1330,1365 400000
por qué el IVA que cobro no es un ingreso mío | QUESTION
Se recibe consignación del cliente Muebles Paipa por $ 2.975.000 cancelando la factura FV-0192 | D 1110,1120 2975000; C 1305 2975000
el proveedor me rebajo 120 mil de la factura que le debo porque llego mercancia dañada | D 2205 120000; C 1435,6225,6205,4210,4250,4295 120000
mañana llevo el perro al veterinario a las 3 | NOTHING
nota crédito NC-14 al cliente Hotel Guatapé por 350.000 mas iva del 19, producto averiado, esa factura nos la debía | D 4175 350000; D 2408 66500; C 1305 416500
di 1.500.000 de depósito de garantía por el local, en efectivo | D 1335 1500000; C 1105 1500000
Se vende un equipo de cómputo en $ 900.000 en efectivo; costó $ 2.400.000 y tiene depreciación acumulada de $ 1.700.000 | D 1105 900000; D 1592 1700000; C 1528 2400000; C 4245 200000
depreciación mensual del camión: costó 96 millones, 10 años, línea recta | D 5160,5260 800000; C 1592 800000
dotación para el personal: 4 uniformes a 110.000, pago con tarjeta débito | D 5105,5205 440000; C 1110,1120 440000
explicame por que un gasto se causa si no lo he pagado | QUESTION
don Hernán me abonó 200 mil de lo que me debe, en efectivo | D 1105 200000; C 1305,1380 200000
Se vende mercancía a Almacenes Tunjuelito Ltda. por $ 5.600.000 más IVA del 19%, a 30 días, según factura FV-218 | D 1305 6664000; C 4135,4120 5600000; C 2408 1064000
Se causan intereses del crédito bancario por $ 275.000, por pagar | D 5305 275000; C 2335,2105 275000
me toco pagar el internet 89.900 con la tarjeta de credito | D 5135,5235 89900; C 2105,2120,2195,2335,2380,1110,1120 89900
provisión de prima de servicios del mes 541.300 | D 5105,5205 541300; C 2610,2520 541300
Anticipo de sueldo a Brayan 150.000 en efectivo el 10 | D 1365,1330,2505 150000; C 1105 150000 ON 2026-11-10
saqué 400k del cajero para la caja | D 1105 400000; C 1110,1120 400000
me prestaron 3 palos en una cooperativa y me los entregaron en efectivo | D 1105 3000000; C 2195,2105,2120,2380 3000000
el inquilino nos entregó 900.000 de depósito, consignados | D 1110,1120 900000; C 2810,2805,2815 900000
me pagaron por adelantado tres meses de arriendo del apartamento, 4.200.000 al banco | D 1110,1120 4200000; C 2705,2805 4200000
antier retire por ventanilla seiscientos mil pa la base de la caja | D 1105 600000; C 1110,1120 600000 ON 2026-11-24
Se causa nómina del mes: sueldos $ 6.000.000, auxilio de transporte $ 498.190, se deduce salud 4% y pensión 4% sobre los sueldos | D 5105,5205 6498190; C 2370 240000; C 2380,2370 240000; C 2505 6018190
le di al vendedor 250 mil pa gastos de viaje, despues me trae las facturas | D 1330,1365 250000; C 1105,1110,1120 250000
me compre una moto para los domicilios en 7 millones 400, a credito con el concesionario | D 1540 7400000; C 2380,2335,2205,2105,2120,2195 7400000
una clienta me devolvió 2 blusas de 55.000 y le regresé la plata en efectivo | D 4175 110000; C 1105 110000
Se decretan dividendos por $ 9.000.000 a los accionistas | D 3705,3605 9000000; C 2360 9000000
Se cancela arrendamiento del local por $ 2.300.000 más IVA del 19% y se practica retención en la fuente del 3,5%, con cheque de Davivienda | D 5120,5220 2300000; D 2408 437000; C 2365 80500; C 1110,1120 2656500
autorretención especial de renta del mes: 0,55% sobre ingresos de 80 millones | D 1355 440000; C 2365 440000
El proveedor Lácteos Pura Vaca nos despachó 300 bolsas de leche a 3.100 con plazo de 15 días | D 1405,6210,1435,6205 930000; C 2205 930000
compre 10 bultos de concentrado pa la venta a 98mil cada uno mas 60mil de flete todo en efectivo | D 1435,6205 1040000; C 1105 1040000 OR D 1435,6205 980000; D 5135,5235 60000; C 1105 1040000
nomina de Wilmer salario de 2.000.000 menos las deducciones, neto a pagar 2.300.000 | ASK
Se venden mercancías por $ 8.000.000 más IVA 19%, la mitad de contado en efectivo y la otra mitad a crédito; el costo de la mercancía es de $ 4.900.000 | D 1105 4760000; D 1305 4760000; D 6135,6120 4900000; C 4135,4120 8000000; C 2408 1520000; C 1435,1430 4900000
el banco me cobró 14.500 de cuota de manejo | D 5305 14500; C 1110,1120 14500
compramos computador para la oficina 3.570.000 iva del 19% incluido, de contado por transferencia | D 1528 3570000; C 1110,1120 3570000 OR D 1528 3000000; D 2408 570000; C 1110,1120 3570000
pase 500 mil de nequi a bancolombia | D 1110,1120 500000; C 1110,1120 500000
me llevé la plata de las ventas al corresponsal un millón ciento ochenta mil ya está en la cuenta de davivienda | D 1110,1120 1180000; C 1105 1180000
que es la depreciacion en linea recta | QUESTION
aboné un palo a la deuda con el distribuidor de carnes en efectivo | D 2205,2335,2380 1000000; C 1105 1000000
vendí unas camisetas por nequi | ASK
Se cancelan por banco los salarios por pagar por $ 6.018.190 | D 2505 6018190; C 1110,1120 6018190
aporté mi computador que vale 2.600.000 a la empresa | D 1528 2600000; C 3105,3115,3130 2600000
compra de mercancia por un total de 1.428.000 con iva del 19 incluido, factura 7741 a 60 dias | D 1435,6205 1200000; D 2408 228000; C 2205 1428000
la dian nos devolvió un saldo a favor de renta, 3.450.000 consignados al banco | D 1110,1120 3450000; C 1355,2404 3450000
le di a un cliente 3% de descuento por pagar antes, debía 2 millones y me transfirió el resto | D 1110,1120 1940000; D 5305,4175 60000; C 1305 2000000
entregué un comedor vendido en 2.000.000, ya me habían dado 500 mil de anticipo y el resto me lo pagan en 30 días | D 2805,2705 500000; D 1305 1500000; C 4135,4120 2000000
Se compra mercancía a crédito a Textiles del Otún por $ 3.750.000 más IVA 19% y se practica retención en la fuente del 2,5% | D 1435,6205 3750000; D 2408 712500; C 2365 93750; C 2205 4368750
volantes y pauta en facebook: 450k, pagados por transferencia el lunes | D 5235,5135,5295,5195 450000; C 1110,1120 450000 ON 2026-11-23
pagué el arriendo 1.200.000 por transferencia y además saqué 200 mil de la caja para mis cosas | TWO
el sábado vendí tres tortas de ochenta y cinco mil pesos cada una me transfirieron al daviplata | D 1110,1120 255000; C 4135,4120,4140 255000 ON 2026-11-21
devolví dos cajas de cerveza al distribuidor y me reembolsaron 144 mil por transferencia | D 1110,1120 144000; C 1435,6225,6205 144000
reconozco como ingreso un mes del arriendo que me pagaron anticipado, 1.400.000 | D 2705,2805 1400000; C 4220,4155 1400000
buenas hoy vendi 12 gorras a 35.000 c/u, pago en efectivo | D 1105 420000; C 4135,4120 420000
Se da de baja una impresora totalmente depreciada que costó $ 1.100.000 | D 1592 1100000; C 1528,1524 1100000
Provisión del impuesto de renta del 35% sobre una utilidad de $ 30.000.000 | D 5405 10500000; C 2404,2615 10500000
compre 50 kilos de harina a 4200 el kilo y pague de contado en efectivo | D 1405,6210,1435,6205 210000; C 1105 210000
arranco mi negocio con 5 millones que metí a la caja | D 1105 5000000; C 3105,3115,3130 5000000
¿qué diferencia hay entre una devolución en ventas y un descuento por pronto pago? | QUESTION
`;
