import type { CallFailure } from "@surimono/contract/kernel";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import type { PrintFinding } from "#app/features/designs/picture-order.ts";

interface OrderPictureNotesProps {
  failure: CallFailure | undefined;
  findings: readonly PrintFinding[];
  /** Keys of those that are ticked. */
  accepted: ReadonlySet<string>;
  isGuest: boolean;
  onAccept: (key: string, isOn: boolean) => void;
}

/** What a press was refused for, with a tick where printing can go on, and what a guest has to know. */
export function OrderPictureNotes({ failure, findings, accepted, isGuest, onAccept }: OrderPictureNotesProps) {
  return (
    <>
      {findings.length > 0 ? (
        <ul role="alert" aria-label="印刷前のチェック" className="grid max-h-48 gap-2 overflow-y-auto">
          {findings.map(({ key, text, mend }) => (
            <li key={key ?? text} className="rounded-ctl border border-line bg-warn-tint px-3 pt-2 text-14">
              <p className="font-bold text-deep">{text}</p>
              <p className="pb-2">{mend}</p>
              {key && (
                <Checkbox
                  size={32}
                  className="border-line border-t"
                  checked={accepted.has(key)}
                  onChange={({ target }) => onAccept(key, target.checked)}
                >
                  確認しました。このまま印刷します。
                </Checkbox>
              )}
            </li>
          ))}
        </ul>
      ) : (
        failure && (
          <div role="alert">
            <Notice tone="error">{failure.message}</Notice>
          </div>
        )
      )}
      {isGuest && (
        <p className="text-12">
          注文にはログインか会員登録（無料）が必要です。終わると、この続きから注文へすすみます。
        </p>
      )}
    </>
  );
}
