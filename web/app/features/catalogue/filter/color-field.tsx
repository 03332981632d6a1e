import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { useState } from "react";
import { ColorPicker } from "./color-picker.tsx";
import { PRESET_COLORS } from "./preset-colors.ts";

interface ColorDialogProps {
  value: readonly number[];
  onChange: (value: number[]) => void;
}

/** How many names the button shows on a phone, and elsewhere (rule catalogue-color-button). */
const [ON_PHONE, ELSEWHERE] = [3, 5];

/** A button that names the chosen colours, and the dialog whose selection replaces them (rule catalogue-color-button). */
export function ColorField({ value, onChange }: ColorDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const names = PRESET_COLORS.filter(({ id }) => value.includes(id)).map(({ name }) => name);
  return (
    <div className="mb-4">
      <p id="color-field" className="mb-1.5 font-bold text-14 text-deep">
        色
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-describedby="color-field"
        onClick={() => setOpen(true)}
        className="min-h-12 w-full rounded-ctl border border-ctl bg-white px-3 text-left text-16 text-deep hover:border-deep"
      >
        {names.length === 0 ? (
          "色を選ぶ"
        ) : (
          <>
            <span className="md:hidden">{namesText(names, ON_PHONE)}</span>
            <span className="max-md:hidden">{namesText(names, ELSEWHERE)}</span>
          </>
        )}
      </button>
      {/* Opening it starts from what is chosen. */}
      <ColorDialog
        key={String(isOpen)}
        open={isOpen}
        value={value}
        onClose={() => setOpen(false)}
        onChange={onChange}
      />
    </div>
  );
}

/** The first names, and that there are more. */
export function namesText(names: readonly string[], most: number): string {
  const first = names.slice(0, most).join(", ");
  return names.length > most ? `${first}, ...` : first;
}

interface ColorDialogState extends ColorDialogProps {
  open: boolean;
  onClose: () => void;
}

function ColorDialog({ open, value, onClose, onChange }: ColorDialogState) {
  const [draft, setDraft] = useState<readonly number[]>(value);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="色を選ぶ"
      width={520}
      closable
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => {
              onChange([...draft]);
              onClose();
            }}
          >
            決定する
          </Button>
          <Button onClick={() => setDraft([])}>すべて外す</Button>
        </>
      }
    >
      <ColorPicker value={draft} onChange={setDraft} />
    </Dialog>
  );
}
