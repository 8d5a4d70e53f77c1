import * as fc from "fast-check"
import { editedCalls } from "./wholes.test-support.ts"

/** Path to the changed value within a payload. */
type Way = ReadonlyArray<string | number>

/** One change of one of the payloads that lead to an order. */
export interface Edit {
  /**
   * The index of the call, and the index of the value in the call's payload; an index beyond the end starts again at 0.
   */
  readonly call: number
  readonly value: number
  readonly kind: "shift" | "replace" | "drop" | "add"
  readonly by: unknown
}

const names = [
  "TotalPrice",
  "UnitPrice",
  "Offer",
  "OfferHash",
  "VatRate",
  "Amount",
  "Fees",
  "Status",
  "MoistureDeclaration"
]

const written = fc.oneof(
  fc.integer({ min: -40_000, max: 40_000 }),
  fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
  fc.constantFrom(
    null,
    true,
    false,
    "",
    "0",
    "1e9",
    "-1",
    "0x10",
    "6000 ",
    "01067",
    [],
    {},
    [{}],
    "\u0000",
    "\uFEFF",
    "💰"
  ),
  fc.string({ maxLength: 40 }),
  fc.record({ TotalPrice: fc.integer(), Id: fc.integer() })
)

/** Values that hostile or broken clients send in place of valid ones. */
export const edits: fc.Arbitrary<Edit> = fc.record({
  call: fc.nat(editedCalls.length - 1),
  value: fc.nat(400),
  kind: fc.constantFrom("shift", "replace", "replace", "drop", "add"),
  by: written
})

const waysIn = (value: unknown, way: Way = []): ReadonlyArray<Way> => {
  if (Array.isArray(value)) return [way, ...value.flatMap((item, index) => waysIn(item, [...way, index]))]
  if (typeof value === "object" && value !== null)
    return [way, ...Object.entries(value).flatMap(([name, item]) => waysIn(item, [...way, name]))]
  return [way]
}

const valueAt = (value: unknown, way: Way): unknown =>
  way.reduce<unknown>(
    (inside, step) =>
      typeof inside === "object" && inside !== null
        ? Object.entries(inside).find(([name]) => name === String(step))?.[1]
        : undefined,
    value
  )

const changed = (value: unknown, { kind, by }: Edit): unknown => {
  if (kind !== "shift") return by
  if (typeof value === "number" && typeof by === "number") return value + by
  if (typeof value === "string") return `${value}${JSON.stringify(by)}`
  return value
}

const withChange = (value: unknown, [step, ...rest]: Way, edit: Edit): unknown => {
  if (step === undefined) {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value)
    return edit.kind === "add" && isObject
      ? { ...value, [names[edit.value % names.length] ?? "X"]: edit.by }
      : changed(value, edit)
  }
  if (Array.isArray(value))
    return rest.length === 0 && edit.kind === "drop"
      ? value.filter((_, index) => index !== step)
      : value.map((item: unknown, index) => (index === step ? withChange(item, rest, edit) : item))
  return Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([name, item]): ReadonlyArray<readonly [string, unknown]> => {
      if (name !== step) return [[name, item]]
      return rest.length === 0 && edit.kind === "drop" ? [] : [[name, withChange(item, rest, edit)]]
    })
  )
}

/** Returns the payload with the edit if the edit is meant for this call, or otherwise unchanged. */
export const edited = (payload: object, call: number, edit: Edit): unknown => {
  if (edit.call !== call) return payload
  const ways = waysIn(payload)
  const way = ways[edit.value % ways.length] ?? []
  return withChange(payload, way, edit)
}

/** Returns the paths of all fields of a payload, and of the payload itself, in the form `a.b.0`. */
export const fieldsOf = (payload: object): ReadonlyArray<string> =>
  waysIn(payload).map((way) => way.join("."))

/** Returns the fields of a payload that an edit has changed or removed. */
export const changedFields = (payload: object, body: unknown): ReadonlyArray<string> => {
  const before = new Map(waysIn(payload).map((way) => [way.join("."), valueAt(payload, way)]))
  const after = new Map(waysIn(body).map((way) => [way.join("."), valueAt(body, way)]))
  return [...before].flatMap(([field, value]) =>
    JSON.stringify(after.get(field)) === JSON.stringify(value) ? [] : [field]
  )
}

/**
 * Creates one edit for every field of these payloads; fields are alternately replaced or removed, with a fixed random
 * seed.
 */
export const everyField = (
  payloads: ReadonlyArray<readonly [call: number, payload: object]>,
  seed: number
) => {
  const fields = payloads.flatMap(([call, payload]) =>
    waysIn(payload).map((way, value) => ({ call, value, way }))
  )
  const draws = fc.sample(written, { seed, numRuns: fields.length })
  return fields.map(({ call, value, way }, index): Edit => ({
    call,
    value,
    // a removed element is replaced by the next one, which may be equal
    kind: index % 2 === 0 || typeof way.at(-1) === "number" ? "replace" : "drop",
    by: draws[index]
  }))
}
