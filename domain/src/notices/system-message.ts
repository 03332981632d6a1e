/** By the type on the wire (rule notices-system-message). */
export const SYSTEM_MESSAGE_TYPES = { 1: "info", 2: "warning", 3: "error" } as const;
export type SystemMessageType = keyof typeof SYSTEM_MESSAGE_TYPES;
