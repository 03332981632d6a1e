import { celebrationTemplates } from "./celebration-templates.ts";
import { clubTemplates } from "./club-templates.ts";
import { eventTemplates } from "./event-templates.ts";
import { presentTemplates } from "./present-templates.ts";
import { shopTemplates } from "./shop-templates.ts";
import type { Template } from "./template.ts";

interface TemplateTheme {
  readonly id: string;
  readonly label: string;
  readonly templates: readonly Template[];
}

/** In the order in which they are offered. */
export const TEMPLATE_THEMES: readonly TemplateTheme[] = [
  { id: "club", label: "部活・クラス", templates: clubTemplates },
  { id: "event", label: "イベント", templates: eventTemplates },
  { id: "shop", label: "お店", templates: shopTemplates },
  { id: "present", label: "贈りもの", templates: presentTemplates },
  { id: "celebration", label: "お祝い", templates: celebrationTemplates },
];
