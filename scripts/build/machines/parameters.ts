const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype

/**
 * A placeholder for a context or an event whose values are unknown at build time; each of its properties is such a
 * placeholder, too.
 */
const unknown: object = new Proxy(() => unknown, {
  get: (_, key) => {
    if (key === Symbol.toPrimitive) throw new Error("made of what is unknown")
    return unknown
  },
  apply: () => unknown,
  getPrototypeOf: () => null
})

const textsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === "string") return /^[A-Za-z]+$/u.test(value) ? [value] : []
  if (typeof value !== "object" || value === null || !isPlain(value)) return []
  return Object.values(value).flatMap(textsIn)
}

const called = (params: unknown): unknown => {
  if (typeof params !== "function") return params
  try {
    return Reflect.apply(params, undefined, [{ context: unknown, event: unknown }])
  } catch {
    return undefined
  }
}

/**
 * Returns the constant words in the parameters of a guard or an action, e.g. "saved" for `isAnswer` with the kind
 * "saved". Values from the context or the event are unknown at build time, and left out.
 */
export const fixedWords = (params: unknown): ReadonlyArray<string> => textsIn(called(params))
