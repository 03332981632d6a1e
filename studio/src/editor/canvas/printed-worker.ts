import { answerApart } from "../session/ask-apart.ts";
import { printedPixels } from "./printed-pixels.ts";

// It takes up to half a second: the hand must not feel it.
answerApart(printedPixels, ({ buffer }) => [buffer]);
