// The types of the package bring all of d3 with them. Only what the word cloud uses.
declare module "d3-cloud" {
  interface Placed {
    x: number;
    y: number;
  }
  interface Cloud<Word> {
    size(size: [number, number]): this;
    words(words: Word[]): this;
    font(family: string): this;
    fontWeight(weight: (word: Word) => number): this;
    fontSize(size: (word: Word) => number): this;
    rotate(degrees: number): this;
    padding(pixels: number): this;
    random(random: () => number): this;
    on(event: "end", listener: (placed: (Word & Placed)[]) => void): this;
    start(): this;
    stop(): this;
  }
  // biome-ignore lint/style/noDefaultExport: it is how the package exports.
  export default function cloud<Word>(): Cloud<Word>;
}
