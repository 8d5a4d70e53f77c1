import type { CountryId } from "../../domain/place/country.ts"
import { recallStore } from "./country-store.ts"
import { type KeptValues, localValues } from "./storage.ts"

interface AlarmZip {
  readonly countryId: CountryId
  /** Whether a postal code is in the federal state whose price the form watches. */
  readonly isInState: (state: string, zipCode: string) => Promise<boolean>
  readonly values?: KeptValues
}

/**
 * Fills the empty postal-code field of a price alarm with the postal code that prices were last shown for (rule
 * account.alarms). On a federal state's page, the field is filled only if the code is in that state. Text that the user
 * types in the meantime is kept.
 */
export const recallAlarmZip = async (
  field: HTMLInputElement,
  { countryId, isInState, values = localValues }: AlarmZip
): Promise<void> => {
  const { pricingZipCode, zipCodes } = recallStore(countryId, values)
  const zipCode = pricingZipCode ?? zipCodes[0]
  if (zipCode === undefined) return
  const state = field.form?.elements.namedItem("state")
  if (state instanceof HTMLInputElement && !(await isInState(state.value, zipCode))) return
  if (field.value === "" && field !== document.activeElement) field.value = zipCode
}
