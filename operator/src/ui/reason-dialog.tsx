import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId } from "react";

interface ReasonDialogProps {
  title: string;
  /** What will come of it. */
  effect: ReactNode;
  yes: string;
  /** Left out where none is asked for. */
  withReason?: boolean;
  /** The reason is part of a letter, and not for the record alone. */
  toldToCustomer?: boolean;
  /** More fields, read from the form by their names. */
  children?: ReactNode;
  /** Throws what was refused, in words. */
  run: (form: FormData) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Every change is asked for with what it will do; what is refused is said here, and nothing typed is lost. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, effect, yes, withReason = true, toldToCustomer = false, children, run, onDone, onClose } = props;
  const id = useId();
  const act = useMutation({
    mutationFn: run,
    onSuccess: () => {
      onDone();
      onClose();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!act.isPending) act.mutate(new FormData(event.currentTarget));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>やめる</Button>
          <Button type="submit" form={id} variant="primary" pending={act.isPending}>
            {yes}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="flex flex-col gap-2">
        <p className="text-14">{effect}</p>
        {act.isError && <Notice tone="error">{act.error.message}</Notice>}
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
      </form>
    </Dialog>
  );
}
