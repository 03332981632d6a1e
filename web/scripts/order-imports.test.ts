import { expect, test } from "vitest";
import { orderImports } from "./order-imports.ts";

const route = (id: string, imports: readonly string[]) => ({ id, module: `/${id}.js`, imports });

test("lists what most routes import first, and changes nothing else", () => {
  const entry = { module: "/entry.js", imports: ["/vendor.js"] };
  const manifest = {
    entry,
    routes: { a: route("a", ["/own.js", "/shell.js"]), b: route("b", ["/kit.js", "/shell.js"]) },
  };
  expect(orderImports(manifest)).toEqual({
    entry,
    routes: { a: route("a", ["/shell.js", "/own.js"]), b: route("b", ["/shell.js", "/kit.js"]) },
  });
});
