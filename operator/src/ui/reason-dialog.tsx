import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { type ReactNode, useId } from "react";
import { FormProblem } from "./form-problem.tsx";
import { useFormDeed } from "./use-form-deed.ts";

interface ReasonDialogProps {
  title: string;
  /** Which thing it happens to, and whose it is. */
  about?: ReactNode;
  /** What will come of it. */
  effect: ReactNode;
  yes: string;
  /** Left out where none is asked for. */
  withReason?: boolean;
  /** The reason is part of a letter, and not for the record alone. */
  toldToCustomer?: boolean;
  /** More fields, read from the form by their names. */
  children?: ReactNode;
  /** Whether what will come of it is known yet, where that has to be found out first. */
  isReady?: boolean;
  /** Throws what was refused, in words. */
  run: (form: FormData) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Every change is asked for with what it will do; what is refused is said here, and nothing typed is lost. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, about, effect, yes, withReason = true, toldToCustomer = false, isReady = true } = props;
  const { children, run, onDone, onClose } = props;
  const id = useId();
  const act = useFormDeed(run, () => {
    onDone();
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>やめる</Button>
          <Button type="submit" form={id} variant="primary" disabled={!isReady} pending={act.isPending}>
            {yes}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={act.submit} noValidate className="flex flex-col gap-2">
        {about && <p className="num break-words font-bold text-14 text-deep">{about}</p>}
        <p className="mb-2 text-14">{effect}</p>
        {children}
        {withReason && (
          <TextInput
            label="理由"
            hint={toldToCustomer ? "お客様へのメールに書かれます。" : "記録に残ります。お客様には表示されません。"}
            name="reason"
            maxLength={200}
            required
          />
        )}
        <FormProblem words={act.problem} />
      </form>
    </Dialog>
  );
}
