const nothingToDrop = "Nothing is changed, and the button that drops changes is not there."

/** Transitions that no user can trigger on the current pages, each with the reason. */
export const priceListExclusions: Readonly<Record<string, string>> = {
  "priceList.published --draft.discard[0]--> priceList.editing": nothingToDrop,
  "priceList.scheduled --draft.discard[0]--> priceList.editing": nothingToDrop,
  "priceList.checked --list.check[0]--> priceList.checking":
    "What is checked is not checked again as it is; after a change it is another list.",
  "priceList.flawed --list.check[0]--> priceList.checking":
    "A flawed list is not checked again as it is; after a change it is another list.",
  "priceList.expired --list.check[0]--> priceList.checking":
    "The notice leads to the sign-in, and the list comes back from the browser after it."
}
