import { isRecord } from "../../domain/is-record.ts"

type Schema = Readonly<Record<string, unknown>>

const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const typeOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : typeof value

/** JSON Schema keywords that the shop's documents use; any other keyword would not be checked, so it is an error. */
const words = new Set([
  "type",
  "properties",
  "required",
  "additionalProperties",
  "patternProperties",
  "items",
  "anyOf",
  "allOf",
  "enum",
  "pattern",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "maxItems",
  "minItems",
  "title",
  "description",
  "format"
])

const isOfType = (value: unknown, type: unknown): boolean =>
  type === undefined || typeOf(value) === type || (type === "integer" && Number.isInteger(value))

const inBounds = (schema: Schema, value: unknown): boolean => {
  const low = (word: string, size: number) => typeof schema[word] !== "number" || size >= schema[word]
  const high = (word: string, size: number) => typeof schema[word] !== "number" || size <= schema[word]
  if (typeof value === "string")
    return (
      low("minLength", value.length) &&
      high("maxLength", value.length) &&
      (typeof schema["pattern"] !== "string" || new RegExp(schema["pattern"], "u").test(value))
    )
  if (typeof value === "number") return low("minimum", value) && high("maximum", value)
  return !Array.isArray(value) || (low("minItems", value.length) && high("maxItems", value.length))
}

const objectProblems = (schema: Schema, value: Schema, path: string): ReadonlyArray<string> => {
  const properties = isRecord(schema["properties"]) ? schema["properties"] : {}
  const extra = schema["additionalProperties"]
  const patterns = isRecord(schema["patternProperties"]) ? Object.entries(schema["patternProperties"]) : []
  const described = (key: string): Schema | undefined => {
    const schemaOf = patterns.find(([pattern]) => new RegExp(pattern, "u").test(key))?.[1] ?? properties[key]
    return isRecord(schemaOf) ? schemaOf : undefined
  }
  return [
    ...listOf(schema["required"]).flatMap((key) =>
      Object.hasOwn(value, String(key)) ? [] : [`${path}.${String(key)} is missing`]
    ),
    ...Object.entries(value).flatMap(([key, entry]) => {
      const own = described(key) ?? (isRecord(extra) ? extra : undefined)
      if (own !== undefined) return schemaProblems(own, entry, `${path}.${key}`)
      return extra === false || patterns.length > 0 ? [`${path}.${key} is not described`] : []
    })
  ]
}

/** Returns all deviations of a value from a JSON schema of the OpenAPI document. */
export const schemaProblems = (schema: Schema, value: unknown, path = ""): ReadonlyArray<string> => {
  const unknown = Object.keys(schema).filter((word) => !words.has(word))
  if (unknown.length > 0) return [`${path}: the check does not know ${unknown.join(", ")}`]
  const anyOf = listOf(schema["anyOf"]).filter(isRecord)
  const items = schema["items"]
  return [
    ...(isOfType(value, schema["type"])
      ? []
      : [`${path} is ${typeOf(value)}, not ${String(schema["type"])}`]),
    ...(schema["enum"] === undefined || listOf(schema["enum"]).includes(value)
      ? []
      : [`${path} is ${JSON.stringify(value)}, none of ${JSON.stringify(schema["enum"])}`]),
    ...(inBounds(schema, value)
      ? []
      : [`${path} is out of its bounds: ${JSON.stringify(value)?.slice(0, 80)}`]),
    ...(anyOf.length === 0 || anyOf.some((option) => schemaProblems(option, value, path).length === 0)
      ? []
      : [`${path} fits none of its ${anyOf.length} forms`]),
    ...listOf(schema["allOf"])
      .filter(isRecord)
      .flatMap((part) => schemaProblems(part, value, path)),
    ...(Array.isArray(value) && isRecord(items)
      ? value.flatMap((entry, index) => schemaProblems(items, entry, `${path}[${index}]`))
      : []),
    ...(isRecord(value) ? objectProblems(schema, value, path) : [])
  ]
}
