import { Icon } from "@surimono/ui/icon.tsx";

/** On which terms goods are stored, sentence by sentence. */
export function StorageTerms({ terms }: { terms: readonly string[] }) {
  return (
    <ul className="grid gap-2 text-14 leading-relaxed">
      {terms.map((sentence) => (
        <li key={sentence} className="flex items-start gap-2">
          <Icon name="check" size={16} className="mt-1 text-ok" />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
