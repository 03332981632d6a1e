import { Fragment, type ReactNode } from "react";

interface BreakableProps {
  text: string;
  /** A lookahead that finds the beginnings of its words. */
  before: RegExp;
  /** How a part is rendered; by default as plain text. */
  children?: (part: string) => ReactNode;
}

/**
 * Long katakana is one word to the browser, which breaks before its last letter: this breaks before the found words instead.
 */
export function Breakable({ text, before, children = (part) => part }: BreakableProps) {
  return text.split(before).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {children(part)}
    </Fragment>
  ));
}
