import { EIGHTEENTH_STRANGERS } from "./eighteenth-strangers.data.ts";
import { EIGHTH_STRANGERS } from "./eighth-strangers.data.ts";
import { ELEVENTH_STRANGERS } from "./eleventh-strangers.data.ts";
import { FIFTEENTH_STRANGERS } from "./fifteenth-strangers.data.ts";
import { FIFTH_STRANGERS } from "./fifth-strangers.data.ts";
import { FOURTEENTH_STRANGERS } from "./fourteenth-strangers.data.ts";
import { FOURTH_STRANGERS } from "./fourth-strangers.data.ts";
import { TWENTY_FIFTH_STRANGERS } from "./later/twenty-fifth-strangers.data.ts";
import { TWENTY_FOURTH_STRANGERS } from "./later/twenty-fourth-strangers.data.ts";
import { NINETEENTH_STRANGERS } from "./nineteenth-strangers.data.ts";
import { NINTH_STRANGERS } from "./ninth-strangers.data.ts";
import { readStrangers } from "./read-strangers.ts";
import { SECOND_STRANGERS } from "./second-strangers.data.ts";
import { SEVENTEENTH_STRANGERS } from "./seventeenth-strangers.data.ts";
import { SEVENTH_STRANGERS } from "./seventh-strangers.data.ts";
import { SIXTEENTH_STRANGERS } from "./sixteenth-strangers.data.ts";
import { SIXTH_STRANGERS } from "./sixth-strangers.data.ts";
import { STRANGERS } from "./strangers.data.ts";
import { TENTH_STRANGERS } from "./tenth-strangers.data.ts";
import { THIRD_STRANGERS } from "./third-strangers.data.ts";
import { THIRTEENTH_STRANGERS } from "./thirteenth-strangers.data.ts";
import { TWELFTH_STRANGERS } from "./twelfth-strangers.data.ts";
import { TWENTY_FIRST_STRANGERS } from "./twenty-first-strangers.data.ts";

/** The banks that the likely deeds are learnt from, in the order in which they were written. */
export const TAUGHT_STRANGERS = [
  STRANGERS.map((each) => [each]),
  ...[
    SECOND_STRANGERS,
    THIRD_STRANGERS,
    FOURTH_STRANGERS,
    FIFTH_STRANGERS,
    SIXTH_STRANGERS,
    SEVENTH_STRANGERS,
    EIGHTH_STRANGERS,
    NINTH_STRANGERS,
    TENTH_STRANGERS,
    ELEVENTH_STRANGERS,
    TWELFTH_STRANGERS,
    THIRTEENTH_STRANGERS,
    FOURTEENTH_STRANGERS,
    FIFTEENTH_STRANGERS,
    SIXTEENTH_STRANGERS,
    SEVENTEENTH_STRANGERS,
    EIGHTEENTH_STRANGERS,
    NINETEENTH_STRANGERS,
    TWENTY_FIRST_STRANGERS,
    TWENTY_FOURTH_STRANGERS,
    TWENTY_FIFTH_STRANGERS,
  ].map(readStrangers),
];
