import { listExtraKeys, type ListFilters, restrictingOptions } from "../../domain/dealer/list-choices.ts"
import { decodeOptions, encodeOptions } from "../../domain/options/options-codec.ts"
import type { Ordering } from "../../domain/options/calculation.ts"
import { isInstalment } from "../../domain/options/option-ids.ts"

/** Search parameters that dealer pages read; those of the dealer lists have the same names as on the offer list. */
export const dealerKeys = [
  "zipCode",
  "amount",
  "product",
  "sort",
  "options",
  "pcert",
  ...listExtraKeys,
  "page"
] as const

export type DealerSearch = { readonly [Key in (typeof dealerKeys)[number]]?: string | undefined }

const textOf = (value: unknown): string | undefined => {
  const text = Array.isArray(value) ? value.join() : value
  return typeof text === "string" || typeof text === "number" ? String(text).trim().slice(0, 200) : undefined
}

/**
 * Returns the search parameters that dealer pages depend on. A parameter may occur repeatedly, since a form sends it
 * for each option.
 */
export const readDealerSearch = (search: Readonly<Record<string, unknown>>): DealerSearch =>
  Object.fromEntries(
    dealerKeys.flatMap((key) => {
      const text = textOf(search[key])
      return text === undefined || text === "" ? [] : [[key, text]]
    })
  )

const orderingOf = (sort: string | undefined): Ordering => (sort === "1" ? 1 : sort === "2" ? 2 : 0)

const certificationsIn = (pcert: string): ReadonlyArray<number> =>
  pcert.split(",").flatMap((part) => (/^[0-9]{1,4}$/u.test(part) ? [Number(part)] : []))

/** Maximum number of qualities that the API endpoint accepts. */
const mostQualities = 12

/**
 * Returns the search parameters that the API endpoint of the list accepts: invalid values are left out, so that a
 * truncated or mistyped URL still shows a list.
 */
export const readableWish = ({ sort, options = "", pcert = "", ap, lbp }: DealerSearch) => {
  const ordering = orderingOf(sort)
  const wished = encodeOptions(decodeOptions(options))
  const qualities = certificationsIn(pcert).slice(0, mostQualities)
  return {
    ...(ordering === 0 ? {} : { sort: String(ordering) }),
    ...(wished === "" ? {} : { options: wished }),
    ...(qualities.length === 0 ? {} : { pcert: qualities.join() }),
    ...(ap === "1" ? { ap } : {}),
    ...(lbp === "1" ? { lbp } : {})
  }
}

/**
 * Returns the filters of a list, as shown by the form and accepted by the API endpoint. Default options, which a form
 * also sends, are left out.
 */
export const listWish = (search: DealerSearch, { choices, extras }: ListFilters) => ({
  ordering: orderingOf(search.sort),
  options: restrictingOptions(
    choices,
    decodeOptions(search.options ?? "", isInstalment).map(({ id }) => id)
  ),
  certifications: certificationsIn(search.pcert ?? ""),
  extras: extras.map(({ key }) => key).filter((key) => search[key] === "1")
})

/** Returns the query string for these values; "" if there are none. */
export const queryText = (values: DealerSearch): string => {
  const pairs = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`
}

/** Returns the filters of a list as search parameters, without default values. */
export const wishQuery = ({
  ordering,
  options,
  certifications,
  extras
}: ReturnType<typeof listWish>): DealerSearch => ({
  sort: ordering === 0 ? undefined : String(ordering),
  options: options.length === 0 ? undefined : options.join(),
  pcert: certifications.length === 0 ? undefined : certifications.join(),
  ...Object.fromEntries(extras.map((key) => [key, "1"]))
})
