import "./home.css";
import type { ReactNode } from "react";
import { FirstPiece } from "./first-piece.tsx";
import { Hero } from "./hero.tsx";
import { ItemTiles } from "./item-tiles.tsx";
import { Methods } from "./methods.tsx";
import { Steps } from "./steps.tsx";

interface HomeScreenProps {
  /** What a member finds first: their own things. `undefined` for a guest. */
  own: ReactNode;
  /** It is known what that is, so that nothing below it is pushed about any more. */
  ownIsKnown: boolean;
  /** What stands where it will be. */
  ownToCome: ReactNode;
  /** What comes only when somebody gets there, after the goods. */
  rows?: ReactNode;
}

/**
 * The page comes drawn, as for a guest. Who has a token sees none of that before their own things: `has-token` on the document
 * hides it until React knows who is there.
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
