/** A table that files are merged into, with the columns that identify a row and the columns that may change. */
export interface MergedTable {
  readonly name: string
  readonly keys: ReadonlyArray<string>
  readonly values: ReadonlyArray<string>
  /**
   * Whether staff also edit rows of this table, each with a check of the version that they saw (rule dealer.record).
   */
  readonly isEdited: boolean
}

export const dealerTable: MergedTable = {
  name: "dealer",
  isEdited: true,
  keys: ["id"],
  values: [
    "external_number",
    "country_id",
    "name",
    "slug",
    "street",
    "zip_code",
    "city",
    "phone",
    "email",
    "website",
    "description",
    "imprint",
    "register",
    "represented_by",
    "vat_id",
    "opening_hours",
    "certificates",
    "creditor_id",
    "is_operator",
    "payment_ids",
    "default_payment_id",
    "state",
    "joined_on",
    "rating",
    "rating_count"
  ]
}

export const branchTable: MergedTable = {
  name: "branch",
  isEdited: true,
  keys: ["id"],
  values: ["dealer_id", "external_number", "name", "street", "zip_code", "city", "opening_hours"]
}

export const areaTable: MergedTable = {
  name: "delivery_area",
  isEdited: true,
  keys: ["id"],
  values: [
    "dealer_id",
    "branch_id",
    "external_number",
    "country_id",
    "zip_prefixes",
    "lead_workdays",
    "window_workdays"
  ]
}

export const feeTable: MergedTable = {
  name: "dealer_fee",
  isEdited: true,
  keys: ["dealer_id", "product_group_id", "fee_key", "option_id"],
  values: ["basis", "amount"]
}

export const palletTable: MergedTable = {
  name: "dealer_pallet",
  isEdited: false,
  keys: ["dealer_id", "product_group_id"],
  values: ["bag_size", "bag_count"]
}

export const priceTable: MergedTable = {
  name: "price_row",
  isEdited: false,
  keys: ["area_id", "product_id", "certification_id", "from_amount", "valid_from"],
  values: ["unit_price"]
}
