/** Payroll, social security and benefits. The columns: `words-table.ts`. */
export const PEOPLE_TABLE = `
nómina | D | 510506 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
sueldo | D | 510506 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
sueldos | D | 510506 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
salarios | D | 510506 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
salario | D | 510506 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
quincena | D | 510506 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
empleados | D | 510506 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
pago de empleados | D | 510506 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
sueldo del mes | D | 510506 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
gastos de personal | D | 510506 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
pago quincena | D | 510506 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
trabajadores | D | 510506 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
pago de nómina | ? | 2505 2002 cuentas-por-pagar | 2505 2002 cuentas-por-pagar
pago de salarios | ? | 2505 2002 cuentas-por-pagar | 2505 2002 cuentas-por-pagar
pago nómina | ? | 2505 2002 cuentas-por-pagar | 2505 2002 cuentas-por-pagar
pago de sueldos | ? | 2505 2002 cuentas-por-pagar | 2505 2002 cuentas-por-pagar
nómina por pagar | = | 2505 2002 cuentas-por-pagar | 2505 2002 cuentas-por-pagar
salarios por pagar | = | 2505 2002 cuentas-por-pagar | 2505 2002 cuentas-por-pagar
sueldo vendedor | D | 520506 5001 gastos-operacionales | 2505 2002 cuentas-por-pagar
salario de vendedores | D | 520506 5001 gastos-operacionales | 2505 2002 cuentas-por-pagar
jornal | D | 510512 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
jornales | D | 510512 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
jornaleros | D | 510512 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
turnos | D | 510512 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
horas extras | D | 510515 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
hora extra | D | 510515 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
recargo nocturno | D | 510515 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
horas extra | D | 510515 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
auxilio de transporte | D | 510527 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
subsidio de transporte | D | 510527 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
cesantías | D | 510530 5002 gastos-administrativos | 2510 2002 cuentas-por-pagar
pago de cesantías | = | 2510 2002 cuentas-por-pagar | 2510 2002 cuentas-por-pagar
consignación de cesantías | = | 2510 2002 cuentas-por-pagar | 2510 2002 cuentas-por-pagar
intereses sobre cesantías | D | 510533 5002 gastos-administrativos | 2515 2002 cuentas-por-pagar
intereses de cesantías | D | 510533 5002 gastos-administrativos | 2515 2002 cuentas-por-pagar
intereses a las cesantías | D | 510533 5002 gastos-administrativos | 2515 2002 cuentas-por-pagar
prima | D | 510536 5002 gastos-administrativos | 2520 2002 cuentas-por-pagar
prima de servicios | D | 510536 5002 gastos-administrativos | 2520 2002 cuentas-por-pagar
prima de junio | D | 510536 5002 gastos-administrativos | 2520 2002 cuentas-por-pagar
prima de diciembre | D | 510536 5002 gastos-administrativos | 2520 2002 cuentas-por-pagar
primas | D | 510536 5002 gastos-administrativos | 2520 2002 cuentas-por-pagar
pago de prima | = | 2520 2002 cuentas-por-pagar | 2520 2002 cuentas-por-pagar
pago de la prima | = | 2520 2002 cuentas-por-pagar | 2520 2002 cuentas-por-pagar
vacaciones | D | 510539 5002 gastos-administrativos | 2525 2002 cuentas-por-pagar
pago de vacaciones | = | 2525 2002 cuentas-por-pagar | 2525 2002 cuentas-por-pagar
bonificación | D | 510548 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
bonificaciones | D | 510548 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
aguinaldo | D | 510548 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
bono | D | 510548 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
dotación | D | 510551 5002 gastos-administrativos |
uniformes | D | 510551 5002 gastos-administrativos |
botas | D | 510551 5002 gastos-administrativos |
dotaciones | D | 510551 5002 gastos-administrativos |
overol | D | 510551 5002 gastos-administrativos |
guantes | D | 510551 5002 gastos-administrativos |
elementos de protección | D | 510551 5002 gastos-administrativos |
indemnización por despido | D | 510560 5002 gastos-administrativos | 2540 2002 cuentas-por-pagar
capacitación | D | 510563 5002 gastos-administrativos |
curso | D | 510563 5002 gastos-administrativos |
cursos | D | 510563 5002 gastos-administrativos |
seminario | D | 510563 5002 gastos-administrativos |
fiesta de fin de año | D | 510566 5002 gastos-administrativos |
integración | D | 510566 5002 gastos-administrativos |
exámenes médicos | D | 510584 5002 gastos-administrativos |
examen ocupacional | D | 510584 5002 gastos-administrativos |
botiquín | D | 510584 5002 gastos-administrativos |
aprendiz | D | 510595 5002 gastos-administrativos |
practicante | D | 510595 5002 gastos-administrativos |
aprendiz sena | D | 510595 5002 gastos-administrativos |
eps | ? | 510569 5002 gastos-administrativos | 237005 2002 cuentas-por-pagar
salud | ? | 510569 5002 gastos-administrativos | 237005 2002 cuentas-por-pagar
aporte a salud | ? | 510569 5002 gastos-administrativos | 237005 2002 cuentas-por-pagar
pago eps | = | 237005 2002 cuentas-por-pagar | 237005 2002 cuentas-por-pagar
pago de eps | = | 237005 2002 cuentas-por-pagar | 237005 2002 cuentas-por-pagar
arl | ? | 510568 5002 gastos-administrativos | 237006 2002 cuentas-por-pagar
riesgos laborales | ? | 510568 5002 gastos-administrativos | 237006 2002 cuentas-por-pagar
pensión | ? | 510570 5002 gastos-administrativos | 238030 2002 cuentas-por-pagar
fondo de pensiones | ? | 510570 5002 gastos-administrativos | 238030 2002 cuentas-por-pagar
colpensiones | ? | 510570 5002 gastos-administrativos | 238030 2002 cuentas-por-pagar
pensiones | ? | 510570 5002 gastos-administrativos | 238030 2002 cuentas-por-pagar
porvenir | ? | 510570 5002 gastos-administrativos | 238030 2002 cuentas-por-pagar
caja de compensación | ? | 510572 5002 gastos-administrativos | 237010 2002 cuentas-por-pagar
comfama | ? | 510572 5002 gastos-administrativos | 237010 2002 cuentas-por-pagar
compensar | ? | 510572 5002 gastos-administrativos | 237010 2002 cuentas-por-pagar
colsubsidio | ? | 510572 5002 gastos-administrativos | 237010 2002 cuentas-por-pagar
sena | ? | 510578 5002 gastos-administrativos | 237010 2002 cuentas-por-pagar
icbf | ? | 510575 5002 gastos-administrativos | 237010 2002 cuentas-por-pagar
parafiscales | D | 237010 2002 cuentas-por-pagar | 237010 2002 cuentas-por-pagar
seguridad social | D | 2370 2002 cuentas-por-pagar | 2370 2002 cuentas-por-pagar
planilla | D | 2370 2002 cuentas-por-pagar | 2370 2002 cuentas-por-pagar
pila | D | 2370 2002 cuentas-por-pagar | 2370 2002 cuentas-por-pagar
pago de planilla | D | 2370 2002 cuentas-por-pagar | 2370 2002 cuentas-por-pagar
pago seguridad social | D | 2370 2002 cuentas-por-pagar | 2370 2002 cuentas-por-pagar
planilla pila | D | 2370 2002 cuentas-por-pagar | 2370 2002 cuentas-por-pagar
pago de la seguridad social | D | 2370 2002 cuentas-por-pagar | 2370 2002 cuentas-por-pagar
libranza | = | 237030 2002 cuentas-por-pagar | 237030 2002 cuentas-por-pagar
préstamo a empleado | = | 1365 1003 cuentas-por-cobrar | 1365 1003 cuentas-por-cobrar
préstamo a trabajador | = | 1365 1003 cuentas-por-cobrar | 1365 1003 cuentas-por-cobrar
préstamo a empleados | = | 1365 1003 cuentas-por-cobrar | 1365 1003 cuentas-por-cobrar
préstamos a empleados | = | 1365 1003 cuentas-por-cobrar | 1365 1003 cuentas-por-cobrar
adelanto de sueldo | = | 133015 1003 cuentas-por-cobrar | 133015 1003 cuentas-por-cobrar
vale | = | 133015 1003 cuentas-por-cobrar | 133015 1003 cuentas-por-cobrar
adelanto de nómina | = | 133015 1003 cuentas-por-cobrar | 133015 1003 cuentas-por-cobrar
anticipo de nómina | = | 133015 1003 cuentas-por-cobrar | 133015 1003 cuentas-por-cobrar
fondo de solidaridad | = | 238030 2002 cuentas-por-pagar | 238030 2002 cuentas-por-pagar
domingo trabajado | D | 510515 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
licencia de maternidad | D | 510524 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
sodexo | D | 510545 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
bonos de alimentación | D | 510545 5002 gastos-administrativos | 2505 2002 cuentas-por-pagar
`;
