import type { Failure } from "@surimono/domain/kernel";
import type { OperatorRight } from "@surimono/domain/operators";
import type * as z from "zod/mini";
import type { FailureTable } from "./define-failures.ts";

/** Who may make the call. The member is always the bearer's, never the payload's; an operator is signed in at the console. */
export type Access = "guest" | "member" | "consumer" | "business" | "operator";

/** `json` bodies travel in the envelope; `multipart` has a field with JSON for each part of the payload, and files beside them. */
export type Body = "json" | "multipart";

/**
 * One call of the API: everything that client, server, OpenAPI and the generated tests need to know of it.
 * The payload of a GET is its query string, so its schemas coerce from text.
 */
export interface Call<
  Payload extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Failures extends FailureTable = FailureTable,
> {
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/${string}`;
  /** One English sentence for the OpenAPI page. */
  readonly summary: string;
  readonly access: Access;
  /** Of an operator's call: what its roles must allow. Without one every operator may make it. */
  readonly right?: OperatorRight;
  readonly body?: Body;
  /**
   * Sent twice it is done once: it only asks, or its payload has a key of what it makes. The browser repeats it by itself while the shop is
   * busy, as it does with a GET.
   */
  readonly repeatable?: true;
  /** A POST that changes nothing: its question can be longer than an address. It leaves no entry of what an operator did. */
  readonly onlyAsks?: true;
  /** The browser sends the shop's cookies with this call only, so that no other site can make a call in a member's name. */
  readonly withCookies?: true;
  /**
   * Of a GET for guests: everybody gets the same answer, and it may be some seconds old. A cache in front of the shop may keep it; a browser
   * asks again each time. An answer to a bearer is never kept.
   */
  readonly sameForAll?: true;
  /** The answer is a file and not JSON: its media type. */
  readonly file?: string;
  readonly payload: Payload;
  readonly answer: Answer;
  readonly failures: Failures;
}

export type PayloadOf<C extends Call> = z.output<C["payload"]>;
/** What the caller writes, before defaults are filled in. */
export type PayloadInputOf<C extends Call> = z.input<C["payload"]>;
export type AnswerOf<C extends Call> = z.output<C["answer"]>;
export type FailureOf<C extends Call> = Failure<Extract<keyof C["failures"], string>>;

export function defineCall<
  const Payload extends z.ZodMiniType,
  const Answer extends z.ZodMiniType,
  const Failures extends FailureTable,
>(call: Call<Payload, Answer, Failures>): Call<Payload, Answer, Failures> {
  return call;
}
