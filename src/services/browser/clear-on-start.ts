import { type KeptValues, localValues, wishesKey } from "./storage.ts"
import { forgetWishesCookie } from "./cookies.ts"

/** A start that the browser sends by itself, as the form's script is not there yet, clears the saved options as well. */
export const clearOnStart = (
  form: HTMLFormElement,
  countryId: number,
  values: KeptValues = localValues
): void =>
  addEventListener("submit", ({ target, defaultPrevented, submitter }) => {
    if (target !== form || defaultPrevented || submitter?.getAttribute("name") === "openSettings") return
    const key = { countryId, productGroupId: form.dataset["group"] ?? "" }
    values.remove(wishesKey(key))
    forgetWishesCookie(key)
  })
