import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from "react-router";
import { expect, test } from "vitest";
import { checkOrderPath } from "../compose/check-order-path.ts";
import { errorMeta } from "../route-error.tsx";
import { CallError } from "../session/call.ts";

/** These redirect at once and are never seen. */
const PASSAGES = new Set([
  ...["callback", "design-callback", "fans-setting", "logout", "my-items-drafts", "order-list", "redirect"],
]);
/** The shop's own title, from the root. */
const HOME = "home";

const pages = [
  ...readFileSync(join(import.meta.dirname, "../routes.ts"), "utf8").matchAll(/"routes\/([a-z-]+)\.tsx"/g),
].map(([, name]) => name ?? "");

test("every page of the site map has its own title, with the same ending", () => {
  expect(pages.length).toBeGreaterThan(40);
  const titled = pages.filter((name) => name !== HOME && !PASSAGES.has(name));
  const plain = titled.filter(
    (name) => !/｜SURIMONO["`]/.test(readFileSync(join(import.meta.dirname, `${name}.tsx`), "utf8")),
  );
  expect(plain).toEqual([]);
});

test("the folder of routes holds routes only", () => {
  const declared = readFileSync(join(import.meta.dirname, "../routes.ts"), "utf8");
  const others = readdirSync(import.meta.dirname).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !declared.includes(`"routes/${file}"`),
  );
  expect(others).toEqual([]);
});

test("a route that is never seen renders nothing", () => {
  for (const name of PASSAGES)
    expect(readFileSync(join(import.meta.dirname, `${name}.tsx`), "utf8"), name).toMatch(/return null;/);
});

test("a page that could not be shown says so in its title, any other keeps the root's", () => {
  const matches = [{ meta: [{ title: "SURIMONO" }] }];
  expect(errorMeta({ matches })).toEqual([{ title: "SURIMONO" }]);
  const notFound = [{ title: "ページが見つかりませんでした｜SURIMONO" }];
  expect(errorMeta({ matches, error: new ErrorResponseImpl(404, "", null) })).toEqual(notFound);
  const failure = { status: 404, code: "catalogue/no-such-product", message: "" } as const;
  expect(errorMeta({ matches, error: new CallError(failure) })).toEqual(notFound);
  expect(errorMeta({ matches, error: new TypeError("undefined is not a function") })).toEqual([
    { title: "エラー｜SURIMONO" },
  ]);
});

test("an impossible order address is not found", () => {
  const check = (id: string) => {
    try {
      return checkOrderPath({ params: { id } });
    } catch (thrown) {
      return (thrown as { init?: { status?: number } }).init?.status;
    }
  };
  expect(check("1")).toBe(404);
  expect(check("0190f5fe-7c00-7a00-8000-0123456789ab")).toBeNull();
});
