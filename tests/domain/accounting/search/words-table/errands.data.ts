/** Vehicles, journeys, insurance, papers and professionals. The columns: `words-table.ts`. */
export const ERRANDS_TABLE = `
taxi | D | 519545 5002 gastos-administrativos |
taxis | D | 519545 5002 gastos-administrativos |
bus | D | 519545 5002 gastos-administrativos |
uber | D | 519545 5002 gastos-administrativos |
transmilenio | D | 519545 5002 gastos-administrativos |
buses | D | 519545 5002 gastos-administrativos |
pasajes | D | 519545 5002 gastos-administrativos |
didi | D | 519545 5002 gastos-administrativos |
mototaxi | D | 519545 5002 gastos-administrativos |
pasajes de bus urbano | D | 519545 5002 gastos-administrativos |
parqueadero | D | 519565 5002 gastos-administrativos |
parqueaderos | D | 519565 5002 gastos-administrativos |
parqueo | D | 519565 5002 gastos-administrativos |
estacionamiento | D | 519565 5002 gastos-administrativos |
gasolina | D | 519535 5002 gastos-administrativos |
acpm | D | 519535 5002 gastos-administrativos |
combustible | D | 519535 5002 gastos-administrativos |
tanqueada | D | 519535 5002 gastos-administrativos |
gasolina de la moto | D | 519535 5002 gastos-administrativos |
combustibles | D | 519535 5002 gastos-administrativos |
tanqueo | D | 519535 5002 gastos-administrativos |
peaje | D | 519595 5002 gastos-administrativos |
peajes | D | 519595 5002 gastos-administrativos |
pago de peajes | D | 519595 5002 gastos-administrativos |
hotel | D | 515505 5002 gastos-administrativos |
hospedaje | D | 515505 5002 gastos-administrativos |
alojamiento | D | 515505 5002 gastos-administrativos |
viáticos | ? | 515505 5002 gastos-administrativos | 233560 2002 cuentas-por-pagar
tiquetes aéreos | D | 515515 5002 gastos-administrativos |
pasaje aéreo | D | 515515 5002 gastos-administrativos |
avianca | D | 515515 5002 gastos-administrativos |
tiquete aéreo | D | 515515 5002 gastos-administrativos |
pasaje de bus | D | 515520 5002 gastos-administrativos |
pasajes terrestres | D | 515520 5002 gastos-administrativos |
gastos de viaje | D | 5155 5002 gastos-administrativos |
viaje | D | 5155 5002 gastos-administrativos |
mecánico | D | 514540 5002 gastos-administrativos |
llantas | D | 514540 5002 gastos-administrativos |
cambio de aceite | D | 514540 5002 gastos-administrativos |
arreglo del carro | D | 514540 5002 gastos-administrativos |
lavado del carro | D | 514540 5002 gastos-administrativos |
lavada del camión | D | 514540 5002 gastos-administrativos |
lavado de la buseta | D | 514540 5002 gastos-administrativos |
tecnomecánica | D | 514540 5002 gastos-administrativos |
montallantas | D | 514540 5002 gastos-administrativos |
mantenimiento de vehículo | D | 514540 5002 gastos-administrativos |
mantenimiento del carro | D | 514540 5002 gastos-administrativos |
repuestos del carro | D | 514540 5002 gastos-administrativos |
seguro | D | 5130 5002 gastos-administrativos | 233555 2002 cuentas-por-pagar
seguros | D | 5130 5002 gastos-administrativos | 233555 2002 cuentas-por-pagar
póliza | D | 5130 5002 gastos-administrativos | 233555 2002 cuentas-por-pagar
pólizas | D | 5130 5002 gastos-administrativos | 233555 2002 cuentas-por-pagar
soat | D | 513075 5002 gastos-administrativos |
el soat | D | 513075 5002 gastos-administrativos |
soat moto | D | 513075 5002 gastos-administrativos |
seguro del carro | D | 513040 5002 gastos-administrativos |
todo riesgo | D | 513040 5002 gastos-administrativos |
seguro de la moto | D | 513040 5002 gastos-administrativos |
póliza del carro | D | 513040 5002 gastos-administrativos |
seguro de carro | D | 513040 5002 gastos-administrativos |
seguro carro | D | 513040 5002 gastos-administrativos |
seguro contra incendio | D | 513025 5002 gastos-administrativos |
póliza del local | D | 513025 5002 gastos-administrativos |
seguro del local | D | 513025 5002 gastos-administrativos |
póliza de cumplimiento | D | 513010 5002 gastos-administrativos |
notaría | D | 514005 5002 gastos-administrativos |
autenticaciones | D | 514005 5002 gastos-administrativos |
escritura | D | 514005 5002 gastos-administrativos |
gastos notariales | D | 514005 5002 gastos-administrativos |
cámara de comercio | D | 514010 5002 gastos-administrativos |
matrícula mercantil | D | 514010 5002 gastos-administrativos |
registro mercantil | D | 514010 5002 gastos-administrativos |
renovación cámara de comercio | D | 514010 5002 gastos-administrativos |
camara comercio | D | 514010 5002 gastos-administrativos |
renovación de matrícula | D | 514010 5002 gastos-administrativos |
trámites | D | 514015 5002 gastos-administrativos |
permisos | D | 514015 5002 gastos-administrativos |
bomberos | D | 514015 5002 gastos-administrativos |
invima | D | 514015 5002 gastos-administrativos |
licencia de funcionamiento | D | 514015 5002 gastos-administrativos |
aduana | D | 514020 5002 gastos-administrativos |
aranceles | D | 514020 5002 gastos-administrativos |
honorarios | D | 5110 5002 gastos-administrativos | 4230 4001 otros-ingresos
asesoría | D | 5110 5002 gastos-administrativos | 4155 4001 ventas
consultoría | D | 5110 5002 gastos-administrativos | 4155 4001 ventas
asesorías | D | 5110 5002 gastos-administrativos | 4155 4001 ventas
abogado | D | 511025 5002 gastos-administrativos | 233525 2002 cuentas-por-pagar
asesoría jurídica | D | 511025 5002 gastos-administrativos | 233525 2002 cuentas-por-pagar
contratista | D | 511095 5002 gastos-administrativos | 233525 2002 cuentas-por-pagar
ops | D | 511095 5002 gastos-administrativos | 233525 2002 cuentas-por-pagar
orden de prestación de servicios | D | 511095 5002 gastos-administrativos | 233525 2002 cuentas-por-pagar
honorarios abogado | D | 511025 5002 gastos-administrativos | 233525 2002 cuentas-por-pagar
honorarios del abogado | D | 511025 5002 gastos-administrativos | 233525 2002 cuentas-por-pagar
contador | D | 511030 5002 gastos-administrativos | 233525 2002 cuentas-por-pagar
contadora | D | 511030 5002 gastos-administrativos | 233525 2002 cuentas-por-pagar
honorarios contador | D | 511030 5002 gastos-administrativos | 233525 2002 cuentas-por-pagar
honorarios del contador | D | 511030 5002 gastos-administrativos | 233525 2002 cuentas-por-pagar
servicios contables | D | 511030 5002 gastos-administrativos | 233525 2002 cuentas-por-pagar
pago al contador | D | 511030 5002 gastos-administrativos | 233525 2002 cuentas-por-pagar
contabilidad | D | 511030 5002 gastos-administrativos | 233525 2002 cuentas-por-pagar
revisor fiscal | D | 511010 5002 gastos-administrativos |
revisoría fiscal | D | 511010 5002 gastos-administrativos |
auditoría | D | 511015 5002 gastos-administrativos |
avalúo | D | 511020 5002 gastos-administrativos |
diseñador gráfico | D | 511035 5002 gastos-administrativos |
ingeniero | D | 511035 5002 gastos-administrativos |
diseño gráfico | D | 511035 5002 gastos-administrativos |
afiliaciones | D | 512510 5002 gastos-administrativos |
fenalco | D | 512510 5002 gastos-administrativos |
membresía | D | 512510 5002 gastos-administrativos |
cuota de sostenimiento | D | 512510 5002 gastos-administrativos |
comisión | D | 529505 5001 gastos-operacionales | 4225 4001 otros-ingresos
comisiones | D | 529505 5001 gastos-operacionales | 4225 4001 otros-ingresos
mesada | D | 1325 1003 cuentas-por-cobrar | 2532 2002 cuentas-por-pagar
cruce de cuentas | ? | 2205 2001 proveedores | 1305 1003 cuentas-por-cobrar
saldo inicial | ? | 1105 1001 caja | 3105 3001 capital
ladrillo | D | 1435 1004 inventarios | 1435 1004 inventarios
tienda | ? | 519525 5002 gastos-administrativos | 4135 4001 ventas
gana | = | 1110 1002 bancos | 1110 1002 bancos
`;
