import { type Call, errorBodySchema, requestFailures } from "@surimono/contract/kernel";
import * as z from "zod/mini";

/** The OpenAPI 3.1 document of all calls, made from the contract and nothing else. */
export function openApiDocument(calls: readonly Call[], publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  // The order of the routes decides nothing: two builds of one contract are the same document.
  const placeOf = ({ path, method }: Call) => `${path} ${method}`;
  for (const call of [...calls].sort((left, right) => (placeOf(left) < placeOf(right) ? -1 : 1))) {
    paths[call.path] ??= {};
    (paths[call.path] as Record<string, object>)[call.method.toLowerCase()] = operationOf(call);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "SURIMONO API",
      version: "2.17.0",
      description: "Every body is `{data, signature}`: signature is hex(sha256(JSON.stringify(data))).",
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { Error: z.toJSONSchema(errorBodySchema) },
    },
    paths,
  };
}

function operationOf(call: Call): object {
  const payload = z.toJSONSchema(call.payload, { io: "input", unrepresentable: "any" }) as JsonSchema;
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.path.split("/")[2] ?? "api"],
    ...(call.access !== "guest" && { security: [{ bearer: [] }] }),
    "x-access": call.access,
    ...(call.method === "GET" ? { parameters: queryParameters(payload) } : { requestBody: requestBody(call, payload) }),
    responses: { 200: success(call), ...failures(call) },
  };
}

interface JsonSchema {
  readonly properties?: Record<string, object>;
  readonly required?: string[];
}

function queryParameters(payload: JsonSchema): object[] {
  return Object.entries(payload.properties ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: payload.required?.includes(name) ?? false,
    schema,
  }));
}

function requestBody(call: Call, payload: JsonSchema): object {
  if (call.body === "multipart") {
    return { content: { "multipart/form-data": { schema: payload } } };
  }
  const envelope = {
    type: "object",
    required: ["data", "signature"],
    properties: { data: payload, signature: { type: "string" } },
  };
  return { content: { "application/json": { schema: envelope } } };
}

function success(call: Call): object {
  if (call.file) return { description: "The file", content: { [call.file]: {} } };
  const schema = z.toJSONSchema(call.answer, { unrepresentable: "any" });
  return { description: "The answer", content: { "application/json": { schema } } };
}

function failures(call: Call): Record<string, object> {
  const byStatus = new Map<number, string[]>();
  for (const [code, { status, message }] of Object.entries({ ...requestFailures, ...call.failures })) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\` ${message}`]);
  }
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [status, { description: lines.join("\n\n"), content }]),
  );
}
