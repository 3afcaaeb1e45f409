/** Rooms, office, repairs, snacks and gifts. The columns: `words-table.ts`. */
export const PREMISES_TABLE = `
arriendo | D | 5120 5002 gastos-administrativos | 4220 4001 otros-ingresos
alquiler | D | 5120 5002 gastos-administrativos | 4220 4001 otros-ingresos
arrendamiento | D | 5120 5002 gastos-administrativos | 4220 4001 otros-ingresos
canon de arrendamiento | D | 5120 5002 gastos-administrativos | 4220 4001 otros-ingresos
pago de arriendo | D | 5120 5002 gastos-administrativos | 4220 4001 otros-ingresos
arriendo del mes | D | 5120 5002 gastos-administrativos | 4220 4001 otros-ingresos
canon | D | 5120 5002 gastos-administrativos | 4220 4001 otros-ingresos
arriendo del local | D | 512010 5002 gastos-administrativos |
arriendo local | D | 512010 5002 gastos-administrativos |
arriendo bodega | D | 512010 5002 gastos-administrativos |
arriendo de la oficina | D | 512010 5002 gastos-administrativos |
pago arriendo local | D | 512010 5002 gastos-administrativos |
arriendo de local | D | 512010 5002 gastos-administrativos |
alquiler de maquinaria | D | 512015 5002 gastos-administrativos |
alquiler de equipo | D | 512015 5002 gastos-administrativos |
arriendo recibido | C |  | 4220 4001 otros-ingresos
ingreso por arriendo | C |  | 4220 4001 otros-ingresos
papelería | D | 519530 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
útiles de oficina | D | 519530 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
fotocopias | D | 519530 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
resma de papel | D | 519530 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
resmas | D | 519530 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
tóner | D | 519530 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
tinta | D | 519530 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
lapiceros | D | 519530 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
esferos | D | 519530 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
cuadernos | D | 519530 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
sellos | D | 519530 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
impresiones | D | 519530 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
papel | D | 519530 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
talonarios | D | 519530 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
compra de papelería | D | 519530 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
útiles | D | 519530 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
cartuchos | D | 519530 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
tinto | D | 519525 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
tintos | D | 519525 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
café | D | 519525 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
cafetería | D | 519525 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
azúcar | D | 519525 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
refrigerios | D | 519525 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
refrigerio | D | 519525 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
empanadas | D | 519525 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
galletas | D | 519525 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
botellón de agua | D | 519525 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
desayuno | D | 519525 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
vasos desechables | D | 519525 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
onces | D | 519525 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
aromática | D | 519525 5002 gastos-administrativos | 233595 2002 cuentas-por-pagar
gaseosa | ? | 519525 5002 gastos-administrativos | 4135 4001 ventas
gaseosas | ? | 519525 5002 gastos-administrativos | 4135 4001 ventas
arepa | ? | 519525 5002 gastos-administrativos | 4135 4001 ventas
arepas | ? | 519525 5002 gastos-administrativos | 4135 4001 ventas
pan | ? | 519525 5002 gastos-administrativos | 4135 4001 ventas
leche | ? | 519525 5002 gastos-administrativos | 4135 4001 ventas
elementos de aseo | D | 519525 5002 gastos-administrativos |
productos de aseo | D | 519525 5002 gastos-administrativos |
jabón | D | 519525 5002 gastos-administrativos |
papel higiénico | D | 519525 5002 gastos-administrativos |
trapero | D | 519525 5002 gastos-administrativos |
escoba | D | 519525 5002 gastos-administrativos |
servilletas | D | 519525 5002 gastos-administrativos |
detergente | D | 519525 5002 gastos-administrativos |
bolsas de basura | D | 519525 5002 gastos-administrativos |
límpido | D | 519525 5002 gastos-administrativos |
almuerzo | D | 519560 5002 gastos-administrativos |
almuerzos | D | 519560 5002 gastos-administrativos |
restaurante | D | 519560 5002 gastos-administrativos |
comida | D | 519560 5002 gastos-administrativos |
corrientazo | D | 519560 5002 gastos-administrativos |
almuerzo de trabajo | D | 519560 5002 gastos-administrativos |
almuerzos del personal | D | 519560 5002 gastos-administrativos |
libros | D | 519510 5002 gastos-administrativos |
periódico | D | 519510 5002 gastos-administrativos |
suscripciones | D | 519510 5002 gastos-administrativos |
revistas | D | 519510 5002 gastos-administrativos |
mantenimiento | D | 5145 5002 gastos-administrativos | 233535 2002 cuentas-por-pagar
reparación | D | 5145 5002 gastos-administrativos | 233535 2002 cuentas-por-pagar
reparaciones | D | 5145 5002 gastos-administrativos | 233535 2002 cuentas-por-pagar
arreglo | D | 5145 5002 gastos-administrativos | 233535 2002 cuentas-por-pagar
arreglos | D | 5145 5002 gastos-administrativos | 233535 2002 cuentas-por-pagar
plomero | D | 515015 5002 gastos-administrativos |
mantenimiento del local | D | 515015 5002 gastos-administrativos |
pintura del local | D | 515015 5002 gastos-administrativos |
reparaciones locativas | D | 515015 5002 gastos-administrativos |
remodelación | D | 515015 5002 gastos-administrativos |
cerrajero | D | 515015 5002 gastos-administrativos |
albañil | D | 515015 5002 gastos-administrativos |
adecuaciones | D | 515015 5002 gastos-administrativos |
electricista | D | 515005 5002 gastos-administrativos |
bombillos | D | 515005 5002 gastos-administrativos |
instalación eléctrica | D | 515005 5002 gastos-administrativos |
decoración | D | 515010 5002 gastos-administrativos |
flores | D | 515010 5002 gastos-administrativos |
mantenimiento de computador | D | 514525 5002 gastos-administrativos |
arreglo del computador | D | 514525 5002 gastos-administrativos |
reparación de computador | D | 514525 5002 gastos-administrativos |
arreglo de la nevera | D | 514515 5002 gastos-administrativos |
mantenimiento maquinaria | D | 514515 5002 gastos-administrativos |
mantenimiento aire acondicionado | D | 514520 5002 gastos-administrativos |
recarga de extintores | D | 514520 5002 gastos-administrativos |
sayco | D | 519515 5002 gastos-administrativos |
sayco y acinpro | D | 519515 5002 gastos-administrativos |
regalos | D | 519520 5002 gastos-administrativos |
atención a clientes | D | 519520 5002 gastos-administrativos |
gastos de representación | D | 519520 5002 gastos-administrativos |
ancheta | D | 519520 5002 gastos-administrativos |
propinas | ? | 519595 5002 gastos-administrativos | 281505 2002 cuentas-por-pagar
gastos varios | D | 5195 5002 gastos-administrativos |
varios | D | 5195 5002 gastos-administrativos |
otros gastos | D | 5195 5002 gastos-administrativos |
imprevistos | D | 5195 5002 gastos-administrativos |
gastos menores | D | 5195 5002 gastos-administrativos |
multa | D | 539520 5002 gastos-administrativos |
multas | D | 539520 5002 gastos-administrativos |
comparendo | D | 539520 5002 gastos-administrativos |
sanción | D | 539520 5002 gastos-administrativos |
sanción de la dian | D | 539520 5002 gastos-administrativos |
donación | ? | 539525 5002 gastos-administrativos | 429595 4001 otros-ingresos
donaciones | ? | 539525 5002 gastos-administrativos | 429595 4001 otros-ingresos
robo | D | 531040 5002 gastos-administrativos |
impuestos asumidos | D | 531520 5002 gastos-administrativos |
carne | ? | 519525 5002 gastos-administrativos | 4135 4001 ventas
mercado | ? | 519525 5002 gastos-administrativos | 4135 4001 ventas
tamales | ? | 519525 5002 gastos-administrativos | 4135 4001 ventas
pintor | D | 515015 5002 gastos-administrativos |
`;
