import { booksScreens } from "./features/books/screens.ts";
import { catalogueScreens } from "./features/catalogue/screens.ts";
import { counterScreens } from "./features/counter/screens.ts";
import { memberScreens, moneyScreens, systemScreens } from "./features/desk/screens.ts";
import { floorScreens } from "./features/floor/screens.ts";
import { operatorDoors, operatorScreens } from "./features/operators/screens.ts";
import { quoteScreens } from "./features/quotes/screens.ts";
import { reviewScreens } from "./features/reviews/screens.ts";
import { supportScreens } from "./features/support/screens.ts";
import { wordsScreens } from "./features/words/screens.ts";
import type { Screen, ScreenGroup } from "./ui/screen.ts";

/** All screens behind the sign-in, in the order of the menu: routes, menu and what a role may open follow from it. */
export const SCREEN_GROUPS: readonly ScreenGroup[] = [
  { name: "受注", screens: [...counterScreens, ...quoteScreens] },
  { name: "工房", screens: floorScreens },
  { name: "お客様", screens: [...supportScreens, ...memberScreens] },
  { name: "お店のことば", screens: [...wordsScreens, ...reviewScreens] },
  { name: "商品", screens: catalogueScreens },
  { name: "お金", screens: [...moneyScreens, ...booksScreens] },
  { name: "設定", screens: [...systemScreens, ...operatorScreens] },
];

/** The screens before the sign-in. */
export const DOORS: readonly Screen[] = operatorDoors;
