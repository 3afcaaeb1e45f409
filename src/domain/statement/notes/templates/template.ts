import type { Framework } from "../framework.ts";

/** What a note says by one framework: the norm that asks for it, and its text with fields such as `{corte}`. */
export interface NoteWording {
  readonly norm: string;
  /** One paragraph a line. */
  readonly text: string;
  /** What this framework calls it, where it has a name of its own for it. */
  readonly title?: string;
}

export interface NoteTemplate {
  readonly title: string;
  readonly wording: Readonly<Record<Framework, NoteWording>>;
}

const lines = (text: readonly string[]) => text.join("\n");

/** A template from its section of the NIIF para PYMES and its chapter of the framework of microempresas. */
export function template(
  title: string,
  pymes: readonly [section: string, ...text: string[]],
  micro: readonly [chapter: string, ...text: string[]],
  microTitle = title,
): NoteTemplate {
  const [section, ...long] = pymes;
  const [chapter, ...short] = micro;
  return {
    title,
    wording: {
      pymes: { norm: `NIIF para PYMES, sección ${section}`, text: lines(long) },
      micro: {
        norm: `Marco técnico de microempresas, capítulo ${chapter}`,
        text: lines(short),
        title: microTitle,
      },
    },
  };
}
