/** The press that paper is printed on, in the registry of the ICC. */
export const PRESS_CONDITION = "CGATS TR 006";
/** Percent of all inks together: its profile lays no more anywhere (rule designs-press). */
export const MOST_INK = 300;
