import { Sheet } from "@surimono/ui/sheet.tsx";
import { ALL_COMMANDS } from "../commands/all-commands.ts";
import { shortcutText } from "../commands/shortcuts.ts";
import { isMac } from "../panels/command-button.tsx";

/** The keys of every command, from the list that the keyboard uses. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const commands = ALL_COMMANDS.filter((command) => command.shortcuts);
  return (
    <Sheet look="tool" title="キーボード操作" onClose={onClose}>
      <dl tabIndex={0} className="grid grid-cols-[1fr_auto] gap-y-1 text-14">
        {commands.map((command) => (
          <div key={command.id} className="col-span-2 grid grid-cols-subgrid border-b border-line py-1.5">
            <dt>{command.label}</dt>
            <dd className="num text-mute">
              {command.shortcuts
                ?.slice(0, 2)
                .map((shortcut) => shortcutText(shortcut, isMac()))
                .join(" ／ ")}
            </dd>
          </div>
        ))}
        <div className="col-span-2 grid grid-cols-subgrid py-1.5">
          <dt>画面を動かす</dt>
          <dd className="text-mute">Space＋ドラッグ</dd>
        </div>
      </dl>
    </Sheet>
  );
}
