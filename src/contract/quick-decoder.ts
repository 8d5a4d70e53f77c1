import { type Schema, SchemaAST } from "effect"
import { bodyOptions } from "./shop.api.ts"

/** A function that returns the decoded value, or `undefined` if the schema itself must decode the value. */
type Decode = (sent: unknown) => unknown

const isRecord = (sent: unknown): sent is Readonly<Record<PropertyKey, unknown>> =>
  typeof sent === "object" && sent !== null && !Array.isArray(sent)

const cannot = (what: string): never => {
  throw new Error(`${what} cannot be decoded by its names alone: decode it by the contract's schema`)
}

type Filter = Exclude<SchemaAST.Checks[number], { readonly _tag: "FilterGroup" }>

const filtersOf = (checks: ReadonlyArray<SchemaAST.Checks[number]>): ReadonlyArray<Filter> =>
  checks.flatMap((check) => (check._tag === "FilterGroup" ? filtersOf(check.checks) : [check]))

/** Runs `decode`, but only on values that pass the checks of the schema. */
const checked = (ast: SchemaAST.AST, decode: Decode): Decode => {
  if (ast.checks === undefined) return decode
  const filters = filtersOf(ast.checks)
  return (sent) => {
    const value = decode(sent)
    if (value === undefined) return undefined
    for (const filter of filters) if (filter.run(value, ast, bodyOptions) !== undefined) return undefined
    return value
  }
}

const struct = (ast: SchemaAST.Objects): Decode => {
  const [link, ...more] = ast.encoding ?? []
  const wired = link === undefined ? ast : link.to
  const isRenamed = wired._tag === "Objects" && wired.encoding === undefined
  if (!isRenamed || more.length > 0 || (wired !== ast && wired.checks !== undefined))
    return cannot("a struct that is more than renamed")
  const names = wired.propertySignatures.map(({ name }) => name)
  if (names.length !== ast.propertySignatures.length || ast.indexSignatures.length > 0)
    return cannot("a struct of other fields")
  const fields = ast.propertySignatures.map(({ name, type }, place) => ({
    name,
    wireName: names[place] ?? name,
    isNeeded: !SchemaAST.isOptional(type),
    decode: decodeOf(type)
  }))
  return (sent) => {
    if (!isRecord(sent)) return undefined
    const value: Record<PropertyKey, unknown> = {}
    let known = 0
    for (const { name, wireName, isNeeded, decode } of fields) {
      const field = sent[wireName]
      if (field !== undefined) {
        const decoded = decode(field)
        if (decoded === undefined) return undefined
        value[name] = decoded
        known += 1
      } else if (isNeeded) return undefined
    }
    // an unknown field is an error, which the schema reports
    return Object.keys(sent).length === known ? value : undefined
  }
}

const listOf = ({ elements, rest: [item, ...more] }: SchemaAST.Arrays): Decode => {
  if (item === undefined || elements.length > 0 || more.length > 0) return cannot("a tuple")
  const decode = decodeOf(item)
  return (sent) => {
    if (!Array.isArray(sent)) return undefined
    const values: Array<unknown> = []
    for (const each of sent) {
      const value = decode(each)
      if (value === undefined) return undefined
      values.push(value)
    }
    return values
  }
}

const oneOf = ({ types }: SchemaAST.Union): Decode => {
  const known = new Set<unknown>(
    types.map((type) =>
      type._tag === "Literal" && type.checks === undefined ? type.literal : cannot("a union of structs")
    )
  )
  return (sent) => (known.has(sent) ? sent : undefined)
}

const valueOf = (ast: SchemaAST.AST): Decode => {
  if (ast._tag === "Objects") return struct(ast)
  if (ast.encoding !== undefined) return cannot("a transformed value")
  switch (ast._tag) {
    case "String":
      return (sent) => (typeof sent === "string" ? sent : undefined)
    case "Number":
      return (sent) => (typeof sent === "number" ? sent : undefined)
    case "Boolean":
      return (sent) => (typeof sent === "boolean" ? sent : undefined)
    case "Arrays":
      return listOf(ast)
    case "Union":
      return oneOf(ast)
    default:
      return cannot(ast._tag)
  }
}

const isCheckedAsSent = (ast: SchemaAST.AST): boolean =>
  "encodingChecks" in ast && ast.encodingChecks !== undefined

const decodeOf = (ast: SchemaAST.AST): Decode =>
  isCheckedAsSent(ast) ? cannot("what is checked as it was sent") : checked(ast, valueOf(ast))

/**
 * Decodes the bodies of a frequent call without reporting every error. The decoder uses the same names, types and
 * checks as the schema; decoding with the schema took longer than calculating the prices of a search (decision 123).
 * Returns `undefined` if the schema must decode the body instead. Throws on creation if the schema does more than
 * rename and check fields.
 */
export const quickDecoderOf = <S extends Schema.Top>(
  schema: S
): ((sent: unknown) => S["Type"] | undefined) => {
  const decode = decodeOf(schema.ast)
  const isDecoded = (value: unknown): value is S["Type"] => value !== undefined
  return (sent) => {
    const value = decode(sent)
    return isDecoded(value) ? value : undefined
  }
}
