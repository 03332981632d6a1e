import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

interface TabsProps<Id extends string | number> {
  label: string;
  tabs: readonly { id: Id; label: ReactNode; panel: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
}

export function Tabs<Id extends string | number>({ label, tabs, value, onChange }: TabsProps<Id>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Id)}>
      <Base.List aria-label={label} className="relative flex gap-6 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            className="min-h-12 shrink-0 whitespace-nowrap font-bold text-16 text-mute transition-colors hover:text-deep data-active:text-deep"
          >
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-(--active-tab-left) h-[3px] w-(--active-tab-width) bg-red transition-[left,width] duration-200" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className="pt-6 md:pt-8">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
