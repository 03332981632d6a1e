import { MINUTE_MS } from "@surimono/domain/kernel";
import type { Shop } from "../../../platform/http/index.ts";

interface Kept<Answer> {
  readonly answer: Answer;
  readonly at: number;
}

/** Beyond it, an old answer would tell of a gallery that is no more. */
const TOO_OLD_MS = 2 * MINUTE_MS;

/**
 * Answers that take long, by what they are of. After a minute the old one is given while it is asked for again, and after another it is not given
 * any more; all who need one that nobody has wait for the same.
 */
export function keptForAMinute<Key, Answer>({ now, log }: Pick<Shop, "now" | "log">) {
  const kept = new Map<Key, Kept<Answer>>();
  const asked = new Map<Key, Promise<Answer>>();

  const askAndKeep = async (key: Key, ask: () => Promise<Answer>) => {
    const at = now().getTime();
    const answer = await ask();
    kept.set(key, { answer, at });
    return answer;
  };
  const askOnce = (key: Key, ask: () => Promise<Answer>) => {
    const running = asked.get(key) ?? askAndKeep(key, ask).finally(() => asked.delete(key));
    asked.set(key, running);
    return running;
  };
  return {
    isEmpty: () => kept.size === 0,
    async of(key: Key, ask: () => Promise<Answer>): Promise<Answer> {
      const known = kept.get(key);
      const age = known ? now().getTime() - known.at : Number.POSITIVE_INFINITY;
      if (!known || age > TOO_OLD_MS) return askOnce(key, ask);
      if (age > MINUTE_MS)
        askOnce(key, ask).catch((error: unknown) =>
          log.warn({ err: error, of: key }, "the gallery was not read again"),
        );
      return known.answer;
    },
  };
}
