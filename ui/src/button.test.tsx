import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

afterEach(cleanup);

test("a button under way does nothing more, but keeps focus and name", async () => {
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>保存する</Button>);
  await userEvent.click(screen.getByRole("button", { name: "保存する" }));
  rerender(
    <Button onClick={press} pending>
      保存する
    </Button>,
  );
  const button = screen.getByRole("button", { name: "保存する" });
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
});

test.each([36, 44, 48] as const)("a button of %s px is 44 px for a finger at least", (size) => {
  render(<Button size={size}>保存する</Button>);
  expect(screen.getByRole("button").className).toMatch(/(^| )(max-md:)?min-h-1[12]( |$)/);
});
