import { type KeptValues, localValues } from "./storage.ts"

/** Whether the browser stores a key with this prefix. Every document calls this, so it reads only the keys. */
export const keepsAny = (beginning: string, values: KeptValues = localValues): boolean =>
  values.keys().some((key) => key.startsWith(beginning))
