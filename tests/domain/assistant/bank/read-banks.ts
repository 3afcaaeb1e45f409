import { EIGHTEENTH_QUESTIONS } from "./eighteenth-questions.data.ts";
import { EIGHTH_QUESTIONS } from "./eighth-questions.data.ts";
import { ELEVENTH_QUESTIONS } from "./eleventh-questions.data.ts";
import { FIFTEENTH_QUESTIONS } from "./fifteenth-questions.data.ts";
import { FIFTH_QUESTIONS } from "./fifth-questions.data.ts";
import { FOURTEENTH_QUESTIONS } from "./fourteenth-questions.data.ts";
import { FOURTH_QUESTIONS } from "./fourth-questions.data.ts";
import { LATER_QUESTIONS } from "./later-questions.data.ts";
import { NINTH_QUESTIONS } from "./ninth-questions.data.ts";
import { FIRST_QUESTIONS } from "./questions.data.ts";
import { SECOND_QUESTIONS } from "./second-questions.data.ts";
import { SEVENTEENTH_QUESTIONS } from "./seventeenth-questions.data.ts";
import { SEVENTH_QUESTIONS } from "./seventh-questions.data.ts";
import { SIXTH_QUESTIONS } from "./sixth-questions.data.ts";
import { TENTH_QUESTIONS } from "./tenth-questions.data.ts";
import { THIRD_QUESTIONS } from "./third-questions.data.ts";
import { THIRTEENTH_QUESTIONS } from "./thirteenth-questions.data.ts";
import { TWELFTH_QUESTIONS } from "./twelfth-questions.data.ts";

/** Every bank of questions that has been read: what is kept unread is not learnt from. */
export const READ_BANKS: readonly string[] = [
  EIGHTEENTH_QUESTIONS,
  EIGHTH_QUESTIONS,
  ELEVENTH_QUESTIONS,
  FIFTEENTH_QUESTIONS,
  FIFTH_QUESTIONS,
  FOURTEENTH_QUESTIONS,
  FOURTH_QUESTIONS,
  LATER_QUESTIONS,
  NINTH_QUESTIONS,
  FIRST_QUESTIONS,
  SECOND_QUESTIONS,
  SEVENTEENTH_QUESTIONS,
  SEVENTH_QUESTIONS,
  SIXTH_QUESTIONS,
  TENTH_QUESTIONS,
  THIRD_QUESTIONS,
  THIRTEENTH_QUESTIONS,
  TWELFTH_QUESTIONS,
];
