export const NICKNAME_MAX = 50;

export type NicknameProblem = "missing" | "too-long" | "emoji" | "invisible";

// Digits, # and * are emoji to Unicode only as parts of keycaps; ©, ® and ™ are text signs. ★ and ♪ are not emoji.
const EMOJI = /(?![0-9#*©®™])\p{Emoji}|\u{FE0F}|\u{20E3}/u;
// Invisible characters would let two nicknames look alike, or one look empty.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u{115F}\u{1160}\u{3164}\u{FFA0}]/u;

/** Required, no emoji (rule members-nickname). The nickname is trimmed; its length counts characters, not UTF-16 units. */
export function checkNickname(nickname: string): NicknameProblem | undefined {
  const trimmed = nickname.trim();
  if (trimmed === "") return "missing";
  if (EMOJI.test(trimmed)) return "emoji";
  if (INVISIBLE.test(trimmed)) return "invisible";
  if ([...trimmed].length > NICKNAME_MAX) return "too-long";
  return undefined;
}
