// Loaded before all else by the processes of another machine: their clock is three years ahead.
const AHEAD = 3 * 365 * 24 * 60 * 60_000;
const now = Date.now.bind(Date);
globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length === 0 ? [now() + AHEAD] : given));
  }
  static now() {
    return now() + AHEAD;
  }
};
