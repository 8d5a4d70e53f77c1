interface Imprinted {
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  /** The dealer's text, which may have any number of lines. */
  readonly imprint: string
}

/**
 * Returns those lines of a dealer's imprint that do not only repeat the address, because the address is shown beside
 * the imprint.
 */
export const furtherImprint = ({ name, street, zipCode, city, imprint }: Imprinted): string => {
  const shown = [name, street, zipCode, city].filter((part) => part !== "")
  return imprint
    .split("\n")
    .filter((line) => /[\p{L}\p{N}]/u.test(shown.reduce((rest, part) => rest.replaceAll(part, ""), line)))
    .join("\n")
}
