import { expect, test } from "vitest";
import { passwordStrength } from "#domain/access/password-strength.ts";

test.each([
  ["", 0, null],
  ["clave", 1, "weak"],
  ["aaaaaaaaaaaaaaaaaa", 1, "weak"],
  ["librodiario", 2, "fair"],
  ["LibroDiario", 2, "fair"],
  ["Libro-2026", 3, "good"],
  ["partidadoble", 3, "good"],
  ["cuatro palabras y un perro", 4, "strong"],
  ["Partida-Doble-26", 4, "strong"],
] as const)("%j fills %i boxes", (password, boxes, level) => {
  expect(passwordStrength(password)).toEqual({ boxes, level, length: password.length });
});
