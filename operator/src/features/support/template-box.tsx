import { listTemplates } from "@surimono/contract/support";
import { SelectBox } from "@surimono/ui/select.tsx";
import { useQuery } from "@tanstack/react-query";
import { call, orThrow } from "../../session/call.ts";
import { TEMPLATES_KEY } from "./ticket-query.ts";

/** Hands on the text of the chosen template; nothing where there is none. */
export function TemplateBox({ onChoose }: { onChoose: (text: string) => void }) {
  const found = useQuery({
    queryKey: TEMPLATES_KEY,
    queryFn: async () => orThrow(await call(listTemplates, {})).templates,
  });
  const templates = found.data ?? [];
  if (templates.length === 0) return null;
  const choose = (id: string) => {
    const template = templates.find(({ template_id }) => String(template_id) === id);
    if (template) onChoose(template.text);
  };
  return (
    <label className="text-12">
      ひな形を入れる
      <SelectBox
        size={44}
        className="mt-1 max-w-80"
        value=""
        placeholder="選んでください"
        onChange={(event) => choose(event.target.value)}
        options={templates.map(({ template_id, name }) => ({ value: template_id, label: name }))}
      />
    </label>
  );
}
