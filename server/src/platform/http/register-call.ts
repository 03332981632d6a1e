import { Readable } from "node:stream";
import type { Call } from "@surimono/contract/kernel";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { type Deed, recorded } from "../audit/index.ts";
import { asCall } from "../database/index.ts";
import { openEnvelope } from "./check-envelope.ts";
import type { EditedPages } from "./edited-pages.ts";
import { operatorCookieOf } from "./operator-cookie.ts";
import { prefixOf } from "./prefix-of.ts";
import { readMultipart } from "./read-multipart.ts";
import { sendFailure } from "./send-failure.ts";
import { sendToAll } from "./send-to-all.ts";
import type {
  CallRequest,
  FileAnswer,
  Handler,
  Member,
  Operator,
  OperatorRequest,
  RouteOptions,
  Shop,
  UploadedFile,
} from "./shop.ts";
import { Turns } from "./turns.ts";
import { WrittenAnswer } from "./written-answer.ts";

export type FindMember = (token: string) => Promise<Member | undefined>;
export type FindOperator = (token: string) => Promise<Operator | undefined>;

export type NoteForbidden = (
  operator: Operator,
  denied: { readonly call: string; readonly address: string; readonly userAgent: string },
) => Promise<void>;

/** How what comes with a request becomes its caller. */
export interface Finders {
  readonly findMember: FindMember;
  readonly findOperator: FindOperator;
  /** An operator asked for what the roles do not allow. */
  readonly noteForbidden: NoteForbidden;
  readonly editedPages?: EditedPages;
}

const JSON_LIMIT = 1024 * 1024;
/** For every call that locks one member's rows. */
const turns = new Turns();

/** The route of one call: caller, rights, limits, payload, handler, answer, in this order. */
export function registerCall<C extends Call>(
  shop: Shop,
  find: () => Finders,
  call: C,
  handler: Handler<C, CallRequest<C> & OperatorRequest<C>>,
  options: RouteOptions,
): void {
  shop.calls.push(call);
  shop.http.route({
    method: call.method,
    url: call.path,
    bodyLimit: options.bodyLimit ?? JSON_LIMIT,
    handler: (request, reply) => asCall(() => answerCall(request, reply)),
  });

  async function answerCall(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const caller = await findCaller(call, request, find());
    if ("code" in caller) return sendFailure(request, reply, caller);
    const { member, operator } = caller;
    if (options.limit) {
      const line = prefixOf(request.ip);
      const key = options.limit.per === "member" ? ((member ?? operator)?.id ?? line) : line;
      if (!(await shop.rateLimits.allow(call.name, key, options.limit)))
        return sendFailure(request, reply, { code: "request/too-many" });
    }
    const input = await readInput(call, request, reply, options);
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

interface Caller {
  readonly member?: Member | undefined;
  readonly operator?: Operator | undefined;
}

/** Members come with a bearer token, operators with a cookie; neither is taken for the other. */
async function findCaller(
  call: Call,
  request: FastifyRequest,
  { findMember, findOperator, noteForbidden }: Finders,
): Promise<Caller | { readonly code: "session/expired" | "access/forbidden" }> {
  if (call.access === "operator") {
    const token = operatorCookieOf(request);
    const operator = token ? await findOperator(token) : undefined;
    if (!operator) return { code: "session/expired" };
    if (call.right === undefined || operator.rights.has(call.right)) return { operator };
    const userAgent = request.headers["user-agent"] ?? "";
    await noteForbidden(operator, { call: call.name, address: request.ip, userAgent });
    return { code: "access/forbidden" };
  }
  const token = bearerOf(request);
  const member = token ? await findMember(token) : undefined;
  // A stale token on a guest call must still sign the browser out, so that both sides agree on who is signed in.
  if ((token && !member) || (call.access !== "guest" && !member)) return { code: "session/expired" };
  return mayCall(call, member) ? { member } : { code: "access/forbidden" };
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\x21-\x7e]{1,512})$/.exec(request.headers.authorization ?? "")?.[1];
}

function mayCall(call: Call, member: Member | undefined): boolean {
  return call.access === "guest" || call.access === "member" || member?.kind === call.access;
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
  options: RouteOptions,
): Promise<Input | InputFailure> {
  if (call.method === "GET") return { data: request.query, files: {} };
  if (call.body === "multipart") {
    const totalBytes = options.bodyLimit ?? JSON_LIMIT;
    return readMultipart(request, reply, { totalBytes, fileBytes: totalBytes, files: 1, ...options.files });
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
