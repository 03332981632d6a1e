import type { WireAddress } from "@surimono/contract/delivery";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { AddressForm } from "./address-form.tsx";
import { ADDRESS_WORDS } from "./address-words.ts";

const LOOK_UP = "/api/address/postal-code";
const SAVE = "/api/address/save";
const yanagibashi = {
  postal_code: "111-0052",
  prefecture: "東京都",
  city: "台東区",
  street: "柳橋",
  company_name: "",
  multi_town: false,
};
const saved = {
  address_id: "0193a000-0000-7000-8000-0000000000ad",
  last_name: "摺木",
  first_name: "みどり",
  company_name: "",
  postal_code: "111-0052",
  prefecture: "東京都",
  city: "台東区",
  street: "柳橋1-2-3",
  building: "",
  room: "",
  phone: "090-1234-5678",
  address: "東京都台東区柳橋1-2-3",
  address2: "",
  is_default: true,
  kind: "receiver",
};

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, text: string) => user.type(field(label), text);
const save = () => user.click(screen.getByRole("button", { name: "保存する" }));

function openForm(answers: Record<string, unknown>) {
  const api = fakeApi(answers);
  const onSaved = vi.fn();
  renderInShell(<AddressForm submitLabel="保存する" onSaved={onSaved} />);
  return { api, onSaved };
}

test("a shop's address is nobody's usual destination, wherever it is changed", () => {
  const address = { ...saved, kind: "store", is_default: false } as WireAddress;
  renderInShell(<AddressForm address={address} submitLabel="保存する" onSaved={() => {}} />);
  expect(screen.queryByRole("checkbox", { name: "いつものお届け先にする" })).toBeNull();
});

async function fillIn(phone = "０９０１２３４５６７８") {
  await type(/^姓/, "摺木");
  await type(/^名/, "みどり");
  await type(/郵便番号/, "１１１－００５２");
  await waitFor(() => expect(field(/市区町村/).value).toBe("台東区"));
  await type(/番地/, "1-2-3");
  await type(/電話番号/, phone);
}

test("has an input for every field of an address", () => {
  openForm({});
  const inputs = [...document.querySelectorAll<HTMLInputElement>("input[name], select[name]")];
  expect(inputs.map(({ name }) => name)).toEqual(ADDRESS_WORDS);
});

