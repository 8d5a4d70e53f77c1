import { Schema } from "effect"
import type { Kind, ValueOf } from "../domain/offer/member-kind.ts"
import { decimal, localDate } from "./primitives.ts"
import { wire } from "./wire.ts"

const plain = {
  text: Schema.String,
  word: Schema.String,
  date: localDate,
  integer: Schema.Int,
  number: Schema.Finite,
  money: decimal,
  flag: Schema.Boolean
}

type SchemaOf<K> = Schema.Codec<ValueOf<K>, unknown>

const made = (kind: Kind): Schema.Codec<unknown, unknown> => {
  if (typeof kind === "string") return plain[kind]
  if ("oneOf" in kind) return Schema.Literals(kind.oneOf)
  if ("listOf" in kind) return Schema.Array(made(kind.listOf))
  if ("orNull" in kind) return Schema.NullOr(made(kind.orNull))
  return wire(Object.fromEntries(Object.entries(kind.record).map(([name, of]) => [name, made(of)])))
}

/** Returns the wire schema for a kind of value that the domain describes; its field names follow `wire`. */
export function schemaOf<const K extends Kind>(kind: K): SchemaOf<K>
export function schemaOf(kind: Kind): Schema.Codec<unknown, unknown> {
  return made(kind)
}

type Described = { readonly [name: string]: { readonly kind: Kind; readonly optional?: true } }

type SchemasOf<Of extends Described> = {
  readonly [Name in keyof Of]: Of[Name] extends { readonly optional: true }
    ? Schema.optionalKey<SchemaOf<Of[Name]["kind"]>>
    : SchemaOf<Of[Name]["kind"]>
}

/** Returns a schema for each of the described members, in their order. */
export function schemasOf<const Of extends Described>(members: Of): SchemasOf<Of>
export function schemasOf(members: Described): Schema.Struct.Fields {
  return Object.fromEntries(
    Object.entries(members).map(([name, { kind, optional }]) => [
      name,
      optional === true ? Schema.optionalKey(made(kind)) : made(kind)
    ])
  )
}
