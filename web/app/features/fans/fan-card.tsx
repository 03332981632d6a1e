import { TextLink } from "#app/ui/text-link.tsx";
import { FanFigures } from "./fan-figures.tsx";

/** What is known of the fans, beside the goods that are chosen for them: two places side by side at 528 px, all four at 696. */
export function FanCard({ fanCount }: { fanCount: number | undefined }) {
  return (
    <div className="rounded-card border border-line bg-white p-6 shadow-float [--fan-figure:7rem]">
      <p className="font-bold text-16">ファンの情報</p>
      <p className="mt-1 mb-4 text-12 text-mute">だれに届けるかを見ながら、アイテムをえらべます。</p>
      <FanFigures fanCount={fanCount} className="wide:grid-cols-4" />
      <p className="mt-4 flex flex-wrap gap-x-6 border-line border-t pt-3 text-14">
        <TextLink to="/my-page/fans">SNSとの連携について</TextLink>
        <TextLink to="/my-page/setting/calculation">人数を入力する</TextLink>
      </p>
    </div>
  );
}
