import { describe, expect, it } from "vitest";
import {
  AMBER_DAYS,
  copyReminder,
  noticeNever,
  noticeSince,
  RED_DAYS,
} from "#features/settings/copies/backup-notice.ts";

const DAY = 86_400_000;
const NOON = Date.parse("2026-11-20T12:00:00-05:00");
const ago = (days: number) => NOON - days * DAY;
const SOME = { entries: 23, others: 1 };

describe("the notice of the last copy", () => {
  it("is plain under 7 days, amber from 7, red from 30", () => {
    const tone = (days: number) => noticeSince(ago(days), SOME, NOON).tone;
    expect([0, 1, AMBER_DAYS - 1].map(tone)).toEqual(["neutral", "neutral", "neutral"]);
    expect([AMBER_DAYS, RED_DAYS - 1].map(tone)).toEqual(["warn", "warn"]);
    expect([RED_DAYS, 400].map(tone)).toEqual(["error", "error"]);
    expect([AMBER_DAYS, RED_DAYS]).toEqual([7, 30]);
  });

  it("says how old it is and what would be lost", () => {
    expect(noticeSince(ago(12), SOME, NOON)).toEqual({
      tone: "warn",
      title: "Última copia hace 12 días",
      text: "Desde el 8 de noviembre de 2026 hay 23 asientos y 1 cambio más que solo existen en este equipo.",
    });
    expect(noticeSince(ago(1), { entries: 1, others: 0 }, NOON)).toEqual({
      tone: "neutral",
      title: "Última copia hace 1 día",
      text: "Desde el 19 de noviembre de 2026 hay 1 asiento que solo existe en este equipo.",
    });
    expect(noticeSince(ago(0), { entries: 0, others: 2 }, NOON).text).toBe(
      "Desde el 20 de noviembre de 2026 hay 2 cambios que solo existen en este equipo.",
    );
  });

  it("does not warn of an old copy that still holds everything, nor of a clock that was set back", () => {
    const old = noticeSince(ago(90), { entries: 0, others: 0 }, NOON);
    expect(old.tone).toBe("neutral");
    expect(old.text).toContain("no ha cambiado nada");
    expect(noticeSince(NOON + DAY, SOME, NOON).title).toBe("Última copia hoy");
  });

  it("counts days of Bogotá, not of the world", () => {
    const lateEvening = Date.parse("2026-11-19T23:30:00-05:00");
    expect(noticeSince(lateEvening, SOME, NOON).title).toBe("Última copia hace 1 día");
  });

  it("counts from the first thing done where no copy was ever made", () => {
    const never = (days: number) => noticeNever({ books: 2, entries: 1_234, firstAt: ago(days) }, NOON);
    expect(never(0).tone).toBe("neutral");
    expect(never(7).tone).toBe("warn");
    expect(never(30)).toEqual({
      tone: "error",
      title: "Todavía no has descargado una copia",
      text: "1.234 asientos en 2 libros que solo existen en este equipo.",
    });
    expect(noticeNever({ books: 0, entries: 0, firstAt: null }, NOON).tone).toBe("neutral");
  });
});

describe("ST-12 the reminder of the week", () => {
  const times = { last: null, firstAt: ago(7), changedAt: ago(1), putOffAt: null };

  it("comes 7 days after the last copy, or after the first thing done, when there is something to lose", () => {
    expect(copyReminder(times, NOON)?.title).toBe("Todavía no has descargado una copia");
    expect(copyReminder({ ...times, firstAt: ago(6) }, NOON)).toBeNull();
    expect(copyReminder({ ...times, last: ago(12) }, NOON)?.title).toBe("Última copia hace 12 días");
    expect(copyReminder({ ...times, last: ago(6) }, NOON)).toBeNull();
    expect(copyReminder({ ...times, last: ago(12), changedAt: ago(13) }, NOON)).toBeNull();
    expect(copyReminder({ ...times, firstAt: null, changedAt: null }, NOON)).toBeNull();
  });

  it("stays away for 7 days once it was put off", () => {
    expect(copyReminder({ ...times, putOffAt: ago(6) }, NOON)).toBeNull();
    expect(copyReminder({ ...times, putOffAt: ago(7) }, NOON)).not.toBeNull();
  });

  it("DT-05 is not kept away for ever by a time of a clock that was set back", () => {
    expect(copyReminder({ ...times, putOffAt: NOON + 1 }, NOON)).not.toBeNull();
    expect(copyReminder({ ...times, last: NOON + 1 }, NOON)?.title).toBe(
      "Todavía no has descargado una copia",
    );
  });
});
