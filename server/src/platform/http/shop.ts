import type { AnswerOf, Call, FailureOf, PayloadOf, RequestFailureCode } from "@surimono/contract/kernel";
import type { Failure, Result } from "@surimono/domain/kernel";
import type { OperatorRight, OperatorRole } from "@surimono/domain/operators";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Deed } from "../audit/index.ts";
import type { Database } from "../database/index.ts";
import type { Env } from "../env/index.ts";
import type { Files, NearFiles } from "../files/index.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Mail } from "../mail/index.ts";
import type { Metrics } from "../metrics/index.ts";
import type { RateLimit, RateLimits } from "../rate-limit/index.ts";
import type { Replica } from "../replica/index.ts";
import type { WrittenAnswer } from "./written-answer.ts";

/** The caller, by the bearer token. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly kind: "consumer" | "business";
  /** False until an account from an outside identity provider has birthday and agreements: until then it cannot order. */
  readonly isSetUp: boolean;
  /** The session that the token opened. */
  readonly sessionId: string;
  /** Discount in basis points for an approved business; undefined for everybody else. */
  readonly approvedDiscountBp: number | undefined;
}

/** The caller of a console's call, by the session in the cookie. */
export interface Operator {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  readonly rights: ReadonlySet<OperatorRight>;
  readonly sessionId: string;
}

export interface UploadedFile {
  readonly bytes: Buffer;
  /** Plain, at most 100 letters; empty when nothing is left of it. */
  readonly fileName: string;
}

interface RequestBase<C extends Call> {
  readonly payload: PayloadOf<C>;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** A whole `Set-Cookie` for the answer; the browser accepts it only from calls `withCookies`. */
  readonly setCookie: (line: string) => void;
  /** Of a multipart call, by field name. */
  readonly files: Readonly<Record<string, UploadedFile>>;
}

/** A handler's input. A guest call still knows the member if a valid token came with it. */
export type CallRequest<C extends Call> = RequestBase<C> & {
  readonly member: C["access"] extends "guest" ? Member | undefined : Member;
};

/** The same for a call of the console. */
export interface OperatorRequest<C extends Call> extends RequestBase<C> {
  readonly operator: Operator;
  /** The database for what changes something: each of its transactions writes down who did what, or nothing is changed. */
  readonly recorded: (deed: Deed) => Database;
}

/** The answer of a call whose answer is a file. */
export type FileAnswer = FileHead &
  (
    | { readonly bytes: Uint8Array }
    /** Streamed; a failure midway breaks off, and the browser keeps nothing of it. */
    | { readonly stream: AsyncIterable<Uint8Array> }
  );

interface FileHead {
  readonly contentType: string;
  /** In bytes, of what is streamed: the browser can tell how far it is. */
  readonly length?: number;
  readonly fileName?: string;
  readonly cacheControl?: string;
  readonly etag?: string;
  /** The request header that the answer varies by. */
  readonly vary?: string;
}

export type Handler<C extends Call, Request = CallRequest<C>> = (
  request: Request,
) => Promise<
  Result<
    C extends { readonly file: string } ? FileAnswer : AnswerOf<C> | WrittenAnswer<C>,
    FailureOf<C> | Failure<RequestFailureCode>
  >
>;

export interface RouteOptions {
  readonly limit?: RateLimit;
  /**
   * For calls that lock a member's row: a few per member run at once and the others wait outside the database, so that a long-held
   * row does not use up everybody's connections.
   */
  readonly inTurn?: boolean;
  /** Largest body in bytes; the default is 1 MiB for JSON, and the files' total for multipart. */
  readonly bodyLimit?: number;
  /** Of a multipart call: by default one file as large as the body. */
  readonly files?: { readonly files: number; readonly fileBytes: number };
}

/** Everything features depend on, made once at start and passed to each `xRoutes(shop)`. */
export interface Shop {
  readonly env: Env;
  readonly database: Database;
  /** The database for what may be some seconds old: see `MayBeOld`. */
  readonly mayBeOld: Replica["mayBeOld"];
  readonly replicaHealth: Replica["health"];
  readonly files: Files;
  /** Pictures of goods and packed fonts, with copies on this machine. */
  readonly nearFiles: NearFiles;
  /** Pictures that members show to everybody, with copies for a day. */
  readonly shownFiles: NearFiles;
  readonly mail: Mail;
  readonly jobs: Jobs;
  readonly rateLimits: RateLimits;
  readonly log: FastifyBaseLogger;
  /** Undefined where nobody fetches them. */
  readonly metrics: Metrics | undefined;
  /** The time, replaceable in tests. */
  readonly now: () => Date;
  readonly http: FastifyInstance;
  /** Every call with a route, for OpenAPI and the generated tests. */
  readonly calls: Call[];
  /** Declares the route of a call: signature, rights, payload and answer are checked here and nowhere else. */
  route<C extends Call>(call: C, handler: Handler<C>, options?: RouteOptions): void;
  /** The same for a call of the console, whose caller is an operator. */
  operatorRoute<C extends Call>(call: C, handler: Handler<C, OperatorRequest<C>>, options?: RouteOptions): void;
}
