import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Price, Yen } from "./price.tsx";

afterEach(cleanup);

test.each([
  ["a price", <Price key="price" value={5632} />],
  ["an amount in a sentence", <Yen key="yen" value={5632} />],
])("%s reads as everywhere, and its line ends nowhere within", (_what, element) => {
  const { container } = render(element);
  expect(container.textContent).toBe("¥ 5,632");
  expect(container.firstElementChild?.className.split(" ")).toContain("whitespace-nowrap");
});

test("~ is for the lowest of several", () => {
  const { container } = render(<Price value={2480} from />);
  expect(container.textContent).toBe("¥ 2,480~");
});
