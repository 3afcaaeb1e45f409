/** Without accents, mistyped, in another order, or with other words around. The columns: `words-table.ts`. */
export const HANDS_TABLE = `
papeleria ofisina | D | 519530 5002 gastos-administrativos |
papeleira | D | 519530 5002 gastos-administrativos |
arrindo | D | 5120 5002 gastos-administrativos |
arrirndo | D | 5120 5002 gastos-administrativos |
ariendo | D | 5120 5002 gastos-administrativos |
nomnia | D | 510506 5002 gastos-administrativos |
nominna | D | 510506 5002 gastos-administrativos |
gasolia | D | 519535 5002 gastos-administrativos |
gasolna | D | 519535 5002 gastos-administrativos |
gazolina | D | 519535 5002 gastos-administrativos |
retefunete | ? | 135515 1003 cuentas-por-cobrar | 2365 2003 cuentas-por-pagar
publisidad | D | 523560 5001 gastos-operacionales |
vijilancia | D | 513505 5002 gastos-administrativos |
mercansia | D | 1435 1004 inventarios |
mercncía | D | 1435 1004 inventarios |
honorrios | D | 5110 5002 gastos-administrativos |
contado venta de | C |  | 4135 4001 ventas
mercancía venta | C |  | 4135 4001 ventas
bancaria comisión | D | 530515 5002 gastos-financieros |
comision bancria | D | 530515 5002 gastos-financieros |
de comercio cámara | D | 514010 5002 gastos-administrativos |
celular recarga | D | 513535 5002 gastos-administrativos |
carro seguro | D | 513040 5002 gastos-administrativos |
seguro del carro nuevo | D | 513040 5002 gastos-administrativos |
manejo cuota | D | 530505 5002 gastos-financieros |
servicio de internet del negocio | D | 513535 5002 gastos-administrativos |
factura de internet | D | 513535 5002 gastos-administrativos |
pago del internet | D | 513535 5002 gastos-administrativos |
factura de la luz de la bodega | D | 513530 5002 gastos-administrativos |
pague el agua | D | 513525 5002 gastos-administrativos |
agua del local | D | 513525 5002 gastos-administrativos |
compre gasolina | D | 519535 5002 gastos-administrativos |
pago de peaje | D | 519595 5002 gastos-administrativos |
`;
