import { ADDITIONAL_DESTINATION_FEE } from "@surimono/domain/delivery";
import { RadioCard } from "@surimono/ui/radio-card.tsx";
import { useState } from "react";
import { Yen } from "#app/ui/price.tsx";

interface DestinationModeProps {
  isSeveral: boolean;
  onSwitch: (several: boolean) => Promise<void>;
}

/** To one address or to several; changing one's mind loses nothing. */
export function DestinationMode({ isSeveral, onSwitch }: DestinationModeProps) {
  // Shown at once, and back where the server did not take it.
  const [wished, wish] = useState<boolean>();
  const shown = wished ?? isSeveral;
  const switchTo = async (several: boolean) => {
    wish(several);
    await onSwitch(several);
    wish(undefined);
  };
  return (
    <fieldset className="mt-6 grid gap-3 sm:grid-cols-2" aria-busy={wished !== undefined}>
      <legend className="sr-only">お届け先の数</legend>
      <RadioCard name="mode" title="1か所に届ける" checked={!shown} onChange={() => void switchTo(false)}>
        送料は無料です。
      </RadioCard>
      <RadioCard name="mode" title="複数のお届け先に分ける" checked={shown} onChange={() => void switchTo(true)}>
        2か所目から、1か所につき
        <Yen value={ADDITIONAL_DESTINATION_FEE} />
        （税込）
      </RadioCard>
    </fieldset>
  );
}
