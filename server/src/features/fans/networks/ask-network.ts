import { setTimeout as sleep } from "node:timers/promises";
import { refuseInTransaction } from "../../../platform/database/index.ts";

const TIMEOUT_MS = 10_000;
/** Pauses before the second and the third try of what may go well then. */
const PAUSES_MS = [400, 1500];

export interface NetworkAnswer {
  /** 0 when none came. */
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
  /** A spent code cannot be sent again. */
  readonly once?: boolean;
}

/** Asks a network over HTTP, again where it is out of breath, and never longer than a job may take. Never throws for an answer. */
export async function askNetwork(url: string, question: Question = {}): Promise<NetworkAnswer> {
  refuseInTransaction("a social network");
  for (const pause of question.once ? [] : PAUSES_MS) {
    const answer = await askOnce(url, question);
    if (answer.status !== 0 && answer.status !== 429 && answer.status < 500) return answer;
    await sleep(pause);
  }
  return askOnce(url, question);
}

async function askOnce(url: string, { method = "GET", token, form, json }: Question): Promise<NetworkAnswer> {
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
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return { status: response.status, body: readJson(text) };
  } catch {
    return { status: 0, body: undefined };
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
