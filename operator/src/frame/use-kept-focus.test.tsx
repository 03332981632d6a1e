import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { Link, MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { useKeptFocus } from "./use-kept-focus.ts";

afterEach(cleanup);

function Shown() {
  useKeptFocus();
  const [isThere, setThere] = useState(true);
  return (
    <>
      <Link to="/other">ほか</Link>
      <main tabIndex={-1}>
        <Routes>
          <Route
            path="/"
            element={
              <section aria-label="操作">
                {isThere && (
                  <button type="button" onClick={() => setThere(false)}>
                    消える
                  </button>
                )}
              </section>
            }
          />
          <Route path="/other" element={<h1>ほか</h1>} />
        </Routes>
      </main>
    </>
  );
}

test("a control that goes away leaves the focus to its part of the screen, and another screen has it whole", async () => {
  render(
    <MemoryRouter>
      <Shown />
    </MemoryRouter>,
  );
  const part = screen.getByRole("region", { name: "操作" });
  await userEvent.click(screen.getByRole("button", { name: "消える" }));
  await vi.waitFor(() => expect(document.activeElement).toBe(part));
  await userEvent.click(screen.getByRole("link", { name: "ほか" }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});
