import { type KeptValues, localValues, wishesKey } from "./storage.ts"
import { forgetWishesCookie } from "./cookies.ts"

/** Returns the simple form of the page, if it has one. */
export const simpleForm = (): HTMLFormElement | null =>
  document.querySelector<HTMLFormElement>("form[data-groups]")

/**
 * Deletes the stored selections if the browser submits the form before the form's script, which otherwise does this,
 * has loaded.
 */
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
