import type { Gradebook } from "#domain/classroom/gradebook.ts";
import type { SimilarWorks } from "#domain/classroom/statistics/similar-works.ts";
import { statisticsTexts as texts } from "./texts.ts";
import { activityTitle, type OpenWork, WorkLinks } from "./work-links.tsx";

interface SimilarListProps {
  readonly book: Gradebook;
  readonly similar: readonly SimilarWorks[];
  readonly onOpen: OpenWork;
}

function Pair({ book, pair, onOpen }: Omit<SimilarListProps, "similar"> & { readonly pair: SimilarWorks }) {
  const { activity, students, shared, all } = pair;
  return (
    <tr>
      <th scope="row">
        <span className="block text-muted">{activityTitle(book, activity)}</span>
        {texts.sharedMistakes(shared, all)}
      </th>
      <td>
        <WorkLinks book={book} activity={activity} students={students} onOpen={onOpen} />
      </td>
    </tr>
  );
}

/** Works with the same mistakes: whom to ask how they made theirs. Not there while none are alike. */
export function SimilarList({ similar, ...rest }: SimilarListProps) {
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="trabajos-parecidos" className="min-w-0">
      <h2 id="trabajos-parecidos" className="desk-head">
        {texts.similar}
      </h2>
      <p className="mt-2 text-muted">{texts.similarLead}</p>
      <table className="mistake-places">
        <thead>
          <tr>
            <th scope="col">{texts.sharedHead}</th>
            <th scope="col">{texts.whoHead}</th>
          </tr>
        </thead>
        <tbody>
          {similar.map((pair) => (
            <Pair key={`${pair.activity} ${pair.students.join(" ")}`} {...rest} pair={pair} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
