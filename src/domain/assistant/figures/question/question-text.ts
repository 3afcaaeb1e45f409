import { fold } from "../../../kernel/spanish.ts";

/** What stands in the place of a part that was read, letter for letter: nothing reads over it, and places stay. */
const READ = "~";

/** As they are typed in a hurry. */
const SHORT: Readonly<Record<string, string>> = {
  q: "que",
  x: "por",
  pto: "punto",
  k: "que",
  pa: "para",
  porcent: "porcentaje",
};

/** A question folded, with what is shortened written out. */
export function foldedQuestion(question: string): string {
  return fold(question).replace(/[a-z]+/g, (word) => SHORT[word] ?? word);
}

/**
 * A folded question, from which what is understood is taken piece by piece: what is left over at the end was not
 * understood, and its answer would be another's (GM-25).
 */
export class QuestionText {
  #left: string;

  constructor(folded: string) {
    const words = folded
      .replace(/[^a-z0-9/%]+/g, " ")
      .trim()
      .split(" ");
    this.#left = ` ${words.map((word) => SHORT[word] ?? word).join(" ")} `;
  }

  get left(): string {
    return this.#left;
  }

  has(words: RegExp): boolean {
    return words.test(this.#left);
  }

  /** The first match, taken out; null where there is none. */
  take(words: RegExp): RegExpExecArray | null {
    const found = words.exec(this.#left);
    if (found === null) return null;
    const { 0: said, index } = found;
    const read = said.replace(/[^ ]/g, READ);
    this.#left = `${this.#left.slice(0, index)}${read}${this.#left.slice(index + said.length)}`;
    return found;
  }

  /** Every match, taken out, in the order of the question. */
  takeAll(words: RegExp): readonly RegExpExecArray[] {
    const all: RegExpExecArray[] = [];
    for (let found = this.take(words); found !== null; found = this.take(words)) all.push(found);
    return all;
  }

  /** Words that are left, in runs that stood together. */
  runs(): readonly (readonly string[])[] {
    return this.#left
      .split(/~+/)
      .map((run) => run.trim().split(/\s+/).filter(Boolean))
      .filter((run) => run.length > 0);
  }
}
