import { makeEstimate } from "@surimono/contract/documents";
import { DOCUMENT_NAME_MAX, ESTIMATE_DAYS } from "@surimono/domain/documents";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useRequestKey } from "@surimono/ui/use-request-key.ts";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#app/session/call.ts";
import { useSession } from "#app/session/current-user.ts";
import { documentPath } from "./document-paths.ts";
import { readDocumentsAgain } from "./documents.queries.ts";

/** The door to an estimate of what lies in the cart. `settle` waits for what is being changed in it, and answers whether it was saved. */
export function MakeEstimate({ settle }: { settle: () => Promise<boolean> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon="receipt" wide className="mt-2" onClick={() => setOpen(true)}>
        見積書を作る
      </Button>
      {isOpen && <EstimateDialog settle={settle} onClose={() => setOpen(false)} />}
    </>
  );
}

const FORM = "estimate-form";
const NOT_SAVED = "カートの変更を保存できませんでした。カートの中身をご確認のうえ、もう一度お試しください。";

function EstimateDialog({ settle, onClose }: { settle: () => Promise<boolean>; onClose: () => void }) {
  const navigate = useNavigate();
  const session = useSession();
  const business = session.status === "member" ? session.member.business : null;
  const [name, setName] = useState(business?.company_name ?? "");
  const [honorific, setHonorific] = useState<"様" | "御中">(business ? "御中" : "様");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const { keyOf } = useRequestKey();

  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || name.trim() === "") return;
    setBusy(true);
    if (!(await settle())) {
      setBusy(false);
      return setFailure(NOT_SAVED);
    }
    const wish = { recipient: name, honorific };
    const answer = await call(makeEstimate, { request_key: keyOf(wish), ...wish });
    setBusy(false);
    if (!answer.ok) return setFailure(answer.failure.message);
    await readDocumentsAgain();
    await navigate(documentPath(answer.value.document_id));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="見積書を作る"
      actions={
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" form={FORM} variant="primary" pending={busy} disabled={name.trim() === ""}>
            見積書を作る
          </Button>
          <Button onClick={onClose}>キャンセル</Button>
        </div>
      }
    >
      <form id={FORM} onSubmit={(event) => void make(event)} className="grid gap-4">
        <p className="text-14">
          いまのカートの中身をお見積りします。{ESTIMATE_DAYS}
          日のあいだ、この価格でご注文いただけます。クーポンとマイルは含みません。
        </p>
        <TextInput
          label="宛名"
          required
          value={name}
          maxLength={DOCUMENT_NAME_MAX}
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label="敬称"
          value={honorific}
          options={["様", "御中"].map((value) => ({ value, label: value }))}
          onChange={(event) => setHonorific(event.target.value === "御中" ? "御中" : "様")}
        />
        <div aria-live="polite" className="empty:hidden">
          {failure !== "" && <Notice tone="error">{failure}</Notice>}
        </div>
      </form>
    </Dialog>
  );
}
