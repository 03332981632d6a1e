import { controlStyle } from "@surimono/ui/control-style.ts";
import { Part } from "../../ui/facts.tsx";

interface NamesProps<Id extends string, Field extends string> {
  title: string;
  /** What each line is about. */
  rows: readonly (readonly [Id, string])[];
  fields: readonly (readonly [Field, string])[];
  typed: Readonly<Record<Id, Readonly<Record<Field, string>>>>;
  /** Signs of a name. */
  most: number;
  canBeEmpty?: (field: Field) => boolean;
  onType: (id: Id, field: Field, text: string) => void;
}

/** Names to type, some for each line: side by side, and on a phone below what they are for. */
export function Names<Id extends string, Field extends string>(props: NamesProps<Id, Field>) {
  const { title, rows, fields, typed, most, canBeEmpty, onType } = props;
  return (
    <Part title={title}>
      <div className="flex flex-col gap-4 text-14 md:gap-2">
        <p aria-hidden="true" className="flex gap-3 text-mute max-md:hidden">
          <span className="w-44 shrink-0">動き</span>
          {fields.map(([field, name]) => (
            <span key={field} className="flex-1">
              {name}
            </span>
          ))}
        </p>
        {rows.map(([id, about]) => (
          <div key={id} className="flex gap-3 max-md:flex-wrap md:items-center">
            <span className="w-44 shrink-0 max-md:w-full max-md:font-bold">{about}</span>
            {fields.map(([field, name]) => (
              <label key={field} className="min-w-36 flex-1">
                <span className="text-12 text-mute md:hidden">{name}</span>
                <input
                  aria-label={`${about}の${name}`}
                  value={typed[id][field]}
                  required={!canBeEmpty?.(field)}
                  maxLength={most}
                  className={`h-11 ${controlStyle}`}
                  onChange={({ target }) => onType(id, field, target.value)}
                />
              </label>
            ))}
          </div>
        ))}
      </div>
    </Part>
  );
}
