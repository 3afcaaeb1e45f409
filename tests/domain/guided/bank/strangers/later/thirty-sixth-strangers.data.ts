/** Sixty more, forty as textbooks and twenty as accountants phrase them, by who mended the kinds of the two banks before and then wrote these in one go. */
export const THIRTY_SIXTH_STRANGERS = `
La sociedad inicia operaciones con aportes de los socios: efectivo $ 12.000.000 y mercancías $ 8.000.000 | D 1105 12000000; D 1435 8000000; C 3105,3115,3130 20000000
La empresa compra a crédito 100 unidades de mercancía a $ 45.000 cada una, IVA 19 %, plazo 60 días | D 1435,6205 4500000; D 2408 855000; C 2205 5355000
Se adquieren muebles y enseres por $ 3.600.000 mediante transferencia bancaria | D 1524 3600000; C 1110,1120 3600000
Se compra equipo de computación por $ 4.100.000, se paga la mitad en efectivo y la otra mitad a 60 días | D 1528 4100000; C 1105 2050000; C 2335,2205,2380 2050000
El 10 de noviembre se venden mercancías al contado por $ 2.400.000 más IVA del 19 %, recibiendo cheque | D 1105,1110 2856000; C 41 2400000; C 2408 456000 ON 2026-11-10
Según factura N° 312 se venden mercancías a crédito a Comercial Los Andes por $ 5.500.000 más IVA | D 1305 6545000; C 41 5500000; C 2408 1045000
Comercial Los Andes devuelve mercancía por $ 500.000 de la venta a crédito | D 4175 500000; C 1305 500000
Comercial Los Andes cancela $ 2.000.000 de su deuda mediante consignación | D 1110,1120 2000000; C 1305 2000000
Se concede al cliente un descuento por pronto pago de $ 85.000 sobre su factura de $ 1.700.000, que cancela en efectivo | D 1105 1615000; D 5305 85000; C 1305 1700000
Se cancela al proveedor la factura N° 77 por $ 4.000.000 con descuento del 2 % por pronto pago, girando cheque | D 2205 4000000; C 4210 80000; C 1110 3920000
Se causa el arrendamiento del mes por $ 1.500.000 | D 5120,5220 1500000; C 2335 1500000
Se registra el pago de la energía del mes por $ 278.000 con cheque N° 21 | D 5135,5235 278000; C 1110 278000
Se contabiliza el consumo de papelería por $ 64.000 pagado en efectivo | D 5195,5295 64000; C 1105 64000
Se efectúa el pago de la nómina del mes por $ 7.200.000 mediante dispersión bancaria | D 5105,5205,2505 7200000; C 1110,1120 7200000
Se registra la depreciación de muebles por $ 60.000 | D 5160,5260 60000; C 1592 60000
Se registra la depreciación acumulada del edificio correspondiente al mes, $ 833.333 | D 5160,5260 833333; C 1592 833333
Se contabiliza el deterioro de cartera por $ 240.000 | D 5199,5299 240000; C 1399 240000
Se provisionan las vacaciones del mes por $ 187.000 | D 5105,5205 187000; C 2610,2525 187000
Se provisiona la prima de servicios por $ 374.000 | D 5105,5205 374000; C 2610,2520 374000
El trabajador legaliza el avance de $ 650.000 para viáticos: hospedaje $ 400.000 y transporte $ 250.000 | D 5155,5255 400000; D 5155,5255 250000; C 1330,1365 650000 OR D 5155,5255 650000; C 1330,1365 650000
El gerente legaliza gastos de viaje por $ 1.200.000, había recibido anticipo de $ 1.000.000, se le reembolsa la diferencia en cheque | D 5155,5255 1200000; C 1330,1365 1000000; C 1110 200000
Reposición del fondo de caja menor: taxis $ 32.000, refrigerios $ 27.000, fotocopias $ 11.000, mediante cheque | D 5195,5295 70000; C 1110 70000 OR D 5195,5295 32000; D 5195,5295 27000; D 5195,5295 11000; C 1110 70000 OR D 5195,5295 32000; D 5195,5295 38000; C 1110 70000 OR D 5195,5295 59000; D 5195,5295 11000; C 1110 70000 OR D 5195,5295 43000; D 5195,5295 27000; C 1110 70000
Se disminuye el fondo de caja menor en $ 200.000, que se consignan en el banco | D 1110,1120 200000; C 1105 200000
La empresa recibe un préstamo de Davivienda por $ 18.000.000 a 24 meses, consignado en cuenta de ahorros | D 1120,1110 18000000; C 2105 18000000
Se amortiza el préstamo bancario: abono a capital $ 750.000 e intereses $ 180.000 mediante débito automático | D 2105 750000; D 5305 180000; C 1110,1120 930000
Se causan intereses del préstamo por $ 165.000 | D 5305 165000; C 2335 165000
Nota débito bancaria por chequera $ 45.000 | D 5305,5195 45000; C 1110 45000
Nota crédito: el banco abona rendimientos por $ 14.300 | D 1110,1120 14300; C 4210 14300
Se compra una póliza de seguro por un año por $ 1.800.000, pagada de contado en efectivo | D 1705,5130 1800000; C 1105 1800000
Se registra el gasto de seguro del mes por $ 150.000, que había sido pagado por anticipado | D 5130,5230 150000; C 1705 150000
Un cliente entrega anticipo de $ 1.000.000 en efectivo para la fabricación de un mueble | D 1105 1000000; C 2805 1000000
Se entrega la mercancía por $ 3.000.000 al cliente que había anticipado $ 1.000.000; el saldo lo cancela en efectivo | D 2805 1000000; D 1105 2000000; C 41 3000000
Se gira anticipo al contratista para obra por $ 2.500.000 con cheque | D 1330 2500000; C 1110 2500000
Se presenta la declaración de retención en la fuente y se paga $ 486.000 en el banco | D 2365 486000; C 1110,1120 486000
Se compra mercancía por $ 2.000.000 más IVA 19 %, se practica retención en la fuente del 2,5 % y se paga con cheque | D 1435,6205 2000000; D 2408 380000; C 2365 50000; C 1110 2330000
Los socios decretan dividendos por $ 4.500.000 | D 3605,3705 4500000; C 2360 4500000
El socio Pérez retira $ 600.000 en efectivo como préstamo | D 1325,1365 600000; C 1105 600000
Se vende a crédito | ASK
¿Qué diferencia hay entre nota crédito y nota débito? | QUESTION
Se compra mercancía a crédito por $ 1.100.000 y se consignan $ 800.000 en el banco | TWO
CE 45 abono proveedor Lácteos Rey 600.000 cheque | D 2205 600000; C 1110 600000
RC 102 Juan Mora abona a cartera 350.000 efectivo | D 1105 350000; C 1305 350000
FC 8841 compra empaques Plásticos JM 420.000 + IVA, contado efectivo | D 1435,1455,6205,5195,5295,1405,1460 420000; D 2408 79800; C 1105 499800
Causación honorarios asesor tributario 900.000, rtefte 11% | D 5110 900000; C 2365 99000; C 2335 801000
Pago honorarios causados asesor tributario 801.000 transferencia | D 2335 801000; C 1110,1120 801000
Causar vigilancia noviembre 2.300.000 + IVA 19% | D 5135,5235 2300000; D 2408 437000; C 2335 2737000
Venta servicios de diseño 1.600.000 + IVA, cliente practica rete 4%, crédito | D 1305 1840000; D 1355 64000; C 41 1600000; C 2408 304000
Ventas del día 2.142.000 IVA incluido: Nequi 642.000 y efectivo 1.500.000 | D 1110,1120 642000; D 1105 1500000; C 41 1800000; C 2408 342000
Abono a capital crédito Bancolombia 1.500.000 por PSE | D 2105 1500000; C 1110,1120 1500000
Cuota de manejo tarjeta débito 13.900 según extracto | D 5305 13900; C 1110,1120 13900
Intereses corrientes tarjeta de crédito 42.600 causados | D 5305 42600; C 2335,2105,2120 42600
Consignación de ventas 1.230.000 de caja a Bancolombia | D 1110,1120 1230000; C 1105 1230000
Cesantías consolidadas consignadas al fondo 3.450.000 | D 2510 3450000; C 1110,1120 3450000 OR ASK
Aportes parafiscales causados de noviembre 310.000 | D 5105,5205 310000; C 2370 310000
Retiro definitivo de computador dañado, costo 2.000.000, depreciación 2.000.000 | D 1592 2000000; C 1528 2000000
Compra combustible moto mensajería 28.000 caja menor | D 5195,5295,5245,5135,5235 28000; C 1105 28000
Prestación de servicios contables noviembre Cliente Mar Azul 750.000, crédito | D 1305 750000; C 41 750000
Factura Movistar telefonía 96.400 por pagar | D 5135,5235 96400; C 2335 96400
Donación a Fundación Semilla 200.000 transferencia | D 5395 200000; C 1110,1120 200000
Ajuste retefuente mal practicada | ASK
`;
