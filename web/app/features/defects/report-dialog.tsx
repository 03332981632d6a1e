import { reportDefect, type WireDefectParcel } from "@surimono/contract/defects";
import type { PayloadInputOf } from "@surimono/contract/kernel";
import { DEFECT_PHOTOS, DEFECT_WISH_NAMES, DEFECT_WISHES, DEFECT_WORDS_MAX } from "@surimono/domain/defects";
import { Select } from "@surimono/ui/select.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { type FormEvent, useState } from "react";
import { call } from "#app/session/call.ts";
import { PhotoField } from "#app/ui/photo-field.tsx";
import { DefectDialog } from "./defect-dialog.tsx";
import type { OrderDefectsProps } from "./order-defects.tsx";
import { PieceCounts } from "./piece-counts.tsx";
import { useSendDefect } from "./use-send-defect.ts";

interface ReportDialogProps extends OrderDefectsProps {
  /** Those that can be reported on. */
  parcels: readonly WireDefectParcel[];
  /** Whether the order has more than one. */
  several: boolean;
  onClose: () => void;
}

type Report = Omit<PayloadInputOf<typeof reportDefect>["report"], "request_key">;

const FORM = "defect-form";

/** Which pieces of which parcel, what is wrong with them, and what the buyer wishes. */
export function ReportDialog({ orderId, onClose, ...shown }: ReportDialogProps) {
  const { busy, failure, send } = useSendDefect({ orderId, done: "不良品のご連絡を承りました。", onClose });
  const sendReport = (report: Report, photos: readonly File[]) =>
    void send(report, photos, (keyed, files) => call(reportDefect, { report: keyed }, { files }));
  return (
    <DefectDialog title="不良品のご連絡" form={FORM} submit="この内容で連絡する" {...{ busy, failure, onClose }}>
      <ReportForm {...shown} orderId={orderId} onSend={sendReport} />
    </DefectDialog>
  );
}

interface ReportFormProps extends Omit<ReportDialogProps, "onClose"> {
  onSend: (report: Report, photos: readonly File[]) => void;
}

function ReportForm({ orderId, parcels, several, labelOf, titleOf, onSend }: ReportFormProps) {
  const [number, setNumber] = useState(parcels[0]?.parcel_number ?? 1);
  const [pieces, setPieces] = useState<WireDefectParcel["pieces"]>([]);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const parcel = parcels.find(({ parcel_number }) => parcel_number === number) ?? parcels[0];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const arrived = String(typed.get("arrived") ?? "");
    const wish = DEFECT_WISHES.find((one) => one === typed.get("wish")) ?? "reprint";
    const report = { order_id: orderId, parcel_number: number, pieces, wish, words: String(typed.get("words")) };
    onSend({ ...report, ...(arrived !== "" && { arrived_on: arrived }) }, photos);
  };
  return (
    <form id={FORM} noValidate onSubmit={submit} className="grid gap-5">
      {several && (
        <Select
          label="お届け先"
          value={number}
          options={parcels.map(({ parcel_number: value }) => ({ value, label: `お届け先${value}` }))}
          onChange={({ target }) => {
            setNumber(Number(target.value));
            setPieces([]);
          }}
        />
      )}
      {parcel?.offer === "ask" && (
        <TextInput type="date" name="arrived" label="到着した日" required min={parcel.from} max={parcel.to} />
      )}
      <PieceCounts
        pieces={parcel?.pieces ?? []}
        chosen={pieces}
        labelOf={labelOf}
        titleOf={titleOf}
        onChange={setPieces}
      />
      <Select
        name="wish"
        label="ご希望の対応"
        options={DEFECT_WISHES.map((value) => ({ value, label: DEFECT_WISH_NAMES[value] }))}
      />
      <TextArea
        name="words"
        label="商品のようす"
        required
        maxLength={DEFECT_WORDS_MAX}
        placeholder="例：左胸のインクがにじんでいます。"
      />
      <PhotoField most={DEFECT_PHOTOS} photos={photos} onChange={setPhotos} />
    </form>
  );
}
