import { amountProblem, formatAmount, simpleAmountLimits } from "../../domain/product/amount.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { productGroup, productGroupById, type ProductGroupId } from "../../domain/product/product-group.ts"
import { type CountryStore, recallStore } from "./country-store.ts"
import { type KeptValues, localValues } from "./storage.ts"

/** The product group last requested in this browser, if it differs from the one with which the page was rendered. */
export interface RecalledGroup {
  readonly groupId: ProductGroupId
  /** The stored amount, formatted for the amount field; `undefined` if there is none. */
  readonly amountText: string | undefined
}

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | undefined => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : undefined
}

/** Whether the user has neither changed nor focused a field; a value set by the page counts as changed. */
const isFree = (field: HTMLInputElement, sent: string): boolean =>
  field !== document.activeElement && field.value === sent

const amountTextOf = (
  groupId: ProductGroupId,
  amounts: Readonly<Record<string, number>>,
  countryId: CountryId
): string | undefined => {
  const { productId, unit } = productGroup(groupId)
  const amount = amounts[productId]
  return amount !== undefined && amountProblem(simpleAmountLimits(unit), amount) === undefined
    ? formatAmount(amount, countryId)
    : undefined
}

/**
 * Returns the stored values for a country's form; if nothing was requested in this country yet, the fuel and amount of
 * another country. The postal code of the other country is not used, since it means nothing in this country (rule
 * calculator.carried).
 */
const storeOf = (countryId: CountryId, values: KeptValues): CountryStore => {
  const own = recallStore(countryId, values)
  if (own.selectedGroups.length > 0) return own
  const { zipCodes } = own
  for (const other of [1, 2, 3] as const) {
    const store = recallStore(other, values)
    if (store.selectedGroups.length > 0) return { ...store, zipCodes }
  }
  return own
}

/** Returns the initial values of a new form: the last place, and the fuel and amount last requested. */
export const recallValues = (
  { groups, groupId }: { readonly groups: ReadonlyArray<number>; readonly groupId: ProductGroupId },
  countryId: CountryId,
  values: KeptValues = localValues
): RecalledGroup & { readonly zip: string | undefined } => {
  const { zipCodes, amounts, selectedGroups } = storeOf(countryId, values)
  const asked = productGroupById(selectedGroups.find((id) => groups.includes(id)) ?? 0)?.id ?? groupId
  return { zip: zipCodes[0], groupId: asked, amountText: amountTextOf(asked, amounts, countryId) }
}

/**
 * Writes the last postal code and the group's amount into those fields of a form that the user has not changed (rule
 * calculator.country-store); returns the group to switch to if another group of the form was requested last.
 */
export const recallForm = (
  form: HTMLFormElement,
  countryId: CountryId,
  values: KeptValues = localValues
): RecalledGroup | undefined => {
  const { zipCodes, amounts, selectedGroups } = storeOf(countryId, values)
  const zip = fieldOf(form, "zipCode")
  const amount = fieldOf(form, "amount")
  if (zip === undefined || amount === undefined) return undefined
  const [last = ""] = zipCodes
  const isZipFree = isFree(zip, "")
  if (isZipFree && last !== "") {
    zip.value = last
    // a click clears the field (rule zip.click-clears), even before the form's script has loaded
    zip.addEventListener("click", () => (zip.value = ""), { once: true })
  }
  if (!isFree(amount, amount.defaultValue)) return undefined

  const shown = productGroupById(Number(form.dataset["group"]))
  const groups = (form.dataset["groups"] ?? "").split(" ").map(Number)
  const asked = productGroupById(selectedGroups.find((id) => groups.includes(id)) ?? 0)
  const isUntouched = !form.contains(document.activeElement) && (isZipFree || zip.value === last)
  if (asked !== undefined && asked !== shown && isUntouched)
    return { groupId: asked.id, amountText: amountTextOf(asked.id, amounts, countryId) }
  if (shown !== undefined) amount.value = amountTextOf(shown.id, amounts, countryId) ?? amount.value
  return undefined
}
