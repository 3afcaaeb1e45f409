/** Memoizes a function by key. For results that never change and a small number of keys. */
export function remembered<Key, Answer>(answer: (key: Key) => Answer): (key: Key) => Answer {
  const known = new Map<Key, Answer>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before as Answer;
    const found = answer(key);
    known.set(key, found);
    return found;
  };
}
