import type { CallFailure } from "@surimono/contract/kernel";
import type { NavigateOptions } from "react-router";
import { CallError } from "./call.ts";

/**
 * For `navigate(...toErrorPage(failure))`, where nothing is left to do on the page itself. The words travel beside the URL,
 * which may contain none: an outside link could put its own words into our mouth.
 */
export function toErrorPage(cause: CallFailure | Error): [string, NavigateOptions] {
  const failure = cause instanceof CallError ? cause.failure : cause instanceof Error ? undefined : cause;
  return ["/errorPage", { state: { status: failure?.status || 500, message: failure?.message } }];
}

/** An ended session already redirects, with a message of its own. */
export function isSessionEnd(cause: CallFailure | Error): boolean {
  const failure = cause instanceof CallError ? cause.failure : cause;
  return "status" in failure && failure.status === 401;
}
