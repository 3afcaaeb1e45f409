import { ended } from "#domain/kernel/spanish.ts";
import type { PartyProblem } from "#domain/parties/check-party.ts";
import { LONGEST_PARTY_NAME, LONGEST_PARTY_NOTE } from "#domain/parties/check-party.ts";
import { type DocumentProblem, documentText } from "#domain/parties/document.ts";
import type { PartyRefusal } from "#domain/parties/party-refusal.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { refusalText } from "./refusal-text.ts";

/** One sentence for what is wrong with a document's number. */
export function documentProblemText(problem: DocumentProblem): string {
  switch (problem.kind) {
    case "characters":
      return "El número solo lleva dígitos, puntos y un guion antes del dígito de verificación.";
    case "length":
      return "Un NIT tiene entre 5 y 15 dígitos, sin contar el de verificación.";
    case "check-digit":
      return `El dígito de verificación de este número es ${problem.expected}. Revisa el número.`;
    case "letters":
      return "Este documento solo lleva letras y números.";
    case "short":
      return "Este documento tiene entre 3 y 20 letras o números.";
  }
}

/** One sentence for each reason why a third party cannot be saved. */
export function partyProblemText(problem: PartyProblem): string {
  switch (problem.field) {
    case "name":
      return problem.problem === "blank"
        ? "Escribe el nombre del tercero."
        : `El nombre admite hasta ${LONGEST_PARTY_NAME} caracteres. Acórtalo: los asientos conservan el que tienen.`;
    case "number":
      return documentProblemText(problem.problem);
    case "aliases":
      return "Uno de los otros nombres es demasiado largo.";
    case "email":
      return problem.problem === "no-address"
        ? "El correo no está completo: nombre@empresa.co."
        : `El correo admite hasta ${LONGEST_PARTY_NOTE} caracteres.`;
    case "city":
      return `La ciudad admite hasta ${LONGEST_PARTY_NOTE} caracteres.`;
    case "phone":
      return `El teléfono admite hasta ${LONGEST_PARTY_NOTE} caracteres.`;
  }
}

/** The one Spanish text for each reason why a third party was not written. */
export function partyRefusalText(refusal: PartyRefusal | StorageRefusal): string {
  switch (refusal.kind) {
    case "unknown-party":
      return "Este tercero ya no tiene ficha: se borró en otra pestaña. Sus asientos siguen iguales.";
    case "stale-party":
      return "Otra pestaña guardó una versión distinta de este tercero.";
    case "bad-party": {
      const [first] = refusal.problems;
      return first ? partyProblemText(first) : "El tercero no se puede guardar.";
    }
    case "same-document": {
      const { name, document } = refusal.party;
      return `${document ? documentText(document) : "Este número"} ya es de ${ended(name)}`;
    }
    case "same-name":
      return refusal.party.name === refusal.name
        ? `Ya hay un tercero que se llama ${ended(refusal.party.name)} Si son dos personas, escribe algo que las distinga.`
        : `${refusal.name} ya es otro nombre de ${ended(refusal.party.name)}`;
    default:
      return refusalText(refusal);
  }
}
