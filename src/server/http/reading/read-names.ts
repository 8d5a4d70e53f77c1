import { Schema, SchemaAST } from "effect"
import { type Body, isBody, type Read, readEach, small } from "./body.ts"

interface Member {
  readonly name: string
  readonly isOptional: boolean
  readonly takesNull: boolean
  readonly read: Read | undefined
}

const takesNull = (ast: SchemaAST.AST): boolean =>
  ast._tag === "Null" || (ast._tag === "Union" && ast.types.some(takesNull))

const memberOf = ({ name, type }: SchemaAST.PropertySignature): Member => ({
  name: String(name),
  isOptional: SchemaAST.isOptional(type),
  takesNull: takesNull(type),
  read: readerOf(type)
})

/**
 * Creates a reader that converts the member names of an object to the contract's; unknown members stay and are later
 * refused by the contract.
 */
const objectReader = (ast: SchemaAST.Objects): Read | undefined => {
  if (ast.indexSignatures.length > 0) return undefined
  const members = ast.propertySignatures.map(memberOf)
  const byName = new Map(members.map((member) => [member.name, member]))
  const bySmallName = new Map(members.map((member) => [small(member.name), member]))
  /**
   * Whether all names already have the contract's spelling, as in nearly every body, so that nothing needs to be
   * copied.
   */
  const isRead = (sent: Body): boolean => {
    for (const name of Object.keys(sent)) {
      const member = byName.get(name)
      const value = sent[name]
      if (member === undefined) {
        if (bySmallName.has(name)) return false
      } else if (value === null && member.isOptional && !member.takesNull) return false
      else if (member.read !== undefined && member.read(value) !== value) return false
    }
    return true
  }
  return (sent) => {
    if (!isBody(sent) || isRead(sent)) return sent
    const next: Array<readonly [string, unknown]> = []
    for (const [name, value] of Object.entries(sent)) {
      const known = byName.get(name)
      const other = known === undefined ? bySmallName.get(name) : undefined
      const member = known ?? (other !== undefined && Object.hasOwn(sent, other.name) ? undefined : other)
      if (member === undefined) next.push([name, value])
      else if (value !== null || !member.isOptional || member.takesNull)
        next.push([member.name, member.read === undefined ? value : member.read(value)])
    }
    return Object.fromEntries(next)
  }
}

const listReader = ({ elements, rest: [item] }: SchemaAST.Arrays): Read | undefined => {
  const read = item === undefined || elements.length > 0 ? undefined : readerOf(item)
  return read === undefined ? undefined : (sent) => readEach(sent, read)
}

/**
 * Creates a reader for an object or null; if several object types are possible, it is not yet known which one is meant,
 * so nothing is converted.
 */
const choiceReader = ({ types }: SchemaAST.Union): Read | undefined => {
  const [read, ...others] = types.flatMap((type) => readerOf(type) ?? [])
  return others.length > 0 ? undefined : read
}

const readerOf = (ast: SchemaAST.AST): Read | undefined => {
  switch (ast._tag) {
    case "Objects":
      return objectReader(ast)
    case "Arrays":
      return listReader(ast)
    case "Union":
      return choiceReader(ast)
    default:
      return undefined
  }
}

/**
 * Creates a reader that converts names with a lower-case first letter to names of the contract, and treats null as a
 * missing member if the contract does not accept null.
 */
export const nameReader = (schema: Schema.Top): Read | undefined => readerOf(Schema.toEncoded(schema).ast)
