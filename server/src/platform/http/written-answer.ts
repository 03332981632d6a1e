import type { AnswerOf, Call } from "@surimono/contract/kernel";
import * as z from "zod/mini";

/** An answer that was checked and written as JSON before, for what is asked often and changes rarely. */
export class WrittenAnswer<C extends Call = Call> {
  readonly json: Buffer;
  /** Never read: it keeps the answer of one call from being sent for another. */
  declare readonly call?: C;

  constructor(json: Buffer) {
    this.json = json;
  }
}

export function writeAnswer<C extends Call>(call: C, answer: AnswerOf<C>): WrittenAnswer<C> {
  return new WrittenAnswer(Buffer.from(JSON.stringify(z.parse(call.answer, answer))));
}
