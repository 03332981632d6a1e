import { Button } from "@surimono/ui/button.tsx";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";

interface KeysDialogProps {
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  onClose: () => void;
}

const KEYS = [
  ["j", "次の注文へ"],
  ["k", "前の注文へ"],
  ["Enter", "注文を開く"],
  ["x", "注文を選ぶ・選択を外す"],
  ["/", "検索欄へ"],
  ["?", "この一覧を開く"],
] as const;

/** The keys of the list, and the switch that turns them off. */
export function KeysDialog({ isOn, onTurn, onClose }: KeysDialogProps) {
  return (
    <Dialog open onClose={onClose} title="キーボード操作" actions={<Button onClick={onClose}>閉じる</Button>}>
      <dl className="grid grid-cols-[4rem_1fr] gap-y-2 text-14">
        {KEYS.map(([key, name]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-ctl border border-line bg-paper px-2 py-0.5 font-bold">{key}</kbd>
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={isOn} onChange={(event) => onTurn(event.currentTarget.checked)} className="mt-3">
        キーボード操作を使う
      </Checkbox>
    </Dialog>
  );
}
