import { COMMON_ERRORS, DRAWN_ACCOUNT, DRAWN_GRADES, DRAWN_PASSING } from "./drawings.data.ts";

/** Drawings of the three cards: what the product shows, small. Decorative: each card says the same in words. */

export function AccountDrawing() {
  return (
    <div className="card-account">
      <p>{DRAWN_ACCOUNT.name}</p>
      <div>
        <span>08/10</span>
        <span>5.200.000</span>
      </div>
      <div>
        <span>05/11</span>
        <span>5.359.000</span>
        <b>{DRAWN_ACCOUNT.asked}</b>
      </div>
    </div>
  );
}

export function GradesDrawing() {
  return (
    <table className="card-grades">
      <tbody>
        {DRAWN_GRADES.map(({ name, grades, total }) => (
          <tr key={name}>
            <td>{name}</td>
            {grades.map((grade, place) => (
              <td key={grade} data-by={place < 2 ? "machine" : "hand"} data-low={grade < DRAWN_PASSING}>
                <span>{grade}</span>
              </td>
            ))}
            <td data-low={total < DRAWN_PASSING}>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ErrorsDrawing() {
  return (
    <table className="card-errors">
      <tbody>
        {COMMON_ERRORS.map(({ name, count }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>
              <span style={{ width: `${(count / 14) * 70}%` }} />
              {count}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
