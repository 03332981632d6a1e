import type { AnswerOf, Call, FailureOf, PayloadOf, RequestFailureCode } from "@surimono/contract/kernel";
import type { Failure, Result } from "@surimono/domain/kernel";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Database } from "../database/index.ts";
import type { Env } from "../env/index.ts";
import type { Files } from "../files/index.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Mail } from "../mail/index.ts";
import type { RateLimit, RateLimits } from "../rate-limit/index.ts";
import type { WrittenAnswer } from "./written-answer.ts";

/** Who is asking, as the bearer token says. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly kind: "consumer" | "business";
  /** False until an account of an outside identity provider has birthday and agreements: it cannot order before. */
  readonly isSetUp: boolean;
  /** The session that the token opened. */
  readonly sessionId: string;
  /** Basis points off for a business that was approved; undefined for everybody else. */
  readonly approvedDiscountBp: number | undefined;
}

export interface UploadedFile {
  readonly bytes: Buffer;
  /** Plain, at most 100 letters; empty when nothing was left of it. */
  readonly fileName: string;
}

interface RequestBase<C extends Call> {
  readonly payload: PayloadOf<C>;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** A whole `Set-Cookie` for the answer; the browser takes it only of calls `withCookies`. */
  readonly setCookie: (line: string) => void;
  /** Of a multipart call, by field name. */
  readonly files: Readonly<Record<string, UploadedFile>>;
}

/** What a handler is given. A guest call still knows the member when a valid token came with it. */
export type CallRequest<C extends Call> = RequestBase<C> & {
  readonly member: C["access"] extends "guest" ? Member | undefined : Member;
};

/** The answer of a call whose answer is a file. */
export type FileAnswer = FileHead &
  (
    | { readonly bytes: Uint8Array }
    /** Sent as it is made; one that fails on the way breaks off, and the browser keeps nothing of it. */
    | { readonly stream: AsyncIterable<Uint8Array> }
  );

interface FileHead {
  readonly contentType: string;
  readonly fileName?: string;
  readonly cacheControl?: string;
  readonly etag?: string;
  /** The request header that another answer would have followed. */
  readonly vary?: string;
}

export type Handler<C extends Call> = (
  request: CallRequest<C>,
) => Promise<
  Result<
    C extends { readonly file: string } ? FileAnswer : AnswerOf<C> | WrittenAnswer<C>,
    FailureOf<C> | Failure<RequestFailureCode>
  >
>;

export interface RouteOptions {
  readonly limit?: RateLimit;
  /**
   * For calls that lock a row of the member's: a few of one member run at once and the others wait outside of the database, so that a
   * row that is held for long takes the connections of nobody else.
   */
  readonly inTurn?: boolean;
  /** Largest body in bytes; the default is 1 MiB for JSON, and what the files need for multipart. */
  readonly bodyLimit?: number;
  /** Of a multipart call: one file as large as the body unless said otherwise. */
  readonly files?: { readonly files: number; readonly fileBytes: number };
}

/** Everything that features stand on, made once at start and handed to each `xRoutes(shop)`. */
export interface Shop {
  readonly env: Env;
  readonly database: Database;
  readonly files: Files;
  readonly mail: Mail;
  readonly jobs: Jobs;
  readonly rateLimits: RateLimits;
  readonly log: FastifyBaseLogger;
  /** The time, so that tests can move it. */
  readonly now: () => Date;
  readonly http: FastifyInstance;
  /** Every call that has a route, for OpenAPI and the generated tests. */
  readonly calls: Call[];
  /** Declares the route of a call: signature, rights, payload and answer are checked here and nowhere else. */
  route<C extends Call>(call: C, handler: Handler<C>, options?: RouteOptions): void;
}
