/** The same answers, each worked out once for a key. For answers that never change, and keys that are few. */
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
