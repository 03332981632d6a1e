import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { useLocation } from "react-router";
import { afterEach, expect, test } from "vitest";
import { CallError } from "#app/session/call.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { type Asked, useErrorPage } from "./use-error-page.ts";

afterEach(cleanup);

const failed = (status: number, isLoadingError: boolean): Asked => ({
  error: new CallError({ code: "server/error", status, message: "エラーです。" }),
  isLoadingError,
});
const STEPS = [undefined, failed(502, false), failed(401, true), failed(503, true)];
const visited: string[] = [];

function Page() {
  const [step, setStep] = useState(0);
  const { pathname, state } = useLocation();
  visited.push(`${pathname} ${state?.status ?? ""}`);
  useErrorPage(undefined, STEPS[step]);
  return (
    <button type="button" onClick={() => setStep(step + 1)}>
      next
    </button>
  );
}

test("what was read before stays when it cannot be read again, and an ended session leads to the login by itself", async () => {
  renderInShell(<Page />, "/items/detail/1001");
  const next = () => userEvent.click(screen.getByRole("button"));
  for (const _ of STEPS.slice(1)) await next();
  await waitFor(() => expect(visited.at(-1)).toBe("/errorPage 503"));
  expect([...new Set(visited)]).toEqual(["/items/detail/1001 ", "/errorPage 503"]);
});
