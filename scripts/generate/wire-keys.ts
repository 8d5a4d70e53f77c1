import { Schema } from "effect"

/** A name in the code and the corresponding name on the wire. */
export type KeyPair = readonly [own: string, wire: string]

interface Found {
  readonly pairs: Array<KeyPair>
  /** Names in the code whose values are tables with arbitrary keys; these keys are data and are not translated. */
  readonly records: Set<string>
}

type Ast = Schema.Top["ast"]

const children = (ast: Ast): ReadonlyArray<Ast> =>
  ast._tag === "Arrays"
    ? [...ast.elements, ...ast.rest]
    : ast._tag === "Union"
      ? ast.types
      : ast._tag === "Objects"
        ? ast.propertySignatures.map(({ type }) => type)
        : []

const isTable = (ast: Ast): boolean =>
  ast._tag === "Objects" && ast.propertySignatures.length === 0 && ast.indexSignatures.length > 0

const walk = (own: Ast, wire: Ast, found: Found): void => {
  if (own._tag !== wire._tag && (children(own).length > 0 || children(wire).length > 0))
    throw new Error(`A schema is ${own._tag} in the code and ${wire._tag} on the wire`)
  if (own._tag === "Objects" && wire._tag === "Objects") {
    for (const [index, signature] of own.propertySignatures.entries()) {
      const [name, other] = [String(signature.name), String(wire.propertySignatures[index]?.name)]
      found.pairs.push([name, other])
      if (isTable(signature.type)) found.records.add(name)
    }
  }
  const others = children(wire)
  for (const [index, child] of children(own).entries()) {
    const other = others[index]
    if (other) walk(child, other, found)
  }
}

/** Finds in a schema every name that differs between the code and the wire. */
export const wireKeysOf = (schema: Schema.Top): Found => {
  const found: Found = { pairs: [], records: new Set() }
  walk(Schema.toType(schema).ast, Schema.toEncoded(schema).ast, found)
  return found
}
