import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { storeToken } from "#app/session/token.ts";
import { consumer } from "../../../../test/fake-api.ts";
import { area, freshDetail, openDetail } from "./item-detail.fixture.tsx";

freshDetail();

describe("デザインをはじめる", () => {
  test("asks for a place before the design begins", async () => {
    const { user, api } = await openDetail();
    await user.click(screen.getByRole("button", { name: "デザインをはじめる" }));
    expect(screen.getByRole("alert").textContent).toContain("Must Click at least 1 print option");
    expect(api.mock.calls.some(([input]) => String(input).includes("getImageMagicToken"))).toBe(false);
  });

  test("sends what was chosen to the design tool and goes where it says", async () => {
    const assign = vi.fn();
    vi.stubGlobal("location", { ...window.location, assign });
    const started = {
      "/api/product/getImageMagicToken": { url: "/mt/dtpage/v1/start?token=t" },
      "/api/db/history": { result: "ok" },
      "/api/auth/login": { user: consumer },
    };
    storeToken("of-the-member");
    const { user, api } = await openDetail(started);
    await user.click(area(/背中中央/));
    await user.click(area(/左胸/));
    await user.click(screen.getByRole("button", { name: "デザインをはじめる" }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/mt/dtpage/v1/start?token=t"));
    const calls: readonly unknown[][] = api.mock.calls;
    const sent = calls.map(([input, init]) => [String(input), (init as RequestInit | undefined)?.body] as const);
    const body = JSON.parse(String(sent.find(([url]) => url.endsWith("getImageMagicToken"))?.[1]));
    expect(body.data).toEqual({ product_id: 1001, sku: "1711929600-101-67", works_id: "1001-67-2-5,1001-67-3-5" });
    const noted = JSON.parse(String(sent.find(([url]) => url === "/api/db/history")?.[1]));
    const request = body.data;
    const operate_content = { url: "/api/product/getImageMagicToken", request };
    expect(noted.data).toEqual({ operate_type: 40, user_id: consumer.user_id, operate_content });
  });

  test("can be gone on with when the browser brings the page back as it was left", async () => {
    vi.stubGlobal("location", { ...window.location, assign: vi.fn() });
    const { user } = await openDetail({
      "/api/product/getImageMagicToken": { url: "/mt/dtpage/v1/start?token=t" },
      "/api/db/history": { result: "ok" },
    });
    const button = () => screen.getByRole("button", { name: /デザインをはじめる/ });
    await user.click(area(/背中中央/));
    await user.click(button());
    await waitFor(() => expect(window.location.assign).toHaveBeenCalled());
    expect(button().getAttribute("aria-busy")).toBe("true");
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    await waitFor(() => expect(button().getAttribute("aria-busy")).not.toBe("true"));
  });

  test("gives way to the error page when the design tool cannot be opened", async () => {
    const failure = { error_code: "designs/no-such-item", message: "お取り扱いしていません。", request_id: "r" };
    const { user, onClose } = await openDetail({ "/api/product/getImageMagicToken": { status: 404, body: failure } });
    await user.click(area(/背中中央/));
    await user.click(screen.getByRole("button", { name: "デザインをはじめる" }));
    await waitFor(() =>
      expect(screen.getByTestId("where").textContent).toBe(
        `/errorPage${JSON.stringify({ status: 404, message: "お取り扱いしていません。" })}`,
      ),
    );
    // Closing is going back: a browser would do so after the error page was opened.
    expect(onClose).not.toHaveBeenCalled();
  });
});
