import { createShopCoupon } from "@surimono/contract/words";
import { COUPON_AUDIENCES, COUPON_KINDS, type CouponAudience, type CouponKind } from "@surimono/domain/coupons";
import { RANKS } from "@surimono/domain/miles";
import { Button } from "@surimono/ui/button.tsx";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { useFormDeed } from "../../../ui/use-form-deed.ts";
import { COUPONS_KEY } from "./coupon-words.ts";
import { readCouponForm } from "./read-coupon-form.ts";

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const KIND_HINTS: Readonly<Record<CouponKind, string>> = {
  amount: "商品の代金から、決まった額を引きます。",
  percent: "まとめ買い割引と法人割引のあとの商品の代金から、割合で引きます。",
  delivery: "2か所目からの送料を引きます。会員ランクの特典のあとに残る分です。",
};

export function NewCouponScreen() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const create = useFormDeed(
    async (form) => orThrow(await call(createShopCoupon, readCouponForm(form))),
    () => {
      showToast("クーポンを作りました。", { tone: "success" });
      void client.invalidateQueries({ queryKey: COUPONS_KEY });
      void navigate("/coupons");
    },
  );
  return (
    <>
      <BackLink to="/coupons">クーポンの一覧</BackLink>
      <ScreenHeading title="クーポンを作る" />
      <p className="mb-4 text-14 text-mute">作ったあとは変えられません。まちがえたときは終了して、作り直します。</p>
      <form onSubmit={create.submit} noValidate className="grid max-w-3xl gap-x-6 gap-y-2 md:grid-cols-2">
        <TextInput label="コード" name="code" hint="英字と数字で4文字から20文字" maxLength={100} required />
        <TextInput label="名前" name="name" hint="領収書にものります。" maxLength={30} required />
        <TermsFields />
        <TextInput label="開始日" name="from" type="date" hint="空にすると、いますぐ使えます。" />
        <TextInput label="終了日" name="until" type="date" hint="この日まで使えます。空にすると、終わりません。" />
        <TextInput label="全員で使える回数" name="max_uses" type="number" min={1} hint="空にすると、かぎりません。" />
        <TextInput label="おひとりの回数" name="uses_per_member" type="number" min={1} max={100} defaultValue={1} />
        <TextInput
          label="予算（円）"
          name="budget"
          type="number"
          min={1}
          hint="割引の合計がここに達すると、使えなくなります。空にすると、かぎりません。"
        />
        <div className="flex flex-col gap-2 md:col-span-2">
          <Checkbox name="new_members_only">はじめてのご注文だけ</Checkbox>
          <Checkbox name="is_offered">
            対象の方のカートに、自動で出す（出さないときは、コードの入力が必要です）
          </Checkbox>
        </div>
        <TextInput
          label="理由"
          name="reason"
          hint="記録に残ります。お客様には表示されません。"
          maxLength={200}
          className="md:col-span-2"
          required
        />
        <div className="md:col-span-2">
          <FormProblem words={create.problem} />
        </div>
        <div>
          <Button type="submit" variant="primary" pending={create.isPending}>
            クーポンを作る
          </Button>
        </div>
      </form>
    </>
  );
}

/** What it takes off, and for whom. */
function TermsFields() {
  const [kind, setKind] = useState<CouponKind>("amount");
  const [audience, setAudience] = useState<CouponAudience>("everybody");
  return (
    <>
      <Select
        label="割引"
        name="kind"
        hint={KIND_HINTS[kind]}
        value={kind}
        onChange={(event) => setKind(event.target.value as CouponKind)}
        options={optionsOf(COUPON_KINDS)}
      />
      {kind === "percent" && (
        <TextInput label="割引率（%）" name="rate" type="number" step="0.01" min={0.01} max={90} required />
      )}
      <TextInput
        label={kind === "amount" ? "割引額（円）" : "割引の上限（円）"}
        name="amount"
        type="number"
        min={1}
        max={100_000}
        required
      />
      <TextInput label="最低購入額（円、税込）" name="minimum" type="number" min={1} max={10_000_000} required />
      <Select
        label="対象"
        name="audience"
        value={audience}
        onChange={(event) => setAudience(event.target.value as CouponAudience)}
        options={optionsOf(COUPON_AUDIENCES)}
      />
      {audience === "rank" && (
        <Select
          label="このランク以上"
          name="rank"
          defaultValue={2}
          options={RANKS.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {audience === "named" && (
        <TextArea
          label="会員のメールアドレス"
          name="emails"
          hint="1行に1件、500件まで"
          className="md:col-span-2"
          required
        />
      )}
    </>
  );
}
