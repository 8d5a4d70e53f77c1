import type { CountryId } from "../../domain/place/country.ts"
import { recallStore } from "./country-store.ts"
import { type KeptValues, localValues } from "./storage.ts"

interface AlarmZip {
  readonly countryId: CountryId
  /** Whether the state whose price the form watches contains a postal code. */
  readonly isInState: (state: string, zipCode: string) => Promise<boolean>
  readonly values?: KeptValues
}

/**
 * Writes the postal code that prices were last shown for into the empty field of a price alarm (rule
 * account.alarms). The form of a state's page gets it only if the code is in that state. What the user types meanwhile
 * stays.
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
