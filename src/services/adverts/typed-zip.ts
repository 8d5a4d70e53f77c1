/** Reports each field into which the user types a postal code; fields filled by a script are not reported. */
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
