import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";

/** A print that shows every fault of a mock-up: a fine grid, small letters, gradients as in a photograph, and an edge all round. */
export function hardPrint(width: number, height: number, side = 900): Canvas {
  const canvas = createCanvas(side, Math.max(1, Math.round((side * height) / width)));
  const context = canvas.getContext("2d");
  const [w, h] = [canvas.width, canvas.height];
  grid(context, w, h);
  photograph(context, w * 0.08, h * 0.08, w * 0.84, h * 0.44);
  letters(context, w, h);
  context.strokeStyle = "#e3342f";
  context.lineWidth = w * 0.012;
  context.strokeRect(w * 0.006, w * 0.006, w - w * 0.012, h - w * 0.012);
  return canvas;
}

function grid(context: SKRSContext2D, w: number, h: number): void {
  context.fillStyle = "#6f8fb5";
  const step = w / 20;
  for (let x = step; x < w; x += step) context.fillRect(x, 0, w * 0.003, h);
  for (let y = step; y < h; y += step) context.fillRect(0, y, w, w * 0.003);
}

/** Sky, sun and hills: soft gradients beside hard edges. */
function photograph(context: SKRSContext2D, x: number, y: number, w: number, h: number): void {
  const sky = context.createLinearGradient(0, y, 0, y + h);
  for (const [at, color] of [
    [0, "#20365c"],
    [0.55, "#c97b63"],
    [1, "#f6d9a8"],
  ] as const)
    sky.addColorStop(at, color);
  context.fillStyle = sky;
  context.fillRect(x, y, w, h);
  const sun = context.createRadialGradient(x + w * 0.7, y + h * 0.55, 0, x + w * 0.7, y + h * 0.55, w * 0.22);
  sun.addColorStop(0, "#fffbe8");
  sun.addColorStop(0.25, "#ffe9a8");
  sun.addColorStop(1, "rgba(255,220,150,0)");
  context.fillStyle = sun;
  context.fillRect(x, y, w, h);
  for (const [base, color] of [
    [0.72, "#7a5a63"],
    [0.84, "#3b3347"],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(x, y + h);
    for (let k = 0; k <= 60; k++) {
      const t = k / 60;
      context.lineTo(x + w * t, y + h * (base + 0.07 * Math.sin(t * 9 + base * 20) + 0.03 * Math.sin(t * 31)));
    }
    context.lineTo(x + w, y + h);
    context.fill();
  }
}

function letters(context: SKRSContext2D, w: number, h: number): void {
  context.textAlign = "center";
  context.fillStyle = "#ffffff";
  context.strokeStyle = "#1f2b4a";
  context.lineJoin = "round";
  const lines = [
    ["SURIMONO 2026", 0.1],
    ["The quick brown fox jumps", 0.055],
    ["over the lazy dog 0123456789", 0.042],
  ] as const;
  let y = h * 0.66;
  for (const [text, size] of lines) {
    context.font = `bold ${w * size}px sans-serif`;
    context.lineWidth = w * size * 0.16;
    context.strokeText(text, w / 2, y, w * 0.92);
    context.fillText(text, w / 2, y, w * 0.92);
    y += w * size * 1.35;
  }
}
