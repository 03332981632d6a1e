import { Checkbox } from "@surimono/ui/checkbox.tsx";

interface CheckFieldProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

export function CheckField({ label, isChecked, onChange }: CheckFieldProps) {
  return (
    <Checkbox size={32} checked={isChecked} onChange={(event) => onChange(event.target.checked)}>
      {label}
    </Checkbox>
  );
}
