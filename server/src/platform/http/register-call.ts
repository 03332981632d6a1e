import { Readable } from "node:stream";
import type { Call } from "@surimono/contract/kernel";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { asCall } from "../database/index.ts";
import { openEnvelope } from "./check-envelope.ts";
import { readMultipart } from "./read-multipart.ts";
import { sendFailure } from "./send-failure.ts";
import type { CallRequest, FileAnswer, Handler, Member, RouteOptions, Shop, UploadedFile } from "./shop.ts";
import { Turns } from "./turns.ts";
import { WrittenAnswer } from "./written-answer.ts";

export type FindMember = (token: string) => Promise<Member | undefined>;

const JSON_LIMIT = 1024 * 1024;
/** For every call that locks one member's rows. */
const turns = new Turns();

/** The route of one call: bearer, rights, limits, payload, handler, answer, in this order. */
export function registerCall<C extends Call>(
  shop: Shop,
  findMember: FindMember,
  call: C,
  handler: Handler<C>,
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
    const token = bearerOf(request);
    const member = token ? await findMember(token) : undefined;
    // A stale token on a guest call must still sign the browser out, so that both sides agree on who is signed in.
    if ((token && !member) || (call.access !== "guest" && !member))
      return sendFailure(request, reply, { code: "session/expired" });
    if (!mayCall(call, member)) return sendFailure(request, reply, { code: "access/forbidden" });
    if (options.limit) {
      const key = options.limit.per === "member" ? (member?.id ?? request.ip) : request.ip;
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
    const work = () => handler(callRequest<C>(request, reply, parsed.data, member, input.files));
    const result = await (options.inTurn && member ? turns.take(member.id, work) : work());
    if (!result.ok) return sendFailure(request, reply, result.failure, call);
    if (call.file) return sendFile(request, reply, result.value as FileAnswer);
    reply.header("cache-control", "no-store");
    if (result.value instanceof WrittenAnswer)
      return reply.type("application/json; charset=utf-8").send(result.value.json);
    return reply.send(z.parse(call.answer, result.value));
  }
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
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  member: Member | undefined,
  files: Input["files"],
): CallRequest<C> {
  return {
    payload,
    member,
    files,
    log: request.log,
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    headers: request.headers,
    setCookie: (line: string) => void reply.header("set-cookie", line),
  } as CallRequest<C>;
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
  if ("stream" in file) return reply.send(Readable.from(file.stream));
  return reply.send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
}
