import { WANTED_PATH_MAX } from "@surimono/contract/members";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wishedPath } from "../wanted-path.ts";
import { BusinessApplyForm } from "./business-apply-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

const asked = vi.fn();

// Hoisted, since the caller takes `fetch` when its module loads.
const server = vi.hoisted(() => {
  const state = { bodies: [] as { data: Record<string, unknown> }[], status: 200, body: {} as object };
  globalThis.fetch = async (_url, init) => {
    state.bodies.push(JSON.parse(String(init?.body)));
    return new Response(JSON.stringify(state.body), { status: state.status });
  };
  return state;
});

beforeEach(() => {
  Object.assign(server, { bodies: [], status: 200, body: { result: "ok" } });
  asked.mockClear();
});
afterEach(cleanup);

function show() {
  const router = createMemoryRouter([
    { path: "*", element: <SignUpForm focusFirst={false} redirectTo="/items?search=%E6%B9%AF" onAsked={asked} /> },
  ]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

async function fill(user: ReturnType<typeof userEvent.setup>, birthday: string) {
  // With the ＠ of a Japanese keyboard.
  await user.type(screen.getByLabelText(/メールアドレス/), "hanako＠example.com");
  await user.type(screen.getByLabelText(/^パスワード/, { selector: "input" }), "correct horse");
  await user.type(screen.getByLabelText(/ニックネーム/), "すり子");
  await user.type(screen.getByLabelText(/生年月日/), birthday);
  await user.click(screen.getByRole("checkbox", { name: "次のどちらにも同意します" }));
}
const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: "確認メールを受け取る" }));

const thisYear = new Date().getFullYear();

test("an empty form marks each missing field, and sends nothing", async () => {
  const user = show();
  await submit(user);
  expect(await screen.findByText("メールアドレスを入力してください")).toBeTruthy();
  for (const words of [
    "パスワードを入力してください",
    "ニックネームは必須です",
    "生年月日を入力してください",
    "利用規約への同意が必要です",
    "プライバシーポリシーへの同意が必要です",
  ]) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(server.bodies).toEqual([]);
});

test("an adult signs up without questions about guardians", async () => {
  const user = show();
  await fill(user, "１９９００４０１");
  expect(screen.queryByLabelText(/保護者のお名前/)).toBeNull();
  await submit(user);
  await waitFor(() => expect(asked).toHaveBeenCalledWith("hanako@example.com"));
  expect(server.bodies[0]?.data).toEqual({
    email: "hanako@example.com",
    password: "correct horse",
    nickname: "すり子",
    redirect_to: "/items?search=%E6%B9%AF",
    birthday: "1990-04-01",
    agree_terms: true,
    agree_privacy: true,
  });
});

test("a birthday that cannot be read is said with how to write it", async () => {
  const user = show();
  await fill(user, "900401");
  await submit(user);
  expect(await screen.findByText("生年月日は、19950402のように8桁の数字で入力してください")).toBeTruthy();
  expect(server.bodies).toEqual([]);
});

test("one box ticks both agreements and takes both back; one alone is not both", async () => {
  const user = show();
  const box = (name: RegExp | string) => screen.getByRole("checkbox", { name }) as HTMLInputElement;
  const [both, terms, privacy] = [
    box("次のどちらにも同意します"),
    box(/利用規約.*に同意します$/),
    box(/プライバシーポリシー.*に同意します$/),
  ];
  const ticked = () => [both, terms, privacy].map(({ checked }) => checked);
  await user.click(terms);
  expect(ticked()).toEqual([false, true, false]);
  await user.click(both);
  expect(ticked()).toEqual([true, true, true]);
  await user.click(privacy);
  expect(ticked()).toEqual([false, true, false]);
  await user.click(privacy);
  expect(ticked()).toEqual([true, true, true]);
  await user.click(both);
  expect(ticked()).toEqual([false, false, false]);
  await submit(user);
  expect(await screen.findByText("利用規約への同意が必要です")).toBeTruthy();
});

