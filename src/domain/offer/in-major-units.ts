import { rememberedFor } from "../remembered.ts"
import { toDecimal } from "../price/money.ts"
import type { Kind, Members } from "./member-kind.ts"

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const holdsMoney = (kind: Kind): boolean => {
  if (typeof kind === "string") return kind === "money"
  if ("record" in kind) return Object.values(kind.record).some(holdsMoney)
  if ("listOf" in kind) return holdsMoney(kind.listOf)
  return "orNull" in kind && holdsMoney(kind.orNull)
}

/** The members in their order, with their kinds where there is money to change. */
const membersOf = rememberedFor((members: Members) =>
  Object.entries(members).map(([name, kind]) => ({ name, kind: holdsMoney(kind) ? kind : undefined }))
)

/** A value as it was computed, in cents, with all its money in major units instead (rule wire.money). */
export function inMajorUnits<Value>(kind: Kind, value: Value): Value
export function inMajorUnits(kind: Kind, value: unknown): unknown {
  if (kind === "money") return typeof value === "number" ? toDecimal(value) : value
  if (typeof kind === "string") return value
  if ("orNull" in kind) return value === null ? null : inMajorUnits(kind.orNull, value)
  if ("listOf" in kind)
    return Array.isArray(value) ? value.map((item: unknown) => inMajorUnits(kind.listOf, item)) : value
  if (!("record" in kind) || !isRow(value)) return value
  const changed: Record<string, unknown> = {}
  for (const { name, kind: of } of membersOf(kind.record)) {
    const member = value[name]
    if (member !== undefined) changed[name] = of === undefined ? member : inMajorUnits(of, member)
  }
  return changed
}
