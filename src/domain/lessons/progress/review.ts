import { addDays } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";

/** A failed question that comes back: the later, the more often it was right in a row. */
export interface ReviewState {
  /** Id of the question. */
  readonly id: string;
  readonly lesson: string;
  readonly dueDay: Day;
  readonly streak: number;
}

/** Days until a question comes back, by how often in a row it was right (ED-62). */
export const REVIEW_DAYS = [1, 3, 7, 16, 35] as const;

/** Beyond the last box as in it. */
function daysAfter(streak: number): number {
  return REVIEW_DAYS[Math.max(streak, 0)] ?? 35;
}

/**
 * The card of a question after an answer; null when none is wanted. A question right at first gets no card, a failed
 * one goes back to the first box. A right answer before the day counts for nothing: it is remembered from today.
 */
export function reviewAfter(
  card: ReviewState | undefined,
  question: { readonly id: string; readonly lesson: string },
  right: boolean,
  today: Day,
): ReviewState | null {
  if (!right) return { ...question, streak: 0, dueDay: addDays(today, daysAfter(0)) };
  if (card === undefined) return null;
  if (card.dueDay > today) return card;
  const streak = Math.min(card.streak + 1, REVIEW_DAYS.length - 1);
  return { ...question, streak, dueDay: addDays(today, daysAfter(streak)) };
}

/** What is to be reviewed on a day: the longest due first, then the least known. */
export function dueCards<Card extends ReviewState>(cards: readonly Card[], today: Day): readonly Card[] {
  const order = (a: Card, b: Card) =>
    a.dueDay.localeCompare(b.dueDay) || a.streak - b.streak || a.id.localeCompare(b.id);
  return cards.filter(({ dueDay }) => dueDay <= today).sort(order);
}

/** The day on which the first of these questions comes back; null when none of them does. */
export function returnDay(cards: readonly ReviewState[], questions: readonly string[]): Day | null {
  const days = cards.filter(({ id }) => questions.includes(id)).map(({ dueDay }) => dueDay);
  return days.sort()[0] ?? null;
}

/** The first day after today on which something comes back; null when nothing does. */
export function nextReviewDay(cards: readonly ReviewState[], today: Day): Day | null {
  const days = cards.map(({ dueDay }) => dueDay).filter((dueDay) => dueDay > today);
  return days.sort()[0] ?? null;
}
