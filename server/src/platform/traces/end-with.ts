import { type Span, SpanStatusCode } from "@opentelemetry/api";

/** Ends the span with the work; a failure is marked by its error's kind alone, since messages can contain private data. */
export async function endWith<Value>(span: Span, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

export function fail(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.constructor.name : typeof error;
  span.setAttribute("error.type", type).setStatus({ code: SpanStatusCode.ERROR });
}
