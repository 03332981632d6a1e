import { AsyncLocalStorage } from "node:async_hooks";
import { Readable } from "node:stream";
import type { Call } from "@surimono/contract/kernel";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { type Deed, recorded } from "../audit/index.ts";
import { asCall } from "../database/index.ts";
import { openEnvelope } from "./check-envelope.ts";
import { type Caller, type Finders, findCaller } from "./find-caller.ts";
import { hasRoomForJson } from "./hold-room.ts";
import { prefixOf } from "./prefix-of.ts";
import { readMultipart } from "./read-multipart.ts";
import { sendFailure } from "./send-failure.ts";
import { sendToAll } from "./send-to-all.ts";
import type {
  CallRequest,
  FileAnswer,
  Handler,
  Operator,
  OperatorRequest,
  RouteOptions,
  Shop,
  UploadedFile,
} from "./shop.ts";
import { Turns } from "./turns.ts";
import { WrittenAnswer } from "./written-answer.ts";

const JSON_LIMIT = 1024 * 1024;
/** Of guests, who need neither account nor session to send many at once. */
const GUEST_JSON_LIMIT = 64 * 1024;
/** For every call that locks one member's rows. */
const turns = new Turns();

interface Admitted {
  readonly caller: Caller;
  /** What a body's last bytes wake does not know of which call it is. */
  readonly inCall: ReturnType<typeof AsyncLocalStorage.snapshot>;
}
const admissions = new WeakMap<FastifyRequest, Admitted>();

/** The route of one call: caller, rights, limits, payload, handler, answer, in this order (rule session-before-the-body). */
export function registerCall<C extends Call>(
  shop: Shop,
  find: () => Finders,
  call: C,
  handler: Handler<C, CallRequest<C> & OperatorRequest<C>>,
  options: RouteOptions,
): void {
  shop.calls.push(call);
  const bodyLimit = options.bodyLimit ?? (call.access === "guest" ? GUEST_JSON_LIMIT : JSON_LIMIT);
  shop.http.route({
    method: call.method,
    url: call.path,
    bodyLimit,
    // Nothing of a body is parsed for a stranger, or for whoever asks too often. It is let pass, so that a browser hears the answer.
    onRequest: (request, reply) => asCall(() => admit(request, reply)),
    handler: (request, reply) => {
      const admitted = admissions.get(request);
      if (!admitted) throw new Error(`${call.name} was not admitted`);
      return admitted.inCall(() => answerCall(request, reply, admitted.caller));
    },
  });

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const caller = await findCaller(call, request, find());
    if ("code" in caller) return sendFailure(request, reply, caller);
    if (options.limit) {
      const line = prefixOf(request.ip);
      const key = options.limit.per === "member" ? ((caller.member ?? caller.operator)?.id ?? line) : line;
      if (!(await shop.rateLimits.allow(call.name, key, options.limit)))
        return sendFailure(request, reply, { code: "request/too-many" });
    }
    if (call.method !== "GET" && call.body !== "multipart" && !hasRoomForJson(request, reply, caller, bodyLimit))
      return sendFailure(request, reply, { code: "server/stopping" });
    admissions.set(request, { caller, inCall: AsyncLocalStorage.snapshot() });
  }

  async function answerCall(request: FastifyRequest, reply: FastifyReply, caller: Caller): Promise<FastifyReply> {
    const { member } = caller;
    const input = await readInput(call, request, reply, caller, options);
    if ("code" in input) return sendFailure(request, reply, input);
    const parsed = z.safeParse(call.payload, input.data);
    if (!parsed.success) {
      const issues = parsed.error.issues.map((issue) => ({ path: issue.path.map(pathStep), message: issue.message }));
      return sendFailure(request, reply, { code: "request/malformed" }, call, issues);
    }
    const work = () => handler(callRequest<C>(shop, request, reply, parsed.data, caller, input.files));
    const result = await (options.inTurn && member ? turns.take(member.id, work) : work());
    if (!result.ok) return sendFailure(request, reply, result.failure, call);
    if (call.file) return sendFile(request, reply, result.value as FileAnswer);
    const { value } = result;
    const json = value instanceof WrittenAnswer ? value.json : JSON.stringify(z.parse(call.answer, value));
    if (call.sameForAll) return sendToAll(request, reply, json);
    return reply.header("cache-control", "no-store").type("application/json; charset=utf-8").send(json);
  }
}

function pathStep(step: PropertyKey): string | number {
  return typeof step === "number" ? step : String(step);
}

type Input = { readonly data: unknown; readonly files: Readonly<Record<string, UploadedFile>> };
type InputFailure = {
  readonly code:
    | "request/bad-signature"
    | "request/unsupported"
    | "request/too-large"
    | "request/malformed"
    | "server/stopping";
};

async function readInput(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  options: RouteOptions,
): Promise<Input | InputFailure> {
  if (call.method === "GET") return { data: request.query, files: {} };
  if (call.body === "multipart") {
    const totalBytes = options.bodyLimit ?? JSON_LIMIT;
    return readMultipart(request, reply, caller, { totalBytes, fileBytes: totalBytes, files: 1, ...options.files });
  }
  const envelope = openEnvelope(request.body);
  return envelope ? { data: envelope.data, files: {} } : { code: "request/bad-signature" };
}

function callRequest<C extends Call>(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  { member, operator }: Caller,
  files: Input["files"],
): CallRequest<C> & OperatorRequest<C> {
  return {
    payload,
    member,
    operator,
    recorded: (deed: Deed) =>
      recorded(shop, { kind: "operator", ...actorOf(operator), address: request.ip, requestId: request.id }, deed),
    files,
    log: request.log,
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    headers: request.headers,
    setCookie: (line: string) => void reply.header("set-cookie", line),
  } as CallRequest<C> & OperatorRequest<C>;
}

function actorOf(operator: Operator | undefined) {
  if (!operator) throw new Error("only an operator's call is written down");
  return { id: operator.id, name: operator.name };
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer): FastifyReply {
  reply.header("content-type", file.contentType).header("cache-control", file.cacheControl ?? "private, no-store");
  if (file.fileName)
    reply.header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`);
  if (file.vary) reply.header("vary", file.vary);
  if (file.etag) {
    reply.header("etag", file.etag);
    if (request.headers["if-none-match"] === file.etag) return reply.code(304).send();
  }
  if (file.length !== undefined) reply.header("content-length", file.length);
  if ("stream" in file) return reply.send(Readable.from(file.stream));
  return reply.send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
}
