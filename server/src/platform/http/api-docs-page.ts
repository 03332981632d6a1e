import type { Call } from "@surimono/contract/kernel";
import { escapeHtml } from "../escape-html.ts";

/**
 * The OpenAPI document as a readable page, without scripts: it obeys the strict policy and needs nothing from outside.
 */
export function apiDocsPage(calls: readonly Call[]): string {
  const rows = [...calls]
    .sort((left, right) => left.path.localeCompare(right.path))
    .map(
      (call) =>
        `<details><summary><b>${call.method}</b> <code>${call.path}</code> <i>${call.access}</i> ${escapeHtml(call.summary)}</summary><ul>${Object.entries(
          call.failures,
        )
          .map(([code, { status, message }]) => `<li>${status} <code>${code}</code> ${escapeHtml(message)}</li>`)
          .join("")}</ul></details>`,
    )
    .join("\n");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>SURIMONO API</title>
<style>body{font:16px/1.5 system-ui,sans-serif;color:#504E4E;max-width:960px;margin:40px auto;padding:0 16px}h1{color:#343131}summary{padding:8px 0;border-bottom:1px solid #E9E6E3;cursor:pointer}i{color:#726E6B;margin:0 8px}</style></head>
<body><h1>SURIMONO API</h1><p>${calls.length} calls. The schemas: <a href="/api/openapi.json">/api/openapi.json</a>. Every body is <code>{"data": …, "signature": hex(sha256(JSON.stringify(data)))}</code>; the bearer token of <code>/api/auth/sign-in</code> goes into <code>Authorization</code>.</p>
${rows}</body></html>`;
}
