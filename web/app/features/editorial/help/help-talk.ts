import { type AnswerIndex, findAnswers, HELP_QUESTION_MAX } from "@surimono/domain/editorial";
import type { HelpDoor } from "./help-doors.ts";

/** The lines of the log, in order. */
export type TalkLine =
  | { readonly by: "visitor"; readonly text: string; readonly at: number }
  | { readonly by: "shop"; readonly say: "answer"; readonly answer: string; readonly near: readonly string[] }
  | { readonly by: "shop"; readonly say: "unsure"; readonly near: readonly string[]; readonly asked: string }
  | { readonly by: "shop"; readonly say: "door"; readonly door: string }
  | { readonly by: "shop"; readonly say: "solved" | "wait" }
  | { readonly by: "shop"; readonly say: "unsolved"; readonly near: readonly string[]; readonly asked: string };

export type Talk = readonly TalkLine[];

const MOST_LINES = 80;
const MOST_ASKED = 12;
const WITHIN_MS = 30_000;

/** The state of a chat: the lines, and the possible answers. */
export interface Asking {
  readonly talk: Talk;
  readonly index: AnswerIndex;
  readonly now: number;
}

export function askFreely({ talk, index, now }: Asking, typed: string): Talk {
  const text = [...typed.trim()].slice(0, HELP_QUESTION_MAX).join("");
  if (text === "") return talk;
  const said = { by: "visitor", text, at: now } as const;
  if (asksTooFast(talk, now)) return kept([...talk, said, { by: "shop", say: "wait" }]);
  const { answer, near } = findAnswers(index, text);
  const line =
    answer === undefined
      ? ({ by: "shop", say: "unsure", near, asked: text } as const)
      : ({ by: "shop", say: "answer", answer, near } as const);
  return kept([...talk, said, line]);
}

/** A question of the list was pressed: its answer is known. Similar questions are found by its words. */
export function askEntry({ talk, index, now }: Asking, { id, question }: { id: string; question: string }): Talk {
  const found = findAnswers(index, question);
  const near = [found.answer, ...found.near].filter(
    (other) => other !== undefined && other !== id && !other.includes("#"),
  );
  const line = { by: "shop", say: "answer", answer: id, near: (near as string[]).slice(0, 2) } as const;
  return kept([...talk, { by: "visitor", text: question, at: now }, line]);
}

export function askDoor(talk: Talk, { id, label }: HelpDoor, now: number): Talk {
  return kept([...talk, { by: "visitor", text: label, at: now }, { by: "shop", say: "door", door: id }]);
}

/** はい or いいえ to 解決しましたか: the last question goes to the inquiry. */
export function settle(talk: Talk, solved: boolean, now: number): Talk {
  const text = solved ? "はい" : "いいえ";
  const said = { by: "visitor", text, at: now } as const;
  if (solved) return kept([...talk, said, { by: "shop", say: "solved" }]);
  const answered = talk.findLast((line) => line.by === "shop" && line.say === "answer");
  const near = answered?.by === "shop" && answered.say === "answer" ? answered.near : [];
  const asked = talk.findLast((line) => line.by === "visitor");
  return kept([...talk, said, { by: "shop", say: "unsolved", near, asked: asked?.by === "visitor" ? asked.text : "" }]);
}

/** Against a held key or a script: the page stays usable. */
function asksTooFast(talk: Talk, now: number): boolean {
  return talk.filter((line) => line.by === "visitor" && now - line.at < WITHIN_MS).length >= MOST_ASKED;
}

/** Begins with a question, even after the first ones were dropped. */
function kept(talk: TalkLine[]): Talk {
  const last = talk.slice(-MOST_LINES);
  return last.slice(
    Math.max(
      0,
      last.findIndex(({ by }) => by === "visitor"),
    ),
  );
}

const KEY = "surimono.help-talk";

/** Lasts as long as the tab: pages may be opened in between. */
export function readTalk(knows: (id: string) => boolean): Talk {
  try {
    const lines = JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as Talk;
    return lines.every((line) => idsOf(line).every(knows)) ? lines : [];
  } catch {
    // From an older build, or tampered with.
    return [];
  }
}

export function keepTalk(talk: Talk): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(talk));
  } catch {
    // Without storage the chat still works.
  }
}

function idsOf(line: TalkLine): readonly string[] {
  if (line.by === "visitor") return [];
  if (line.say === "answer") return [line.answer, ...line.near];
  return line.say === "unsure" || line.say === "unsolved" ? line.near : [];
}
