// Breaks the rules of texts.test.ts on purpose.
import { Link, useRouter } from "@tanstack/react-router";

export function Sentences({ name }: { name: string }) {
  useRouter();
  return (
    <Link to="/" aria-label="Atrás">
      <span>Guardar todo</span>
      <span>Débito</span>
      <span title={"Cambio del periodo"}>{name}</span>
      {`Añadir ${name}`}
      {`Ya es de ${name}.`}
    </Link>
  );
}
