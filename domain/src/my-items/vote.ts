/** Rule my-items-vote. */
export const MIN_VOTE_CHOICES = 2;
export const MAX_VOTE_CHOICES = 6;
export const MAX_VOTE_QUESTION = 80;
/** How far ahead a vote may close. */
export const MAX_VOTE_DAYS = 60;
export const USUAL_VOTE_DAYS = 7;
/** Of one member, closed ones too. */
export const MAX_VOTES = 20;
export const MAX_BALLOTS = 1000;
