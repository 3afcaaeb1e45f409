import { EIGHTEENTH_QUESTIONS } from "./eighteenth-questions.data.ts";
import { EIGHTH_QUESTIONS } from "./eighth-questions.data.ts";
import { ELEVENTH_QUESTIONS } from "./eleventh-questions.data.ts";
import { FIFTEENTH_QUESTIONS } from "./fifteenth-questions.data.ts";
import { FIFTH_QUESTIONS } from "./fifth-questions.data.ts";
import { FOURTEENTH_QUESTIONS } from "./fourteenth-questions.data.ts";
import { FOURTH_QUESTIONS } from "./fourth-questions.data.ts";
import { LATER_QUESTIONS } from "./later-questions.data.ts";
import { NINETEENTH_QUESTIONS } from "./nineteenth-questions.data.ts";
import { NINTH_QUESTIONS } from "./ninth-questions.data.ts";
import { FIRST_QUESTIONS } from "./questions.data.ts";
import { readQuestions } from "./score-questions.ts";
import { SECOND_QUESTIONS } from "./second-questions.data.ts";
import { SEVENTEENTH_QUESTIONS } from "./seventeenth-questions.data.ts";
import { SEVENTH_QUESTIONS } from "./seventh-questions.data.ts";
import { SIXTEENTH_QUESTIONS } from "./sixteenth-questions.data.ts";
import { SIXTH_QUESTIONS } from "./sixth-questions.data.ts";
import { TENTH_QUESTIONS } from "./tenth-questions.data.ts";
import { THIRD_QUESTIONS } from "./third-questions.data.ts";
import { THIRTEENTH_QUESTIONS } from "./thirteenth-questions.data.ts";
import { TWELFTH_QUESTIONS } from "./twelfth-questions.data.ts";

/** The banks of questions in the order in which they were written, with how many are right and wrong now. */
export const QUESTION_BANKS = [
  { by: "one who had not read it", questions: readQuestions(FIRST_QUESTIONS), right: 92, wrong: 0 },
  { by: "another who had not", questions: readQuestions(SECOND_QUESTIONS), right: 99, wrong: 0 },
  { by: "the same, with it read", questions: readQuestions(LATER_QUESTIONS), right: 70, wrong: 0 },
  { by: "a third who had not", questions: readQuestions(THIRD_QUESTIONS), right: 84, wrong: 0 },
  { by: "a fourth who had not", questions: readQuestions(FOURTH_QUESTIONS), right: 84, wrong: 0 },
  { by: "a fifth who had not", questions: readQuestions(FIFTH_QUESTIONS), right: 82, wrong: 1 },
  { by: "a sixth who had not", questions: readQuestions(SIXTH_QUESTIONS), right: 90, wrong: 0 },
  { by: "the sixth, in other words", questions: readQuestions(SEVENTH_QUESTIONS), right: 89, wrong: 0 },
  { by: "a seventh who had not", questions: readQuestions(EIGHTH_QUESTIONS), right: 100, wrong: 0 },
  { by: "an eighth who had not", questions: readQuestions(NINTH_QUESTIONS), right: 100, wrong: 0 },
  { by: "the eighth, with it read", questions: readQuestions(TENTH_QUESTIONS), right: 60, wrong: 0 },
  { by: "a ninth who had not", questions: readQuestions(ELEVENTH_QUESTIONS), right: 90, wrong: 2 },
  { by: "a tenth who had not", questions: readQuestions(TWELFTH_QUESTIONS), right: 96, wrong: 2 },
  { by: "an eleventh who had not", questions: readQuestions(THIRTEENTH_QUESTIONS), right: 192, wrong: 5 },
  { by: "its mender", questions: readQuestions(FOURTEENTH_QUESTIONS), right: 120, wrong: 0 },
  { by: "its mender, again", questions: readQuestions(FIFTEENTH_QUESTIONS), right: 138, wrong: 0 },
  { by: "a twelfth who had not, unread", questions: readQuestions(SIXTEENTH_QUESTIONS), right: 97, wrong: 7 },
  {
    by: "the other half of a thirteenth, unread",
    questions: readQuestions(NINETEENTH_QUESTIONS),
    right: 91,
    wrong: 5,
  },
  { by: "a thirteenth who had not", questions: readQuestions(SEVENTEENTH_QUESTIONS), right: 111, wrong: 2 },
  { by: "a second mender", questions: readQuestions(EIGHTEENTH_QUESTIONS), right: 78, wrong: 0 },
] as const;
