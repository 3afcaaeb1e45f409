/**
 * Ways of saying an operation, with "{}" for a thing of a family of `NOUNS`: each section tells the families, then what is
 * expected (as the banks of strangers write it), then the frames. None of them is of a bank.
 */
export const FRAMES = `
1435/4135 | D 1435,6205 500000; C 1105 500000
Se adquiere {} por 500.000 en efectivo
Se compra {} por 500.000 de contado en efectivo
Registre la compra de {} por 500.000 en efectivo
Contabilice la compra de {} para la venta por 500.000 en efectivo
Adquisición de {} para la venta por 500.000 en efectivo
La empresa adquiere {} para vender por 500.000 en efectivo
Comprar {} para vender por 500.000 en efectivo
fui al centro y compré {} pa revender, 500.000 en efectivo
me surtí de {} por 500.000 en efectivo
conseguí {} pa la tienda en 500.000, pagué en efectivo
traje {} por 500.000, todo en efectivo
hicimos una compra de {} por 500.000 en efectivo

1435/4135 | D 1435,6205 500000; C 2205 500000
me fiaron {} por 500.000
el proveedor me dejó {} por 500.000 a crédito
saqué fiado {} por 500.000 pa la tienda
me despacharon {} por 500.000 a 30 días
Se adquiere {} a crédito por 500.000
compré {} por 500.000 y quedé debiendo
el distribuidor nos surtió {} por 500.000 a 30 días

1405/4135 | D 1405,1435,6205,6210,1455 500000; C 1105 500000
compré {} para el taller por 500.000 en efectivo
Se adquiere {} para la producción por 500.000 en efectivo
Compra de {} por 500.000, pagada en efectivo
traje {} para trabajar, 500.000 en efectivo
pagué {} por 500.000 en efectivo

1455/4135 | D 1455,1405,1435,6205,5195,5295 120000; C 1105 120000
compré {} por 120.000 en efectivo
Compra de {}, 120.000 en efectivo
pagué 120.000 de {} en efectivo

1520 1524 1528 1532 1536 | D 15 3000000; C 1110,1120 3000000
compré una {} por 3.000.000 por transferencia
Se adquiere {} por 3.000.000 por transferencia
Compra de {} por 3.000.000 por transferencia bancaria
La empresa compra una {} por 3.000.000 y gira transferencia
pagué 3.000.000 por una {} nueva por transferencia
nos compramos una {} para el negocio, 3.000.000 por transferencia

519525 519530 529540 510551 | D 51,52 60000; C 1105 60000
compré {} por 60.000 en efectivo
Compra de {} por 60.000 en efectivo
gasté 60.000 en {} en efectivo
pagué {}, 60.000 en efectivo

513505/4155 513515/4155 513520/4155 515015/4130 514510/4155 514515/4155 514520/4155 514525/4155 514540/4135 523560/4155 | D 51,52 200000; C 1105 200000
pagué {} por 200.000 en efectivo
Se paga {} por 200.000 en efectivo
Pago de {} por 200.000 en efectivo
Se cancela {} por 200.000 en efectivo
gasté 200.000 en {} en efectivo
me tocó pagar {}, 200.000 en efectivo
Cancelación de {} por 200.000 en efectivo

513040 513075 514005 514015 519545 519565 530505 530515 | D 51,52,53 150000; C 1105 150000
pagué {} por 150.000 en efectivo
Se paga {} por 150.000 en efectivo
Pago de {}, 150.000 en efectivo
me tocó pagar {}, 150.000 en efectivo

1435/4135 1405/4135 | D 1105 400000; C 4135,4120,4105 400000
vendí {} por 400.000 en efectivo
Se vende {} por 400.000 en efectivo
hoy vendimos {} por 400.000 en efectivo
Registre la venta de {} por 400.000 en efectivo
un cliente me compró {} por 400.000 en efectivo
La empresa vende {} por 400.000 en efectivo
le vendí {} a una señora, 400.000 en efectivo
Venta de {} por 400.000 de contado en efectivo

1435/4135 | D 1305 400000; C 4135 400000
le fié {} a un cliente por 400.000
vendí {} a crédito por 400.000
facturé {} por 400.000 a 30 días
un cliente se llevó {} por 400.000 fiado
Se vende {} a crédito por 400.000
le vendí {} a la vecina, 400.000, me quedó debiendo

/4145 /4160 /4165 /4170 | D 1105 90000; C 41 90000
cobré {} por 90.000 en efectivo
hice {} y me pagaron 90.000 en efectivo
Se factura {} por 90.000 en efectivo
vendí {} por 90.000 en efectivo
un cliente me pagó {}, 90.000 en efectivo

none | D 1105,1110,1120 300000; C 1305 300000
un cliente me abonó 300.000 en efectivo
un cliente se puso al día con 300.000 en efectivo
recogí 300.000 de cartera en efectivo
cobré cartera por 300.000 en efectivo
me cayeron 300.000 de un cliente que me debía, por Nequi
Se recauda cartera por 300.000 en efectivo
Registre el recaudo de cartera por 300.000 en efectivo
El cliente cancela su factura por 300.000 en efectivo
recuperé 300.000 de un cliente que me debía, en efectivo
un cliente me canceló lo que debía, 300.000 en efectivo

none | D 2205 300000; C 1105,1110,1120 300000
le abroné 300.000 al proveedor en efectivo
le cuadré 300.000 al proveedor en efectivo
le pasé 300.000 al proveedor por Nequi
le mandé 300.000 al proveedor por Nequi
Se cancela a proveedores 300.000 en efectivo
Se abona a proveedores 300.000 en efectivo
Cancelación de deuda con proveedores por 300.000 en efectivo
saldé la cuenta con el proveedor, 300.000 en efectivo
me puse al día con el proveedor, 300.000 en efectivo

none | D 1105,1110,1120 800000; C 21 800000
me aprobaron y consignaron un préstamo de 800.000
Se obtiene préstamo bancario por 800.000, abonado en cuenta corriente
saqué un crédito de 800.000 en el banco
el banco me soltó un crédito de 800.000 en la cuenta
mi hermano me facilitó 800.000 en efectivo
mi cuñado me emprestó 800.000 en efectivo
empeñé la moto y me dieron 800.000 en efectivo

none | D 1365,1370,1330 80000; C 1105 80000
le emprestó 80.000 a un empleado, de la caja en efectivo OR ASK
le presté 80.000 a un empleado en efectivo
le empresté 80.000 a la empleada en efectivo
le facilité 80.000 a mi hermano en efectivo
le di un vale de 80.000 al ayudante en efectivo
le adelanté 80.000 de la quincena a la cajera en efectivo

none | D 1105,1110,1120 5000000; C 31 5000000
Los socios aportan 5.000.000 en efectivo
inyecté 5.000.000 al negocio por transferencia
capitalicé el negocio con 5.000.000 en efectivo
le metí 5.000.000 al negocio de mis ahorros en efectivo
Se constituye la sociedad con aportes de 5.000.000 en efectivo

none | D 51,52 200000; C 1105 200000
saldé el recibo de la luz, 200.000 en efectivo
cuadré el arriendo, 200.000 en efectivo
solté 200.000 por la luz en efectivo
se me fueron 200.000 en la luz, en efectivo
le cuadré la quincena a la cajera, 200.000 en efectivo
Desembolso por energía eléctrica de 200.000 en efectivo
`;
