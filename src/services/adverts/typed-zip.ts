/** Hears of each field in which a postal code is typed by hand; fields that are filled by a script tell of nothing. */
export const onTypedZipField = (
  hear: (field: HTMLInputElement) => void,
  options: AddEventListenerOptions = {}
): void =>
  document.addEventListener(
    "input",
    ({ target, isTrusted }) => {
      if (isTrusted && target instanceof HTMLInputElement && target.name === "zipCode") hear(target)
    },
    options
  )
