import type { AnswerOf, Call } from "@surimono/contract/kernel";
import * as z from "zod/mini";

/** A checked answer already serialised as JSON, for frequent requests that change rarely. */
export class WrittenAnswer<C extends Call = Call> {
  readonly json: Buffer;
  /** Never read: its type keeps one call's answer from being sent for another. */
  declare readonly call?: C;

  constructor(json: Buffer) {
    this.json = json;
  }
}

export function writeAnswer<C extends Call>(call: C, answer: AnswerOf<C>): WrittenAnswer<C> {
  return new WrittenAnswer(Buffer.from(JSON.stringify(z.parse(call.answer, answer))));
}
