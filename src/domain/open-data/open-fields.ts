/** Whose price an answer tells (rule price.open-data), the widest first. */
export const openBases = ["country", "state", "county", "zip-area"] as const

export type OpenBasis = (typeof openBases)[number]

/** What a field holds: a word or name, a date as 2026-11-26, or a number with a point and no more than two decimals. */
export type OpenFieldType = "text" | "date" | "number"

/** The fields of open data: the contract, the tables and the page that explains them are made of these names. */
export const openFieldTypes = {
  country: "text",
  product: "text",
  day: "date",
  price: "number",
  change: "number",
  changePercent: "number",
  currency: "text",
  unit: "text",
  basis: "text",
  basisName: "text"
} as const satisfies Readonly<Record<string, OpenFieldType>>

export type OpenField = keyof typeof openFieldTypes

/** Of the newest price, in this order; as a table without the first two, which its address tells. */
export const latestFields = [
  "country",
  "product",
  "day",
  "price",
  "change",
  "changePercent",
  "currency",
  "unit",
  "basis",
  "basisName"
] as const satisfies ReadonlyArray<OpenField>

/** What all days of a history share. */
export const historyFields = [
  "country",
  "product",
  "currency",
  "unit",
  "basis",
  "basisName"
] as const satisfies ReadonlyArray<OpenField>

/** Of each day of a history. */
export const dayFields = ["day", "price"] as const satisfies ReadonlyArray<OpenField>

/** Columns of the tables: what is read most comes first. */
export const latestColumns = latestFields.filter((field) => field !== "country" && field !== "product")

export const historyColumns = latestColumns.filter((field) => field !== "change" && field !== "changePercent")
