import fc from "fast-check"
import { oddHeaders } from "./fuzz-headers.test-support.ts"
import type { Operation } from "../testing/openapi.test-support.ts"
import { isRecord } from "../../domain/is-record.ts"

type Schema = Readonly<Record<string, unknown>>

const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const numberOf = (value: unknown, fallback: number): number => (typeof value === "number" ? value : fallback)

/** Values that break programs that trust their input; some of them can only be written as JSON text. */
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\udfff\ud800",
    "\u202e\u2028",
    "' or 1=1 --",
    "%_\\",
    "__proto__",
    "constructor",
    "../../etc/passwd",
    "</script><script>",
    "1e400",
    "0x10",
    "NaN",
    "-0",
    "9".repeat(400),
    "x".repeat(70_000),
    0,
    -1,
    -0.5,
    1e308,
    -1e308,
    2 ** 53 + 2,
    2 ** 31,
    2 ** 63,
    1.0000001,
    [],
    {},
    [[[[[[]]]]]],
    Array.from({ length: 2000 }, () => 1)
  ),
  fc.constant(JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}')),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.double(),
  fc.bigInt().map(Number),
  fc.jsonValue({ maxDepth: 4 })
)

/** Valid strings that a database or a page may not handle correctly. */
const nastyText = fc.constantFrom(
  "a\u0000b",
  "\u0000",
  "\ud800x",
  "x\udfff",
  "\u202e\u2028",
  "' or 1=1 --",
  "</script>",
  "%_\\",
  "\r\nBcc: x@example.de"
)

/** Values with a meaning in the shop (ids, hashes and codes), by field name in lower case. */
export type Dictionary = Readonly<Record<string, ReadonlyArray<unknown>>>

const textFor = (schema: Schema): fc.Arbitrary<unknown> =>
  typeof schema["pattern"] === "string"
    ? fc.stringMatching(new RegExp(schema["pattern"], "u"))
    : fc.string({ unit: "grapheme", maxLength: Math.min(60, numberOf(schema["maxLength"], 60)) })

const numberFor = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.integer({ min: numberOf(schema["minimum"], -1000), max: numberOf(schema["maximum"], 1_000_000) })

const objectFor = (schema: Schema, dictionary: Dictionary, wild: number): fc.Arbitrary<unknown> => {
  const entries = Object.entries(isRecord(schema["properties"]) ? schema["properties"] : {}).filter(
    (entry): entry is [string, Schema] => isRecord(entry[1])
  )
  const required = new Set(listOf(schema["required"]))
  const record = fc.record(
    Object.fromEntries(entries.map(([key, inner]) => [key, valueFor(inner, dictionary, wild, key)])),
    { requiredKeys: entries.map(([key]) => key).filter((key) => required.has(key)) }
  )
  if (wild === 0) return record
  const spoilt = fc
    .tuple(
      record,
      fc.constantFrom(...entries.map(([key]) => key), "Roles", "__proto__", "toString"),
      nasty,
      fc.boolean()
    )
    .map(([value, key, other, drop]) => {
      const rest = Object.entries(value).filter(([name]) => name !== key)
      // `fromEntries` sets "__proto__" as a property, like JSON text does; an object literal would set the prototype
      // instead
      return drop ? Object.fromEntries(rest) : Object.fromEntries([...rest, [key, other]])
    })
  return fc.oneof({ weight: 100 - wild, arbitrary: record }, { weight: wild, arbitrary: spoilt })
}

