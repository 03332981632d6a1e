import { TextArea } from "@surimono/ui/text-area.tsx";
import type { OneDefect } from "./defect-query.ts";

export interface DefectDialogProps {
  one: OneDefect;
  onDone: () => void;
  onClose: () => void;
}

/** Which report it is, to people and to the shop. */
export const aboutDefect = ({ order_number, report }: OneDefect) => `${order_number}　ご連絡${report}`;
export const namedDefect = ({ order_number, report, defect }: OneDefect) => ({
  ...{ order_number, report },
  from: defect.state,
});

/** What money or goods are decided upon. */
export const decidedOn = (one: OneDefect) => ({ ...namedDefect(one), remedies: one.remedies });

export const wordsIn = (form: FormData) => String(form.get("words") ?? "");

/** What the buyer reads of the decision. */
export function WordsField({ required = false }: { required?: boolean }) {
  return (
    <TextArea
      label={required ? "お客様への言葉" : "お客様への言葉（なくてもかまいません）"}
      hint="メールと注文のページで、お客様が読みます。"
      name="words"
      rows={4}
      maxLength={500}
      required={required}
    />
  );
}
