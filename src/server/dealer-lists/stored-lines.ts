import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { AreaLine } from "../../domain/dealer-lists/area-file.ts"
import type { BranchLine } from "../../domain/dealer-lists/branch-file.ts"
import type { DealerLine } from "../../domain/dealer-lists/dealer-file.ts"
import type { FeeLine } from "../../domain/dealer-lists/fee-file.ts"
import type { PalletLine } from "../../domain/dealer-lists/pallet-file.ts"
import type { PriceLine } from "../../domain/dealer-lists/price-file.ts"
import type { HeldCertificate } from "../../domain/dealer/held-certificate.ts"
import { areaPrefixes, areaText } from "../../domain/dealer/delivery-area-prefixes.ts"
import { parseAreaText } from "../../domain/dealer/delivery-area.ts"
import { certificationName } from "../../domain/options/quality-names.ts"
import { feesOf } from "../../domain/options/fee-catalogue.ts"
import { groupOfProduct } from "../../domain/options/products.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"

/**
 * Reads the stored lines of a file for some dealers; undefined for a row whose product, fee or certificate the shop no
 * longer offers.
 */
export type StoredLines<R> = (
  dealerIds: ReadonlyArray<number>
) => Effect.Effect<ReadonlyArray<R | undefined>, SqlError, SqlClient>

type SqlError = Effect.Error<ReturnType<typeof dealerLines>>

interface StoredCertificates {
  readonly certificates: ReadonlyArray<HeldCertificate>
}

export const dealerLines = Effect.fnUntraced(function* (dealerIds: ReadonlyArray<number>) {
  const sql = yield* SqlClient
  const rows = yield* sql<Omit<DealerLine, "enplus" | "certificates"> & StoredCertificates>`
    select external_number as number, country_id as "countryId", name, street, zip_code as "zipCode", city, phone, email,
      website, nullif(description, '') as description, nullif(imprint, '') as imprint, register,
      represented_by as "representedBy", vat_id as "vatId", opening_hours as "openingHours", certificates,
      creditor_id as "creditorId", is_operator as "isOperator", payment_ids as payments,
      default_payment_id as "defaultPayment", state, joined_on::text as "joinedOn"
    from dealer where id = any(${[...dealerIds]}::int[]) order by external_number collate "C"`
  return rows.map(({ certificates, ...row }): DealerLine => ({
    ...row,
    enplus: certificates.find(({ kind }) => kind === "enplus") ?? null,
    certificates: certificates.filter(({ kind }) => kind !== "enplus")
  }))
})

export const branchLines: StoredLines<BranchLine> = Effect.fnUntraced(function* (dealerIds) {
  const sql = yield* SqlClient
  return yield* sql<BranchLine>`
    select d.external_number as dealer, b.external_number as number, b.name, b.street, b.zip_code as "zipCode", b.city,
      b.opening_hours as "openingHours"
    from branch b join dealer d on d.id = b.dealer_id where d.id = any(${[...dealerIds]}::int[])
    order by d.external_number collate "C", b.external_number collate "C"`
})

/**
 * Normalises the text of an area in the same way as an import does, so that importing and then exporting a file does
 * not change the text.
 */
const sameText = (countryId: AreaLine["countryId"], prefixes: ReadonlyArray<string>): string => {
  const read = parseAreaText(areaText(prefixes, countryId), countryId)
  return areaText("parts" in read ? areaPrefixes(read.parts) : prefixes, countryId)
}

export const areaLines: StoredLines<AreaLine> = Effect.fnUntraced(function* (dealerIds) {
  const sql = yield* SqlClient
  const rows = yield* sql<Omit<AreaLine, "zipCodes"> & { readonly prefixes: ReadonlyArray<string> }>`
    select d.external_number as dealer, a.external_number as number, b.external_number as branch,
      a.country_id as "countryId", a.zip_prefixes as prefixes, a.lead_workdays as "leadWorkdays",
      a.window_workdays as "windowWorkdays"
    from delivery_area a join dealer d on d.id = a.dealer_id join branch b on b.id = a.branch_id
    where d.id = any(${[...dealerIds]}::int[])
    order by d.external_number collate "C", a.external_number collate "C"`
  return rows.map(({ prefixes, ...row }) => ({ ...row, zipCodes: sameText(row.countryId, prefixes) }))
})

export const feeLines: StoredLines<FeeLine> = Effect.fnUntraced(function* (dealerIds) {
  const sql = yield* SqlClient
  const rows = yield* sql<Omit<FeeLine, "fee"> & { readonly key: string; readonly optionId: number }>`
    select d.external_number as dealer, f.product_group_id as "groupId", f.fee_key as key, f.option_id as "optionId",
      f.basis, f.amount
    from dealer_fee f join dealer d on d.id = f.dealer_id where d.id = any(${[...dealerIds]}::int[])
    order by d.external_number collate "C", f.product_group_id, f.fee_key collate "C", f.option_id`
  return rows.map(({ key, optionId, ...row }) => {
    const entry = feesOf(row.groupId).find((fee) => fee.key === key && fee.optionId === optionId)
    return entry === undefined ? undefined : { ...row, fee: entry.name }
  })
})

export const palletLines: StoredLines<PalletLine> = Effect.fnUntraced(function* (dealerIds) {
  const sql = yield* SqlClient
  return yield* sql<PalletLine & { readonly groupId: ProductGroupId }>`
    select d.external_number as dealer, p.product_group_id as "groupId", p.bag_size as "bagSize",
      p.bag_count as "bagCount"
    from dealer_pallet p join dealer d on d.id = p.dealer_id where d.id = any(${[...dealerIds]}::int[])
    order by d.external_number collate "C", p.product_group_id`
})

const certificateNameOf = (productId: number, id: number): string | undefined => {
  const group = groupOfProduct(productId)
  return group === undefined ? undefined : certificationName(group.id, id)
}

export const priceLines: StoredLines<PriceLine> = Effect.fnUntraced(function* (dealerIds) {
  const sql = yield* SqlClient
  const rows = yield* sql<Omit<PriceLine, "certificate"> & { readonly certificationId: number }>`
    select d.external_number as dealer, a.external_number as area, p.product_id as "productId",
      p.certification_id as "certificationId", p.from_amount as "fromAmount", p.valid_from::text as "validFrom",
      p.unit_price as "unitPrice"
    from price_row p join delivery_area a on a.id = p.area_id join dealer d on d.id = a.dealer_id
    where d.id = any(${[...dealerIds]}::int[])
    order by d.external_number collate "C", a.external_number collate "C", p.product_id, p.certification_id,
      p.from_amount, p.valid_from`
  return rows.map(({ certificationId, ...row }) => {
    const certificate = certificateNameOf(row.productId, certificationId)
    return certificate === undefined ? undefined : { ...row, certificate }
  })
})
