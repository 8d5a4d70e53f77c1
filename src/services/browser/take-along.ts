/**
 * Submits the current values of some URL parameters with every form that loads this page again: the server has written
 * the values of the page's beginning into the forms, and scripts have changed the URL since.
 */
export const takeAlongInForms = (names: ReadonlyArray<string>, signal: AbortSignal): void =>
  addEventListener(
    "formdata",
    ({ target, formData }) => {
      if (!(target instanceof HTMLFormElement) || target.method !== "get") return
      if (new URL(target.action).pathname !== location.pathname) return
      const current = new URLSearchParams(location.search)
      for (const name of names) {
        formData.delete(name)
        for (const value of current.getAll(name)) formData.append(name, value)
      }
    },
    { signal }
  )
