/** Work that takes a moment, done in a worker; on the page's own thread where none can start, or it breaks. */
export interface Apart<Question, Answer> {
  ask(question: Question): Promise<Answer>;
  close(): void;
}

interface Waiting<Answer> {
  readonly answer: (found: Answer) => void;
  readonly here: () => Answer;
}

/** `start` makes a worker that calls `answerApart` with what `here` does. */
export function askApart<Question, Answer>(
  start: () => Worker,
  here: (question: Question) => Answer,
): Apart<Question, Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let worker: Worker | undefined;
  let isBroken = typeof Worker === "undefined";
  let count = 0;

  function started(): Worker {
    const fresh = start();
    fresh.addEventListener("message", ({ data }: MessageEvent<{ id: number; answer: Answer }>) => {
      waiting.get(data.id)?.answer(data.answer);
      waiting.delete(data.id);
    });
    fresh.addEventListener("error", (event) => {
      event.preventDefault();
      isBroken = true;
      for (const one of waiting.values()) one.answer(one.here());
      waiting.clear();
    });
    return fresh;
  }

  return {
    ask(question) {
      if (isBroken) return Promise.resolve(here(question));
      worker ??= started();
      const asked = worker;
      const id = ++count;
      return new Promise((answer) => {
        waiting.set(id, { answer, here: () => here(question) });
        asked.postMessage({ id, question });
      });
    },
    close: () => worker?.terminate(),
  };
}

/** In the worker. What `given` names of an answer is handed over, not copied. */
export function answerApart<Question, Answer>(
  work: (question: Question) => Answer,
  given: (answer: Answer) => Transferable[] = () => [],
): void {
  addEventListener("message", ({ data: { id, question } }: MessageEvent<{ id: number; question: Question }>) => {
    const answer = work(question);
    postMessage({ id, answer }, { transfer: given(answer) });
  });
}
