import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderInShell } from "../../test/render.tsx";
import { SessionWatch } from "./session-watch.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a page used online stays open when the connection is lost, even before the first press", async () => {
  renderInShell(
    <>
      <SessionWatch />
      <a href="/elsewhere">ほかへ</a>
    </>,
  );
  const isLeft = () => fireEvent.click(screen.getByRole("link"));
  fireEvent.pointerMove(document.body);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await waitFor(() => expect(isLeft()).toBe(false));
});
