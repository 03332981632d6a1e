import { decideDeskBusiness, setDeskCreditLimit } from "@surimono/contract/desk";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { call, orThrow } from "../../../session/call.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { aboutMember, type DeskMember, type MemberDialogProps, wishOf } from "./member-query.ts";

const numberOf = (form: FormData, name: string): number => Number(String(form.get(name) ?? "").normalize("NFKC"));

/** What is decided upon. */
const standingOf = ({ member, business }: DeskMember) => ({
  ...{ state: member.business_state ?? "waiting", discount_bp: business?.discount_bp ?? 0 },
});

export function ApproveDialog({ one, onDone, onClose }: MemberDialogProps) {
  const isApproved = one.member.business_state === "approved";
  return (
    <ReasonDialog
      about={aboutMember(one)}
      onDone={onDone}
      onClose={onClose}
      title={isApproved ? "割引を変えますか？" : "法人の取引を承認しますか？"}
      effect={
        isApproved
          ? "これからのご注文の割引が変わります。"
          : "請求書でのお支払いと割引が使えるようになります。はじめて承認したときは、メールでお知らせします。"
      }
      yes={isApproved ? "変える" : "承認する"}
      run={async (form) => {
        const percent = numberOf(form, "percent");
        if (!(percent >= 0 && percent < 100)) throw new Error("割引は0から99.99までの数で入力してください。");
        const discount_bp = Math.round(percent * 100);
        orThrow(
          await call(decideDeskBusiness, { ...wishOf(one, form), read: standingOf(one), approve: true, discount_bp }),
        );
      }}
    >
      <TextInput
        label="割引（%）"
        name="percent"
        inputMode="decimal"
        defaultValue={isApproved ? (one.business?.discount_bp ?? 0) / 100 : 5}
        required
      />
    </ReasonDialog>
  );
}

export function RejectDialog({ one, onDone, onClose }: MemberDialogProps) {
  const isApproved = one.member.business_state === "approved";
  const rest = "ほかのお支払い方法でのご注文はできます。メールでお知らせします。";
  return (
    <ReasonDialog
      about={aboutMember(one)}
      onDone={onDone}
      onClose={onClose}
      title={isApproved ? "承認を取り消しますか？" : "承認しませんか？"}
      effect={
        isApproved
          ? `これからのご注文では、請求書でのお支払いと割引が使えなくなります。お受けしたご注文と請求書は、そのままです。${rest}`
          : `請求書でのお支払いと割引は使えません。${rest}`
      }
      yes={isApproved ? "取り消す" : "承認しない"}
      run={async (form) =>
        orThrow(await call(decideDeskBusiness, { ...wishOf(one, form), read: standingOf(one), approve: false }))
      }
    />
  );
}

export function LimitDialog({ one, onDone, onClose }: MemberDialogProps) {
  const ownLimit = one.business?.has_own_limit ? one.business.credit_limit : null;
  return (
    <ReasonDialog
      about={aboutMember(one)}
      onDone={onDone}
      onClose={onClose}
      title="与信の上限を変えますか？"
      effect="請求書でご注文いただける、未払いの合計です。"
      yes="変える"
      run={async (form) => {
        const typed = String(form.get("limit") ?? "").trim();
        const limit = typed === "" ? null : numberOf(form, "limit");
        if (limit !== null && !(Number.isInteger(limit) && limit >= 0 && limit <= 99_999_999))
          throw new Error("上限は99,999,999円までの数で入力してください。");
        orThrow(await call(setDeskCreditLimit, { ...wishOf(one, form), read: { limit: ownLimit }, limit }));
      }}
    >
      <TextInput
        label="上限（円）"
        hint="空にすると、お店の標準に戻ります。"
        name="limit"
        inputMode="numeric"
        defaultValue={ownLimit ?? ""}
      />
    </ReasonDialog>
  );
}
