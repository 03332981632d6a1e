// Files that share a process would hear each other: what one has left open would answer another.
const { BroadcastChannel: Shared } = globalThis;
const own = crypto.randomUUID();
globalThis.BroadcastChannel = class extends Shared {
  constructor(name: string) {
    super(`${name} ${own}`);
  }
};

export {};
