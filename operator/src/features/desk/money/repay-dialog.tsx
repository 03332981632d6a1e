import { repayDeskCredit } from "@surimono/contract/desk";
import { dayInJapan, formatYen } from "@surimono/domain/kernel";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { useAsOpened } from "../../../ui/use-as-opened.ts";
import type { OpenedBill } from "./bill-dialogs.tsx";
import { readYen } from "./read-yen.ts";

/** Money that was kept went back to the business: said before it is recorded, with what will be kept then. */
export function RepayDialog({ one, onDone, onClose }: { one: OpenedBill; onDone: () => void; onClose: () => void }) {
  const { bill, account } = useAsOpened(one);
  const [typed, setTyped] = useState(String(account.kept));
  const amount = readYen(typed);
  const today = dayInJapan(new Date());
  const left = amount !== undefined && amount <= account.kept ? account.kept - amount : undefined;
  return (
    <ReasonDialog
      title="お預かり金を返したと記録"
      effect={`${bill.partner} 様から ${formatYen(account.kept)} をお預かりしています。${left === undefined ? "" : `記録すると、お預かりは ${formatYen(left)} になります。`}この記録で送金はされません。先に、銀行でお振り込みください。`}
      yes="記録する"
      run={async (form) => {
        if (amount === undefined) throw new Error("金額は1円以上の数で入力してください。");
        const said = { day: String(form.get("day")), reason: String(form.get("reason")) };
        orThrow(await call(repayDeskCredit, { member_id: bill.member_id, amount, ...said, kept: account.kept }));
      }}
      {...{ onDone, onClose }}
    >
      <TextInput
        label="返した金額（円）"
        name="amount"
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        required
      />
      <TextInput label="返した日" name="day" type="date" max={today} defaultValue={today} required />
    </ReasonDialog>
  );
}
