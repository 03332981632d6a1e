import { previewCourierResults, takeCourierResults } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import type { Courier } from "@surimono/domain/delivery";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { base64Of } from "../../ui/base64-of.ts";
import { FileInput } from "../../ui/file-input.tsx";

type Row = AnswerOf<typeof takeCourierResults>["rows"][number];

const EFFECTS: Readonly<Record<Row["effect"], string>> = {
  ship: "発送済みにします",
  correct: "番号を直します",
  same: "登録済み",
  unknown: "該当する小包がありません",
  "not-packed": "発送できる段階ではありません",
  "to-take-out": "取りやめた品が箱に入ったままです",
  "bad-number": "お問い合わせ番号ではありません",
  "two-numbers": "同じ小包に番号が2つあります。どちらかをファイルから消してください",
};
const DOES: ReadonlySet<Row["effect"]> = new Set(["ship", "correct"]);
const FAULTY: ReadonlySet<Row["effect"]> = new Set([
  "unknown",
  "not-packed",
  "to-take-out",
  "bad-number",
  "two-numbers",
]);

/** The courier's numbers: first what they would do, then doing it. */
export function CourierResults({ courier, onDone }: { courier: Courier; onDone: () => void }) {
  const [file, setFile] = useState("");
  const preview = useMutation({
    mutationFn: async (text: string) => orThrow(await call(previewCourierResults, { courier, file: text })).rows,
  });
  const take = useMutation({
    mutationFn: async () => orThrow(await call(takeCourierResults, { courier, file })).rows,
    onSuccess: () => {
      preview.reset();
      onDone();
    },
  });
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [picked] = event.target.files ?? [];
    if (!picked) return;
    take.reset();
    const text = await base64Of(picked);
    setFile(text);
    preview.mutate(text);
  };
  const doing = preview.data?.filter(({ effect }) => DOES.has(effect)).length ?? 0;
  return (
    <section aria-label="お問い合わせ番号の取り込み">
      <h2 className="font-bold text-20">お問い合わせ番号の取り込み</h2>
      <p className="my-2 text-14">
        運送会社の画面から出した送り状発行済みデータ（CSV）を選んでください。取り込む前に、内容を確認できます。
      </p>
      <FileInput label="発行済みデータ" accept=".csv,text/csv" onChange={choose} />
      <div className="mt-3 empty:hidden">
        {(preview.isError || take.isError) && <Notice tone="error">{(preview.error ?? take.error)?.message}</Notice>}
        {take.data && (
          <Notice tone="ok">{take.data.filter(({ effect }) => DOES.has(effect)).length}件を取り込みました。</Notice>
        )}
      </div>
      {(take.data ?? preview.data) && <Rows rows={take.data ?? preview.data ?? []} isDone={take.data !== undefined} />}
      {preview.data && (
        <Button
          variant="primary"
          size={56}
          disabled={doing === 0}
          pending={take.isPending}
          onClick={() => take.mutate()}
        >
          {doing === 0 ? "取り込むものはありません" : `${doing}件を取り込み、お客様に知らせる`}
        </Button>
      )}
    </section>
  );
}

function Rows({ rows, isDone }: { rows: readonly Row[]; isDone: boolean }) {
  return (
    <ul className="my-4 divide-y divide-line border-line border-y text-14">
      {rows.map(({ reference, order_number, parcel_number, tracking_number, effect }) => (
        <li key={`${reference} ${tracking_number}`} className="flex flex-wrap gap-x-6 gap-y-1 py-2">
          <span className="num font-bold">
            {order_number || reference}
            {parcel_number > 0 && `　小包${parcel_number}`}
          </span>
          <span className="num">{tracking_number}</span>
          <span className={FAULTY.has(effect) ? "text-red-text" : ""}>
            {isDone && DOES.has(effect) ? "取り込みました" : EFFECTS[effect]}
          </span>
        </li>
      ))}
    </ul>
  );
}
