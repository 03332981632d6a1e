import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ItemName } from "./item-name.tsx";

afterEach(cleanup);

test.each([
  ["オーガニックコットントート L", ["オーガニックコットン", "トート L"], ["トート L"]],
  ["裏毛プルオーバーパーカー", ["裏毛プルオーバー", "パーカー"], []],
  ["陶器マグ 330 mL", ["陶器マグ 330 mL"], ["陶器マグ 330 mL"]],
  ["スタンダードTシャツ", ["スタンダード", "Tシャツ"], []],
])("%s breaks before the noun, and keeps a short suffix with it", (name, parts, unbroken) => {
  const { container } = render(<ItemName name={name} />);
  expect(container.innerHTML.replace(/<\/?span[^>]*>/g, "").split("<wbr>")).toEqual(parts);
  expect([...container.querySelectorAll(".whitespace-nowrap")].map((part) => part.textContent)).toEqual(unbroken);
});
