/** Whether a value from outside (storage, JSON, a file) is an object with named fields, not an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
