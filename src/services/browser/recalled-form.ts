import { amountProblem, formatAmount, simpleAmountLimits } from "../../domain/product/amount.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { productGroup, productGroupById, type ProductGroupId } from "../../domain/product/product-group.ts"
import { type CountryStore, recallStore } from "./country-store.ts"
import { type KeptValues, localValues } from "./storage.ts"

/** A group that this browser asked for last, where the page was sent with another one. */
export interface RecalledGroup {
  readonly groupId: ProductGroupId
  /** As the amount field shows it; undefined where none is known. */
  readonly amountText: string | undefined
}

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | undefined => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : undefined
}

/** Whether a field is neither typed in nor focused; a page's own value counts as typed. */
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
 * What a country's form begins with: where nothing was asked for there, fuel and amount of another country, whose place
 * means nothing here (rule calculator.carried).
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

/** What a form that begins anew is filled with: the last place, and fuel and amount as they were asked for last. */
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
 * Writes the last postal code and the amount of the group into a form that was not touched (rule
 * calculator.country-store); answers the group to change to where another one of its groups was asked for last.
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
    // a click clears the field (rule zip.click-clears), also while the form's script is on its way
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
