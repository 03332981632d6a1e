import { type Outline, OutlineBuilder, type OutlineCommand } from "./outline.ts";

/** How many numbers each letter of SVG's path syntax takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, S: 4, A: 7, Z: 0 };

/**
 * Reads SVG path data: M L H V Q C S A Z, absolute and relative. Arcs become cubic curves, the only ones known to match
 * between the server's canvas and the browser's. Anything else throws: drawings are ours, and tested.
 */
export function parsePath(d: string): Outline {
  const pen = new Pen();
  for (const [, letter = "", rest = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const takes = TAKES[letter.toUpperCase()];
    if (takes === undefined) throw new Error(`Unknown path command ${letter}`);
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    if (takes === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % takes !== 0) {
      throw new Error(`Path command ${letter} with ${numbers.length} numbers`);
    }
    pen.run(letter, []);
    for (let at = 0; at < numbers.length; at += takes) {
      // Further pairs after a move are lines.
      const name = at > 0 && letter === "M" ? "L" : at > 0 && letter === "m" ? "l" : letter;
      pen.run(name, numbers.slice(at, at + takes));
    }
  }
  return pen.outline;
}

class Pen {
  readonly outline = new OutlineBuilder();
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;
  /** The second handle of the last curve, which S mirrors. */
  #handle: readonly [number, number] | undefined;

  run(letter: string, numbers: readonly number[]): void {
    const name = letter.toUpperCase();
    if (name === "Z") return this.#close();
    if (numbers.length === 0) return;
    const isRelative = letter !== name;
    const x = (value: number | undefined) => (value as number) + (isRelative ? this.#x : 0);
    const y = (value: number | undefined) => (value as number) + (isRelative ? this.#y : 0);
    const [a, b, c, d, e, f, g] = numbers;
    if (name === "M") return this.#move(x(a), y(b));
    if (name === "L") return this.#put("L", [x(a), y(b)]);
    if (name === "H") return this.#put("L", [x(a), this.#y]);
    if (name === "V") return this.#put("L", [this.#x, y(a)]);
    if (name === "Q") return this.#put("Q", [x(a), y(b), x(c), y(d)]);
    if (name === "C") return this.#curve(x(a), y(b), x(c), y(d), x(e), y(f));
    if (name === "S") {
      const [hx, hy] = this.#handle ?? [this.#x, this.#y];
      return this.#curve(2 * this.#x - hx, 2 * this.#y - hy, x(a), y(b), x(c), y(d));
    }
    return this.#arc(a as number, b as number, c as number, d === 1, e === 1, x(f), y(g));
  }

  #put(command: OutlineCommand, coordinates: readonly number[]): void {
    this.outline.commands.push(command);
    this.outline.coordinates.push(...coordinates);
    this.#x = coordinates.at(-2) as number;
    this.#y = coordinates.at(-1) as number;
    this.#handle = undefined;
  }

  #move(x: number, y: number): void {
    this.#put("M", [x, y]);
    this.#startX = x;
    this.#startY = y;
  }

  #close(): void {
    this.outline.commands.push("Z");
    this.#x = this.#startX;
    this.#y = this.#startY;
    this.#handle = undefined;
  }

  #curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#put("C", [x1, y1, x2, y2, x, y]);
    this.#handle = [x2, y2];
  }

  /** SVG 2, appendix B.2.4: from the two ends to the centre, then in steps of at most a quarter turn. */
  #arc(rx: number, ry: number, turn: number, isLarge: boolean, isClockwise: boolean, x: number, y: number): void {
    const [fromX, fromY] = [this.#x, this.#y];
    if (fromX === x && fromY === y) return;
    const phi = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
    const [dx, dy] = [(fromX - x) / 2, (fromY - y) / 2];
    const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
    const grow = Math.max(1, Math.sqrt((px / rx) ** 2 + (py / ry) ** 2));
    const [a, b] = [rx * grow, ry * grow];
    const rest = Math.max(0, (a * b) ** 2 / ((a * py) ** 2 + (b * px) ** 2) - 1);
    const root = Math.sqrt(rest) * (isLarge === isClockwise ? -1 : 1);
    const [qx, qy] = [(root * a * py) / b, (-root * b * px) / a];
    const [cx, cy] = [cos * qx - sin * qy + (fromX + x) / 2, sin * qx + cos * qy + (fromY + y) / 2];
    const start = Math.atan2((py - qy) / b, (px - qx) / a);
    let sweep = Math.atan2((-py - qy) / b, (-px - qx) / a) - start;
    if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
    if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
    const steps = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
    const at = (ux: number, uy: number) =>
      [cx + cos * a * ux - sin * b * uy, cy + sin * a * ux + cos * b * uy] as const;
    const arm = (4 / 3) * Math.tan(sweep / steps / 4);
    for (let step = 0; step < steps; step++) {
      const [from, to] = [start + (sweep * step) / steps, start + (sweep * (step + 1)) / steps];
      const one = at(Math.cos(from) - arm * Math.sin(from), Math.sin(from) + arm * Math.cos(from));
      const two = at(Math.cos(to) + arm * Math.sin(to), Math.sin(to) - arm * Math.cos(to));
      const end = step === steps - 1 ? ([x, y] as const) : at(Math.cos(to), Math.sin(to));
      this.#curve(...one, ...two, ...end);
    }
  }
}
