import type { Call } from "@surimono/contract/kernel";
import { expect } from "vitest";

/**
 * Whether a cache in front of the shop may keep what it should, and nothing else: what is the same for everybody, asked by a guest, and public
 * pictures. Everything else says that it is private, or that it is not kept at all.
 */
export function judgeKeeping(call: Call, { status, headers }: Response, asked: { readonly byBearer: boolean }): void {
  const said = headers.get("cache-control") ?? "";
  const what = `${call.name} ${status}: ${said}`;
  const isDone = status < 300 || status === 304;
  if (isDone && !asked.byBearer && call.sameForAll) {
    expect(said, what).toBe("public, max-age=0, s-maxage=30, stale-while-revalidate=300, stale-if-error=3600");
    expect(headers.get("vary"), what).toContain("authorization");
    expect(headers.get("etag"), what).toMatch(/^"[\w-]{22}"$/);
  } else if (isDone && !asked.byBearer && PICTURES.has(call.name)) expect(said, what).toMatch(/^(public|private), /);
  else expect(said, what).toMatch(/^(private, )?no-store$|^private, max-age=\d+|^private, no-cache$/);
  expect(headers.has("set-cookie") && said.includes("public"), what).toBe(false);
}

/** Public and private ones: which is which has its own tests. */
const PICTURES: ReadonlySet<string> = new Set(["getImage", "getImageMagicPicture"]);
