import { MOST_STARS } from "@surimono/domain/reviews";

/** So many of five, half ones too; said in words to whoever hears the page. */
export function Stars({ value, size = 16 }: { value: number; size?: 16 | 20 }) {
  return (
    <span
      role="img"
      aria-label={`5つ星のうち${value}`}
      className="relative inline-block whitespace-nowrap leading-none"
    >
      <span aria-hidden="true" className={`text-line ${size === 20 ? "text-20" : "text-16"}`}>
        {"★".repeat(MOST_STARS)}
      </span>
      <span
        aria-hidden="true"
        className={`absolute inset-y-0 left-0 overflow-hidden text-red ${size === 20 ? "text-20" : "text-16"}`}
        style={{ width: `${(value / MOST_STARS) * 100}%` }}
      >
        {"★".repeat(MOST_STARS)}
      </span>
    </span>
  );
}