test("a minor is asked for the guardian's consent and name", async () => {
  const user = show();
  await fill(user, `${thisYear - 10}-01-01`);
  await submit(user);
  expect(await screen.findByText("保護者の同意が必要です")).toBeTruthy();
  expect(screen.getByText("保護者のお名前を入力してください")).toBeTruthy();
  expect(server.bodies).toEqual([]);
  await user.click(screen.getByRole("checkbox", { name: /保護者（親権者）/ }));
  await user.type(screen.getByLabelText(/保護者のお名前/), "親 花子");
  await submit(user);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(server.bodies[0]?.data).toMatchObject({ guardian_consent: true, guardian_name: "親 花子" });
});

test("the server's refusal shows at its field, and the typed values stay", async () => {
  Object.assign(server, {
    status: 422,
    body: { error_code: "members/birthday-impossible", message: "生年月日をご確認ください。", request_id: "r" },
  });
  const user = show();
  await fill(user, "1990-04-01");
  await submit(user);
  expect(await screen.findByText("生年月日をご確認ください。")).toBeTruthy();
  expect(screen.getByLabelText(/生年月日/).getAttribute("aria-invalid")).toBe("true");
  expect((screen.getByLabelText(/メールアドレス/) as HTMLInputElement).value).toBe("hanako＠example.com");
  expect(asked).not.toHaveBeenCalled();
});

test("if only the server's clock sees a minor, the guardian is asked for", async () => {
  Object.assign(server, {
    status: 422,
    body: {
      error_code: "members/guardian-consent-required",
      message: "18歳未満の方は、保護者の同意とお名前が必要です。",
      request_id: "r",
    },
  });
  const user = show();
  await fill(user, "1990-04-01");
  await submit(user);
  expect(await screen.findByLabelText(/保護者のお名前/)).toBeTruthy();
});

test("the password must not be the address", async () => {
  const user = show();
  await fill(user, "1990-04-01");
  await user.clear(screen.getByLabelText(/^パスワード/, { selector: "input" }));
  await user.type(screen.getByLabelText(/^パスワード/, { selector: "input" }), "HANAKO@example.com");
  await submit(user);
  expect(await screen.findByText("メールアドレスと同じパスワードは使えません")).toBeTruthy();
  expect(server.bodies).toEqual([]);
});

test("a business applies with its company, and its letter leads to the wanted page", async () => {
  const element = <BusinessApplyForm redirectTo="/cart?step=2" onAsked={asked} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/会社名/), "株式会社すりもの");
  await user.type(screen.getByLabelText(/ご担当者/), "髙橋 花子");
  await user.type(screen.getByLabelText(/電話番号/), "０３−１２３４−５６７８");
  await user.type(screen.getByLabelText(/メールアドレス/), "office@example.com");
  await user.type(screen.getByLabelText(/^パスワード/, { selector: "input" }), "correct horse");
  await user.click(screen.getByRole("checkbox", { name: /利用規約.*に同意します$/ }));
  await user.click(screen.getByRole("checkbox", { name: /プライバシーポリシー.*に同意します$/ }));
  await user.click(screen.getByRole("button", { name: "法人アカウントを申し込む" }));
  await waitFor(() => expect(asked).toHaveBeenCalledWith("office@example.com"));
  expect(server.bodies.at(-1)?.data).toMatchObject({ company_name: "株式会社すりもの", redirect_to: "/cart?step=2" });
});

test("a path too long for a letter stays in the browser, so that the sign-up is not refused", () => {
  const longest = `/${"a".repeat(WANTED_PATH_MAX - 1)}`;
  expect(wishedPath(longest)).toEqual({ redirect_to: longest });
  expect(wishedPath(`${longest}a`)).toEqual({});
  expect(wishedPath("/")).toEqual({});
});