describe("the postal code", () => {
  test("fills the address as soon as it is whole, and every field stays open", async () => {
    const { onSaved } = openForm({ [LOOK_UP]: yanagibashi, [SAVE]: saved });
    await fillIn();
    expect(field(/都道府県/).value).toBe("東京都");
    expect(field(/番地/).value).toBe("柳橋1-2-3");
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ street: "柳橋1-2-3" })));
  });

  test("keeps what the person typed", async () => {
    openForm({ [LOOK_UP]: yanagibashi });
    await type(/番地/, "蔵前2-1");
    await type(/郵便番号/, "1110052");
    await waitFor(() => expect(field(/市区町村/).value).toBe("台東区"));
    expect(field(/番地/).value).toBe("蔵前2-1");
  });

  test("leads on to what is left to type, unless somebody has gone elsewhere", async () => {
    openForm({ [LOOK_UP]: yanagibashi });
    await type(/郵便番号/, "1110052");
    await waitFor(() => expect(document.activeElement).toBe(field(/番地/)));
    cleanup();
    openForm({ [LOOK_UP]: yanagibashi });
    await type(/郵便番号/, "1110052");
    field(/電話番号/).focus();
    await waitFor(() => expect(field(/番地/).value).toBe("柳橋"));
    expect(document.activeElement).toBe(field(/電話番号/));
  });

  test("replaces an earlier look-up's values", async () => {
    let answer = yanagibashi;
    openForm({ [LOOK_UP]: () => answer });
    await type(/郵便番号/, "1110052");
    await waitFor(() => expect(field(/番地/).value).toBe("柳橋"));
    answer = { ...yanagibashi, prefecture: "京都府", city: "京都市上京区", street: "" };
    await user.clear(field(/郵便番号/));
    await type(/郵便番号/, "6020000");
    await waitFor(() => expect(field(/市区町村/).value).toBe("京都市上京区"));
    expect(field(/番地/).value).toBe("");
  });

  describe("of a saved address", () => {
    const kamigyo = { ...yanagibashi, prefecture: "京都府", city: "京都市上京区", street: "中立売通" };
    const address = { ...saved, company_name: "摺物株式会社" } as WireAddress;

    function open(answer: unknown) {
      fakeApi({ [LOOK_UP]: answer });
      renderInShell(<AddressForm address={address} submitLabel="保存する" onSaved={() => {}} />);
    }

    async function retype(code: string) {
      await user.clear(field(/郵便番号/));
      await type(/郵便番号/, code);
    }

    test("brings another place, whose number is typed next; the company moves along", async () => {
      open(kamigyo);
      await retype("6020000");
      await waitFor(() => expect(field(/番地/).value).toBe("中立売通"));
      expect([field(/都道府県/).value, field(/市区町村/).value]).toEqual(["京都府", "京都市上京区"]);
      expect(field(/会社名/).value).toBe("摺物株式会社");
      expect(document.activeElement).toBe(field(/番地/));
      expect(screen.getByText("住所を入力しました。番地をつづけてください。")).toBeTruthy();
    });

    test("keeps what was typed since, and says what is to be checked", async () => {
      open({ ...kamigyo, prefecture: "東京都" });
      await user.clear(field(/市区町村/));
      await type(/市区町村/, "京都市");
      await type(/番地/, "の先");
      await retype("6020000");
      expect(await screen.findByText(/市区町村と番地をご確認ください/)).toBeTruthy();
      expect([field(/市区町村/).value, field(/番地/).value]).toEqual(["京都市", "柳橋1-2-3の先"]);
      expect(document.activeElement).toBe(field(/郵便番号/));
    });

    test("keeps the number where the code alone was wrong", async () => {
      open(yanagibashi);
      await retype("1110000");
      expect(await screen.findByText(/市区町村と番地をご確認ください/)).toBeTruthy();
      expect(field(/番地/).value).toBe("柳橋1-2-3");
    });

    test("comes back whole when a code that was typed by mistake is corrected", async () => {
      let answer = kamigyo;
      open(() => answer);
      await retype("6020000");
      await waitFor(() => expect(field(/番地/).value).toBe("中立売通"));
      answer = yanagibashi;
      await retype("1110052");
      await waitFor(() => expect(field(/番地/).value).toBe("柳橋1-2-3"));
      expect([field(/都道府県/).value, field(/市区町村/).value]).toEqual(["東京都", "台東区"]);
      expect(await screen.findByText(/市区町村と番地をご確認ください/)).toBeTruthy();
      await retype("1110000");
      expect(await screen.findByText(/市区町村と番地をご確認ください/)).toBeTruthy();
      expect(field(/番地/).value).toBe("柳橋1-2-3");
    });

    test("does not come back over what was typed or taken out meanwhile", async () => {
      let answer: unknown = kamigyo;
      open(() => answer);
      await user.clear(field(/会社名/));
      await retype("6020000");
      await waitFor(() => expect(field(/番地/).value).toBe("中立売通"));
      await type(/番地/, "5");
      answer = yanagibashi;
      await retype("1110052");
      await waitFor(() => expect(field(/市区町村/).value).toBe("台東区"));
      expect([field(/番地/).value, field(/会社名/).value]).toEqual(["中立売通5", ""]);
    });

    test("changes nothing where it is asked for again", async () => {
      open(kamigyo);
      await user.click(screen.getByRole("button", { name: "住所を検索" }));
      expect(await screen.findByText(/市区町村と番地をご確認ください/)).toBeTruthy();
      expect(field(/番地/).value).toBe("柳橋1-2-3");
    });
  });

  test("asks to check a code that covers several towns, and to type an unknown one", async () => {
    let answer: unknown = { ...yanagibashi, multi_town: true, street: "" };
    openForm({ [LOOK_UP]: () => answer });
    await type(/郵便番号/, "4980000");
    expect(await screen.findByText(/複数の町にまたがっています/)).toBeTruthy();
    const message = "住所を直接入力してください。";
    answer = { status: 404, body: { error_code: "delivery/no-such-postal-code", message, request_id: "r" } };
    await user.clear(field(/郵便番号/));
    await type(/郵便番号/, "0000000");
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test("if incomplete, is named at its field on request", async () => {
    openForm({});
    await type(/郵便番号/, "111");
    await user.click(screen.getByRole("button", { name: "住所を検索" }));
    expect(await screen.findByText("郵便番号は7桁の数字で入力してください。")).toBeTruthy();
  });
});

test("missing and unprintable fields are named before anything is sent", async () => {
  const { api } = openForm({});
  await type(/^姓/, "摺木😀");
  await save();
  expect(await screen.findByText(/使用できない文字が含まれています/)).toBeTruthy();
  expect(screen.getByText("都道府県をお選びください。")).toBeTruthy();
  expect(screen.getAllByText("入力してください。").length).toBeGreaterThanOrEqual(4);
  expect(api).not.toHaveBeenCalled();
});

test("the server's problems show at their fields, and everything typed stays", async () => {
  const message = "電話番号を正しく入力してください。";
  const { onSaved } = openForm({
    [LOOK_UP]: yanagibashi,
    [SAVE]: {
      status: 422,
      body: {
        error_code: "delivery/invalid-address",
        message: "お届け先に誤りがあります。",
        request_id: "r",
        detail: { problems: [{ field: "phone", code: "delivery/invalid-phone", message }] },
      },
    },
  });
  await fillIn("0701234567");
  await save();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(field(/電話番号/));
  expect(field(/電話番号/).value).toBe("0701234567");
  expect(field(/番地/).value).toBe("柳橋1-2-3");
  expect(onSaved).not.toHaveBeenCalled();
});
