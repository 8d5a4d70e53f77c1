import { type KeptValues, localValues, wishesKey } from "./storage.ts"
import { forgetWishesCookie } from "./cookies.ts"

/** The simple form of the page, if it has one. */
export const simpleForm = (): HTMLFormElement | null =>
  document.querySelector<HTMLFormElement>("form[data-groups]")

/** If the form is submitted by the browser before its script has loaded, the saved options are cleared as well. */
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
