import { Schema, type SchemaAST } from "effect"

/** A function that converts the field names of a value to those of the wire format. */
type Write = (value: unknown) => unknown

const isRecord = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === "object" && value !== null

const cannot = (what: string): never => {
  throw new Error(`${what} cannot be written by its names alone: answer through the contract's schema`)
}

const struct = (ast: SchemaAST.Objects): Write => {
  const [link, ...more] = ast.encoding ?? []
  const wired = link === undefined ? ast : link.to
  if (more.length > 0 || wired._tag !== "Objects" || wired.encoding !== undefined)
    return cannot("a struct that is more than renamed")
  const names = wired.propertySignatures.map(({ name }) => name)
  if (names.length !== ast.propertySignatures.length) return cannot("a struct of other fields")
  const fields = ast.propertySignatures.map(({ name, type }, place) => ({
    name,
    wireName: names[place] ?? name,
    write: writeOf(type)
  }))
  return (value) => {
    if (!isRecord(value)) return cannot("what is no struct")
    const written: Record<PropertyKey, unknown> = {}
    for (const { name, wireName, write } of fields) {
      const field = value[name]
      if (field !== undefined) written[wireName] = write === undefined ? field : write(field)
    }
    return written
  }
}

const listOf = ({ elements, rest: [item, ...more] }: SchemaAST.Arrays): Write | undefined => {
  if (item === undefined || elements.length > 0 || more.length > 0) return cannot("a tuple")
  const write = writeOf(item)
  if (write === undefined) return undefined
  return (value) => (Array.isArray(value) ? value.map(write) : cannot("what is no list"))
}

/** Returns the writer for a union of primitive values, or of null and one struct or list. */
const oneOf = ({ types }: SchemaAST.Union): Write | undefined => {
  const writes = types.map(writeOf).filter((write) => write !== undefined)
  const [write] = writes
  if (write === undefined) return undefined
  if (
    writes.length > 1 ||
    types.some(({ _tag }) => _tag !== "Null" && _tag !== "Objects" && _tag !== "Arrays")
  )
    return cannot("a union of structs")
  return (value) => (value === null ? null : write(value))
}

/** Checks that nothing in the values of a record is renamed, so that they need no writer; throws otherwise. */
const record = (ast: SchemaAST.Objects): undefined => {
  const isPlain = ast.indexSignatures.every(({ type }) => writeOf(type) === undefined)
  if (!isPlain || ast.propertySignatures.length > 0 || ast.encoding !== undefined)
    return cannot("a record of structs")
}

/** Returns the writer for a schema, or `undefined` if values look the same in code and on the wire. */
const writeOf = (ast: SchemaAST.AST): Write | undefined => {
  if (ast._tag === "Objects") return ast.indexSignatures.length > 0 ? record(ast) : struct(ast)
  if (ast.encoding !== undefined) return cannot("a transformed value")
  switch (ast._tag) {
    case "String":
    case "Number":
    case "Boolean":
    case "Null":
    case "Literal":
      return undefined
    case "Arrays":
      return listOf(ast)
    case "Union":
      return oneOf(ast)
    default:
      return cannot(ast._tag)
  }
}

/**
 * Writes responses that the type system has already checked, so that only the names change. Encoding with the schema
 * would validate each value again, which took a quarter of the time of an order's calls (decision 024). Throws on
 * creation if the schema does more than rename.
 */
export const writerOf = <S extends Schema.Top>(schema: S): ((value: S["Type"]) => unknown) =>
  writeOf(schema.ast) ?? ((value) => value)
