import { useEffect, useEffectEvent, useRef, useState } from "react";

interface TypedQuery {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly clear: () => void;
}

/** A pause after the last key, so that the whole book is not searched at each one. */
export const QUERY_WAIT_MS = 200;

/**
 * What stands in a search field whose query lives in the address. The address follows the field and never the other
 * way while one types: it changes later than the keys come, and trims what it is given.
 */
export function useTypedQuery(query: string, onQuery: (query: string) => void): TypedQuery {
  const [typed, setTyped] = useState<string | null>(null);
  const [isDue, setDue] = useState(false);
  const send = useEffectEvent(onQuery);
  /** Handed to the address and not yet seen in it. */
  const sent = useRef<string[]>([]);
  useEffect(() => {
    if (typed === null || !isDue) return;
    const timer = setTimeout(() => {
      setDue(false);
      sent.current.push(typed);
      send(typed);
    }, QUERY_WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, isDue]);
  const seen = useRef(query);
  useEffect(() => {
    if (seen.current === query) return;
    seen.current = query;
    const at = sent.current.findIndex((text) => text === query || text.trim() === query);
    sent.current = at < 0 ? [] : sent.current.slice(at + 1);
    // Changed by something else than this field: a way back, another book.
    if (at < 0) setTyped(null);
  }, [query]);
  const clear = () => {
    setDue(false);
    setTyped("");
    sent.current.push("");
    onQuery("");
  };
  const type = (text: string) => {
    setTyped(text);
    setDue(true);
  };
  return { text: typed ?? query, type, clear };
}
