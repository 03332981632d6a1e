import { Button } from "@surimono/ui/button.tsx";
import type { ButtonVariant } from "@surimono/ui/button-style.ts";
import { Dialog } from "@surimono/ui/dialog.tsx";
import type { ReactNode } from "react";

export interface Choice {
  label: string;
  onChoose: () => void;
  variant?: ButtonVariant;
  pending?: boolean;
}

interface ChoiceDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  choices: readonly Choice[];
}

/** A question with more than two answers; closing it chooses none. */
export function ChoiceDialog({ open, onClose, title, description, choices }: ChoiceDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      width={520}
      actions={choices.map(({ label, onChoose, variant, pending }) => (
        <Button key={label} variant={variant} pending={pending} onClick={onChoose}>
          {label}
        </Button>
      ))}
    />
  );
}
