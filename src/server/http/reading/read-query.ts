import { Schema, SchemaAST } from "effect"

/** Query members of an address, unchanged as received. */
type Query = Readonly<Record<string, string | Array<string>>>

/**
 * Creates a reader that treats a query member without a value as missing if the contract allows that: forms and many
 * clients send `zipCode=`.
 */
export const queryReader = (query: Schema.Top): ((sent: Query) => Query) | undefined => {
  const { ast } = Schema.toEncoded(query)
  if (ast._tag !== "Objects") return undefined
  const optional = new Set<PropertyKey>(
    ast.propertySignatures.filter(({ type }) => SchemaAST.isOptional(type)).map(({ name }) => name)
  )
  if (optional.size === 0) return undefined
  const isSent = ([name, value]: readonly [string, string | Array<string>]) =>
    value !== "" || !optional.has(name)
  return (sent) => Object.fromEntries(Object.entries(sent).filter(isSent))
}
