import { Switch } from "@surimono/ui/switch.tsx";

interface RemixSwitchProps {
  checked: boolean;
  disabled?: boolean;
  /** Of a draft nothing can be made yet. */
  isDraft: boolean;
  onChange: () => void;
}

/** Whether whoever has a link may make something of what it shows, and what goes along. */
export function RemixSwitch({ checked, disabled = false, isDraft, onChange }: RemixSwitchProps) {
  return (
    <Switch checked={checked} disabled={disabled} onChange={onChange}>
      <span className="block text-14 text-deep">「これを元につくる」を許す</span>
      <span className="block text-12 text-mute">
        {isDraft && "アイテムが完成してからできるようになります。"}
        見えている面の絵や写真、文字が、受け取った方の下書きに写されます。トリミングで外した部分とあなたの名前は渡りません。形でくりぬいた外側や消した背景、加工する前の画像は渡ります。
      </span>
    </Switch>
  );
}