/** Generates values that match a schema, except in `wild` per cent of the cases. */
const valueFor = (
  schema: Schema,
  dictionary: Dictionary,
  wild: number,
  name: string
): fc.Arbitrary<unknown> => {
  // the same name can be a number in one schema and a list in another
  const known = dictionary[name.toLowerCase()]?.filter(
    (value) => Array.isArray(value) === (schema["type"] === "array")
  )
  const choices = listOf(schema["enum"])
  const forms = listOf(schema["anyOf"]).filter(isRecord)
  const items = schema["items"]
  const fitting: fc.Arbitrary<unknown> =
    choices.length > 0
      ? fc.constantFrom(...choices)
      : forms.length > 0
        ? fc.oneof(...forms.map((form) => valueFor(form, dictionary, wild, "")))
        : schema["type"] === "object"
          ? objectFor(schema, dictionary, wild)
          : schema["type"] === "array" && isRecord(items)
            ? fc.array(valueFor(items, dictionary, wild, ""), { maxLength: 4 })
            : schema["type"] === "boolean"
              ? fc.boolean()
              : schema["type"] === "null"
                ? fc.constant(null)
                : schema["type"] === "integer" || schema["type"] === "number"
                  ? numberFor(schema)
                  : textFor(schema)
  const meant =
    known === undefined || known.length === 0
      ? fitting
      : fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: fitting })
  return wild === 0
    ? meant
    : fc.oneof(
        { weight: 100 - wild, arbitrary: meant },
        {
          weight: wild,
          arbitrary: schema["type"] === "string" ? fc.oneof(nastyText, nastyText, nasty) : nasty
        }
      )
}

export interface FuzzRequest {
  readonly operation: Operation
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

const brokenBodies = [
  "",
  "{",
  "null",
  "[]",
  '"x"',
  "1",
  "\u0000",
  `${"[".repeat(20_000)}`,
  '{"a":1,"a":2}',
  "{}x"
]

const bodyFor = (schema: Schema, dictionary: Dictionary): fc.Arbitrary<string> => {
  const written = (wild: number) =>
    valueFor(schema, dictionary, wild, "").map((value) => JSON.stringify(value) ?? "")
  return fc.oneof(
    { weight: 5, arbitrary: written(0) },
    { weight: 6, arbitrary: written(2) },
    { weight: 4, arbitrary: written(40) },
    { weight: 1, arbitrary: fc.constantFrom(...brokenBodies) }
  )
}

const asText = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""))

/** Generates requests for one operation: path, query, headers and body mostly follow the operation's description. */
export const requestsFor = (operation: Operation, dictionary: Dictionary): fc.Arbitrary<FuzzRequest> => {
  const values = fc.tuple(
    ...operation.parameters.map(({ schema, name }) =>
      name === "idempotency-key"
        ? fc.oneof(fc.constant("fuzz-key-0"), fc.uuid(), fc.stringMatching(/^[\x21-\x7e]{0,300}$/u))
        : fc.oneof(
            { weight: 3, arbitrary: valueFor(schema, dictionary, 0, name) },
            { weight: 1, arbitrary: nasty }
          )
    )
  )
  const body = operation.body === undefined ? fc.constant(undefined) : bodyFor(operation.body, dictionary)
  return fc
    .tuple(values, body, fc.integer({ min: 0, max: 20 }), oddHeaders)
    .map(([given, text, drop, odd]) => {
      const named = operation.parameters.map((parameter, index) => ({
        ...parameter,
        value: asText(given[index]).toWellFormed()
      }))
      const path = named
        .filter((parameter) => parameter.in === "path")
        .reduce(
          (address, { name, value }) =>
            address.replace(`{${name}}`, encodeURIComponent(value.slice(0, 3000)) || "%00"),
          operation.path
        )
      const query = new URLSearchParams(
        named
          .filter((parameter, index) => parameter.in === "query" && index !== drop)
          .map(({ name, value }) => [name, value.slice(0, 3000)])
      )
      const asked = Object.fromEntries(
        named
          .filter((parameter, index) => parameter.in === "header" && index !== drop)
          .map(({ name, value }) => [name, value])
      )
      const headers = { ...asked, ...odd }
      return { operation, path: query.size === 0 ? path : `${path}?${query.toString()}`, headers, body: text }
    })
}
