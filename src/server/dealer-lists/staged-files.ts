import { areaFile, type AreaLine, prefixesOf } from "../../domain/dealer-lists/area-file.ts"
import { branchFile, type BranchLine } from "../../domain/dealer-lists/branch-file.ts"
import { dealerFile, type DealerLine } from "../../domain/dealer-lists/dealer-file.ts"
import { feeFile, type FeeLine } from "../../domain/dealer-lists/fee-file.ts"
import type { ListFile } from "../../domain/dealer-lists/list-file.ts"
import { palletFile, type PalletLine } from "../../domain/dealer-lists/pallet-file.ts"
import { priceFile, type PriceLine } from "../../domain/dealer-lists/price-file.ts"
import { feeNamed } from "../../domain/dealer-lists/words.ts"
import { groupOfProduct } from "../../domain/options/products.ts"
import { certificationNamed } from "../../domain/options/quality-names.ts"
import { countries, countryIds, type CountryId } from "../../domain/place/country.ts"
import { slugOf } from "../../domain/place/slug.ts"

/** A reference of a line to a line of another file. */
export interface Reference {
  readonly file: string
  readonly key: string
  /** The column with the reference, and its value. */
  readonly column: string
  readonly value: string
  /**
   * Suggests a correct value; without a hint, the message tells the user to use the number of a line of the referenced
   * file.
   */
  readonly hint?: string
}

/** How a file is staged: its staging table, the keys of its lines and their references to other files. */
export interface StagedFile<R> {
  readonly file: ListFile<R>
  /** A temporary table of the import's transaction (`makeStaging`). */
  readonly table: string
  /**
   * Returns the unique key of a line; undefined if the key cannot be read, or if the database checks uniqueness itself.
   */
  readonly keyOf: (known: Partial<R>) => string | undefined
  /** Returns additional names by which lines of other files can reference this line. */
  readonly names?: (known: Partial<R>) => ReadonlyArray<string>
  readonly references: (known: Partial<R>) => ReadonlyArray<Reference>
  readonly rowOf: (row: R) => object
}

const joined = (...parts: ReadonlyArray<string | number | undefined>): string | undefined =>
  parts.includes(undefined) ? undefined : parts.join(" ")

const toDealer = (dealer: string | undefined): ReadonlyArray<Reference> =>
  dealer === undefined ? [] : [{ file: dealerFile.name, key: dealer, column: "haendler", value: dealer }]

/**
 * Returns the key of a dealer in a country. Only lines whose country can be read refer to this key; an invalid country
 * is reported only in the dealer's line.
 */
const inCountry = (dealer: string, countryId: CountryId): string => `${dealer}\n${countryId}`

/**
 * Returns references from an area to its dealer in the same country: a delivery area must be in the dealer's country
 * (rule dealer.areas).
 */
const toCountry = ({ dealer, countryId }: Partial<AreaLine>): ReadonlyArray<Reference> =>
  dealer === undefined || countryId === undefined
    ? []
    : [
        {
          file: dealerFile.name,
          key: inCountry(dealer, countryId),
          column: "land",
          value: countries[countryId].iso,
          hint: "write the dealer's country: one dealer delivers in one country"
        }
      ]

/**
 * Returns a reference to another line of the same dealer. A missing line is reported only if the dealer is known, since
 * an unknown dealer is already reported.
 */
const toOwn = (file: string, column: string, dealer: string | undefined, number: string | undefined) => {
  const key = joined(dealer, number)
  return key === undefined || number === undefined ? [] : [{ file, key, column, value: number }]
}

export const stagedDealers: StagedFile<DealerLine> = {
  file: dealerFile,
  table: "import_dealer",
  keyOf: ({ number }) => number,
  names: ({ number, countryId }) =>
    number === undefined
      ? []
      : (countryId === undefined ? countryIds : [countryId]).map((id) => inCountry(number, id)),
  references: () => [],
  rowOf: (row) => ({
    external_number: row.number,
    country_id: row.countryId,
    name: row.name,
    slug: slugOf(row.name) || "haendler",
    street: row.street,
    zip_code: row.zipCode,
    city: row.city,
    phone: row.phone,
    email: row.email,
    website: row.website,
    description: row.description ?? "",
    imprint: row.imprint ?? "",
    register: row.register,
    represented_by: row.representedBy,
    vat_id: row.vatId,
    opening_hours: row.openingHours,
    enplus: row.enplus === null ? [] : [row.enplus],
    certificates: row.certificates,
    creditor_id: row.creditorId,
    is_operator: row.isOperator,
    payment_ids: row.payments,
    default_payment_id: row.defaultPayment,
    state: row.state,
    joined_on: row.joinedOn
  })
}

export const stagedBranches: StagedFile<BranchLine> = {
  file: branchFile,
  table: "import_branch",
  keyOf: ({ dealer, number }) => joined(dealer, number),
  references: ({ dealer }) => toDealer(dealer),
  rowOf: (row) => ({
    dealer: row.dealer,
    external_number: row.number,
    name: row.name,
    street: row.street,
    zip_code: row.zipCode,
    city: row.city,
    opening_hours: row.openingHours
  })
}

export const stagedAreas: StagedFile<AreaLine> = {
  file: areaFile,
  table: "import_area",
  keyOf: ({ dealer, number }) => joined(dealer, number),
  references: (area) => [
    ...toDealer(area.dealer),
    ...toCountry(area),
    ...toOwn(branchFile.name, "niederlassung", area.dealer, area.branch)
  ],
  rowOf: (row) => ({
    dealer: row.dealer,
    external_number: row.number,
    branch: row.branch,
    country_id: row.countryId,
    zip_prefixes: prefixesOf(row),
    lead_workdays: row.leadWorkdays,
    window_workdays: row.windowWorkdays
  })
}

export const stagedFees: StagedFile<FeeLine> = {
  file: feeFile,
  table: "import_fee",
  keyOf: ({ dealer, groupId, fee }) => joined(dealer, groupId, fee),
  references: ({ dealer }) => toDealer(dealer),
  rowOf: (row) => {
    const entry = feeNamed(row.groupId, row.fee)
    return {
      dealer: row.dealer,
      product_group_id: row.groupId,
      fee_key: entry?.key,
      option_id: entry?.optionId,
      basis: row.basis,
      amount: row.amount
    }
  }
}

export const stagedPallets: StagedFile<PalletLine> = {
  file: palletFile,
  table: "import_pallet",
  keyOf: ({ dealer, groupId }) => joined(dealer, groupId),
  references: ({ dealer }) => toDealer(dealer),
  rowOf: (row) => ({
    dealer: row.dealer,
    product_group_id: row.groupId,
    bag_size: row.bagSize,
    bag_count: row.bagCount
  })
}

export const stagedPrices: StagedFile<PriceLine> = {
  file: priceFile,
  table: "import_price",
  // there can be hundreds of thousands of price lines, so `doubledPrices` checks their keys in the database
  keyOf: () => undefined,
  references: ({ dealer, area }) => [
    ...toDealer(dealer),
    ...toOwn(areaFile.name, "liefergebiet", dealer, area)
  ],
  rowOf: (row) => {
    const group = groupOfProduct(row.productId)
    return {
      dealer: row.dealer,
      area: row.area,
      product_id: row.productId,
      product_group_id: group?.id,
      certification_id: group === undefined ? undefined : certificationNamed(group.id, row.certificate),
      from_amount: row.fromAmount,
      valid_from: row.validFrom,
      unit_price: row.unitPrice
    }
  }
}
