import { useEffect, useEffectEvent, useRef, useState } from "react";

interface TypedQuery {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly clear: () => void;
}

/** Delay after the last key (ms), so that the whole book is not searched at each one. */
export const QUERY_WAIT_MS = 200;

/**
 * Text of a search field whose query is in the address. While the user types, the address follows the field, never
 * the reverse: it updates later than the keys and trims the text.
 */
export function useTypedQuery(query: string, onQuery: (query: string) => void): TypedQuery {
  const [typed, setTyped] = useState<string | null>(null);
  const [isDue, setDue] = useState(false);
  const send = useEffectEvent(onQuery);
  /** Sent to the address and not yet returned by it. */
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
    // Changed by something other than this field: going back, another book.
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
