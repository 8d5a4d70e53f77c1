import type { Calculation } from "../../domain/options/calculation.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { isZipOf } from "../../domain/place/zip.ts"
import { typedAmount } from "../../domain/product/carried-amount.ts"
import { type KeptValues, localValues, readKept, storeKey } from "./storage.ts"
import { isRecord } from "../../domain/is-record.ts"

/**
 * A visitor's last requests in a country, for all products; they are stored across visits (rule
 * calculator.country-store).
 */
export interface CountryStore {
  /** Postal codes, the most recent first. */
  readonly zipCodes: ReadonlyArray<string>
  /** The postal code that prices are shown for. */
  readonly pricingZipCode: string | undefined
  /** Amounts by product id, in the unit of the product's group. */
  readonly amounts: Readonly<Record<string, number>>
  /** Product groups, the most recent first. */
  readonly selectedGroups: ReadonlyArray<number>
  /**
   * The last amount that was typed, with its unit; it counts as the user's choice even if it is equal to the group's
   * default amount.
   */
  readonly typed?: string | undefined
}

const nothing: CountryStore = { zipCodes: [], pricingZipCode: undefined, amounts: {}, selectedGroups: [] }

const mostZipCodes = 5
const mostGroups = 10

const asList = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const isAmount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) < 1e6

const parse =
  (countryId: CountryId) =>
  (value: unknown): CountryStore | undefined => {
    if (!isRecord(value)) return undefined
    const isZip = (zip: unknown): zip is string => typeof zip === "string" && isZipOf(countryId, zip)
    const amounts = isRecord(value["amounts"]) ? Object.entries(value["amounts"]) : []
    const pricing = value["pricingZipCode"]
    return {
      zipCodes: asList(value["zipCodes"]).filter(isZip).slice(0, mostZipCodes),
      pricingZipCode: isZip(pricing) ? pricing : undefined,
      amounts: Object.fromEntries(
        amounts.flatMap(([id, amount]) =>
          /^[0-9]{1,3}$/u.test(id) && isAmount(amount) ? [[id, amount]] : []
        )
      ),
      selectedGroups: asList(value["selectedGroups"])
        .filter((id): id is number => Number.isInteger(id))
        .slice(0, mostGroups),
      typed: typeof value["typed"] === "string" ? value["typed"] : undefined
    }
  }

/** Reads the stored values of a country; invalid values are ignored. */
export const recallStore = (countryId: CountryId, values: KeptValues = localValues): CountryStore =>
  readKept(values, storeKey(countryId), parse(countryId)) ?? nothing

const inFront = <T>(first: T, rest: ReadonlyArray<T>, most: number): ReadonlyArray<T> =>
  [first, ...rest.filter((each) => each !== first)].slice(0, most)

/** Adds a request to the stored values. */
export const keepInStore = (
  {
    countryId,
    productGroupId,
    zipCode,
    amount,
    product
  }: Pick<Calculation, "countryId" | "productGroupId" | "zipCode" | "amount" | "product">,
  values: KeptValues = localValues
): void => {
  const store = recallStore(countryId, values)
  const isZip = isZipOf(countryId, zipCode)
  values.set(
    storeKey(countryId),
    JSON.stringify({
      ...store,
      zipCodes: isZip ? inFront(zipCode, store.zipCodes, mostZipCodes) : store.zipCodes,
      pricingZipCode: isZip ? zipCode : store.pricingZipCode,
      amounts:
        isAmount(amount) && product.id > 0 ? { ...store.amounts, [product.id]: amount } : store.amounts,
      selectedGroups: inFront<number>(productGroupId, store.selectedGroups, mostGroups)
    })
  )
}

/** Stores the amount that the visitor has typed. */
export const keepTyped = (
  { countryId, productGroupId, amount }: Pick<Calculation, "countryId" | "productGroupId" | "amount">,
  values: KeptValues = localValues
): void =>
  values.set(
    storeKey(countryId),
    JSON.stringify({ ...recallStore(countryId, values), typed: typedAmount(productGroupId, amount) })
  )
