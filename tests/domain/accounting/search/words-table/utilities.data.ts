/** Public services, communications, cleaning and publicity. The columns: `words-table.ts`. */
export const UTILITIES_TABLE = `
luz | D | 513530 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
la luz | D | 513530 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
energía | D | 513530 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
energía eléctrica | D | 513530 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
recibo de la luz | D | 513530 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
electricidad | D | 513530 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
pago de luz | D | 513530 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
pago de la luz | D | 513530 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
cuenta de la luz | D | 513530 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
epm | D | 513530 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
factura de energía | D | 513530 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
recibo de energía | D | 513530 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
luz del local | D | 513530 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
agua | D | 513525 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
el agua | D | 513525 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
acueducto | D | 513525 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
recibo del agua | D | 513525 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
pago del agua | D | 513525 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
alcantarillado | D | 513525 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
factura de agua | D | 513525 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
agua y alcantarillado | D | 513525 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
gas | D | 513555 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
gas natural | D | 513555 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
recibo del gas | D | 513555 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
el gas | D | 513555 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
pipeta de gas | D | 513555 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
teléfono | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
recarga celular | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
plan de celular | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
recargas | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
minutos | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
claro | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
movistar | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
recarga de celular | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
plan celular | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
tigo | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
recibo de teléfono | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
celular | ? | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
internet | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
wifi | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
el internet | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
plan de internet | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
pago de internet | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
internet del local | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
fibra óptica | D | 513535 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
servicios públicos | D | 5135 5002 gastos-administrativos |
recibos | D | 5135 5002 gastos-administrativos |
recibos públicos | D | 5135 5002 gastos-administrativos |
pago servicios públicos | D | 5135 5002 gastos-administrativos |
vigilancia | D | 513505 5002 gastos-administrativos |
celador | D | 513505 5002 gastos-administrativos |
servicio de aseo | D | 513505 5002 gastos-administrativos |
servicio de vigilancia | D | 513505 5002 gastos-administrativos |
celaduría | D | 513505 5002 gastos-administrativos |
seguridad privada | D | 513505 5002 gastos-administrativos |
alarma | D | 513505 5002 gastos-administrativos |
aseo | ? | 513505 5002 gastos-administrativos | 233550 2002 cuentas-por-pagar
personal temporal | D | 513510 5002 gastos-administrativos |
soporte técnico | D | 513515 5002 gastos-administrativos |
asistencia técnica | D | 513515 5002 gastos-administrativos |
software | ? | 513520 5002 gastos-administrativos |
licencia de software | ? | 513520 5002 gastos-administrativos |
hosting | D | 513520 5002 gastos-administrativos |
siigo | D | 513520 5002 gastos-administrativos |
facturación electrónica | D | 513520 5002 gastos-administrativos |
suscripción de software | D | 513520 5002 gastos-administrativos |
dominio | D | 513520 5002 gastos-administrativos |
página web | D | 513520 5002 gastos-administrativos |
alegra | D | 513520 5002 gastos-administrativos |
zoom | D | 513520 5002 gastos-administrativos |
correo | D | 513540 5002 gastos-administrativos |
mensajería | D | 513540 5002 gastos-administrativos |
servientrega | D | 513540 5002 gastos-administrativos |
encomienda | D | 513540 5002 gastos-administrativos |
interrapidisimo | D | 513540 5002 gastos-administrativos |
correo certificado | D | 513540 5002 gastos-administrativos |
encomiendas | D | 513540 5002 gastos-administrativos |
flete | D | 513550 5002 gastos-administrativos | 233545 2002 cuentas-por-pagar
fletes | D | 513550 5002 gastos-administrativos | 233545 2002 cuentas-por-pagar
acarreo | D | 513550 5002 gastos-administrativos | 233545 2002 cuentas-por-pagar
acarreos | D | 513550 5002 gastos-administrativos | 233545 2002 cuentas-por-pagar
trasteo | D | 513550 5002 gastos-administrativos | 233545 2002 cuentas-por-pagar
domicilio | D | 513550 5002 gastos-administrativos | 233545 2002 cuentas-por-pagar
domicilios | D | 513550 5002 gastos-administrativos | 233545 2002 cuentas-por-pagar
envíos | D | 513550 5002 gastos-administrativos | 233545 2002 cuentas-por-pagar
envío | D | 513550 5002 gastos-administrativos | 233545 2002 cuentas-por-pagar
domiciliario | D | 513550 5002 gastos-administrativos | 233545 2002 cuentas-por-pagar
transporte de mercancía | D | 513550 5002 gastos-administrativos | 233545 2002 cuentas-por-pagar
mensajero | D | 513550 5002 gastos-administrativos | 233545 2002 cuentas-por-pagar
pago de flete | D | 513550 5002 gastos-administrativos | 233545 2002 cuentas-por-pagar
transporte | ? | 513550 5002 gastos-administrativos | 233545 2002 cuentas-por-pagar
administración | D | 513595 5002 gastos-administrativos |
cuota de administración | D | 513595 5002 gastos-administrativos |
administración del edificio | D | 513595 5002 gastos-administrativos |
pago de administración | D | 513595 5002 gastos-administrativos |
propiedad horizontal | D | 513595 5002 gastos-administrativos |
publicidad | D | 523560 5001 gastos-operacionales |
volantes | D | 523560 5001 gastos-operacionales |
pauta | D | 523560 5001 gastos-operacionales |
pauta digital | D | 523560 5001 gastos-operacionales |
facebook ads | D | 523560 5001 gastos-operacionales |
propaganda | D | 523560 5001 gastos-operacionales |
pendones | D | 523560 5001 gastos-operacionales |
marketing | D | 523560 5001 gastos-operacionales |
publicidad en instagram | D | 523560 5001 gastos-operacionales |
tarjetas de presentación | D | 523560 5001 gastos-operacionales |
perifoneo | D | 523560 5001 gastos-operacionales |
interaseo | D | 513505 5002 gastos-administrativos |
flete marítimo | D | 513550 5002 gastos-administrativos | 233545 2002 cuentas-por-pagar
costurera | D | 513595 5002 gastos-administrativos |
`;
