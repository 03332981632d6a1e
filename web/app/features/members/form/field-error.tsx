import { Icon } from "@surimono/ui/icon.tsx";

/** The error of a control other than a text field; its user reserves the space. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <p id={id} className="text-12 text-red-text">
      {message && (
        <span role="alert" className="inline-flex items-start gap-1">
          <Icon name="error" size={14} className="mt-0.5" />
          {message}
        </span>
      )}
    </p>
  );
}
