import { Schema, SchemaAST } from "effect"

/** What an address asks for, as it was sent. */
type Query = Readonly<Record<string, string | Array<string>>>

/**
 * Reads a member of a query without a value as one that was not sent, where the contract lets it be left out: forms and
 * many clients send `zipCode=`.
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
