export const said = (hour: number) => `a las ${hour - 12} p. m.`;
export const written = "Cierra a las 7:00 p.m.";
export const platform = (at: Date) => at.toLocaleTimeString("es-CO");
export const formatted = new Intl.DateTimeFormat("es-CO", { dateStyle: "short" });
export const Opening = () => <p>Abre a las 9:00 a. m.</p>;
