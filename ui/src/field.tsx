import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

/** Props of every labelled control besides its own attributes. */
export interface FieldLook {
  label: ReactNode;
  hint?: ReactNode;
  /** The error to show, if any. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Shown at the right of the label, such as 12 / 100. */
  aside?: ReactNode;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

export interface FieldControl {
  id: string;
  "aria-describedby": string;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

interface FieldProps extends FieldLook {
  children: (control: FieldControl) => ReactNode;
}

/** What is wrong with a control, heard as soon as it is there; the line around it sets size and colour. */
export function ErrorWords({ children }: { children: ReactNode }) {
  return (
    <span role="alert" className="inline-flex items-start gap-1">
      <Icon name="error" size={14} className="mt-0.5" />
      {children}
    </span>
  );
}

/** Label, control, hint and error. The line below is always there, so that nothing jumps when an error appears. */
export function Field({ label, hint, error, required, aside, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={classNames("flex min-w-0 flex-col", className)}>
      <div className={hideLabel ? "sr-only" : "mb-1.5 flex items-baseline gap-2"}>
        <label htmlFor={id} className="font-bold text-14 text-deep">
          {label}
        </label>
        {required && <span className="text-12 text-red-text">必須</span>}
        {aside && <span className="num ml-auto text-12 text-mute">{aside}</span>}
      </div>
      {children({
        id,
        "aria-describedby": noteId,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      <p id={noteId} className={classNames("mt-1 min-h-5 text-12", error ? "text-red-text" : "text-mute")}>
        {error ? <ErrorWords>{error}</ErrorWords> : hint}
      </p>
    </div>
  );
}
