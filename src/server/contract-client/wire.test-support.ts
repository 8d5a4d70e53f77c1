import assert from "node:assert/strict"

/** An unvalidated object of a response. */
export type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Requires an object that has all these properties (names separated by spaces). */
export const named = (value: unknown, names = ""): Fields => {
  assert(isFields(value), `no object: ${JSON.stringify(value)}`)
  const missing = names.split(" ").filter((name) => name !== "" && !(name in value))
  assert.deepEqual(missing, [], `names that are missing in ${JSON.stringify(value).slice(0, 400)}`)
  return value
}

export const list = (value: unknown): ReadonlyArray<unknown> => {
  assert(Array.isArray(value), `no list: ${JSON.stringify(value)}`)
  return value
}

/** Requires a non-empty list whose entries all have these properties. */
export const filled = (value: unknown, names = ""): readonly [Fields, ...ReadonlyArray<Fields>] => {
  const [first, ...rest] = list(value).map((each) => named(each, names))
  assert(first !== undefined, "an empty list")
  return [first, ...rest]
}

export const text = (value: unknown): string => {
  assert(typeof value === "string", `no text: ${JSON.stringify(value)}`)
  return value
}

export const number = (value: unknown): number => {
  assert(typeof value === "number", `no number: ${JSON.stringify(value)}`)
  return value
}

/** Requires an amount of money: a number in currency units with at most two decimals. */
export const money = (value: unknown): number => {
  const sum = number(value)
  assert.equal(Math.round(sum * 100) / 100, sum)
  return sum
}
