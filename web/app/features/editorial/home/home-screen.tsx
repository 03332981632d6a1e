import "./home.css";
import type { ReactNode } from "react";
import { FirstPiece } from "./first-piece.tsx";
import { Hero } from "./hero.tsx";
import { ItemTiles } from "./item-tiles.tsx";
import { Methods } from "./methods.tsx";
import { Steps } from "./steps.tsx";

interface HomeScreenProps {
  /** A member's own things, shown first. `undefined` for a guest. */
  own: ReactNode;
  /** They are loaded, so that nothing below them shifts any more. */
  ownIsKnown: boolean;
  /** Their placeholder. */
  ownToCome: ReactNode;
  /** Content after the goods, loaded on scrolling there. */
  rows?: ReactNode;
}

/**
 * The page is prerendered for a guest. With a token none of that shows before the member's own things: `has-token` on the document hides it
 * until React knows the member.
 */
export function HomeScreen({ own, ownIsKnown, ownToCome, rows }: HomeScreenProps) {
  const isGuest = own === undefined;
  return (
    <main className="overflow-x-clip">
      <div className={isGuest ? "home-own" : undefined}>
        {own}
        {(isGuest || !ownIsKnown) && ownToCome}
      </div>
      <div className={isGuest ? "home-shop" : undefined} hidden={!(isGuest || ownIsKnown)}>
        <Hero />
        <Steps />
        <ItemTiles />
        {rows}
        <Methods />
        <FirstPiece />
      </div>
    </main>
  );
}
