import { oddKeys, tableKeys } from "./wire-keys.gen.ts"

const walk = (value: unknown, nameOf: (name: string) => string, tables: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => walk(item, nameOf, tables))
  if (typeof value !== "object" || value === null) return value
  const translated: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value)) {
    // the contract has no such name, and assigning it is unsafe
    if (name === "__proto__") continue
    const each: unknown = typeof inner !== "object" || tables.has(name) ? inner : walk(inner, nameOf, tables)
    translated[nameOf(name)] = each
  }
  return translated
}

/**
 * Caches each translated name: the contract has a few hundred names, and a response repeats each of them many times.
 */
const remembered = (nameOf: (name: string) => string) => {
  const known = new Map<string, string>()
  return (name: string): string => {
    const other = known.get(name) ?? nameOf(name)
    known.set(name, other)
    return other
  }
}

/**
 * Translates names by changing the case of the first letter, except for the irregular names in `odd`; the keys of the
 * objects named in `tables` are data and stay unchanged.
 */
export const wireTranslator = (odd: Readonly<Record<string, string>>, tables: ReadonlyArray<string>) => {
  const wires = new Map(Object.entries(odd))
  const owns = new Map(Object.entries(odd).map(([own, wire]) => [wire, own]))
  const wireName = remembered((own) => wires.get(own) ?? own.charAt(0).toUpperCase() + own.slice(1))
  const ownName = remembered((wire) => owns.get(wire) ?? wire.charAt(0).toLowerCase() + wire.slice(1))
  const ownTables = new Set(tables)
  const wireTables = new Set(tables.map(wireName))
  return {
    /** Converts the names in a body to those of the wire (decision 003). */
    toWire: (value: unknown): unknown => walk(value, wireName, ownTables),
    /** Converts the names in a response to those used in the code. */
    fromWire: (value: unknown): unknown => walk(value, ownName, wireTables),
    /** Converts the field name in a refusal, e.g. `DeliveryAddress.ZipCode`, to the names used in the code. */
    fieldFromWire: (path: string): string => path.split(".").map(ownName).join(".")
  }
}

export const { toWire, fromWire, fieldFromWire } = wireTranslator(oddKeys, tableKeys)
