import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { OverprintArt } from "../art/overprint-art.tsx";

export interface ComingScreenProps {
  title: string;
  /** What it will be, in one or two sentences. */
  lead: string;
  points: readonly string[];
  /** What can be done already. */
  way: { to: string; label: string };
}

/** A page whose feature is being prepared: says so, and what to do until then. */
export function ComingScreen({ title, lead, points, way }: ComingScreenProps) {
  return (
    <main className="page grid items-center gap-10 pt-10 pb-16 md:grid-cols-[1fr_20rem] md:pt-16 md:pb-24">
      <div>
        <p className="inline-flex items-center gap-1.5 rounded-ctl bg-warn-tint px-2.5 py-1 text-14 text-warn">
          <Icon name="calendar" size={16} />
          準備中
        </p>
        <h1 className="mt-4 font-bold text-28 md:text-40">{title}</h1>
        <p className="mt-4 max-w-xl leading-[1.8]">{lead}</p>
        <ul className="mt-6 flex max-w-xl flex-col gap-3">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-3 border-line border-t pt-3">
              <Icon name="check" size={18} className="mt-0.5 text-red" />
              {point}
            </li>
          ))}
        </ul>
        <p className="mt-6 text-14 text-mute">使えるようになりましたら、お知らせします。</p>
        <LinkButton to={way.to} variant="primary" size={56} className="mt-6 max-sm:w-full">
          {way.label}
        </LinkButton>
      </div>
      <div className="paper flex aspect-square items-center justify-center rounded-card max-md:hidden">
        <OverprintArt className="w-48" />
      </div>
    </main>
  );
}
