import { type KeptValues, localValues } from "./storage.ts"

/** Whether a browser keeps anything under a name that begins so: asked by every document, so it reads names alone. */
export const keepsAny = (beginning: string, values: KeptValues = localValues): boolean =>
  values.keys().some((key) => key.startsWith(beginning))
