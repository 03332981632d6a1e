import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import { refuseInTransaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";

/** For a question with all its tries: someone may be waiting for the page. */
const TIMEOUT_MS = 10_000;
/** Pauses before the second and third try, if another try can help. */
const PAUSES_MS = [400, 1500];
/** Several times the size of fifty posts with descriptions. */
const MOST_BYTES = 4 * 1024 * 1024;

export interface NetworkAnswer {
  /** 0 if none came, or one that was too long. */
  readonly status: number;
  readonly body: unknown;
}

export interface Question {
  readonly method?: "GET" | "POST" | "DELETE";
  readonly token?: string;
  /** Sent as a form. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** A code can be sent only once. */
  readonly once?: boolean;
}

export type AskNetwork = (url: string, question?: Question) => Promise<NetworkAnswer>;

/** Asks a network over HTTP, again if it is overloaded. Never throws for an answer; one that is no success is logged. */
export function networkAsker({ log }: Pick<Shop, "log">, timeoutMs = TIMEOUT_MS): AskNetwork {
  return async (url, question = {}) => {
    refuseInTransaction("a social network");
    const signal = AbortSignal.timeout(timeoutMs);
    let answer = await askOnce(url, question, signal);
    for (const pause of question.once ? [] : PAUSES_MS) {
      if (!isOutOfBreath(answer) || signal.aborted) break;
      await sleep(pause);
      answer = await askOnce(url, question, signal);
    }
    const { status, body } = answer;
    // Without the path, which names accounts.
    if (status !== 200) log.warn({ host: new URL(url).host, status, error: errorOf(body) }, "a social network refused");
    return answer;
  };
}

function isOutOfBreath({ status }: NetworkAnswer): boolean {
  return status === 0 || status === 429 || status >= 500;
}

async function askOnce(
  url: string,
  { method = "GET", token, form, json }: Question,
  signal: AbortSignal,
): Promise<NetworkAnswer> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (json !== undefined) headers["content-type"] = "application/json";
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(form && { body: new URLSearchParams(form) }),
      ...(json !== undefined && { body: JSON.stringify(json) }),
      redirect: "error",
      signal,
    });
    return { status: response.status, body: readJson(await readText(response)) };
  } catch {
    return { status: 0, body: undefined };
  }
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error("the answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What Google and Meta say of an error in numbers and single words. Their sentences may name accounts, and are left out. */
const word = z.optional(z.string().check(z.maxLength(80)));
const errorSchema = z.object({
  error: z.union([
    z.string().check(z.maxLength(80)),
    z.object({
      ...{ code: z.optional(z.number()), error_subcode: z.optional(z.number()) },
      ...{ status: word, type: word, errors: z.optional(z.array(z.object({ reason: word }))) },
    }),
  ]),
});

function errorOf(body: unknown) {
  const read = z.safeParse(errorSchema, body);
  return read.success ? read.data.error : undefined;
}
