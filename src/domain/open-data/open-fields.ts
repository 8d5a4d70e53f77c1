/** Kinds of areas that a price can apply to (rule price.open-data), from the widest to the smallest. */
export const openBases = ["country", "state", "county", "zip-area"] as const

export type OpenBasis = (typeof openBases)[number]

/**
 * The type of a field: text, true or false, a date such as 2026-11-26, or a number with a decimal point and at most two
 * decimals.
 */
export type OpenFieldType = "text" | "date" | "number" | "truth"

/** The fields of open data: the contract, the tables and the page that explains them use these names. */
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
  basisName: "text",
  note: "text",
  isSample: "truth",
  license: "text",
  attribution: "text"
} as const satisfies Readonly<Record<string, OpenFieldType>>

export type OpenField = keyof typeof openFieldTypes

/** Fields of the newest price, in this order. */
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
  "basisName",
  "isSample",
  "license",
  "attribution"
] as const satisfies ReadonlyArray<OpenField>

/** Fields that have the same value on all days of a history. */
export const historyFields = [
  "country",
  "product",
  "currency",
  "unit",
  "basis",
  "basisName",
  "note",
  "isSample",
  "license",
  "attribution"
] as const satisfies ReadonlyArray<OpenField>

/** Fields of each day of a history. */
export const dayFields = ["day", "price"] as const satisfies ReadonlyArray<OpenField>

/** All fields, in the order in which they are explained. */
export const explainedFields: ReadonlyArray<OpenField> = [...new Set([...latestFields, ...historyFields])]

/**
 * Fields that are not columns of a table. The table's URL contains the first two, and the headers of the response
 * contain the others.
 */
const untold: ReadonlySet<OpenField> = new Set(["country", "product", "license", "attribution"])

/** Columns of the tables, the most important first. */
export const latestColumns = latestFields.filter((field) => !untold.has(field))

export const historyColumns = latestColumns.filter((field) => field !== "change" && field !== "changePercent")
