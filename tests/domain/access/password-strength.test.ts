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

test.each([
  ["8 letters, 5 of them different", "abcdeabc", 2],
  ["8 letters, 4 different", "abcdabcd", 1],
  ["7 letters", "abcdefg", 1],
  ["12 letters, 6 different", "abcdefabcdef", 3],
  ["12 letters, 5 different", "abcdeabcdeab", 2],
  ["11 letters", "abcdefghijk", 2],
  ["10 of three kinds, 6 different", "abcA1abcA2", 3],
  ["10 of three kinds, 5 different", "abcA1abcA1", 2],
  ["9 of three kinds", "abcdefgA1", 2],
  ["10 of two kinds", "abcdef1234", 2],
  ["10 of two kinds, in capitals", "ABCDEF1234", 2],
  ["10 of three kinds with marks", "ABCdef-+*.", 3],
  ["10 with letters of other scripts, of one kind", "漢字仮名交文例題数", 2],
  ["16 letters, 8 different", "abcdefghabcdefgh", 4],
  ["16 letters, 7 different", "abcdefgabcdefgab", 3],
  ["15 letters", "abcdefghijklmno", 3],
  ["14 of three kinds, 8 different", "abcdeA1-abcdeA", 4],
  ["14 of three kinds and no more, 8 different", "abcdefA1abcdef", 4],
  ["14 of three kinds, 7 different", "abcdA1-abcdA1-", 3],
  ["14 of two kinds, 8 different", "abcdefg1abcdef", 3],
  ["13 of three kinds, 8 different", "abcdeA1-abcde", 3],
] as const)("%s: %s fills %i boxes", (_told, password, boxes) => {
  expect(passwordStrength(password).boxes).toBe(boxes);
});
