import { ErrorWords } from "@surimono/ui/field.tsx";

/** The error of a control other than a text field; its user reserves the space. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <p id={id} className="text-12 text-red-text">
      {message && <ErrorWords>{message}</ErrorWords>}
    </p>
  );
}
