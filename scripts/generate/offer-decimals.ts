import type { Kind } from "../../src/domain/offer/member-kind.ts"
import { offerFee, offerMembers, type OfferPart, offerParts } from "../../src/domain/offer/offer-members.ts"

const made = "// Written by `npm run generate` from src/domain/offer/offer-members.ts.\n"

const holdsMoney = (kind: Kind): boolean => {
  if (typeof kind === "string") return kind === "money"
  if ("record" in kind) return Object.values(kind.record).some(holdsMoney)
  if ("listOf" in kind) return holdsMoney(kind.listOf)
  return "orNull" in kind && holdsMoney(kind.orNull)
}

/**
 * Returns a JavaScript expression that converts the value of the expression `at`: money from cents to a decimal in
 * major units.
 */
const decimalOf = (kind: Kind, at: string): string => {
  if (kind === "money") return `toDecimal(${at})`
  if (typeof kind === "string" || !holdsMoney(kind)) return at
  if ("orNull" in kind) return `${at} === null ? null : ${decimalOf(kind.orNull, at)}`
  if ("listOf" in kind) return `${at}.map((each) => (${decimalOf(kind.listOf, "each")}))`
  if (!("record" in kind)) return at
  const members = Object.entries(kind.record).map(
    ([name, of]) => `${name}: ${decimalOf(of, `${at}.${name}`)}`
  )
  return `{ ${members.join(", ")} }`
}

const ofItsList = (part: OfferPart): boolean => part === "rank" || part === "choice"

/**
 * Generates the functions that copy offer parts and fee lines. They copy all values unchanged, except that they convert
 * money from cents to decimals.
 */
export const offerDecimals = (): string => {
  const parts = offerParts.filter((part) => !ofItsList(part))
  const members = Object.entries(offerMembers)
    .filter(([, { part }]) => !ofItsList(part))
    .map(([name, { part, kind, ...rest }]) => {
      const value = decimalOf(kind, `${part}.${name}`)
      return "optional" in rest
        ? `  ...(${part}.${name} !== undefined && { ${name}: ${value} })`
        : `  ${name}: ${value}`
    })
  return `${made}import type { OfferFee } from "../offer/offer.ts"
import type { PartValues } from "../offer/offer-members.ts"
import { toDecimal } from "./money.ts"

export const feesInMajorUnits = (fees: ReadonlyArray<OfferFee>): ReadonlyArray<OfferFee> =>
  ${decimalOf({ listOf: offerFee }, "fees")}

export const offerInMajorUnits = (
${parts.map((part) => `  ${part}: PartValues<"${part}">`).join(",\n")}
): PartValues<${parts.map((part) => `"${part}"`).join(" | ")}> => ({
${members.join(",\n")}
})
`
}
