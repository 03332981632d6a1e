import { type Failure, fail, ok, type Result } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import { askPatiently } from "./ask-patiently.ts";
import type { AnswerOf, Call, FailureOf, PayloadInputOf } from "./define-call.ts";
import type { RequestFailureCode } from "./define-failures.ts";
import { sealEnvelope } from "./envelope.ts";
import { errorBodySchema, type Issue } from "./error-body.ts";

/** Failures that the client adds to the declared ones: no answer, or one of the wrong shape. */
export type TransportFailureCode = RequestFailureCode | "network/unreachable" | "server/error";

export type CallFailure<C extends Call = Call> = Failure<FailureOf<C>["code"] | TransportFailureCode> & {
  readonly status: number;
  /** Japanese, ready to show. */
  readonly message: string;
  readonly requestId?: string;
  readonly issues?: readonly Issue[];
  readonly detail?: Readonly<Record<string, unknown>>;
};

export type Caller = <C extends Call>(
  call: C,
  payload: PayloadInputOf<C>,
  options?: CallOptions,
) => Promise<Result<AnswerOf<C>, CallFailure<C>>>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Files of a multipart call, by field name. */
  readonly files?: Readonly<Record<string, Blob>>;
}

export interface CallerSettings {
  /** Without a trailing slash; empty for the same origin. */
  readonly baseUrl: string;
  readonly token: () => string | undefined;
  readonly userType: () => "b2b" | "b2c";
  /** Called with every failure, so that the shell can tell the customer (rule errors-other). */
  readonly onFailure?: (failure: CallFailure) => void;
  /** Called with how many calls wait for a busy shop, and go on by themselves. */
  readonly onWaiting?: (calls: number) => void;
  readonly fetch?: typeof fetch;
}

const UNREACHABLE = "ネットワークに接続できませんでした。通信環境をご確認のうえ、もう一度お試しください。";
const BROKEN = "エラーが発生しました。しばらく待ってからもう一度お試しください。";

/** The one typed fetch: envelope, bearer, user type and errors for every call of the contract. */
export function createCaller(settings: CallerSettings): Caller {
  const send = settings.fetch ?? globalThis.fetch.bind(globalThis);
  const waiting = new Set<object>();
  return async (call, payload, options = {}) => {
    const request = buildRequest(call, payload, options, settings);
    const ask = () => send(request.url, request.init);
    const note = () => settings.onWaiting?.(waiting.add(request).size);
    const patiently = () => askPatiently(ask, options.signal, note);
    const answer = await readAnswer(call, call.method === "GET" || call.repeatable ? patiently : ask);
    if (waiting.delete(request)) settings.onWaiting?.(waiting.size);
    if (!answer.ok && !options.signal?.aborted) settings.onFailure?.(answer.failure);
    return answer as never;
  };
}

function buildRequest(call: Call, payload: unknown, options: CallOptions, settings: CallerSettings) {
  const headers: Record<string, string> = { "x-user-type": settings.userType() };
  const token = settings.token();
  if (token) headers["authorization"] = `Bearer ${token}`;
  const init: RequestInit = { method: call.method, headers, credentials: call.withCookies ? "same-origin" : "omit" };
  // What a cache in front keeps for everybody the browser asks for again: only so does a page show what was just changed.
  if (call.sameForAll) init.cache = "no-cache";
  if (options.signal) init.signal = options.signal;
  let url = settings.baseUrl + call.path;
  if (call.method === "GET") {
    const query = toQuery(payload);
    if (query) url += `?${query}`;
  } else if (call.body === "multipart") {
    const form = new FormData();
    for (const [name, value] of Object.entries((payload ?? {}) as Record<string, unknown>))
      if (value !== undefined) form.append(name, JSON.stringify(value));
    for (const [name, file] of Object.entries(options.files ?? {})) form.append(name, file);
    init.body = form;
  } else {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(sealEnvelope(payload ?? {}));
  }
  return { url, init };
}

function toQuery(payload: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((payload ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.toString();
}

async function readAnswer(call: Call, send: () => Promise<Response>): Promise<Result<unknown, CallFailure>> {
  let response: Response;
  try {
    response = await send();
  } catch {
    return fail("network/unreachable", { status: 0, message: UNREACHABLE });
  }
  try {
    if (response.ok && call.file) return ok(await response.blob());
    const body: unknown = await response.json();
    if (response.ok) return ok(z.parse(call.answer, body));
    const error = z.parse(errorBodySchema, body);
    return {
      ok: false,
      failure: {
        code: error.error_code as TransportFailureCode,
        status: response.status,
        message: error.message,
        requestId: error.request_id,
        ...(error.issues && { issues: error.issues }),
        ...(error.detail && { detail: error.detail }),
      },
    };
  } catch {
    return fail("server/error", { status: response.status, message: BROKEN });
  }
}
