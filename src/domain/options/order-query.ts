import type { Calculation } from "./calculation.ts"
import type { CountryId } from "../place/country.ts"
import { isZipOf } from "../place/zip.ts"
import { gentleBlowing, isInstalment } from "./option-ids.ts"
import { decodeOptions, encodeOptions } from "./options-codec.ts"

/** The parts of a calculation that are already known, before the rest is filled with defaults. */
export type PartialCalculation = { readonly [Key in keyof Calculation]?: Calculation[Key] | undefined }

/** The order query of a URL (rule calculator.address). */
export interface OrderQuery {
  readonly calculation: PartialCalculation
  /** Whether the page opens with its settings expanded (rule calculator.address). */
  readonly openSettings: boolean
}

/** The values of a query string by name, as text. */
export type QueryValues = { readonly [name: string]: string | undefined }

const integer = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?[0-9]{1,9}$/u.test(text) ? Number(text) : undefined

const flag = (text: string | undefined): boolean => text === "1"

const integers = (text: string): ReadonlyArray<number> =>
  text.split(",").flatMap((part) => {
    const value = integer(part)
    return value === undefined ? [] : [value]
  })

const blowingOf = (text: string | undefined): ReadonlyArray<number> | undefined =>
  text === undefined ? undefined : flag(text) ? [gentleBlowing.id] : []

const productOf = (values: QueryValues): Calculation["product"] | undefined => {
  const id = integer(values["product"])
  if (values["cn"] === undefined) return id === undefined ? undefined : { id }
  return { id: id ?? -1, climateNeutral: flag(values["cn"]) }
}

/**
 * Parses the order query: an invalid number is ignored, a flag is on only for "1", a zip code that does not match the
 * country is dropped (rule calculator.address).
 */
export const parseOrderQuery = (countryId: CountryId, values: QueryValues): OrderQuery => {
  const zipCode = values["zipCode"]
  return {
    calculation: {
      countryId,
      zipCode: zipCode !== undefined && isZipOf(countryId, zipCode) ? zipCode : undefined,
      amount: integer(values["amount"]),
      stations: integer(values["stations"]),
      product: productOf(values),
      parameters:
        values["options"] === undefined ? undefined : decodeOptions(values["options"], isInstalment),
      appointmentPlus: values["ap"] === undefined ? undefined : flag(values["ap"]),
      productCertifications: values["pcert"] === undefined ? undefined : integers(values["pcert"]),
      looseBlowingProcess: blowingOf(values["lbp"]),
      palletBagCount: integer(values["pbc"]),
      palletBagSize: integer(values["pbs"]),
      offerProductCertifications: values["opcert"] === undefined ? undefined : integers(values["opcert"]),
      offerLooseBlowingProcess: blowingOf(values["olbp"])
    },
    openSettings: flag(values["openSettings"])
  }
}

const flagText = (isSet: boolean): string => (isSet ? "1" : "0")

/**
 * Writes an order query that parses to the same calculation; the parameters have the same order as in real queries
 * (rule calculator.address).
 */
export const encodeOrderQuery = (calculation: Calculation): QueryValues => ({
  ...(isZipOf(calculation.countryId, calculation.zipCode) ? { zipCode: calculation.zipCode } : {}),
  amount: String(calculation.amount),
  stations: String(calculation.stations),
  product: String(calculation.product.id),
  options: encodeOptions(calculation.parameters),
  ...(calculation.product.climateNeutral === undefined
    ? {}
    : { cn: flagText(calculation.product.climateNeutral) }),
  ap: flagText(calculation.appointmentPlus),
  pcert: calculation.productCertifications.join(","),
  lbp: flagText(calculation.looseBlowingProcess.includes(gentleBlowing.id)),
  ...(calculation.palletBagCount === undefined ? {} : { pbc: String(calculation.palletBagCount) }),
  ...(calculation.palletBagSize === undefined ? {} : { pbs: String(calculation.palletBagSize) }),
  ...(calculation.offerProductCertifications === undefined
    ? {}
    : // 0 for goods without a mark: empty values are lost in addresses
      { opcert: calculation.offerProductCertifications.join(",") || "0" }),
  ...(calculation.offerLooseBlowingProcess === undefined
    ? {}
    : { olbp: flagText(calculation.offerLooseBlowingProcess.includes(gentleBlowing.id)) })
})
