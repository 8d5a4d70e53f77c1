import type { Address } from "./address.ts"

/** Who has ordered, as lists name him: the company, then the person. */
export const buyerName = ({
  firstName,
  lastName,
  companyName
}: Pick<Address, "firstName" | "lastName" | "companyName">): string =>
  [companyName, `${firstName} ${lastName}`.trim()].filter((part) => part !== "").join(", ")
