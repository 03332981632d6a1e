/** The mean of the square of `2 * radius + 1` around each value, by running sums; at the rim of what is there. */
export function boxBlur(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = blurRows(values, width, height, radius);
  return transposed(blurRows(transposed(across, width, height), height, width, radius), height, width);
}

function blurRows(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const blurred = new Float32Array(values.length);
  for (let top = 0; top < height; top += 1) {
    const start = top * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += values[start + x] as number;
    for (let x = 0; x < width; x += 1) {
      const [enters, leaves] = [x + radius, x - radius - 1];
      if (enters < width) sum += values[start + enters] as number;
      if (leaves >= 0) sum -= values[start + leaves] as number;
      blurred[start + x] = sum / (Math.min(enters, width - 1) - Math.max(leaves, -1));
    }
  }
  return blurred;
}

function transposed(values: Float32Array, width: number, height: number): Float32Array {
  const turned = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + y] = values[y * width + x] as number;
  return turned;
}
